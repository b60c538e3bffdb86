import { describe, expect, it } from 'vitest';
import type { IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import type { BegunOptions, UnitOptions } from '../../../../tests/support/into-the-unknown';
import { equipmentCard, officerCard } from '../../../../tests/support/into-the-unknown';
import { IMPULSE_KINDS, maneuver, Moves } from '../../../../tests/support/into-the-unknown/moves';
import { contextOf } from '../effects/context';
import { LAUNCH_VERBS } from '../effects/launches';
import { newUnit } from './deploy-unit';

const SHUTTLE = '1:type-6-shuttle';
const SAUCER = '1:galaxy-saucer';
const cards = { officers: { ann: officerCard(), bob: officerCard(), cy: officerCard() } };
const shuttle = (own: Partial<UnitOptions> = {}): UnitOptions => ({
  class: 'type-6-shuttle',
  at: [18, 24, 0],
  ...own,
});
const ship = (card = 'defiant', own: Partial<UnitOptions> = {}): UnitOptions => ({
  class: card,
  at: [18, 18, 0],
  alert: 'green 1',
  ...own,
});
function lay(units: readonly UnitOptions[], unit = SHUTTLE, more: BegunOptions = {}, warp = false): Moves {
  const kinds = warp ? (['warp'] as const) : IMPULSE_KINDS;
  return new Moves({
    ...more,
    cards: { ...cards, ...more.cards },
    units,
    tasks: [{ type: 'maneuver', seat: '1', unit, kinds, full: false }],
  });
}
const forward = (distanceIn: number) => maneuver('forward', { distanceIn });
const dockWith = (id: string | null): IntoTheUnknownAction => ({ type: 'dock', ship: id });

describe('docking', () => {
  it('ITU-DOCK-01: after an impulse of its own that ends at 2" of the ship, come about included', () => {
    const near = lay([shuttle(), ship()]);
    near.answer(forward(3)).run();
    expect(near.top).toMatchObject({ type: 'dock', ships: ['1:defiant'], asked: null });
    expect(near.legal()).toEqual([dockWith('1:defiant'), dockWith(null)]);
    const far = lay([shuttle(), ship()]);
    far.answer(forward(1)).run();
    expect(far.top).toBeUndefined();
    const turned = lay([shuttle({ at: [18, 21, 0] }), ship()]);
    turned.answer(maneuver('come-about', { headingDeg: 90 })).run();
    expect(turned.top?.type).toBe('dock');
  });

  it('ITU-DOCK-01: not after a warp, nor when only the ship moved', () => {
    const warped = lay([shuttle(), ship()], SHUTTLE, {}, true);
    warped.answer(maneuver('warp', { distanceIn: 3 })).run();
    expect(warped.top).toBeUndefined();
    const shipMoved = lay([shuttle(), ship()], '1:defiant');
    shipMoved.answer(maneuver('reverse', { distanceIn: 2 })).run();
    expect(shipMoved.top).toBeUndefined();
  });

  it('ITU-DOCK-02: only with a ship that launches from a cargo bay, by its card or by equipment there', () => {
    const fighter = lay([shuttle(), ship('jemhadar-fighter')]);
    fighter.answer(forward(3)).run();
    expect(fighter.top).toBeUndefined();
    const berth = equipmentCard({
      station: 'cargo-bay',
      abilities: [
        {
          id: 'deploy',
          name: 'DEPLOY',
          timing: 'action',
          stations: [],
          order: 'any',
          cost: {},
          alerts: [],
          hulls: [],
          kinds: [],
          requires: [],
          target: null,
          perRound: null,
          effects: [{ verb: 'launch', class: 'danube-runabout' }],
          test: null,
          success: [],
          failure: [],
          spends: [],
        },
      ],
    });
    const fitted = lay(
      [shuttle(), ship('jemhadar-fighter', { is: { equipment: [{ card: 'berth', station: 'cargo-bay' }] } })],
      SHUTTLE,
      { cards: { equipment: { berth } } },
    );
    fitted.answer(forward(3)).run();
    expect(fitted.top?.type).toBe('dock');
  });

  it('ITU-DOCK-02: a secondary unit docks with its own primary and no other', () => {
    const other = lay(
      [{ class: 'galaxy-saucer', at: [18, 25, 0], is: { primary: '1:galaxy#2' } }, ship('galaxy')],
      SAUCER,
    );
    other.answer(forward(1)).run();
    expect(other.top).toBeUndefined();
  });

  it('ITU-DOCK-03: the controller of an opposing ship may prevent it', () => {
    const units = [shuttle(), ship('defiant', { seat: '2' })];
    const refused = lay(units);
    refused.answer(forward(3)).run().answer(dockWith('2:defiant'));
    expect(refused.waits()).toEqual(['2']);
    refused.answer(dockWith(null), '2').run();
    expect(refused.unit(SHUTTLE).pose).not.toBeNull();
    const agreed = lay(units);
    agreed.answer(forward(3)).run().answer(dockWith('2:defiant')).answer(dockWith('2:defiant'), '2').run();
    expect(agreed.play.frozen.units.map(({ id }) => id)).toEqual(['2:defiant']);
  });

  it('ITU-DOCK-04: it leaves the sector, everybody aboard goes to the ship, whose player gives each their place', () => {
    const laid = lay([
      shuttle({ crew: { helm: 'ann' } }),
      { class: 'survey-team', in: '1:type-6-shuttle/engineering' },
      ship(),
    ]);
    laid.answer(forward(3)).run().answer(dockWith('1:defiant'));
    expect(laid.top).toMatchObject({ type: 'settle-in', unit: '1:defiant', who: ['1:survey-team', '1:ann'] });
    expect(laid.play.frozen.gone).toMatchObject([{ unit: SHUTTLE, why: 'docked' }]);
    const toBridge = laid
      .legal()
      .find((each) => each.type === 'move-personnel' && 'section' in each.to && each.to.section === 'bridge');
    if (!toBridge) throw new Error('The team cannot go to the bridge.');
    laid.answer(toBridge).run();
    const toHelm = laid.legal().find((each) => each.type === 'move-personnel' && each.station === 'helm');
    if (!toHelm) throw new Error('Nobody may go to the helm.');
    laid.answer(toHelm).run();
    expect(laid.top).toBeUndefined();
    expect(laid.play.frozen.officers[0]).toMatchObject({
      station: 'helm',
      lost: false,
      at: { unit: '1:defiant' },
    });
    expect(laid.unit('1:survey-team').location).toMatchObject({ unit: '1:defiant', section: 'bridge' });
  });

  it('ITU-DOCK-05: advantage, peril and banked points go to the ship, locks and conditions are discarded', () => {
    const banked = [{ seat: '1', points: 2, scores: 'end' }] as const;
    const laid = lay([
      shuttle({
        is: {
          advantage: 2,
          peril: 1,
          banked,
          conditions: ['jammed'],
          locks: [{ seat: '2', by: '2:x', number: 1 }],
        },
      }),
      ship('defiant', { is: { peril: 1 } }),
    ]);
    laid.answer(forward(3)).run().answer(dockWith('1:defiant')).run();
    expect(laid.unit('1:defiant')).toMatchObject({
      advantage: 2,
      peril: 2,
      banked,
      conditions: [],
      locks: [],
    });
  });

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

  it('ITU-DOCK-08: a docked unit’s card keeps its hull marker when it is launched again (default)', () => {
    const laid = lay(
      [
        { class: 'galaxy-saucer', at: [18, 13, 0], is: { primary: '1:galaxy', hull: 2 } },
        ship('galaxy', { is: { separated: SAUCER } }),
      ],
      SAUCER,
    );
    laid
      .answer(maneuver('come-about', { headingDeg: 0 }))
      .run()
      .answer(dockWith('1:galaxy'))
      .run();
    const { table, frozen } = laid.play;
    expect(newUnit(table, frozen, { class: 'galaxy-saucer', owner: '1' })).toMatchObject({
      hull: 2,
      id: '1:galaxy-saucer#2',
    });
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
