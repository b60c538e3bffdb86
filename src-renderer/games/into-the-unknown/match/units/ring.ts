/** A dial as a ring of segments, open below. */

export interface Segment {
  readonly ink: 'ok' | 'warn' | 'orange' | 'bad' | 'accent' | 'text-2';
  /** What the position is called, such as `yellow 2`. */
  readonly name: string;
}
const OPEN_DEG = 90;

/** The arc of a segment: degrees clockwise from up, as a path about the origin. */
export function segmentPath(index: number, count: number, radius: number): string {
  const { from, to } = spanOf(index, count);
  const start = pointAt(from, radius);
  const end = pointAt(to, radius);
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}`;
}

/** The middle of a segment, for the pointer. */
export function bearingOf(index: number, count: number): number {
  const { from, to } = spanOf(index, count);
  return (from + to) / 2;
}

export function pointAt(deg: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = (deg * Math.PI) / 180;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

function spanOf(index: number, count: number): { readonly from: number; readonly to: number } {
  const whole = 360 - OPEN_DEG;
  const gap = count > 1 ? Math.min(6, whole / count / 3) : 0;
  const each = (whole - gap * (count - 1)) / count;
  const from = -180 + OPEN_DEG / 2 + index * (each + gap);
  return { from, to: from + each };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
