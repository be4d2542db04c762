// Whether the tower is shown in 3D: by itself where the browser has a graphics card for it, otherwise as its player likes it.
type Look = '3d' | 'flat';

const STORE = 'underhall-tower';

/** Whether the browser can draw in 3D; `well` asks whether it can do so quickly. */
function able(well: boolean): boolean {
  const found = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: well });
  // a page has only so many of these
  found?.getExtension('WEBGL_lose_context')?.loseContext();
  return found !== null;
}

class Looks {
  #chosen = $state.raw<Look | null>(null);
  #able: { any: boolean; well: boolean } | null = null;

  constructor() {
    const stored = typeof localStorage === 'undefined' ? null : localStorage.getItem(STORE);
    if (stored === '3d' || stored === 'flat') this.#chosen = stored;
  }

  get #can(): { any: boolean; well: boolean } {
    this.#able ??= { any: able(false), well: able(true) };
    return this.#able;
  }

  /** Whether there is anything to choose. */
  get free(): boolean {
    return this.#can.any;
  }

  get flat(): boolean {
    if (!this.#can.any) return true;
    return this.#chosen === null ? !this.#can.well : this.#chosen === 'flat';
  }

  turn(): void {
    this.#chosen = this.flat ? '3d' : 'flat';
    localStorage.setItem(STORE, this.#chosen);
  }
}

export const looks = new Looks();
