// The drawings of the bout, put into the page once: boulders with the sign of their colour, and the tortoise of the slow replay.
const ART = `<svg id="tf-bout-art" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
<symbol id="boulder-white" viewBox="0 0 32 32"><g stroke="#20140d" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path fill="#d9d2c4" d="M5.5 12 11 5l9-1 6.5 5.5 1.5 9-4.5 7.5-9 2L6 23.5 3.5 17z"/></g><path fill="#f7f2e6" d="m7.2 12.6 4.5-5.9 7.3-.8-3.5 4.8-6.2 4z"/><path fill="#a79f8f" d="m26.6 18.6-3.9 6.2-8 1.7 6.3-5.5 2.5-5z"/></symbol>
<symbol id="boulder-red" viewBox="0 0 32 32"><g stroke="#20140d" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path fill="#cf4436" d="M5.5 12 11 5l9-1 6.5 5.5 1.5 9-4.5 7.5-9 2L6 23.5 3.5 17z"/></g><path fill="#f08a73" d="m7.2 12.6 4.5-5.9 7.3-.8-3.5 4.8-6.2 4z"/><path fill="#8c2820" d="m26.6 18.6-3.9 6.2-8 1.7 6.3-5.5 2.5-5z"/><path fill="#fff1ea" stroke="#20140d" stroke-width="1.3" stroke-linejoin="round" d="m16 11.5 5 8.5H11z"/></symbol>
<symbol id="boulder-yellow" viewBox="0 0 32 32"><g stroke="#20140d" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path fill="#e8b33c" d="M5.5 12 11 5l9-1 6.5 5.5 1.5 9-4.5 7.5-9 2L6 23.5 3.5 17z"/></g><path fill="#ffe692" d="m7.2 12.6 4.5-5.9 7.3-.8-3.5 4.8-6.2 4z"/><path fill="#a8751a" d="m26.6 18.6-3.9 6.2-8 1.7 6.3-5.5 2.5-5z"/><path fill="#5a3a08" stroke="#20140d" stroke-width=".8" d="M14.3 11h3.4v3.8h3.8v3.4h-3.8V22h-3.4v-3.8h-3.8v-3.4h3.8z"/></symbol>
<symbol id="boulder-blue" viewBox="0 0 32 32"><g stroke="#20140d" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path fill="#3d83c6" d="M5.5 12 11 5l9-1 6.5 5.5 1.5 9-4.5 7.5-9 2L6 23.5 3.5 17z"/></g><path fill="#8cc0ee" d="m7.2 12.6 4.5-5.9 7.3-.8-3.5 4.8-6.2 4z"/><path fill="#25578a" d="m26.6 18.6-3.9 6.2-8 1.7 6.3-5.5 2.5-5z"/><circle cx="16" cy="16.3" r="4.6" fill="#e9f5ff" stroke="#20140d" stroke-width="1.3"/><circle cx="16" cy="16.3" r="1.7" fill="#25578a"/></symbol>
<symbol id="ui-slow" viewBox="0 0 32 32"><g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M5 22h19c3 0 4-5 1-6-1-6-6-9-11-9S5 11 5 17M25 16l3-3M9 22v4M20 22v4"/></g></symbol>
</svg>`;

if (typeof document !== 'undefined' && !document.getElementById('tf-bout-art')) {
  const holder = document.createElement('div');
  holder.innerHTML = ART;
  holder.style.cssText = 'position: absolute; width: 0; height: 0; overflow: hidden';
  document.body.append(holder);
}

export {};
