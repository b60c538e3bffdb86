import { describe, expect, it } from 'vitest';
import { equipmentCard } from '../../../../tests/support/into-the-unknown';
import { maneuver } from '../../../../tests/support/into-the-unknown/moves';
import { newUnit } from './deploy-unit';
import {
  dockWith,
  forward,
  lay,
  SAUCER,
  ship,
  shuttle,
  SHUTTLE,
} from '../../../../tests/support/into-the-unknown/docking';

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
});
