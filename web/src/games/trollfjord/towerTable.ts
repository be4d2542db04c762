// The table that the tower stands on, with the rows of fallen boulders before it, and the light over all.
import {
  CylinderGeometry,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  RingGeometry,
  Vector3,
  type Scene,
} from 'three';
import { COLOURS, colourOf, radiusOf } from './towerShape';
import type { Workshop } from './towerWood';

/** Fallen boulders lie in rows before the tower, one for each colour. */
const ROW = { x: -6.4, z: 8.9, pitch: 1.6, gap: 2.05 };

/** Where each boulder on the table lies: one row for each colour, in the order in which they fell. */
export function rowsOf(table: readonly number[]): Map<number, Vector3> {
  const rows = new Map<number, Vector3>();
  const filled = COLOURS.map(() => 0);
  for (const boulder of table) {
    const colour = colourOf(boulder);
    const nth = filled[colour] ?? 0;
    filled[colour] = nth + 1;
    rows.set(boulder, new Vector3(ROW.x + nth * ROW.pitch, radiusOf(boulder), ROW.z + colour * ROW.gap));
  }
  return rows;
}

export function addTable(scene: Scene, shop: Workshop): void {
  const map = shop.wood([104, 70, 46], 5, 11);
  map.repeat.set(4, 4);
  const wood = shop.keep(new MeshStandardMaterial({ map, roughness: 0.9 }));
  const edge = shop.keep(new MeshStandardMaterial({ color: 0x4a2f1b, roughness: 0.9 }));
  const top = new Mesh(shop.keep(new CylinderGeometry(25, 24.4, 1.6, 72)), [edge, wood, edge]);
  top.position.set(0, -0.8, 4.5);
  top.receiveShadow = true;
  scene.add(top);
  const trim = new Mesh(
    shop.keep(new RingGeometry(24.1, 24.5, 72)),
    shop.keep(new MeshBasicMaterial({ color: 0x000000, transparent: true, opacity: 0.35 })),
  );
  trim.rotation.x = -Math.PI / 2;
  trim.position.set(0, 0.02, 4.5);
  scene.add(trim);
  // shallow grooves for the counting rows
  const groove = shop.keep(new MeshBasicMaterial({ color: 0x000000, transparent: true, opacity: 0.22 }));
  COLOURS.forEach((_, row) => {
    const bed = new Mesh(shop.box(11 * ROW.pitch + 0.5, 0.02, 1.3), groove);
    bed.position.set(ROW.x + 5 * ROW.pitch, 0.02, ROW.z + row * ROW.gap);
    scene.add(bed);
  });
}

export class Light {
  readonly #sky = new HemisphereLight(0xffe9c8, 0x5a3a20, 1.6);
  readonly #sun = new DirectionalLight(0xffecd0, 3.0);

  constructor(scene: Scene) {
    const { shadow } = this.#sun;
    this.#sun.position.set(-16, 36, 27);
    this.#sun.target.position.set(0, 8, 3);
    this.#sun.castShadow = true;
    shadow.mapSize.set(1024, 1024);
    shadow.bias = -0.0006;
    shadow.normalBias = 0.04;
    shadow.radius = 3;
    Object.assign(shadow.camera, { left: -24, right: 24, top: 24, bottom: -24, near: 5, far: 90 });
    const fill = new DirectionalLight(0x9db8ff, 0.5);
    fill.position.set(20, 12, 18);
    scene.add(this.#sky, this.#sun, this.#sun.target, fill);
  }

  set bright(bright: boolean) {
    this.#sky.intensity = bright ? 2.3 : 1.6;
    this.#sun.intensity = bright ? 3.4 : 3;
  }
}
