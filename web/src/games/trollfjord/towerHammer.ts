// The hammer before the wall that it aims at, how it is drawn back and swings, and the marks on the walls.
import {
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  RingGeometry,
  Vector3,
  type Material,
  type Scene,
} from 'three';
import { FACE, HEIGHTS, hitHeight, type Aim } from './towerShape';
import { INK, type Workshop } from './towerWood';

const LAMP = 0xffc45a;
const HANDLE = 9.5;
const HEAD = { radius: 1.45, length: 4.2 };
/** How many seconds the head takes to the wall. */
export const SWING = 0.13;

/** By which angle the hammer is drawn back for a share of its strength. */
const drawnBack = (share: number): number => 0.28 + 0.6 * share;

export class Hammer {
  aim: Aim = { side: 0, height: 2, strength: 12 };
  /** Whether the mark and the heights that could be struck are shown. */
  choosing = false;
  /** How far it is to be drawn back, from 0 to 1. */
  drawn = 0;
  readonly #pivot = new Group();
  readonly #arm = new Group();
  readonly #mark = new Group();
  readonly #dots = new Group();
  /** The angle by which it is drawn back, and where the end of its handle is. */
  #back = 0;
  readonly #at = new Vector3();

  constructor(scene: Scene, shop: Workshop) {
    this.#build(shop);
    this.#paint(shop);
    scene.add(this.#pivot, this.#mark, this.#dots);
    this.#at.copy(this.#place());
  }

  /** Goes on for some seconds, at once where `calm`; `since` the hit, below 0 before it. Whether it still moves. */
  swing(seconds: number, calm: boolean, since: number | null): boolean {
    const { side, height, strength } = this.aim;
    let wanted = this.drawn > 0 ? drawnBack(this.drawn) : 0.12 + 0.1 * (strength / 20);
    if (since !== null) {
      // before the hit the head comes from where it was drawn to; after it, it bounces back
      if (since < 0) this.#back = drawnBack(strength / 20) * Math.min(1, -since / SWING) ** 0.7;
      else wanted = 0.1 + 0.35 * Math.min(1, since * 3);
      this.drawn = 0;
    }
    const step = calm ? 1 : 1 - Math.exp(-seconds * 14);
    if (since === null || since >= 0) this.#back += (wanted - this.#back) * step;
    const place = this.#place();
    this.#at.lerp(place, calm ? 1 : 1 - Math.exp(-seconds * 10));
    this.#pivot.position.copy(this.#at);
    this.#arm.rotation.z = (side === 0 ? 1 : -1) * this.#back;
    this.#mark.visible = this.choosing && since === null;
    this.#dots.visible = this.#mark.visible;
    this.#mark.position.set(side === 0 ? -FACE - 0.08 : FACE + 0.08, hitHeight(height), 0);
    this.#mark.rotation.y = side === 0 ? -Math.PI / 2 : Math.PI / 2;
    return Math.abs(wanted - this.#back) >= 0.002 || this.#at.distanceTo(place) >= 0.01;
  }

  /** Where the end of the handle belongs, so that the head just touches the wall. */
  #place(): Vector3 {
    const { side, height } = this.aim;
    // the handle hangs down and points away, so that it hides nothing; for low strikes it is nearly level
    const tilt = Math.acos(Math.min(0.92, (hitHeight(height) - 1.2) / HANDLE));
    this.#pivot.rotation.x = tilt;
    const out = FACE + HEAD.length / 2 + 0.05;
    return new Vector3(
      side === 0 ? -out : out,
      hitHeight(height) - Math.cos(tilt) * HANDLE,
      -Math.sin(tilt) * HANDLE + 0.2,
    );
  }

  #build(shop: Workshop): void {
    const wood = shop.keep(new MeshStandardMaterial({ map: shop.wood([196, 142, 86], 1, 21), roughness: 0.75 }));
    const dark = shop.keep(new MeshStandardMaterial({ map: shop.wood([142, 92, 50], 1, 23), roughness: 0.8 }));
    const iron = shop.keep(new MeshStandardMaterial({ color: 0x8b97a3, roughness: 0.5, metalness: 0.35 }));
    const ink = shop.outline();
    const head = new Group();
    head.position.y = HANDLE;
    const cylinder = (radius: number, length: number, at: number, material: Material): void => {
      const mesh = new Mesh(shop.keep(new CylinderGeometry(radius, radius, length, 20)), material);
      mesh.rotation.z = Math.PI / 2;
      mesh.position.x = at;
      mesh.castShadow = true;
      const outline = new Mesh(shop.keep(new CylinderGeometry(radius + 0.09, radius + 0.09, length + 0.18, 20)), ink);
      mesh.add(outline);
      head.add(mesh);
    };
    cylinder(HEAD.radius, HEAD.length, 0, wood);
    for (const at of [-1, 1]) cylinder(HEAD.radius + 0.1, 0.45, at * (HEAD.length / 2 - 0.55), iron);
    const handle = new Mesh(shop.keep(new CylinderGeometry(0.36, 0.44, HANDLE + 2, 14)), dark);
    handle.position.y = HANDLE / 2 + 0.4;
    handle.castShadow = true;
    const outline = new Mesh(shop.keep(new CylinderGeometry(0.44, 0.52, HANDLE + 2.1, 14)), ink);
    handle.add(outline);
    this.#arm.add(head, handle);
    this.#pivot.add(this.#arm);
  }

  #paint(shop: Workshop): void {
    const bright = shop.keep(
      new MeshBasicMaterial({ color: LAMP, transparent: true, opacity: 0.95, depthWrite: false }),
    );
    const dark = shop.keep(new MeshBasicMaterial({ color: INK, transparent: true, opacity: 0.6, depthWrite: false }));
    const faint = shop.keep(
      new MeshBasicMaterial({ color: LAMP, transparent: true, opacity: 0.55, depthWrite: false }),
    );
    const ring = (inner: number, outer: number, material: Material, lift: number): Mesh => {
      const mesh = new Mesh(shop.keep(new RingGeometry(inner, outer, 36)), material);
      mesh.position.z = lift;
      return mesh;
    };
    this.#mark.add(
      ring(1.12, 1.62, dark, 0),
      ring(1.22, 1.52, bright, 0.02),
      ring(0.28, 0.72, dark, 0),
      ring(0.38, 0.62, bright, 0.02),
    );
    for (const turn of [0, 1, 2, 3]) {
      const tick = new Mesh(shop.box(0.2, 0.75, 0.01), bright);
      tick.position.set(Math.sin((turn * Math.PI) / 2) * 1.85, Math.cos((turn * Math.PI) / 2) * 1.85, 0.02);
      tick.rotation.z = (-turn * Math.PI) / 2;
      this.#mark.add(tick);
    }
    for (const side of [0, 1])
      HEIGHTS.forEach((_, height) => {
        const dot = ring(0.2, 0.34, faint, 0);
        dot.position.set((side ? 1 : -1) * (FACE + 0.07), hitHeight(height), 0);
        dot.rotation.y = side ? Math.PI / 2 : -Math.PI / 2;
        this.#dots.add(dot);
      });
  }
}
