// Puts the drawings of the game into the page, once, for every <use> of them.
import art from './art.svg?raw';

if (typeof document !== 'undefined' && !document.getElementById('tf-art')) {
  const holder = document.createElement('div');
  holder.innerHTML = art;
  holder.style.cssText = 'position: absolute; width: 0; height: 0; overflow: hidden';
  document.body.append(holder);
}
