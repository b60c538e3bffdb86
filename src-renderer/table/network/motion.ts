/** Things glide to a new place and tiles to a new turn instead of jumping: 160 ms, gently. Numbers in, numbers out. */
import type { Point } from '../../../shared/geometry';
import { easeOut } from '../camera-motion';

export const GLIDE_MS = 160;
/** A chosen way is drawn from the ship outwards in this time. */
export const ENTER_MS = 200;
const ORIGIN: Point = { x: 0, y: 0 };

interface Moving {
  from: Point;
  to: Point;
  startedMs: number;
}

export interface Moment {
  readonly nowMs: number;
  /** False: everything is at its place at once. */
  readonly glides: boolean;
}

export class Motion {
  #moving = new Map<string, Moving>();
  #isMoving = false;

  /** Whether another frame is needed; asked after everything was placed. */
  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** A new round of placing begins. */
  begin(): void {
    this.#isMoving = false;
  }

  /** Where a thing shows now whose place is `to`; one that was not known is there at once. */
  place(key: string, to: Point, { nowMs, glides }: Moment): Point {
    const known = this.#moving.get(key);
    if (!known || !glides) {
      this.#moving.set(key, { from: to, to, startedMs: -Infinity });
      return to;
    }
    if (Math.hypot(known.to.x - to.x, known.to.y - to.y) > 1e-6) {
      known.from = shownAt(known, nowMs);
      known.to = to;
      known.startedMs = nowMs;
    }
    if (nowMs - known.startedMs < GLIDE_MS) this.#isMoving = true;
    return shownAt(known, nowMs);
  }

  /** The same for an angle in degrees, the short way round; a change of `jumpDeg` or less is followed at once. */
  angle(key: string, toDeg: number, moment: Moment, jumpDeg = 0): number {
    const known = this.#moving.get(key);
    const before = known?.to.x ?? toDeg;
    const away = ((((toDeg - before) % 360) + 540) % 360) - 180;
    const glides = moment.glides && (Math.abs(away) > jumpDeg || this.#isUnderWay(known, moment.nowMs));
    return this.place(key, { x: before + away, y: 0 }, { ...moment, glides }).x;
  }

  /** From 0 to 1 since a thing came; 1 at once for the very first, and where nothing glides. */
  entered(key: string, { nowMs, glides }: Moment): number {
    const known = this.#moving.get(key);
    if (!known) {
      const startedMs = glides ? nowMs : -Infinity;
      this.#moving.set(key, { from: ORIGIN, to: ORIGIN, startedMs });
      if (glides) this.#isMoving = true;
      return glides ? 0 : 1;
    }
    const t = glides ? (nowMs - known.startedMs) / ENTER_MS : 1;
    if (t < 1) this.#isMoving = true;
    return easeOut(t);
  }

  /** Forgets what is not on the chart any more. */
  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of this.#moving.keys()) if (!keys.has(key)) this.#moving.delete(key);
  }

  #isUnderWay(known: Moving | undefined, nowMs: number): boolean {
    return known !== undefined && nowMs - known.startedMs < GLIDE_MS;
  }
}

function shownAt({ from, to, startedMs }: Moving, nowMs: number): Point {
  const t = (nowMs - startedMs) / GLIDE_MS;
  if (t >= 1) return to;
  const share = easeOut(t);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
