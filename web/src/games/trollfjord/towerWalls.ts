// The tower as it is built: walls with a mouth and a window, the boards inside, a frame, bands of iron.
import {
  Group,
  Mesh,
  MeshStandardMaterial,
  Plane,
  PointLight,
  SphereGeometry,
  Vector3,
  type Material,
  type Raycaster,
  type Scene,
} from 'three';
import { FACE, LINTEL, nearestHeight, TOP, TOWER } from './towerShape';
import type { Workshop } from './towerWood';

/** Half the thickness of boards. */
const THIN = 0.12;
const HALF = TOWER.width / 2;
const THICK = TOWER.wall;
/** How far out the walls stand, such as the front. */
const FRONT = HALF + THICK / 2;

export class Walls {
  readonly #group = new Group();
  readonly #shop: Workshop;
  readonly #wood: Material;
  readonly #dark: Material;
  readonly #trim: Material;
  readonly #iron: Material;
  /** Those that a strike can be aimed by pointing at. */
  readonly #walls: Mesh[] = [];

  constructor(scene: Scene, shop: Workshop) {
    const made = (material: MeshStandardMaterial): Material => shop.keep(material);
    this.#shop = shop;
    this.#wood = made(
      new MeshStandardMaterial({ map: shop.wood([166, 108, 60], 4, 3), roughness: 0.82, metalness: 0 }),
    );
    this.#dark = made(new MeshStandardMaterial({ map: shop.wood([70, 46, 30], 4, 5), roughness: 0.95 }));
    this.#trim = made(new MeshStandardMaterial({ map: shop.wood([120, 74, 40], 2, 9), roughness: 0.8 }));
    this.#iron = made(new MeshStandardMaterial({ color: 0x7b8793, roughness: 0.5, metalness: 0.35 }));
    const lamp = new PointLight(0xffa850, 9, 14, 1.4);
    lamp.position.set(0, TOWER.sill + 4.6, 0.4);
    this.#group.add(lamp);
    this.#sides();
    this.#front();
    this.#boards();
    this.#lining();
    this.#frame();
    this.#bands();
    shop.ink(this.#group);
    scene.add(this.#group);
  }

  /** Pushed along x and y, tilted about them. */
  pose([x, y, aboutX, aboutY]: readonly [number, number, number, number]): void {
    this.#group.position.set(x, 0, y);
    this.#group.rotation.set(-aboutX, 0, -aboutY);
  }

  /** Which wall and height somebody means who points along this ray. */
  aimedAt(pointing: Raycaster): { side: number; height: number } | null {
    const [hit] = pointing.intersectObjects(this.#walls, false);
    const at = new Vector3();
    if (hit) at.copy(hit.point);
    // beside the tower the nearer wall is meant
    else if (!pointing.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), 0), at)) return null;
    if (at.y < -1.5 || at.y > TOP + 5 || Math.abs(at.x) > 15) return null;
    const lateral = hit && Math.abs(at.x) > FACE - 0.05;
    const side = lateral ? (hit.object.userData.side as number) : at.x < 0 ? 0 : 1;
    return { side, height: nearestHeight(at.y) };
  }

  #box(
    width: number,
    height: number,
    depth: number,
    x: number,
    y: number,
    z: number,
    material: Material = this.#wood,
  ): Mesh {
    const mesh = new Mesh(this.#shop.box(width, height, depth), material);
    mesh.position.set(x, y, z);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    this.#group.add(mesh);
    return mesh;
  }

  #sides(): void {
    for (const side of [0, 1]) {
      const wall = this.#box(THICK, TOP, TOWER.width + 2 * THICK, side ? FRONT : -FRONT, TOP / 2, 0);
      wall.userData.side = side;
      this.#walls.push(wall);
    }
    this.#walls.push(this.#box(TOWER.width, TOP, THICK, 0, TOP / 2, -FRONT));
  }

  /** Below the sill, beside the mouth, above it with a barred window. */
  #front(): void {
    const post = (TOWER.width - TOWER.mouthWidth) / 2;
    const mouth = TOWER.sill + TOWER.mouthHeight / 2;
    const sash = { low: LINTEL + 3.1, high: LINTEL + 5.9, wide: 2.9 };
    const [opening, middle] = [sash.high - sash.low, (sash.low + sash.high) / 2];
    const jamb = (TOWER.width - sash.wide) / 2;
    this.#walls.push(
      this.#box(TOWER.width, TOWER.sill - 0.2, THICK, 0, TOWER.sill / 2 - 0.1, FRONT),
      this.#box(post, TOWER.mouthHeight, THICK, -(HALF - post / 2), mouth, FRONT),
      this.#box(post, TOWER.mouthHeight, THICK, HALF - post / 2, mouth, FRONT),
      this.#box(TOWER.width, sash.low - LINTEL, THICK, 0, (LINTEL + sash.low) / 2, FRONT),
      this.#box(TOWER.width, TOP - sash.high, THICK, 0, (TOP + sash.high) / 2, FRONT),
      this.#box(jamb, opening, THICK, -(HALF - jamb / 2), middle, FRONT),
      this.#box(jamb, opening, THICK, HALF - jamb / 2, middle, FRONT),
    );
    for (const x of [-sash.wide / 4, sash.wide / 4]) this.#box(0.2, opening, 0.2, x, middle, FRONT, this.#iron);
    this.#box(sash.wide + 0.8, 0.4, 0.35, 0, sash.low - 0.16, FRONT + THICK / 2);
  }

  /** The floor and the shelves inside. */
  #boards(): void {
    const slope = (TOWER.floorSlope * Math.PI) / 180;
    const depth = TOWER.width + THICK;
    const low = TOWER.sill + (Math.tan(slope) * depth) / 2 - THIN / Math.cos(slope);
    const floor = this.#box(TOWER.width, 2 * THIN, depth / Math.cos(slope), 0, low, THICK / 2, this.#dark);
    floor.rotation.x = slope;
    for (const [top, degrees, gap, towards] of TOWER.shelves) {
      const run = TOWER.width - gap;
      const angle = (degrees * Math.PI) / 180;
      const high = TOWER.sill + top - (Math.tan(angle) * run) / 2 - THIN / Math.cos(angle);
      const long = run / Math.cos(angle);
      const shelf = this.#box(TOWER.width, 2 * THIN, long, 0, high, towards * (run / 2 - HALF), this.#dark);
      shelf.rotation.x = towards * angle;
    }
  }

  /** Dark, so that the sky does not shine on the inner walls. */
  #lining(): void {
    for (const [x, z, turn] of [
      [0, -HALF + 0.01, 0],
      [-HALF + 0.01, 0, Math.PI / 2],
      [HALF - 0.01, 0, -Math.PI / 2],
    ] as const) {
      const lining = this.#box(TOWER.width, TOP - 0.6, 0.01, x, TOP / 2, z, this.#dark);
      lining.rotation.y = turn;
      lining.castShadow = false;
    }
  }

  /** Around the mouth, at the corners, along the rim. */
  #frame(): void {
    const edge = TOWER.mouthWidth / 2;
    const before = FRONT + THICK / 2;
    const high = TOWER.mouthHeight + 0.3;
    const middle = TOWER.sill + TOWER.mouthHeight / 2;
    for (const side of [-1, 1]) this.#box(0.5, high, 0.4, side * (edge + 0.2), middle, before, this.#trim);
    this.#box(TOWER.mouthWidth + 1.3, 0.65, 0.5, 0, LINTEL + 0.3, before, this.#trim);
    this.#box(TOWER.mouthWidth + 0.9, 0.35, 0.7, 0, TOWER.sill - 0.32, before, this.#trim);
    const corner = FACE - 0.1;
    for (const x of [-corner, corner])
      for (const z of [-corner, corner]) this.#box(0.55, TOP, 0.55, x, TOP / 2, z, this.#trim);
    const rim = FACE - 0.05;
    for (const side of [-rim, rim]) {
      this.#box(0.8, 0.55, 2 * rim + 0.8, side, TOP + 0.1, 0, this.#trim);
      this.#box(2 * rim + 0.8, 0.55, 0.8, 0, TOP + 0.1, side, this.#trim);
    }
  }

  /** With rivets all round; the lowest one stops at the front, below the mouth. */
  #bands(): void {
    const outer = FACE + 0.28;
    const rivet = this.#shop.keep(new SphereGeometry(0.17, 10, 8));
    for (const [y, high] of [
      [LINTEL + 1.75, 1.1],
      [TOP - 3, 1.2],
      [0.55, 0.8],
    ] as const) {
      for (const side of [-1, 1]) {
        this.#box(0.16, high, 2 * outer, side * outer, y, 0, this.#iron);
        if (y > 1 || side < 0) this.#box(2 * outer, high, 0.16, 0, y, side * outer, this.#iron);
        for (const along of [-2.4, -0.8, 0.8, 2.4]) {
          for (const [x, z] of [
            [side * (outer + 0.08), along],
            [along, side * (outer + 0.08)],
          ] as const) {
            if (y < 1 && z > outer) continue;
            const head = new Mesh(rivet, this.#iron);
            head.position.set(x, y, z);
            this.#group.add(head);
          }
        }
      }
    }
  }
}
