// The boulders: rough stones in their colours with their signs, each shown wherever it was put last.
import {
  CanvasTexture,
  Float32BufferAttribute,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  Quaternion,
  SRGBColorSpace,
  Vector3,
  type BufferGeometry,
  type Scene,
} from 'three';
import type { Place, Turn } from './towerPath';
import { BOULDERS, COLOURS, colourOf, radiusOf } from './towerShape';
import { random } from './towerTumble';
import { canvasOf, type Workshop } from './towerWood';

/** What a boulder of each colour is painted with: its base, and its sign. */
const PAINTS = [
  { base: '#ddd6c8', sign: '#ddd6c8', shade: '#bdb5a5' },
  { base: '#cf4436', sign: '#fff1ea', shade: '#b4372b' },
  { base: '#e8b33c', sign: '#4a2f06', shade: '#d39d29' },
  { base: '#3d83c6', sign: '#e9f5ff', shade: '#316fac' },
] as const;

/** From the frame of the physics to that of the scene. */
export function drawn([x, y, z]: Place): Vector3 {
  return new Vector3(x, z, y);
}

export class Boulders {
  readonly #stones: { mesh: InstancedMesh; outline: InstancedMesh }[] = [];
  readonly #places = Array.from({ length: BOULDERS }, () => ({
    place: new Vector3(),
    turn: new Quaternion(),
    shown: false,
  }));

  constructor(scene: Scene, shop: Workshop) {
    const stone = shop.keep(roughStone(1));
    const shell = shop.keep(roughStone(1.07));
    const ink = shop.outline();
    PAINTS.forEach((paint, colour) => {
      const map = shop.keep(new CanvasTexture(signPicture(paint, colour)));
      map.colorSpace = SRGBColorSpace;
      map.anisotropy = 4;
      const material = shop.keep(new MeshStandardMaterial({ map, roughness: 0.8, flatShading: true }));
      const each = BOULDERS / COLOURS.length;
      const mesh = shop.keep(new InstancedMesh(stone, material, each));
      const outline = shop.keep(new InstancedMesh(shell, ink, each));
      mesh.castShadow = true;
      mesh.receiveShadow = true;
      mesh.frustumCulled = false;
      outline.frustumCulled = false;
      scene.add(mesh, outline);
      this.#stones.push({ mesh, outline });
    });
  }

  hideAll(): void {
    for (const one of this.#places) one.shown = false;
  }

  /** As the physics has it. */
  put(boulder: number, place: Place, [w, x, y, z]: Turn): void {
    const one = this.#places[boulder];
    if (!one) return;
    one.place.copy(drawn(place));
    // mirrored: the axis with it, the angle the other way
    one.turn.set(-x, -z, -y, w);
    one.shown = true;
  }

  /** On the table, its sign towards whoever looks, having rolled this far that way. */
  lie(boulder: number, place: Vector3, rolled = 0, way?: Vector3): void {
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

  /** Before a frame: brings all to where they were put. */
  write(): void {
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
