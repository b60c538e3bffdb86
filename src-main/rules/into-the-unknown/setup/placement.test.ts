import { describe, expect, it } from 'vitest';
import type { Placement } from '../../../../shared/content/into-the-unknown';
import type { Point } from '../../../../shared/geometry';
import { type StateOptions, stateWith, tableWith } from '../../../../tests/support/into-the-unknown';
import { randomFrom } from '../../engine';
import { tokenAt } from './objects';
import { legalPlacement } from './placement';
import { samplePlacement } from './sample-placement';

const table = tableWith();
const ANYWHERE: Placement = { inSystem: false, onePerSystem: false, anotherSystem: false, beyond: [] };

/** The code of what forbids a solid objective at a place; null: nothing. */
function why(where: Partial<Placement>, at: Point, options: StateOptions = {}): string | null {
  const state = stateWith(table, options);
  const shape = tokenAt(table, 'objective-solid', at);
  return legalPlacement(table, state, { ...ANYWHERE, ...where }, { shape, seat: '1' })?.code ?? null;
}

const objective = { kind: 'objective-solid', at: [18, 18] } as const;
const radius = tokenAt(table, 'objective-solid', { x: 0, y: 0 }).radiusIn;

describe('where tokens may be put', () => {
  it('ITU-SETUP-29: a token lies wholly inside the sector, its edge on the border at most', () => {
    expect(why({}, { x: radius, y: radius })).toBeNull();
    expect(why({}, { x: radius - 0.001, y: radius })).toBe('outside-sector');
  });

  it('ITU-SETUP-29: "beyond N inches" is measured edge to edge, and exactly N is not beyond', () => {
    const where = { beyond: [{ inches: 6, of: 'objective-solid' as const }] };
    const at = (gapIn: number): Point => ({ x: 18, y: 18 + 2 * radius + gapIn });
    expect(why(where, at(6), { features: [objective] })).toBe('too-near');
    expect(why(where, at(6.001), { features: [objective] })).toBeNull();
    expect(why({}, at(0), { features: [objective] })).toBeNull();
    expect(why({}, at(-0.001), { features: [objective] })).toBe('overlap');
  });

  it('ITU-SETUP-29: "beyond any object" counts units too, "beyond any ping" pings alone', () => {
    const options: StateOptions = { units: [{ class: 'defiant', at: [18, 12, 0] }], features: [objective] };
    const any = { beyond: [{ inches: 4, of: 'object' as const }] };
    expect(why(any, { x: 18, y: 8 }, options)).toBe('too-near');
    expect(why({ beyond: [{ inches: 4, of: 'objective-ping' }] }, { x: 18, y: 8 }, options)).toBeNull();
  });

  it('ITU-SETUP-29: a token that must lie in a system may not lie in deep space', () => {
    expect(why({ inSystem: true }, { x: 18, y: 6 })).toBeNull();
    expect(why({ inSystem: true }, { x: 2, y: 2 })).toBe('not-in-system');
  });

  it('ITU-SETUP-29: one in each system takes only a system without one', () => {
    const options: StateOptions = {
      sector: { layout: 'trinary' },
      features: [{ kind: 'objective-solid', at: [3, 3] }],
    };
    expect(why({ onePerSystem: true }, { x: 8, y: 3 }, options)).toBe('system-taken');
    expect(why({ onePerSystem: true }, { x: 30, y: 18 }, options)).toBeNull();
  });

  it('ITU-SETUP-29: "at N inches of a system centre" includes exactly N', () => {
    const at = { inches: 2, of: 'system-centre' } as const;
    expect(why({ at }, { x: 18, y: 20 + radius })).toBeNull();
    expect(why({ at }, { x: 18, y: 20.01 + radius })).toBe('too-far');
  });

  it('ITU-SETUP-29: what goes into a set-up area lies wholly inside the own one', () => {
    const at = { inches: 0, of: 'setup-area' } as const;
    expect(why({ at }, { x: 4, y: 4 })).toBeNull();
    expect(why({ at }, { x: 12, y: 4 })).toBe('outside-setup-area');
    expect(why({ at }, { x: 30, y: 33 })).toBe('outside-setup-area');
  });

  it('finds a place wherever there is one, and says where there is none', () => {
    const state = stateWith(table, { features: [objective] });
    const sampling = { seat: null, shapeAt: (at: Point) => tokenAt(table, 'anomaly', at) };
    const narrow: Placement = { ...ANYWHERE, at: { inches: 0.5, of: 'system-centre' } };
    for (const seed of ['a', 'b', 'c']) {
      const where: Placement = { ...ANYWHERE, inSystem: true, beyond: [{ inches: 10, of: 'object' }] };
      const found = samplePlacement(table, state, where, sampling, randomFrom(seed));
      expect(found).not.toBeNull();
      const shape = tokenAt(table, 'anomaly', found!);
      expect(legalPlacement(table, state, where, { seat: null, shape })).toBeNull();
      expect(samplePlacement(table, state, narrow, sampling, randomFrom(seed))).toBeNull();
    }
  });
});
