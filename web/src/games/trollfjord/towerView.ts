// From where the tower is looked at: from the side of the wall that is struck, as near as all that matters is in view.
import { PerspectiveCamera, Raycaster, Vector2, Vector3 } from 'three';

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
  [-7.4, 0, 16.1],
  [10.6, 0, 16.1],
] as const;

/** Of the canvas, and how much of it is covered: `inset` at the left and the right, `top` at the top. */
interface Size {
  width: number;
  height: number;
  inset: number;
  top: number;
}

export class View {
  readonly camera = new PerspectiveCamera(26, 1, 10, 260);
  #size: Size = { width: 1, height: 1, inset: 0, top: 0 };
  #azimuth = -0.5;

  get size(): Size {
    return this.#size;
  }

  set size(size: Size) {
    this.#size = size;
    this.camera.aspect = size.width / size.height;
  }

  /** Through a point of the canvas. */
  ray(x: number, y: number): Raycaster {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((x / this.#size.width) * 2 - 1, 1 - (y / this.#size.height) * 2), this.camera);
    return ray;
  }

  /** Goes towards that side for some seconds, at once where `calm`. Whether it still moves. */
  turn(side: number, seconds: number, calm: boolean): boolean {
    const wanted = side === 0 ? -0.52 : 0.52;
    this.#azimuth += (wanted - this.#azimuth) * (calm ? 1 : 1 - Math.exp(-seconds * 5));
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
      this.camera.position.copy(middle).addScaledVector(way, far);
      this.camera.lookAt(middle);
      this.camera.updateProjectionMatrix();
      this.camera.updateMatrixWorld();
      let [left, right, low, high, wide] = [1, -1, 1, -1, 0];
      for (const [x, y, z] of SEEN) {
        point.set(azimuth < 0 ? x : -x, y, z).project(this.camera);
        left = Math.min(left, point.x);
        right = Math.max(right, point.x);
        high = Math.max(high, point.y);
      }
      for (const [x, y, z] of BELOW) {
        point.set(x, y, z).project(this.camera);
        wide = Math.max(wide, Math.abs(point.x - (left + right) / 2));
        low = Math.min(low, point.y);
      }
      const above = this.#size.top / this.#size.height;
      const free = 1 - (2 * this.#size.inset) / this.#size.width;
      const size = Math.max((right - left) / (1.96 * free), wide / 0.98, (high - low) / (1.92 * (1 - above)));
      const reach = far * Math.tan((this.camera.fov * Math.PI) / 360);
      const aside = ((left + right) / 2) * reach * this.camera.aspect;
      middle.x += aside * Math.cos(azimuth);
      middle.z -= aside * Math.sin(azimuth);
      middle.y += ((low + high) / 2 + above) * reach;
      far *= size;
    }
  }
}
