// Points at things on the screen. Whatever a game draws for a target carries it as `data-target`.

function shown(target: string): Element[] {
  return [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)];
}

export function anchorOf(target: string): Element | null {
  return shown(target)[0] ?? null;
}

function mark(element: Element, name: string, time: number): void {
  element.classList.remove(name);
  // begin again, even if the last one still runs
  element.getBoundingClientRect();
  element.classList.add(name);
  setTimeout(() => element.classList.remove(name), time);
}

/** Something happened here. The stage brings it into view. */
export function pulse(target: string): void {
  for (const element of shown(target)) {
    element.dispatchEvent(new CustomEvent('reveal', { bubbles: true }));
    mark(element, 'pulsed', 1200);
  }
}

/** A lamp stands at each of these until what is returned is called. */
export function light(targets: readonly string[]): () => void {
  const lamps = targets.flatMap(shown);
  for (const lamp of lamps) lamp.classList.add('advised');
  return () => lamps.forEach((lamp) => lamp.classList.remove('advised'));
}

/** These are the legal spots. */
export function flash(targets: readonly string[]): void {
  for (const target of targets) for (const element of shown(target)) mark(element, 'flashed', 1900);
}
