import { describe, expect, it } from 'vitest';
import { maneuver, Moves } from '../../../../tests/support/into-the-unknown/moves';
import { contextOf } from '../effects/context';
import { LAUNCH_VERBS } from '../effects/launches';
import {
  dockWith,
  forward,
  lay,
  SAUCER,
  ship,
  shuttle,
} from '../../../../tests/support/into-the-unknown/docking';

describe('docking', () => {
  it('ITU-DOCK-06: the primary’s crew dial rises by 2 up to its maximum and its card goes; a shuttle raises nothing', () => {
    const crew = (step: number) => {
      const laid = lay(
        [
          { class: 'galaxy-saucer', at: [18, 13, 180], is: { primary: '1:galaxy' } },
          ship('galaxy', { is: { crew: step, separated: SAUCER } }),
        ],
        SAUCER,
      );
      laid
        .answer(maneuver('come-about', { headingDeg: 0 }))
        .run()
        .answer(dockWith('1:galaxy'))
        .run();
      expect(laid.unit('1:galaxy').separated).toBeNull();
      return laid.unit('1:galaxy').crew;
    };
    expect([crew(-2), crew(1)]).toEqual([0, 2]);
    const laid = lay([shuttle(), ship('defiant', { is: { crew: -2 } })]);
    laid.answer(forward(3)).run().answer(dockWith('1:defiant')).run();
    expect(laid.unit('1:defiant').crew).toBe(-2);
  });
  it('ITU-DOCK-07: a saucer comes about until 2" separates it from the Star Drive, docks, its officers go to the bridge', () => {
    const laid = lay(
      [
        {
          class: 'galaxy-saucer',
          at: [18, 24.24, 90],
          is: { primary: '1:galaxy' },
          crew: { helm: 'ann' },
          aboard: ['bob'],
        },
        ship('galaxy', { is: { crew: -2, separated: SAUCER } }),
      ],
      SAUCER,
    );
    laid.answer(maneuver('come-about', { headingDeg: 0 })).run();
    expect(laid.top).toMatchObject({ type: 'dock', ships: ['1:galaxy'] });
    laid.answer(dockWith('1:galaxy'));
    for (const who of ['1:ann', '1:bob']) {
      const toBridge = laid
        .legal()
        .find(
          (each) =>
            each.type === 'move-personnel' &&
            each.who === who &&
            'section' in each.to &&
            each.to.section === 'bridge',
        );
      if (!toBridge) throw new Error('The bridge is closed.');
      laid.answer(toBridge).run();
    }
    expect(laid.unit('1:galaxy')).toMatchObject({ crew: 0, separated: null });
    expect(laid.play.frozen.officers.map(({ at }) => at)).toEqual([
      { type: 'section', unit: '1:galaxy', section: 'bridge' },
      { type: 'section', unit: '1:galaxy', section: 'bridge' },
    ]);
  });
  it('the Star Drive takes its saucer in at 2" in its fore arc', () => {
    const laid = (y: number) =>
      new Moves({
        units: [
          { class: 'galaxy-saucer', at: [18, y, 0], is: { primary: '1:galaxy' } },
          ship('galaxy', { is: { separated: SAUCER } }),
        ],
        tasks: [],
      });
    const rejoin = (moves: Moves) => {
      const { table, frozen: state } = moves.play;
      const context = contextOf(moves.unit('1:galaxy'));
      return {
        table,
        state,
        context,
        effect: { verb: 'rejoin', class: 'galaxy-saucer' },
        picks: [],
        done: 0,
        canFollow: () => true,
      } as const;
    };
    const fore = laid(12.5);
    expect(LAUNCH_VERBS.rejoin.isPossible(rejoin(fore))).toBe(true);
    LAUNCH_VERBS.rejoin.carryOut(fore.play, rejoin(fore), null);
    expect(fore.play.frozen.units.map(({ id }) => id)).toEqual(['1:galaxy']);
    expect(LAUNCH_VERBS.rejoin.isPossible(rejoin(laid(23.5)))).toBe(false);
    expect(LAUNCH_VERBS.rejoin.isPossible(rejoin(laid(9)))).toBe(false);
  });
});
