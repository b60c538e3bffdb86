import { describe, expect, it } from 'vitest';
import type { BegunOptions, UnitOptions } from '../../../../tests/support/into-the-unknown';
import { Moves } from '../../../../tests/support/into-the-unknown/moves';
import { contextOf } from '../effects/context';
import { LAUNCH_VERBS } from '../effects/launches';
import { byVerb, cards, launch } from '../../../../tests/support/into-the-unknown/launches';

describe('separating', () => {
  const galaxy = (own: Partial<UnitOptions> = {}): UnitOptions => ({
    class: 'galaxy',
    at: [18, 18, 0],
    alert: 'green 1',
    ...own,
  });
  const detach = (options: BegunOptions) =>
    byVerb(options, '1:galaxy', 'separate', 'galaxy-saucer', 'station:helm');
  const fore = launch({ slot: 'fore', notches: 0 });

  it('ITU-SEP-02: the named unit is launched from the slots of the station’s end', () => {
    const laid = detach({ units: [galaxy()] });
    expect(laid.top).toMatchObject({ slots: ['fore', 'starboard', 'port'], why: 'separate' });
  });

  it('ITU-SEP-01: two units are there until it docks, and it does not separate again', () => {
    const laid = detach({ units: [galaxy()] });
    laid.answer(fore).run();
    expect(laid.unit('1:galaxy').separated).toBe('1:galaxy-saucer');
    expect(laid.unit('1:galaxy-saucer').primary).toBe('1:galaxy');
    const { table, frozen: state } = laid.play;
    const context = contextOf(laid.unit('1:galaxy'), { from: 'station:helm' });
    const effect = { verb: 'separate', class: 'galaxy-saucer' } as const;
    expect(
      LAUNCH_VERBS.separate.isPossible({
        table,
        state,
        effect,
        context,
        picks: [],
        done: 0,
        canFollow: () => true,
      }),
    ).toBe(false);
  });

  it('ITU-SEP-03: green 1 becomes green 2, red 2 red 1, and the crew dial is two below its start at most', () => {
    const dials = (alert: string, crew: number) => {
      const laid = detach({ units: [galaxy({ alert, is: { crew } })] });
      laid.answer(fore).run();
      const { alert: row, crew: step } = laid.unit('1:galaxy');
      return [laid.play.table.content.units.galaxy?.alerts[row ?? -1]?.alert, step];
    };
    expect(dials('green 1', 0)).toEqual(['green 2', -2]);
    expect(dials('red 2', -3)).toEqual(['red 1', -3]);
    expect(dials('yellow 1', 2)).toEqual(['yellow 1', -2]);
  });

  it('ITU-SEP-04: friendly officers and teams may go with either, to the matching section or the bridge', () => {
    const laid = detach({
      cards,
      units: [
        galaxy({ crew: { helm: 'ann', medbay: 'bob', 'cargo-bay': 'cy' } }),
        { class: 'survey-team', in: '1:galaxy/engineering' },
      ],
    });
    laid.answer(fore);
    const moves = laid.legal().filter((each) => each.type === 'move-personnel');
    const place = (who: string) =>
      moves.filter((each) => each.who === who).map(({ to }) => 'section' in to && to.section);
    expect(place('1:ann')).toEqual(['bridge']);
    expect(place('1:bob')).toEqual(['medbay']);
    expect(place('1:cy')).toEqual(['bridge']);
    expect(place('1:survey-team')).toEqual(['engineering']);
    laid.answer({ type: 'done' }).run();
    expect(
      laid.play.frozen.officers.every(({ at }) => at?.type === 'section' && at.unit === '1:galaxy'),
    ).toBe(true);
  });

  it('ITU-SEP-05: opposing officers and teams stay with the ship', () => {
    const laid = detach({
      cards,
      units: [
        galaxy({ crew: { helm: 'ann' } }),
        { class: 'boarding-party', seat: '2', in: '1:galaxy/bridge', aboard: ['bob'] },
      ],
      officers: { '1:ann': { owner: '2' } },
    });
    laid.answer(fore).run();
    expect(laid.top?.type).toBe('note');
  });

  it('ITU-SEP-06: a Galaxy stands on a large base, its saucer on a medium one', () => {
    const { units } = new Moves({ tasks: [] }).play.table.content;
    expect([units.galaxy?.base, units['galaxy-saucer']?.base]).toEqual(['large', 'medium']);
  });
});
