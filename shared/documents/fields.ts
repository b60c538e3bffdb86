/** Fields that several parts of a plan share: ids, places, poses. */
import '../content/jitless';
import * as z from 'zod';
import { normaliseHeading } from '../geometry';

/** Nothing stands farther out than this, inches. */
export const COORDINATE_LIMIT_IN = 10_000;

export const idSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/);
/** An alert row by its status and number, such as `green 2`. */
export const alertSchema = z.string().regex(/^(green|yellow|red) [1-9]$/);
/** A coordinate, inches; -0 is stored as 0. */
export const coordinate = z
  .number()
  .min(-COORDINATE_LIMIT_IN)
  .max(COORDINATE_LIMIT_IN)
  .overwrite((value) => value + 0);
/** A heading, degrees, stored in 0 <= h < 360. */
const heading = z.number().overwrite(normaliseHeading);

export const pointSchema = z.strictObject({ x: coordinate, y: coordinate });
export const poseSchema = z.strictObject({ x: coordinate, y: coordinate, headingDeg: heading });
