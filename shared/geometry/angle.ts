/**
 * Sines and cosines of degrees. Folded into 0 to 45 degrees first, so that quarter turns and mirror images come
 * out exact to the last bit, which `Math.sin` of radians does not give.
 */
const RADIANS = Math.PI / 180;

/** Sine of an angle in degrees; exact at multiples of 30 and 90, and odd to the last bit. */
export function sinDeg(deg: number): number {
  let angle = Math.abs(deg) % 360;
  let sign = deg < 0 ? -1 : 1;
  if (angle > 180) {
    angle = 360 - angle;
    sign = -sign;
  }
  if (angle === 0 || angle === 180) return 0;
  return sign * firstQuadrantSin(angle > 90 ? 180 - angle : angle);
}

/** Cosine of an angle in degrees; exact at multiples of 60 and 90, and even to the last bit. */
export function cosDeg(deg: number): number {
  let angle = Math.abs(deg) % 360;
  if (angle > 180) angle = 360 - angle;
  if (angle === 90) return 0;
  return angle > 90 ? -firstQuadrantSin(angle - 90) : firstQuadrantSin(90 - angle);
}

/** The bearing of a vector in degrees clockwise from east, -180 < angle <= 180 (the angle of path arcs). */
export function angleFromEastDeg(x: number, y: number): number {
  return Math.atan2(y, x) / RADIANS;
}

/** Any angle in degrees brought to 0 <= heading < 360. */
export function normaliseHeading(deg: number): number {
  const heading = deg - 360 * Math.floor(deg / 360);
  return heading >= 360 ? 0 : heading + 0;
}

function firstQuadrantSin(angle: number): number {
  if (angle === 30) return 0.5;
  return angle > 45 ? Math.cos((90 - angle) * RADIANS) : Math.sin(angle * RADIANS);
}
