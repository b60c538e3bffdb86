/** What people write on a sector plan: their own words and lines, never a state of the game. */
import '../content/jitless';
import * as z from 'zod';
import { MANEUVER_KINDS, SLOTS, toolBelongs } from '../geometry';
import { BARE_BASES, OWNERS } from '../sector';
import { alertSchema, idSchema, pointSchema, poseSchema } from './fields';

/** One line of writing on the table; longer notes belong to the plan. */
const words = z.string().max(500);
const owner = z.enum(OWNERS).optional();

/** A place, or a piece whose nearest edge it clings to wherever that piece goes. */
export const anchorSchema = z.union([pointSchema, z.strictObject({ piece: idSchema })]);
export type Anchor = z.infer<typeof anchorSchema>;

/** A ruler that stays on the table: legs through points, saved and undoable like everything else. */
export const rulerSchema = z.strictObject({
  id: idSchema,
  type: z.literal('ruler'),
  points: z.array(pointSchema).min(2).max(500),
  owner,
});

/** Words in a box, with a leader to what they speak of when `to` is given. */
export const noteSchema = z.strictObject({
  id: idSchema,
  type: z.literal('note'),
  at: pointSchema,
  text: words.min(1),
  to: anchorSchema.optional(),
  owner,
});

/** A line with a head at its end through two or more points, with or without words. */
export const arrowSchema = z.strictObject({
  id: idSchema,
  type: z.literal('arrow'),
  points: z.array(pointSchema).min(2).max(100),
  text: words.optional(),
  owner,
});

/** A marked part of the table: a closed polygon or a disc, inches. */
export const areaSchema = z.strictObject({
  id: idSchema,
  type: z.literal('area'),
  shape: z.union([
    z.strictObject({ points: z.array(pointSchema).min(3).max(500) }),
    z.strictObject({ at: pointSchema, radiusIn: z.number().positive().max(1000) }),
  ]),
  text: words.optional(),
  owner,
});

/** A line that tells the distance of its ends, live when one of them is a piece. */
export const dimensionSchema = z.strictObject({
  id: idSchema,
  type: z.literal('dimension'),
  from: anchorSchema,
  to: anchorSchema,
  text: words.optional(),
  owner,
});

/** A pinned verdict: what one piece reaches of another, judged anew whenever something moves. */
export const pinSchema = z.strictObject({
  id: idSchema,
  type: z.literal('pin'),
  from: idSchema,
  to: idSchema,
});

/** One manoeuvre of a course, as the turning tool is laid; a tool that turns sits in a slot that its kind uses. */
export const courseLegSchema = z
  .strictObject({
    kind: z.enum(MANEUVER_KINDS),
    tool: z.enum(SLOTS).nullable(),
    notches: z.number().min(0).max(12),
    distanceIn: z.number().min(0).max(1000),
    headingDeg: z.number().nullable(),
  })
  .refine(({ kind, tool, notches }) => tool === null || notches === 0 || toolBelongs(kind, tool), {
    path: ['tool'],
    message: 'The manoeuvre has no turning tool in that slot.',
  });

/** A course that was kept: a class at an alert row, where it began, and its manoeuvres in order. */
export const courseSchema = z.strictObject({
  id: idSchema,
  type: z.literal('course'),
  class: z.union([idSchema, z.strictObject({ base: z.enum(BARE_BASES) })]),
  alert: alertSchema.optional(),
  /** The unit it was plotted for; it may have gone since. */
  unit: idSchema.optional(),
  start: poseSchema,
  legs: z.array(courseLegSchema).min(1).max(50),
  text: words.optional(),
  owner,
});
export type CourseAnnotation = z.infer<typeof courseSchema>;

export const annotationSchema = z.discriminatedUnion('type', [
  rulerSchema,
  noteSchema,
  arrowSchema,
  areaSchema,
  dimensionSchema,
  pinSchema,
  courseSchema,
]);
export type Annotation = z.infer<typeof annotationSchema>;
export type AnnotationOf<Type extends Annotation['type']> = Extract<Annotation, { readonly type: Type }>;
