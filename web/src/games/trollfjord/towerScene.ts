// The Stone Tower in 3D. This is the only module that knows three.js; it is fetched when a bout begins.
//
// The physics has x to the right, y out of the mouth and z up, seen from behind the tower. Whoever looks at the mouth sees
// that mirrored, and so does this scene: (x, y, z) is drawn at (x, z, y), and the left wall stays at the left. The tower is
// its own mirror image, so nothing is lost.
import {
  ACESFilmicToneMapping,
  BackSide,
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  CylinderGeometry,
  DirectionalLight,
  EdgesGeometry,
  Float32BufferAttribute,
  Group,
  HemisphereLight,
  IcosahedronGeometry,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  PointLight,
  Quaternion,
  Raycaster,
  RepeatWrapping,
  RingGeometry,
  Scene,
  SphereGeometry,
  SRGBColorSpace,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Material,
  type Object3D,
} from 'three';
import { exits, lasts, poseAt, towerAt, type Path, type Place, type Turn } from './towerPath';
import {
  BOULDERS,
  COLOURS,
  colourOf,
  FACE,
  HEIGHTS,
  hitHeight,
  LINTEL,
  nearestHeight,
  radiusOf,
  TOP,
  TOWER,
  type Aim,
} from './towerShape';
import { random, type Lying } from './towerTumble';

const INK = 0x1c120b;
const LAMP = 0xffc45a;
/** What a boulder of each colour is painted with: its base, and its sign. */
const PAINTS = [
  { base: '#ddd6c8', sign: '#ddd6c8', shade: '#bdb5a5' },
  { base: '#cf4436', sign: '#fff1ea', shade: '#b4372b' },
  { base: '#e8b33c', sign: '#4a2f06', shade: '#d39d29' },
  { base: '#3d83c6', sign: '#e9f5ff', shade: '#316fac' },
] as const;

/** Fallen boulders lie in rows before the tower, one for each colour. */
const ROW = { x: -6.4, z: 9, pitch: 1.6, gap: 1.8 };
/** Half the thickness of boards. */
const THIN = 0.12;
const HANDLE = 9.5;
const HEAD = { radius: 1.45, length: 4.2 };
const SWING = 0.13;
const ROLL = 0.55;
const LIFT = 0.46;
/**
 * What has to be in view while the left wall is struck: between what covers the sides the tower and the hammer as far as it
 * is drawn back; below that, over the whole width, the rows.
 */
const SEEN = [
  [-4, 24.2, -4],
  [4, 24.2, -4],
  [4, 24.2, 4],
  [-11.5, 14, 0],
  [-9.5, 22, 0],
  [4, 0, 4],
] as const;
const BELOW = [
  [-7.4, 0, 15.6],
  [10.6, 0, 15.6],
] as const;

export interface Told {
  /** The hammer hits. */
  hit?(): void;
  /** A boulder passes the mouth. */
  out?(boulder: number): void;
  /** A boulder touches the table. */
  landed?(boulder: number): void;
}

interface Showing {
  path: Path;
  fallen: readonly number[];
  speed: number;
  told: Told;
  /** Seconds of the path since the hammer hit; before that below 0. */
  at: number;
  events: { at: number; run: () => void; heard?: boolean }[];
  rows: Map<number, { from: Vector3; to: Vector3 }>;
  done: () => void;
}

export class TowerScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(26, 1, 10, 260);
  readonly #tower = new Group();
  readonly #stones: { mesh: InstancedMesh; outline: InstancedMesh }[] = [];
  readonly #places: { place: Vector3; turn: Quaternion; shown: boolean }[];
  readonly #pivot = new Group();
  readonly #arm = new Group();
  readonly #mark = new Group();
  readonly #dots = new Group();
  readonly #walls: Mesh[] = [];
  readonly #sky: HemisphereLight;
  readonly #sun: DirectionalLight;
  readonly #waste: { dispose(): void }[] = [];
  #aim: Aim = { side: 0, height: 2, strength: 12 };
  #choosing = false;
  #calm = false;
  #showing: Showing | null = null;
  #back = 0;
  #backWanted = 0;
  #azimuth = -0.5;
  #hammerAt = new Vector3();
  #last = 0;
  #frame = 0;
  #slow = 0;
  #plainness = 0;
  #gone = false;
  #size = { width: 1, height: 1, inset: 0, top: 0 };

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' });
    this.#renderer.setPixelRatio(Math.min(2, window.devicePixelRatio || 1));
    this.#renderer.toneMapping = ACESFilmicToneMapping;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#places = Array.from({ length: BOULDERS }, () => ({
      place: new Vector3(),
      turn: new Quaternion(),
      shown: false,
    }));
    this.#sky = new HemisphereLight(0xffe9c8, 0x5a3a20, 1.6);
    this.#sun = new DirectionalLight(0xffecd0, 3.0);
    this.#light();
    this.#build();
    this.#table();
    this.#boulders();
    this.#hammer();
    this.#marks();
    this.#hammerAt.copy(this.#hammerPlace());
    canvas.addEventListener('webglcontextrestored', () => this.#wake());
  }

  // -- what the page asks for

  /** `inset` is covered by something else at the left and the right, `top` at the top. */
  resize(width: number, height: number, inset = this.#size.inset, top = this.#size.top): void {
    if (!width || !height) return;
    this.#size = { width, height, inset, top };
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#wake();
  }

  /** Less motion: everything is at its place at once. */
  set calm(calm: boolean) {
    this.#calm = calm;
    this.#wake();
  }

  set bright(bright: boolean) {
    this.#sky.intensity = bright ? 2.3 : 1.6;
    this.#sun.intensity = bright ? 3.4 : 3;
    this.#wake();
  }

  /** Where the hammer stands; `choosing` shows the mark and the heights that could be struck. */
  aim(aim: Aim, choosing: boolean): void {
    this.#aim = aim;
    this.#choosing = choosing;
    this.#wake();
  }

  /** How far the hammer is drawn back, from 0 to 1. */
  draw(share: number): void {
    this.#backWanted = share;
    this.#wake();
  }

  /** Everything at rest. */
  lay(lying: Lying): void {
    this.finish();
    for (const one of this.#places) one.shown = false;
    for (const [boulder, { place, turn }] of lying.inside) this.#put(boulder, place, turn);
    const rows = rowsOf(lying.table);
    for (const [boulder, place] of rows) this.#lie(boulder, place);
    this.#pose([0, 0, 0, 0]);
    this.#wake();
  }

  /** The hammer hits, and the boulders take their way; `lying` is how everything lies before it. */
  fall(lying: Lying, path: Path, fallen: readonly number[], speed: number, told: Told = {}): Promise<void> {
    this.lay(lying);
    const left = exits(path);
    const rows = rowsOf([...lying.table, ...fallen]);
    const end = lasts(path);
    const events: Showing['events'] = [{ at: 0, run: () => told.hit?.(), heard: true }];
    for (const { boulder, over, out, landed } of left) {
      if (over) continue;
      events.push(
        { at: out, run: () => told.out?.(boulder) },
        { at: landed, run: () => told.landed?.(boulder), heard: true },
      );
    }
    // what the record says fell and the path does not show
    for (const boulder of fallen)
      if (!left.some((one) => one.boulder === boulder && !one.over))
        events.push({ at: end, run: () => told.out?.(boulder) });
    events.sort((a, b) => a.at - b.at);
    return new Promise((done) => {
      const moves = new Map<number, { from: Vector3; to: Vector3 }>();
      for (const [boulder, to] of rows) {
        const n = path.ids.indexOf(boulder);
        const from = n < 0 ? to : drawn(poseAt(path, n, end).place);
        if (fallen.includes(boulder)) moves.set(boulder, { from, to });
      }
      this.#showing = { path, fallen, speed, told, at: -SWING * speed, events, rows: moves, done };
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
    const { path } = showing;
    path.ids.forEach((boulder, n) => {
      const { place, turn } = poseAt(path, n, lasts(path));
      this.#put(boulder, place, turn);
    });
    for (const [boulder, { to }] of showing.rows) this.#lie(boulder, to);
    this.#pose([0, 0, 0, 0]);
    this.#backWanted = 0;
    this.#wake();
    showing.done();
  }

  /** Which wall and height a point of the canvas means. */
  pick(x: number, y: number): { side: number; height: number } | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((x / this.#size.width) * 2 - 1, 1 - (y / this.#size.height) * 2), this.#camera);
    const [hit] = ray.intersectObjects(this.#walls, false);
    const at = new Vector3();
    if (hit) at.copy(hit.point);
    // beside the tower the nearer wall is meant
    else if (!ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), 0), at)) return null;
    if (at.y < -1.5 || at.y > TOP + 5 || Math.abs(at.x) > 15) return null;
    const lateral = hit && Math.abs(at.x) > FACE - 0.05;
    const side = lateral ? (hit.object.userData.side as number) : at.x < 0 ? 0 : 1;
    return { side, height: nearestHeight(at.y) };
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#gone = true;
    const showing = this.#showing;
    this.#showing = null;
    showing?.done();
    for (const one of this.#waste) one.dispose();
    for (const { mesh, outline } of this.#stones) {
      mesh.dispose();
      outline.dispose();
    }
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
    this.#write();
    // drawn plainly, shadows are made once all lies still
    if (!moving) this.#renderer.shadowMap.needsUpdate = true;
    this.#renderer.render(this.#scene, this.#camera);
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
    this.#renderer.setPixelRatio([1, 1, 0.75, 0.5][this.#plainness] ?? 1);
    this.resize(this.#size.width, this.#size.height);
  }

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
    this.#pose(towerAt(path, at));
    path.ids.forEach((boulder, n) => {
      const { place, turn } = poseAt(path, n, at);
      this.#put(boulder, place, turn);
    });
    const rolled = showing.at - end - 0.15;
    let nth = 0;
    for (const [boulder, { from, to }] of rows) {
      const share = Math.min(1, Math.max(0, (rolled - 0.04 * nth) / ROLL));
      nth += 1;
      if (share <= 0 && path.ids.includes(boulder)) continue;
      const eased = 1 - (1 - share) ** 3;
      const place = from.clone().lerp(to, eased);
      this.#lie(boulder, place, from.distanceTo(to) * eased, to.clone().sub(from));
    }
    if (rolled > ROLL + 0.04 * rows.size || (rows.size === 0 && rolled > 0)) {
      this.#showing = null;
      this.#pose([0, 0, 0, 0]);
      showing.done();
    }
    return true;
  }

  #swing(seconds: number): boolean {
    const { side, strength } = this.#aim;
    const showing = this.#showing;
    const ready = 0.12 + 0.1 * (strength / 20);
    const drawn = drawnBack(this.#backWanted);
    let wanted = this.#backWanted > 0 ? drawn : ready;
    if (showing) {
      // before the hit the head comes from where it was drawn to; after it, it bounces back
      const full = drawnBack(strength / 20);
      const since = showing.at / showing.speed;
      if (since < 0) this.#back = full * Math.min(1, -since / SWING) ** 0.7;
      else wanted = 0.1 + 0.35 * Math.min(1, since * 3);
      this.#backWanted = 0;
    }
    const step = this.#calm ? 1 : 1 - Math.exp(-seconds * 14);
    if (!showing || showing.at >= 0) this.#back += (wanted - this.#back) * step;
    const place = this.#hammerPlace();
    this.#hammerAt.lerp(place, this.#calm ? 1 : 1 - Math.exp(-seconds * 10));
    this.#pivot.position.copy(this.#hammerAt);
    this.#arm.rotation.z = (side === 0 ? 1 : -1) * this.#back;
    const still = Math.abs(wanted - this.#back) < 0.002 && this.#hammerAt.distanceTo(place) < 0.01;
    const x = side === 0 ? -FACE - 0.08 : FACE + 0.08;
    this.#mark.visible = this.#choosing && !showing;
    this.#dots.visible = this.#mark.visible;
    this.#mark.position.set(x, hitHeight(this.#aim.height), 0);
    this.#mark.rotation.y = side === 0 ? -Math.PI / 2 : Math.PI / 2;
    return !still;
  }

  /** Where the end of the handle is, so that the head just touches the wall. */
  #hammerPlace(): Vector3 {
    const { side, height } = this.#aim;
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

  #look(seconds: number): boolean {
    const wanted = this.#aim.side === 0 ? -0.52 : 0.52;
    this.#azimuth += (wanted - this.#azimuth) * (this.#calm ? 1 : 1 - Math.exp(-seconds * 5));
    this.#stand(this.#azimuth);
    return Math.abs(wanted - this.#azimuth) > 0.001;
  }

  /** As near as all that matters is in view. */
  #stand(azimuth: number): void {
    const middle = new Vector3(0, 9, 4);
    const point = new Vector3();
    const way = new Vector3(Math.sin(azimuth) * Math.cos(LIFT), Math.sin(LIFT), Math.cos(azimuth) * Math.cos(LIFT));
    let far = 80;
    for (let round = 0; round < 5; round++) {
      this.#camera.position.copy(middle).addScaledVector(way, far);
      this.#camera.lookAt(middle);
      this.#camera.updateProjectionMatrix();
      this.#camera.updateMatrixWorld();
      let [left, right, low, high, wide] = [1, -1, 1, -1, 0];
      for (const [x, y, z] of SEEN) {
        point.set(azimuth < 0 ? x : -x, y, z).project(this.#camera);
        left = Math.min(left, point.x);
        right = Math.max(right, point.x);
        high = Math.max(high, point.y);
      }
      for (const [x, y, z] of BELOW) {
        point.set(x, y, z).project(this.#camera);
        wide = Math.max(wide, Math.abs(point.x - (left + right) / 2));
        low = Math.min(low, point.y);
      }
      const above = this.#size.top / this.#size.height;
      const free = 1 - (2 * this.#size.inset) / this.#size.width;
      const size = Math.max((right - left) / (1.96 * free), wide / 0.98, (high - low) / (1.92 * (1 - above)));
      const reach = far * Math.tan((this.#camera.fov * Math.PI) / 360);
      const aside = ((left + right) / 2) * reach * this.#camera.aspect;
      middle.x += aside * Math.cos(azimuth);
      middle.z -= aside * Math.sin(azimuth);
      middle.y += ((low + high) / 2 + above) * reach;
      far *= size;
    }
  }

  #pose([x, y, aboutX, aboutY]: readonly [number, number, number, number]): void {
    this.#tower.position.set(x, 0, y);
    this.#tower.rotation.set(-aboutX, 0, -aboutY);
  }

  #put(boulder: number, place: Place, [w, x, y, z]: Turn): void {
    const one = this.#places[boulder];
    if (!one) return;
    one.place.copy(drawn(place));
    // mirrored: the axis with it, the angle the other way
    one.turn.set(-x, -z, -y, w);
    one.shown = true;
  }

  /** On the table, its sign towards whoever looks, having rolled this far that way. */
  #lie(boulder: number, place: Vector3, rolled = 0, way?: Vector3): void {
    const one = this.#places[boulder];
    if (!one) return;
    one.place.copy(place);
    one.shown = true;
    const facing = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), -0.62);
    if (!way || way.lengthSq() < 0.01) one.turn.copy(facing);
    else {
      const rest = way.length() - rolled;
      const axis = new Vector3(way.z, 0, -way.x).normalize();
      one.turn.setFromAxisAngle(axis, -rest / radiusOf(boulder)).multiply(facing);
    }
  }

  #write(): void {
    const matrix = new Matrix4();
    const hidden = new Matrix4().makeScale(0, 0, 0);
    this.#places.forEach(({ place, turn, shown }, boulder) => {
      const stones = this.#stones[colourOf(boulder)];
      const nth = Math.floor(boulder / COLOURS.length);
      const radius = radiusOf(boulder);
      if (shown) matrix.compose(place, turn, new Vector3(radius, radius, radius));
      stones?.mesh.setMatrixAt(nth, shown ? matrix : hidden);
      stones?.outline.setMatrixAt(nth, shown ? matrix : hidden);
    });
    for (const { mesh, outline } of this.#stones) {
      mesh.instanceMatrix.needsUpdate = true;
      outline.instanceMatrix.needsUpdate = true;
    }
  }

  // -- building

  #keep<T extends { dispose(): void }>(one: T): T {
    this.#waste.push(one);
    return one;
  }

  #light(): void {
    this.#sun.position.set(-16, 36, 27);
    this.#sun.target.position.set(0, 8, 3);
    this.#sun.castShadow = true;
    this.#sun.shadow.mapSize.set(1024, 1024);
    this.#sun.shadow.bias = -0.0006;
    this.#sun.shadow.normalBias = 0.04;
    this.#sun.shadow.radius = 3;
    Object.assign(this.#sun.shadow.camera, { left: -24, right: 24, top: 24, bottom: -24, near: 5, far: 90 });
    const inside = new PointLight(0xffa850, 9, 14, 1.4);
    inside.position.set(0, TOWER.sill + 4.6, 0.4);
    const fill = new DirectionalLight(0x9db8ff, 0.5);
    fill.position.set(20, 12, 18);
    this.#scene.add(this.#sky, this.#sun, this.#sun.target, fill);
    this.#tower.add(inside);
    this.#scene.add(this.#tower);
  }

  #wood(base: [number, number, number], planks: number, seed: number): CanvasTexture {
    const texture = this.#keep(new CanvasTexture(plankPicture(base, planks, seed)));
    texture.colorSpace = SRGBColorSpace;
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
    texture.anisotropy = 8;
    return texture;
  }

  #build(): void {
    const h = TOWER.width / 2;
    const t = TOWER.wall;
    const wood = this.#keep(
      new MeshStandardMaterial({ map: this.#wood([166, 108, 60], 4, 3), roughness: 0.82, metalness: 0 }),
    );
    const inner = this.#keep(new MeshStandardMaterial({ map: this.#wood([70, 46, 30], 4, 5), roughness: 0.95 }));
    const iron = this.#keep(new MeshStandardMaterial({ color: 0x7b8793, roughness: 0.5, metalness: 0.35 }));
    const add = (
      w: number,
      high: number,
      d: number,
      x: number,
      y: number,
      z: number,
      material: Material = wood,
    ): Mesh => {
      const geometry = this.#keep(boxOf(w, high, d));
      const mesh = new Mesh(geometry, material);
      mesh.position.set(x, y, z);
      mesh.castShadow = true;
      mesh.receiveShadow = true;
      this.#tower.add(mesh);
      return mesh;
    };
    for (const side of [0, 1]) {
      const wall = add(t, TOP, TOWER.width + 2 * t, (side ? 1 : -1) * (h + t / 2), TOP / 2, 0);
      wall.userData.side = side;
      this.#walls.push(wall);
    }
    this.#walls.push(add(TOWER.width, TOP, t, 0, TOP / 2, -(h + t / 2)));
    // the front: below the sill, beside the mouth, above it with a barred window
    const front = h + t / 2;
    const post = (TOWER.width - TOWER.mouthWidth) / 2;
    const sash = { low: LINTEL + 3.1, high: LINTEL + 5.9, wide: 2.9 };
    this.#walls.push(
      add(TOWER.width, TOWER.sill - 0.2, t, 0, TOWER.sill / 2 - 0.1, front),
      add(post, TOWER.mouthHeight, t, -(h - post / 2), TOWER.sill + TOWER.mouthHeight / 2, front),
      add(post, TOWER.mouthHeight, t, h - post / 2, TOWER.sill + TOWER.mouthHeight / 2, front),
      add(TOWER.width, sash.low - LINTEL, t, 0, (LINTEL + sash.low) / 2, front),
      add(TOWER.width, TOP - sash.high, t, 0, (TOP + sash.high) / 2, front),
    );
    const jamb = (TOWER.width - sash.wide) / 2;
    for (const side of [-1, 1])
      this.#walls.push(add(jamb, sash.high - sash.low, t, side * (h - jamb / 2), (sash.low + sash.high) / 2, front));
    for (const x of [-sash.wide / 4, sash.wide / 4])
      add(0.2, sash.high - sash.low, 0.2, x, (sash.low + sash.high) / 2, front, iron);
    add(sash.wide + 0.8, 0.4, 0.35, 0, sash.low - 0.2, front + t / 2);
    // boards inside
    const slope = (TOWER.floorSlope * Math.PI) / 180;
    const depth = TOWER.width + t;
    const low = TOWER.sill + (Math.tan(slope) * depth) / 2 - THIN / Math.cos(slope);
    const floor = add(TOWER.width, 2 * THIN, depth / Math.cos(slope), 0, low, t / 2, inner);
    floor.rotation.x = slope;
    for (const [top, degrees, gap, towards] of TOWER.shelves) {
      const run = TOWER.width - gap;
      const angle = (degrees * Math.PI) / 180;
      const shelf = add(TOWER.width, 2 * THIN, run / Math.cos(angle), 0, 0, towards * (run / 2 - h), inner);
      shelf.position.y = TOWER.sill + top - (Math.tan(angle) * run) / 2 - THIN / Math.cos(angle);
      shelf.rotation.x = towards * angle;
    }
    // a dark lining, so that the sky does not shine on the inner walls
    for (const [x, z, turn] of [
      [0, -h + 0.01, 0],
      [-h + 0.01, 0, Math.PI / 2],
      [h - 0.01, 0, -Math.PI / 2],
    ] as const) {
      const lining = new Mesh(this.#keep(boxOf(TOWER.width, TOP - 0.6, 0.01)), inner);
      lining.position.set(x, TOP / 2, z);
      lining.rotation.y = turn;
      lining.receiveShadow = true;
      this.#tower.add(lining);
    }
    // frame of the mouth, rim, corner posts
    const frame = this.#keep(new MeshStandardMaterial({ map: this.#wood([120, 74, 40], 2, 9), roughness: 0.8 }));
    const edge = TOWER.mouthWidth / 2;
    for (const side of [-1, 1])
      add(
        0.5,
        TOWER.mouthHeight + 0.3,
        0.4,
        side * (edge + 0.2),
        TOWER.sill + TOWER.mouthHeight / 2,
        front + t / 2,
        frame,
      );
    add(TOWER.mouthWidth + 1.3, 0.65, 0.5, 0, LINTEL + 0.3, front + t / 2, frame);
    add(TOWER.mouthWidth + 0.9, 0.35, 0.7, 0, TOWER.sill - 0.32, front + t / 2, frame);
    for (const x of [-1, 1])
      for (const z of [-1, 1]) add(0.55, TOP, 0.55, x * (FACE - 0.1), TOP / 2, z * (FACE - 0.1), frame);
    const rim = FACE - 0.05;
    for (const side of [-1, 1]) {
      add(0.8, 0.55, 2 * rim + 0.8, side * rim, TOP + 0.1, 0, frame);
      add(2 * rim + 0.8, 0.55, 0.8, 0, TOP + 0.1, side * rim, frame);
    }
    // iron bands with rivets
    const outer = FACE + 0.28;
    const rivet = this.#keep(new SphereGeometry(0.17, 10, 8));
    for (const [y, high] of [
      [LINTEL + 1.75, 1.1],
      [TOP - 3, 1.2],
      [0.55, 0.8],
    ] as const) {
      for (const side of [-1, 1]) {
        add(0.16, high, 2 * outer, side * outer, y, 0, iron);
        if (y > 1 || side < 0) add(2 * outer, high, 0.16, 0, y, side * outer, iron);
        for (const along of [-2.4, -0.8, 0.8, 2.4]) {
          for (const [x, z] of [
            [side * (outer + 0.08), along],
            [along, side * (outer + 0.08)],
          ] as const) {
            if (y < 1 && z > outer) continue;
            const head = new Mesh(rivet, iron);
            head.position.set(x, y, z);
            this.#tower.add(head);
          }
        }
      }
    }
    this.#ink(this.#tower);
  }

  /** Dark lines along the edges, as everything in this house is drawn. */
  #ink(group: Object3D): void {
    const line = this.#keep(new LineBasicMaterial({ color: INK, transparent: true, opacity: 0.75 }));
    for (const one of [...group.children]) {
      if (!(one instanceof Mesh) || !(one.geometry instanceof BoxGeometry)) continue;
      const edges = new LineSegments(this.#keep(new EdgesGeometry(one.geometry as BufferGeometry)), line);
      one.add(edges);
    }
  }

  #table(): void {
    const map = this.#wood([104, 70, 46], 5, 11);
    map.repeat.set(4, 4);
    const wood = this.#keep(new MeshStandardMaterial({ map, roughness: 0.9 }));
    const edge = this.#keep(new MeshStandardMaterial({ color: 0x4a2f1b, roughness: 0.9 }));
    const top = new Mesh(this.#keep(new CylinderGeometry(25, 24.4, 1.6, 72)), [edge, wood, edge]);
    top.position.set(0, -0.8, 4.5);
    top.receiveShadow = true;
    this.#scene.add(top);
    const trim = new Mesh(
      this.#keep(new RingGeometry(24.1, 24.5, 72)),
      this.#keep(new MeshBasicMaterial({ color: 0x000000, transparent: true, opacity: 0.35 })),
    );
    trim.rotation.x = -Math.PI / 2;
    trim.position.set(0, 0.02, 4.5);
    this.#scene.add(trim);
    // shallow grooves for the counting rows
    const groove = this.#keep(new MeshBasicMaterial({ color: 0x000000, transparent: true, opacity: 0.22 }));
    COLOURS.forEach((_, row) => {
      const bed = new Mesh(this.#keep(boxOf(11 * ROW.pitch + 0.5, 0.02, 1.3)), groove);
      bed.position.set(ROW.x + 5 * ROW.pitch, 0.02, ROW.z + row * ROW.gap);
      this.#scene.add(bed);
    });
  }

  #boulders(): void {
    const stone = this.#keep(roughStone(1));
    const shell = this.#keep(roughStone(1.07));
    const ink = this.#keep(new MeshBasicMaterial({ color: INK, side: BackSide }));
    PAINTS.forEach((paint, colour) => {
      const map = this.#keep(new CanvasTexture(signPicture(paint, colour)));
      map.colorSpace = SRGBColorSpace;
      map.anisotropy = 4;
      const material = this.#keep(new MeshStandardMaterial({ map, roughness: 0.8, flatShading: true }));
      const each = BOULDERS / COLOURS.length;
      const mesh = new InstancedMesh(stone, material, each);
      const outline = new InstancedMesh(shell, ink, each);
      mesh.castShadow = true;
      mesh.receiveShadow = true;
      mesh.frustumCulled = false;
      outline.frustumCulled = false;
      this.#scene.add(mesh, outline);
      this.#stones.push({ mesh, outline });
    });
  }

  #hammer(): void {
    const wood = this.#keep(new MeshStandardMaterial({ map: this.#wood([196, 142, 86], 1, 21), roughness: 0.75 }));
    const dark = this.#keep(new MeshStandardMaterial({ map: this.#wood([142, 92, 50], 1, 23), roughness: 0.8 }));
    const iron = this.#keep(new MeshStandardMaterial({ color: 0x8b97a3, roughness: 0.5, metalness: 0.35 }));
    const ink = this.#keep(new MeshBasicMaterial({ color: INK, side: BackSide }));
    const head = new Group();
    head.position.y = HANDLE;
    const cylinder = (radius: number, length: number, at: number, material: Material): void => {
      const mesh = new Mesh(this.#keep(new CylinderGeometry(radius, radius, length, 20)), material);
      mesh.rotation.z = Math.PI / 2;
      mesh.position.x = at;
      mesh.castShadow = true;
      const outline = new Mesh(this.#keep(new CylinderGeometry(radius + 0.09, radius + 0.09, length + 0.18, 20)), ink);
      mesh.add(outline);
      head.add(mesh);
    };
    cylinder(HEAD.radius, HEAD.length, 0, wood);
    for (const at of [-1, 1]) cylinder(HEAD.radius + 0.1, 0.45, at * (HEAD.length / 2 - 0.55), iron);
    const handle = new Mesh(this.#keep(new CylinderGeometry(0.36, 0.44, HANDLE + 2, 14)), dark);
    handle.position.y = HANDLE / 2 + 0.4;
    handle.castShadow = true;
    const outline = new Mesh(this.#keep(new CylinderGeometry(0.44, 0.52, HANDLE + 2.1, 14)), ink);
    handle.add(outline);
    this.#arm.add(head, handle);
    this.#pivot.add(this.#arm);
    this.#scene.add(this.#pivot);
  }

  #marks(): void {
    const bright = this.#keep(
      new MeshBasicMaterial({ color: LAMP, transparent: true, opacity: 0.95, depthWrite: false }),
    );
    const dark = this.#keep(new MeshBasicMaterial({ color: INK, transparent: true, opacity: 0.6, depthWrite: false }));
    const faint = this.#keep(
      new MeshBasicMaterial({ color: LAMP, transparent: true, opacity: 0.55, depthWrite: false }),
    );
    const ring = (inner: number, outer: number, material: Material, lift: number): Mesh => {
      const mesh = new Mesh(this.#keep(new RingGeometry(inner, outer, 36)), material);
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
      const tick = new Mesh(this.#keep(boxOf(0.2, 0.75, 0.01)), bright);
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
    this.#scene.add(this.#mark, this.#dots);
  }
}

/** By which angle the hammer is drawn back for a share of its strength. */
const drawnBack = (share: number): number => 0.28 + 0.6 * share;

/** From the frame of the physics to that of the scene. */
function drawn([x, y, z]: Place): Vector3 {
  return new Vector3(x, z, y);
}

/** Where each boulder on the table lies: one row for each colour, in the order in which they fell. */
function rowsOf(table: readonly number[]): Map<number, Vector3> {
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

/** A box whose picture has the same scale on all its sides: 10 cm to one picture. */
function boxOf(width: number, height: number, depth: number): BoxGeometry {
  const box = new BoxGeometry(width, height, depth);
  const { position, normal, uv } = box.attributes;
  for (let i = 0; i < position!.count; i++) {
    const [x, y, z] = [position!.getX(i), position!.getY(i), position!.getZ(i)];
    const flat = Math.abs(normal!.getY(i)) > 0.5;
    const across = Math.abs(normal!.getX(i)) > 0.5 ? z : x;
    uv!.setXY(i, across / 10 + 0.37 * depth, (flat ? z : y) / 10);
  }
  return box;
}

/** A ball with dents, the same for all boulders; its sign is painted on. */
function roughStone(scale: number): BufferGeometry {
  const ball = new IcosahedronGeometry(1, 3);
  const { position } = ball.attributes;
  const points: number[] = [];
  for (let i = 0; i < position!.count; i++) {
    const point = new Vector3(position!.getX(i), position!.getY(i), position!.getZ(i)).normalize();
    const bumps = Math.sin(point.x * 5.1 + 1) * Math.sin(point.y * 4.7 + 2) * Math.sin(point.z * 5.3 + 0.5);
    point.multiplyScalar(scale * (0.99 + 0.075 * bumps));
    points.push(point.x, point.y, point.z);
  }
  ball.setAttribute('position', new Float32BufferAttribute(points, 3));
  ball.computeVertexNormals();
  return ball;
}

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const picture = document.createElement('canvas');
  picture.width = width;
  picture.height = height;
  return [picture, picture.getContext('2d')!];
}

/** Boards side by side, with their grain. */
function plankPicture([r, g, b]: [number, number, number], planks: number, seed: number): HTMLCanvasElement {
  const size = 512;
  const [picture, paint] = canvasOf(size, size);
  const next = random(seed);
  const high = size / planks;
  for (let n = 0; n < planks; n++) {
    const tint = 0.88 + 0.22 * next();
    paint.fillStyle = `rgb(${r * tint} ${g * tint} ${b * tint})`;
    paint.fillRect(0, n * high, size, high);
    for (let grain = 0; grain < 26; grain++) {
      const y = n * high + next() * high;
      const wave = 2 + 5 * next();
      paint.strokeStyle =
        next() < 0.6 ? `rgb(40 20 8 / ${0.06 + 0.14 * next()})` : `rgb(255 220 170 / ${0.05 + 0.08 * next()})`;
      paint.lineWidth = 0.8 + 1.8 * next();
      paint.beginPath();
      const phase = next() * 6;
      for (let x = 0; x <= size; x += 16) {
        const bent = y + wave * Math.sin((x / size) * 2 * Math.PI + phase);
        if (x) paint.lineTo(x, Math.min((n + 1) * high - 1, Math.max(n * high, bent)));
        else paint.moveTo(x, bent);
      }
      paint.stroke();
    }
    if (planks > 1) {
      paint.fillStyle = 'rgb(24 12 5 / 0.8)';
      paint.fillRect(0, (n + 1) * high - 4, size, 4);
      paint.fillStyle = 'rgb(255 225 180 / 0.22)';
      paint.fillRect(0, n * high, size, 3);
    }
  }
  return picture;
}

/** The colour of a boulder with its sign all round: triangle, cross, ring, or none. */
function signPicture(paint: (typeof PAINTS)[number], colour: number): HTMLCanvasElement {
  const [picture, brush] = canvasOf(512, 256);
  brush.fillStyle = paint.base;
  brush.fillRect(0, 0, 512, 256);
  const next = random(31 + colour);
  brush.fillStyle = paint.shade;
  for (let spot = 0; spot < 60; spot++) {
    brush.beginPath();
    brush.ellipse(next() * 512, next() * 256, 3 + 10 * next(), 2 + 5 * next(), next() * 3, 0, 7);
    brush.globalAlpha = 0.5;
    brush.fill();
  }
  brush.globalAlpha = 1;
  if (colour === 0) return picture;
  for (let n = 0; n <= 4; n++) {
    brush.save();
    brush.translate(n * 128, 128);
    sign(brush, colour, paint.sign, 46);
    brush.restore();
  }
  return picture;
}

function sign(brush: CanvasRenderingContext2D, colour: number, fill: string, size: number): void {
  brush.fillStyle = fill;
  brush.strokeStyle = '#20140d';
  brush.lineWidth = 5;
  brush.lineJoin = 'round';
  brush.beginPath();
  if (colour === 1) {
    brush.moveTo(0, -size);
    brush.lineTo(size, size * 0.75);
    brush.lineTo(-size, size * 0.75);
    brush.closePath();
    brush.stroke();
    brush.fill();
  } else if (colour === 2) {
    const arm = size * 0.36;
    brush.rect(-arm, -size, 2 * arm, 2 * size);
    brush.rect(-size, -arm, 2 * size, 2 * arm);
    brush.fill();
  } else {
    brush.arc(0, 0, size * 0.9, 0, 7);
    brush.stroke();
    brush.fill();
    brush.fillStyle = '#25578a';
    brush.beginPath();
    brush.arc(0, 0, size * 0.4, 0, 7);
    brush.fill();
  }
}
