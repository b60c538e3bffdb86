import { describe, expect, it } from 'vitest';
import {
  ability,
  type BegunOptions,
  type UnitOptions,
  stationsCard,
} from '../../../../tests/support/into-the-unknown';
import { Moves } from '../../../../tests/support/into-the-unknown/moves';
import type { Ability } from '../../../../shared/content/into-the-unknown';
import type { Task, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { hazardTurn } from './hazard-unit';
import { contextOf } from '../effects/context';
import { MOVE_VERBS } from '../effects/moves';

const RAIDER = '0:hostile-raider';
const ENTITY = '0:inscrutable-entity';
const raider: UnitOptions = { class: 'hostile-raider', seat: null, at: [18, 18, 0] };
const entity: UnitOptions = { class: 'inscrutable-entity', seat: null, at: [18, 18, 0] };
const defiant = (x: number, y: number, own: Partial<UnitOptions> = {}): UnitOptions => ({
  class: 'defiant',
  at: [x, y, 0],
  alert: 'green 1',
  ...own,
});
const bottom: Task = { type: 'note', seat: '1', text: 'bottom', from: 'test' };

function turnOf(unit: string, units: readonly UnitOptions[], more: BegunOptions = {}): Moves {
  const laid = new Moves({ ...more, units, tasks: [bottom] });
  laid.play.push(...hazardTurn(laid.play.table, laid.play.frozen, unit));
  return laid;
}
const acting = (laid: Moves) => {
  laid.run();
  return laid.top?.type === 'ability' ? laid.top.ref.ability : null;
};

describe('a hazard unit’s turn', () => {
  it('ITU-HAZARD-01: it is nobody’s, has a card of its own and a base like a medium ship’s', () => {
    const laid = turnOf(RAIDER, [raider]);
    expect(laid.unit(RAIDER)).toMatchObject({ owner: null, kind: 'hazard' });
    expect(laid.play.table.content.units['hostile-raider']?.base).toBe('medium');
  });

  it('ITU-HAZARD-02: it is given the number of orders on its card, two as a rule', () => {
    const laid = turnOf(RAIDER, [raider]);
    expect(laid.top).toMatchObject({ type: 'hazard-unit', left: 2, done: [] });
  });

  it('ITU-HAZARD-08: actions in ascending order, one that it cannot take skipped for the next', () => {
    const laid = turnOf(RAIDER, [raider, defiant(33, 13)], { sector: { layout: 'helix' } });
    expect(acting(laid)).toBe('seek-foes');
    laid.skip();
    expect(acting(laid)).toBeNull();
  });

  it('ITU-HAZARD-09, ITU-HAZARD-17: no Defiant at 4": CLOSE IN; now it is at 4", and the search starts again: DEVOUR, not action 3', () => {
    const laid = turnOf(ENTITY, [entity, defiant(18, 8)]);
    expect(acting(laid)).toBe('close-in');
    laid.skip();
    laid.play.unit(ENTITY).pose = { x: 18, y: 13, headingDeg: 0 };
    expect(acting(laid)).toBe('devour');
    expect(laid.top).toMatchObject({ target: '1:defiant' });
    laid.skip();
    expect(acting(laid)).toBeNull();
    expect(laid.told('hazard-acts').map(({ name }) => name)).toEqual(['CLOSE IN', 'DEVOUR']);
  });

  it('ITU-HAZARD-10: each numbered action at most once in a turn', () => {
    const laid = turnOf(ENTITY, [entity, defiant(18, 13)]);
    expect(acting(laid)).toBe('devour');
    laid.skip();
    expect(acting(laid)).toBe('close-in');
  });

  it('ITU-HAZARD-11: the trailing player chooses between ships that are level', () => {
    const laid = turnOf(RAIDER, [raider, defiant(18, 13), defiant(22, 18, { seat: '2' })], {
      seats: { '1': { vp: 2 } },
    });
    laid.run();
    expect(laid.waits()).toEqual(['2']);
    expect(laid.legal('2')).toEqual([
      { type: 'choose-unit', unit: '1:defiant' },
      { type: 'choose-unit', unit: '2:defiant' },
    ]);
    laid.answer({ type: 'choose-unit', unit: '1:defiant' }, '2');
    expect(laid.top).toMatchObject({ type: 'ability', target: '1:defiant' });
  });

  it('ITU-HAZARD-15: of the ships in weapons range it attacks the one with the most peril', () => {
    const laid = turnOf(RAIDER, [raider, defiant(18, 13), defiant(22, 18, { seat: '2', is: { peril: 3 } })]);
    expect(acting(laid)).toBe('fire-weapons');
    expect(laid.top).toMatchObject({ target: '2:defiant' });
  });

  it('ITU-HAZARD-16: its area is its system, deep space is one area', () => {
    const inDeepSpace = (own: Partial<UnitOptions>) =>
      turnOf(RAIDER, [{ ...raider, at: [3, 3, 0], is: { system: null } }, defiant(33, 33, own)]);
    expect(acting(inDeepSpace({ is: { system: null } }))).toBe('close-in');
    expect(acting(inDeepSpace({ is: { system: 's1' } }))).toBe('seek-foes');
  });

  it('ITU-HAZARD-12: its manoeuvres are the ones its actions name, made by the trailing player', () => {
    const laid = turnOf(RAIDER, [raider], { seats: { '2': { vp: 1 } } });
    const { table, frozen: state } = laid.play;
    const context = contextOf(laid.unit(RAIDER));
    const maneuver = (kind: 'impulse' | 'come-about' | 'warp') => {
      const effect = { verb: 'maneuver', kind } as const;
      MOVE_VERBS.maneuver.carryOut(
        laid.play,
        { table, state, effect, context, picks: [], done: 0, canFollow: () => true },
        null,
      );
      return laid.top as TaskOf<'maneuver'>;
    };
    expect(maneuver('impulse')).toMatchObject({ seat: '1', unit: RAIDER });
    expect(maneuver('come-about').kinds).toEqual(['come-about']);
    expect(maneuver('warp').kinds).toEqual(['warp']);
  });

  it('ITU-HAZARD-06: its figures are those of its card, and do not change', () => {
    const laid = turnOf(RAIDER, [raider]);
    expect(laid.unit(RAIDER)).toMatchObject({ alert: null, crew: null, reserve: null, letter: 'N1' });
  });

  it('ITU-HAZARD-03: its sections and stations are those of its card; one that is offline bars its actions there', () => {
    const own = (id: string, more: Partial<Ability> = {}): Ability => ability(id, more);
    const laid = turnOf(RAIDER, [raider, { class: 'survey-team', in: `${RAIDER}/engineering` }], {
      cards: {
        stations: {
          'hostile-raider': stationsCard(
            {},
            {
              stations: [{ station: 'engineering', section: 'engineering', end: null, abilities: [] }],
              abilities: [
                own('first', { stations: ['engineering'], effects: [{ verb: 'maneuver', kind: 'warp' }] }),
                own('second', { effects: [{ verb: 'maneuver', kind: 'warp' }] }),
              ],
              orders: 1,
            },
          ),
        },
      },
    });
    expect(acting(laid)).toBe('second');
  });

  it('ITU-HAZARD-02: an Artifact Ship gains peril first, and is given orders with 3 or more alone', () => {
    const artifact: UnitOptions = { class: 'artifact-ship', seat: null, at: [18, 18, 0] };
    const turn = (peril: number) => {
      const laid = turnOf('0:artifact-ship', [{ ...artifact, is: { peril } }, defiant(18, 8)]);
      laid.run();
      expect(laid.top).toMatchObject({ type: 'effects', context: { self: '0:artifact-ship' } });
      return laid.skip();
    };
    expect(acting(turn(2))).toBeNull();
    expect(acting(turn(3))).not.toBeNull();
  });
});
