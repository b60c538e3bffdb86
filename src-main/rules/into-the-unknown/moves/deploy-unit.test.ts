import { describe, expect, it } from 'vitest';
import { officerCard, playWith } from '../../../../tests/support/into-the-unknown';
import { crewBounds } from '../combat/health';
import { contextOf } from '../effects/context';
import { LAUNCH_VERBS } from '../effects/launches';
import { unitOf } from '../figures';
import { addUnit, newUnit, removeUnit } from './deploy-unit';

const cards = { officers: { ann: officerCard(), bob: officerCard() } };

describe('units that come and go', () => {
  it('ITU-DEPLOY-06: a ship comes with a number, hull and reserve at the star and crew at its start', () => {
    const play = playWith({ units: [{ class: 'defiant', at: [5, 5, 0] }] });
    expect(newUnit(play.table, play.frozen, { class: 'defiant', owner: '1' })).toMatchObject({
      id: '1:defiant#2',
      number: 2,
      hull: 0,
      crew: 0,
      alert: 0,
      reserve: play.table.content.units.defiant?.reserve?.start,
    });
  });

  it('ITU-AUX-06, ITU-AUX-07: an auxiliary unit has neither dial, its letter from its card', () => {
    const play = playWith();
    const made = newUnit(play.table, play.frozen, { class: 'danube-runabout', owner: '2' });
    expect(made).toMatchObject({ crew: null, alert: null, reserve: null, letter: 'A', kind: 'auxiliary' });
  });

  it('ids are not used again once a unit is gone', () => {
    const play = playWith({ units: [{ class: 'class-1-probe', at: [5, 5, 0] }] });
    removeUnit(play, '1:class-1-probe', 'removed');
    expect(newUnit(play.table, play.frozen, { class: 'class-1-probe', owner: '1' }).id).toBe(
      '1:class-1-probe#2',
    );
  });

  it('ITU-LOST-01, ITU-LOST-02: who is aboard a unit that is destroyed is lost, teams and their officers too', () => {
    const play = playWith({
      cards,
      units: [
        { class: 'defiant', at: [5, 5, 0], crew: { helm: 'ann' } },
        { class: 'survey-team', in: '1:defiant/cargo', aboard: ['bob'] },
      ],
    });
    removeUnit(play, '1:defiant', 'destroyed', '2');
    expect(play.frozen.units).toEqual([]);
    expect(play.frozen.officers.map(({ lost, at }) => [lost, at])).toEqual([
      [true, null],
      [true, null],
    ]);
    expect(play.frozen.gone.map(({ unit, why, by }) => [unit, why, by])).toEqual([
      ['1:survey-team', 'destroyed', '2'],
      ['1:defiant', 'destroyed', '2'],
    ]);
    expect(play.frozen.seats[0]?.gone).toEqual(['defiant']);
  });

  it('ITU-PROJ-13: officers on a destroyed projectile are lost', () => {
    const play = playWith({ cards, units: [{ class: 'escape-pod', at: [5, 5, 0], aboard: ['ann'] }] });
    removeUnit(play, '1:escape-pod', 'destroyed');
    expect(play.frozen.officers[0]?.lost).toBe(true);
  });

  it('its locks come off others, and its points are remembered', () => {
    const play = playWith({
      units: [
        { class: 'defiant', at: [5, 5, 0], is: { banked: [{ seat: '1', points: 1, scores: 'end' }] } },
        {
          class: 'miranda',
          seat: '2',
          at: [9, 9, 0],
          is: { locks: [{ seat: '1', by: '1:defiant', number: 1 }] },
        },
      ],
    });
    removeUnit(play, '1:defiant', 'removed');
    expect(play.frozen.units[0]?.locks).toEqual([]);
    expect(play.frozen.gone[0]?.banked).toHaveLength(1);
    expect(play.events).toContainEqual({ type: 'removed', unit: '1:defiant', by: null });
  });

  it('ITU-SEP-01: a primary unit stays separated once its other part is destroyed', () => {
    const play = playWith({
      units: [
        { class: 'galaxy', at: [5, 5, 0], is: { crew: -2, separated: '1:galaxy-saucer' } },
        { class: 'galaxy-saucer', at: [18, 5, 0], is: { primary: '1:galaxy' } },
      ],
    });
    removeUnit(play, '1:galaxy-saucer', 'destroyed', '2');
    expect(unitOf(play.frozen, '1:galaxy').separated).toBe('1:galaxy-saucer');
    expect(crewBounds(play.table, unitOf(play.frozen, '1:galaxy'))?.most).toBe(-2);
    const context = contextOf(unitOf(play.frozen, '1:galaxy'), { from: 'station:helm' });
    const asked = {
      table: play.table,
      state: play.frozen,
      context,
      picks: [],
      done: 0,
      canFollow: () => true,
    };
    const effect = { class: 'galaxy-saucer' } as const;
    expect(LAUNCH_VERBS.separate.isPossible({ ...asked, effect: { verb: 'separate', ...effect } })).toBe(
      false,
    );
    expect(LAUNCH_VERBS.rejoin.isPossible({ ...asked, effect: { verb: 'rejoin', ...effect } })).toBe(false);
  });

  it('ITU-AUX-05: vessels have no limit of their own', () => {
    const play = playWith();
    for (let each = 0; each < 4; each += 1)
      addUnit(
        play,
        newUnit(play.table, play.frozen, {
          class: 'galaxy-saucer',
          owner: '1',
          pose: { x: 3 + 5 * each, y: 5, headingDeg: 0 },
        }),
      );
    expect(play.frozen.units.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
});
