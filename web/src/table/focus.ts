// Whoever plays by keys is not thrown to the top of the page when what they held is gone from the table.

const NEXT = [
  '[role="application"] .lit[tabindex="0"]',
  'button.lit',
  '.actions .btn:enabled',
  '[role="application"] [tabindex="0"]',
  'h1[tabindex]',
];

/** Watches a part of the page and passes the focus on where it would be lost. Returns how to stop. */
export function keepFocus(root: HTMLElement): () => void {
  let held: HTMLElement | null = null;
  let frame = 0;

  const lost = (): boolean => held !== null && document.activeElement === document.body;

  function pass(): void {
    if (!lost() || !held) return;
    const { target } = held.dataset;
    const again = target ? [`[data-target="${CSS.escape(target)}"]`] : [];
    const others = [...again, ...NEXT].flatMap((next) => root.querySelector<HTMLElement>(next) ?? []);
    for (const next of [held, ...others]) {
      next.focus({ preventScroll: true });
      if (document.activeElement === next) return;
    }
  }
  function seen(event: FocusEvent): void {
    const { target } = event;
    held = target instanceof HTMLElement && target.matches(':focus-visible') ? target : null;
  }
  // a mouse may leave the focus nowhere
  function pointed(): void {
    held = null;
  }

  const watch = new MutationObserver(() => {
    if (!lost()) return;
    cancelAnimationFrame(frame);
    // once what comes instead is drawn
    frame = requestAnimationFrame(pass);
  });
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled', 'inert', 'class'] });
  root.addEventListener('focusin', seen);
  addEventListener('pointerdown', pointed, { capture: true });
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    root.removeEventListener('focusin', seen);
    removeEventListener('pointerdown', pointed, { capture: true });
  };
}
