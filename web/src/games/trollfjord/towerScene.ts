// The Stone Tower in 3D: how everything lies, and how it falls when the hammer hits. Only this module and those that draw
// its parts know three.js; they are fetched when a bout begins.
//
// The physics has x to the right, y out of the mouth and z up, seen from behind the tower. Whoever looks at the mouth sees
// that mirrored, and so does this scene: (x, y, z) is drawn at (x, z, y), and the left wall stays at the left. The tower is
// its own mirror image, so nothing is lost.
import { ACESFilmicToneMapping, PCFShadowMap, Scene, WebGLRenderer, type Vector3 } from 'three';
import { Boulders, drawn } from './towerBoulders';
import { Hammer, SWING } from './towerHammer';
import { exits, lasts, poseAt, towerAt, type Path } from './towerPath';
import type { Aim } from './towerShape';
import { addTable, Light, rowsOf } from './towerTable';
import type { Lying } from './towerTumble';
import { View } from './towerView';
import { Walls } from './towerWalls';
import { Workshop } from './towerWood';

/** How many pixels a frame has at most for each of the page's; fewer, the more plainly it is drawn. */
const FINEST = 2;
const RATIOS = [FINEST, 1, 0.75, 0.5];
/** How many seconds a boulder takes to roll into its row. */
const ROLL = 0.55;

export interface Told {
  /** The hammer hits. */
  hit?(): void;
  /** A boulder passes the mouth. */
  out?(boulder: number): void;
  /** A boulder touches the table. */
  landed?(boulder: number): void;
}

interface Moment {
  at: number;
  run: () => void;
  heard?: boolean;
}

interface Showing {
  path: Path;
  speed: number;
  /** Seconds of the path since the hammer hit; before that below 0. */
  at: number;
  events: Moment[];
  rows: Map<number, { from: Vector3; to: Vector3 }>;
  done: () => void;
}

export class TowerScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #shop = new Workshop();
  readonly #view = new View();
  readonly #light: Light;
  readonly #walls: Walls;
  readonly #boulders: Boulders;
  readonly #hammer: Hammer;
  #calm = false;
  #showing: Showing | null = null;
  #last = 0;
  #frame = 0;
  #slow = 0;
  #plainness = 0;
  #gone = false;

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' });
    this.#renderer.toneMapping = ACESFilmicToneMapping;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#light = new Light(this.#scene);
    this.#walls = new Walls(this.#scene, this.#shop);
    addTable(this.#scene, this.#shop);
    this.#boulders = new Boulders(this.#scene, this.#shop);
    this.#hammer = new Hammer(this.#scene, this.#shop);
    canvas.addEventListener('webglcontextrestored', () => this.#wake());
  }

  // -- what the page asks for

  /** `inset` is covered by something else at the left and the right, `top` at the top. */
  resize(width: number, height: number, inset = this.#view.size.inset, top = this.#view.size.top): void {
    if (!width || !height) return;
    this.#view.size = { width, height, inset, top };
    this.#renderer.setSize(width, height, false);
    this.#wake();
  }

  /** Less motion: everything is at its place at once. */
  set calm(calm: boolean) {
    this.#calm = calm;
    this.#wake();
  }

  set bright(bright: boolean) {
    this.#light.bright = bright;
    this.#wake();
  }

  /** Where the hammer stands; `choosing` shows the mark and the heights that could be struck. */
  aim(aim: Aim, choosing: boolean): void {
    this.#hammer.aim = aim;
    this.#hammer.choosing = choosing;
    this.#wake();
  }

  /** How far the hammer is drawn back, from 0 to 1. */
  draw(share: number): void {
    this.#hammer.drawn = share;
    this.#wake();
  }

  /** Everything at rest. */
  lay(lying: Lying): void {
    this.finish();
    this.#boulders.hideAll();
    for (const [boulder, { place, turn }] of lying.inside) this.#boulders.put(boulder, place, turn);
    for (const [boulder, place] of rowsOf(lying.table)) this.#boulders.lie(boulder, place);
    this.#walls.pose([0, 0, 0, 0]);
    this.#renderer.shadowMap.needsUpdate = true;
    this.#wake();
  }

  /** The hammer hits, and the boulders take their way; `lying` is how everything lies before it. */
  fall(lying: Lying, path: Path, fallen: readonly number[], speed: number, told: Told = {}): Promise<void> {
    this.lay(lying);
    const end = lasts(path);
    const rows: Showing['rows'] = new Map();
    for (const [boulder, to] of rowsOf([...lying.table, ...fallen])) {
      const n = path.ids.indexOf(boulder);
      const from = n < 0 ? to : drawn(poseAt(path, n, end).place);
      if (fallen.includes(boulder)) rows.set(boulder, { from, to });
    }
    return new Promise((done) => {
      this.#showing = { path, speed, at: -SWING * speed, events: eventsOf(path, fallen, told), rows, done };
      this.#wake();
    });
  }

  /** Brings what is being shown to its end at once. */
  finish(): void {
    const showing = this.#showing;
    if (!showing) return;
    this.#showing = null;
    // what is only heard would be heard all at once
    for (const { run, heard } of showing.events) if (!heard) run();
    this.#putAll(showing.path, lasts(showing.path));
    for (const [boulder, { to }] of showing.rows) this.#boulders.lie(boulder, to);
    this.#walls.pose([0, 0, 0, 0]);
    this.#hammer.drawn = 0;
    this.#wake();
    showing.done();
  }

  /** Which wall and height a point of the canvas means. */
  pick(x: number, y: number): { side: number; height: number } | null {
    return this.#walls.aimedAt(this.#view.ray(x, y));
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#gone = true;
    const showing = this.#showing;
    this.#showing = null;
    showing?.done();
    this.#shop.dispose();
    this.#renderer.dispose();
  }

  // -- drawing

  #wake(): void {
    if (this.#frame || this.#gone) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#draw);
  }

  #draw = (now: number): void => {
    const seconds = Math.min(0.25, Math.max(0, (now - this.#last) / 1000));
    this.#last = now;
    this.#frame = 0;
    const moving = [this.#play(seconds), this.#swing(seconds), this.#look(seconds)].some(Boolean);
    this.#boulders.write();
    // drawn plainly, shadows and fine lines are made once all lies still
    if (!moving) this.#renderer.shadowMap.needsUpdate = true;
    this.#sharpen(moving ? (RATIOS[this.#plainness] ?? FINEST) : FINEST);
    this.#renderer.render(this.#scene, this.#view.camera);
    if (moving) this.#spare(seconds);
    if (moving) this.#frame = requestAnimationFrame(this.#draw);
  };

  /** Where frames come slowly, as without a graphics card, they are drawn more plainly. */
  #spare(took: number): void {
    this.#slow = took > 0.07 ? this.#slow + 1 : Math.max(0, this.#slow - 1);
    if (this.#slow < 4 || this.#plainness === 3) return;
    this.#slow = 0;
    this.#plainness += 1;
    this.#renderer.shadowMap.autoUpdate = false;
  }

  #sharpen(finest: number): void {
    const ratio = Math.min(finest, window.devicePixelRatio || 1);
    if (ratio !== this.#renderer.getPixelRatio()) this.#renderer.setPixelRatio(ratio);
  }

  /** Each of these goes on for some seconds, and says whether something still moves. */
  #play(seconds: number): boolean {
    const showing = this.#showing;
    if (!showing) return false;
    const { path, rows } = showing;
    const end = lasts(path);
    // once all lie still, they roll into their rows at the usual pace
    const before = showing.at;
    showing.at += seconds * (before >= end ? 1 : showing.speed);
    const at = Math.max(0, showing.at);
    while (showing.events[0] && showing.events[0].at <= showing.at) showing.events.shift()?.run();
    if (this.#showing !== showing) return true;
    this.#walls.pose(towerAt(path, at));
    this.#putAll(path, at);
    const rolled = showing.at - end - 0.15;
    let nth = 0;
    for (const [boulder, { from, to }] of rows) {
      const share = Math.min(1, Math.max(0, (rolled - 0.04 * nth) / ROLL));
      nth += 1;
      if (share <= 0 && path.ids.includes(boulder)) continue;
      const eased = 1 - (1 - share) ** 3;
      const place = from.clone().lerp(to, eased);
      this.#boulders.lie(boulder, place, from.distanceTo(to) * eased, to.clone().sub(from));
    }
    if (rolled > ROLL + 0.04 * rows.size || (rows.size === 0 && rolled > 0)) {
      this.#showing = null;
      this.#walls.pose([0, 0, 0, 0]);
      showing.done();
    }
    return true;
  }

  #swing(seconds: number): boolean {
    const showing = this.#showing;
    return this.#hammer.swing(seconds, this.#calm, showing && showing.at / showing.speed);
  }

  #look(seconds: number): boolean {
    return this.#view.turn(this.#hammer.aim.side, seconds, this.#calm);
  }

  /** Every boulder where its path has it at a time. */
  #putAll(path: Path, at: number): void {
    path.ids.forEach((boulder, n) => {
      const { place, turn } = poseAt(path, n, at);
      this.#boulders.put(boulder, place, turn);
    });
  }
}

/** What is told during a fall, in its order. */
function eventsOf(path: Path, fallen: readonly number[], told: Told): Moment[] {
  const left = exits(path).filter(({ over }) => !over);
  const events: Moment[] = [{ at: 0, run: () => told.hit?.(), heard: true }];
  for (const { boulder, out, landed } of left)
    events.push(
      { at: out, run: () => told.out?.(boulder) },
      { at: landed, run: () => told.landed?.(boulder), heard: true },
    );
  // what the record says fell and the path does not show
  for (const boulder of fallen)
    if (!left.some((one) => one.boulder === boulder)) events.push({ at: lasts(path), run: () => told.out?.(boulder) });
  return events.sort((a, b) => a.at - b.at);
}
