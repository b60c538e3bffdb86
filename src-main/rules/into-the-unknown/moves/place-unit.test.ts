import { describe, expect, it } from 'vitest';
import type { IntoTheUnknownAction, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { distance } from '../../../../shared/geometry';
import { shapeOfFeature, shapeOfUnit } from '../../../../shared/sector';
import type { UnitOptions } from '../../../../tests/support/into-the-unknown';
import { Moves } from '../../../../tests/support/into-the-unknown/moves';
import { randomFrom } from '../../engine';
import { contextOf } from '../effects/context';
import { MOVE_VERBS } from '../effects/moves';
import type { EffectOf } from '../effects/verb-rules';
import { samplePlace } from './place-unit';

const RAIDER = '0:hostile-raider';
const defiant: UnitOptions = { class: 'defiant', at: [18, 18, 0], alert: 'green 1' };
const put = (x: number, y: number, headingDeg = 0): IntoTheUnknownAction => ({
  type: 'place',
  pose: { x, y, headingDeg },
  system: null,
});

function placing(): Moves {
  const laid = new Moves({ units: [defiant], features: [{ kind: 'rift', at: [18, 10] }], tasks: [] });
  const { table, frozen: state } = laid.play;
  const context = contextOf(laid.unit('1:defiant'), { target: 'f1' });
  const effect: EffectOf<'place-unit'> = {
    verb: 'place-unit',
    class: 'hostile-raider',
    by: 'trailing',
    owner: 'none',
    where: {
      inSystem: false,
      onePerSystem: false,
      anotherSystem: false,
      beyond: [],
      at: { inches: 6, of: 'target' },
    },
  };
  MOVE_VERBS['place-unit'].carryOut(
    laid.play,
    { table, state, effect, context, picks: [], done: 0, canFollow: () => true },
    null,
  );
  return laid;
}

describe('placing a unit', () => {
  it('ITU-SETUP-29: it is new to the table and put where the card says, on nothing, by whom the card names', () => {
    const laid = placing();
    expect(laid.waits()).toEqual(['2']);
    expect(laid.unit(RAIDER).pose).toBeNull();
    expect(laid.refusal(put(18, 25))).toMatchObject({ code: 'too-far' });
    expect(laid.refusal(put(18, 10))).toMatchObject({ code: 'overlap' });
    laid.answer(put(24, 10, 90), '2').run();
    expect(laid.unit(RAIDER)).toMatchObject({ pose: { x: 24, y: 10, headingDeg: 90 }, owner: null });
    expect(laid.told('deployed')).toMatchObject([{ unit: RAIDER }]);
  });

  it('what nothing lets stand anywhere does not come', () => {
    const laid = placing();
    const { top } = laid;
    if (top?.type !== 'place-unit') throw new Error('Nothing is placed.');
    const nowhere = {
      inSystem: false,
      onePerSystem: false,
      anotherSystem: false,
      beyond: [{ inches: 36, of: 'object' as const }],
    };
    laid.play.replace({ ...top, where: nowhere });
    laid.run();
    expect(laid.play.frozen.units.map(({ id }) => id)).toEqual(['1:defiant']);
    expect(laid.told('removed')).toMatchObject([{ unit: RAIDER }]);
  });

  it('ITU-FKEY-08: what is drawn for a bot touches the feature', () => {
    const random = randomFrom('touch');
    const laid = new Moves({
      units: [defiant],
      features: [{ kind: 'rift', at: [5, 5] }],
      tasks: [
        { type: 'place-unit', seat: '2', unit: '1:defiant', near: null, touching: 'f1', why: 'ITU-FKEY-08' },
      ],
    });
    const { table, frozen: state } = laid.play;
    const asked = { table, state, task: laid.top as TaskOf<'place-unit'> };
    for (let each = 0; each < 30; each += 1) {
      const drawn = samplePlace(asked, random);
      if (!drawn) throw new Error('No place.');
      expect(laid.check(drawn)).toEqual({ ok: true, value: drawn });
      const outline = shapeOfUnit(table.content, { class: 'defiant', pose: drawn.pose });
      const feature = state.features[0];
      if (!outline || !feature) throw new Error('Nothing there.');
      expect(distance(outline, shapeOfFeature(table.content, feature)).distanceIn).toBeLessThan(1e-6);
    }
  });
});

describe('cloaks', () => {
  const brel = (alert: string, own: Partial<UnitOptions> = {}): UnitOptions => ({
    class: 'brel',
    at: [18, 18, 0],
    alert,
    ...own,
  });
  const asked = (laid: Moves, verb: 'cloak' | 'decloak') => {
    const { table, frozen: state } = laid.play;
    return {
      table,
      state,
      effect: { verb },
      context: contextOf(laid.unit('1:brel')),
      picks: [],
      done: 0,
      canFollow: () => true,
    } as const;
  };

  it('a ship cloaks while its dial shows cloak ready (house)', () => {
    const ready = new Moves({ units: [brel('green 1')], tasks: [] });
    MOVE_VERBS.cloak.carryOut(ready.play, asked(ready, 'cloak'), null);
    expect(ready.unit('1:brel').conditions).toEqual(['cloaked']);
    const red = new Moves({ units: [brel('red 1')], tasks: [] });
    expect(MOVE_VERBS.cloak.isPossible(asked(red, 'cloak'))).toBe(false);
  });

  it('a cloaked ship comes out at a letter of its wake, as far as chance says', () => {
    const laid = new Moves({ units: [brel('green 1', { is: { conditions: ['cloaked'] } })], tasks: [] });
    MOVE_VERBS.decloak.carryOut(laid.play, asked(laid, 'decloak'), null);
    expect(laid.waits()).toEqual(['chance']);
    laid.answer({ type: 'number', number: 3 }, 'chance');
    expect(laid.waits()).toEqual(['1']);
    const places = laid.legal();
    expect(places).toHaveLength(8);
    const [first] = places;
    if (!first) throw new Error('Nowhere.');
    laid.answer(first).run();
    expect(laid.unit('1:brel').conditions).toEqual([]);
    expect(laid.unit('1:brel').pose).not.toEqual({ x: 18, y: 18, headingDeg: 0 });
  });

  it('where everything is taken it stays cloaked', () => {
    const walls = [0, 90, 180, 270].map((deg): UnitOptions => ({
      class: 'galaxy',
      seat: '2',
      at: [18 + 3.4 * Math.sin((deg * Math.PI) / 180), 18 - 3.4 * Math.cos((deg * Math.PI) / 180), deg + 90],
      alert: 'green 1',
    }));
    const laid = new Moves({
      units: [brel('green 1', { is: { conditions: ['cloaked'] } }), ...walls],
      tasks: [],
    });
    MOVE_VERBS.decloak.carryOut(laid.play, asked(laid, 'decloak'), null);
    if (laid.waits().length > 0) laid.answer({ type: 'number', number: 1 }, 'chance');
    expect(laid.top === undefined || laid.waits().length > 0 || laid.run().top === undefined).toBe(true);
  });
});
