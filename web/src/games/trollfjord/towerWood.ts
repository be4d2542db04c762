// What the parts of the tower's scene are made of: boards with their grain, boxes, ink. It is all cleared away together.
import {
  BackSide,
  BoxGeometry,
  CanvasTexture,
  EdgesGeometry,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type Object3D,
} from 'three';
import { random } from './towerTumble';

export const INK = 0x1c120b;

export class Workshop {
  readonly #made: { dispose(): void }[] = [];

  /** What is kept here is cleared away with the rest. */
  keep<T extends { dispose(): void }>(one: T): T {
    this.#made.push(one);
    return one;
  }

  wood(base: [number, number, number], planks: number, seed: number): CanvasTexture {
    const texture = this.keep(new CanvasTexture(plankPicture(base, planks, seed)));
    texture.colorSpace = SRGBColorSpace;
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
    texture.anisotropy = 8;
    return texture;
  }

  /** A box whose picture has the same scale on all its sides: 10 cm to one picture. */
  box(width: number, height: number, depth: number): BoxGeometry {
    const box = this.keep(new BoxGeometry(width, height, depth));
    const { position, normal, uv } = box.attributes;
    for (let i = 0; i < position!.count; i++) {
      const [x, y, z] = [position!.getX(i), position!.getY(i), position!.getZ(i)];
      const flat = Math.abs(normal!.getY(i)) > 0.5;
      const across = Math.abs(normal!.getX(i)) > 0.5 ? z : x;
      uv!.setXY(i, across / 10 + 0.37 * depth, (flat ? z : y) / 10);
    }
    return box;
  }

  /** For a larger copy around something round: only its far side is seen, as a dark line. */
  outline(): MeshBasicMaterial {
    return this.keep(new MeshBasicMaterial({ color: INK, side: BackSide }));
  }

  /** Dark lines along the edges of boxes, as everything in this house is drawn. */
  ink(group: Object3D): void {
    const line = this.keep(new LineBasicMaterial({ color: INK, transparent: true, opacity: 0.75 }));
    for (const one of [...group.children]) {
      if (!(one instanceof Mesh) || !(one.geometry instanceof BoxGeometry)) continue;
      one.add(new LineSegments(this.keep(new EdgesGeometry(one.geometry)), line));
    }
  }

  dispose(): void {
    for (const one of this.#made) one.dispose();
  }
}

export function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
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
