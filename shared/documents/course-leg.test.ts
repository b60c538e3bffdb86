import { describe, expect, it } from 'vitest';
import { MANEUVER_KINDS, SLOTS, toolBelongs } from '../geometry';
import { courseLegSchema } from './annotation';

describe('a leg of a kept course', () => {
  it('turns about a slot that its kind uses, and about no other', () => {
    for (const kind of MANEUVER_KINDS) {
      for (const tool of SLOTS) {
        const leg = { kind, tool, notches: 1, distanceIn: 2, headingDeg: null };
        expect(courseLegSchema.safeParse(leg).success).toBe(toolBelongs(kind, tool));
        expect(courseLegSchema.safeParse({ ...leg, notches: 0 }).success).toBe(true);
      }
    }
  });

  it('says which field is wrong', () => {
    const leg = { kind: 'warp', tool: 'port', notches: 1, distanceIn: 2, headingDeg: null };
    expect(courseLegSchema.safeParse(leg).error?.issues[0]?.path).toEqual(['tool']);
  });
});
