import { beforeEach, describe, expect, it } from 'vitest';
import { printedNumber } from '../../../../shared/force';
import { shippedNovaCry } from '../../../../tests/support/shipped-content';
import { adviceCodes, openForces, plannedForce, twoForces } from './session-bench';

const content = shippedNovaCry();
let bench: ReturnType<typeof openForces>;
beforeEach(() => {
  bench = openForces(content);
});
describe('advice', () => {
  it('NC-COMP-05: a ship in two task forces is one too many, a weapon as often as it is printed', async () => {
    const { session } = bench;
    session.take('ship', 'ember-wake', 'mine');
    session.take('weapon', 'breach-maul', 'mine');
    await bench.settled();
    const same = session.advice.filter(({ code }) => code === 'same-card');
    expect(same).toHaveLength(1);
    expect(same[0]).toMatchObject({ rule: 'NC-COMP-05', forces: ['light', 'vantar'] });
  });

  it('NC-KS-03: two Mercenaries are one too many', async () => {
    const { session } = bench;
    session.takeCrew('scientist', 'mercenary', 'mine');
    session.takeCrew('doctor', 'mercenary', 'mine');
    await bench.settled();
    expect(adviceCodes(bench)).toContain('two-mercenaries');
  });

  it('NC-SHIP-02: jams that leave no weapon symbol keep a ship from declaring', async () => {
    const { session } = bench;
    await session.commit('Jam', (draft) => void (draft.forces[0]!.jams = 5));
    expect(adviceCodes(bench)).toContain('no-weapon');
    expect(session.battle).toBeNull();
    expect(session.counterBattle).not.toBeNull();
  });

  it('NC-CARD-09: Hunt lowers what a battle costs; NC-DUEL-05: no duel from 13 points on, or 14', async () => {
    const { session } = bench;
    const messages = () => session.advice.map(({ message }) => message);
    expect(messages()).toContain(
      `Hunt: a ship battle costs ${4 - printedNumber(content.captains['ysolde-marr'], 'hunt')} Intel.`,
    );
    expect(messages()).toContain('No duel from 13 VP on.');
    await session.commit('Read', (draft) => void (draft.readings = { 'NC-DUEL-05': 'b' }));
    expect(messages()).toContain('No duel from 14 VP on.');
  });

  it('NC-COMP-03: more than six are compared, six are seated', () => {
    const forces = Array.from({ length: 7 }, (_, index) => plannedForce(`f${index}`, {}));
    bench = openForces(content, { ...twoForces(), forces, fight: { attacker: 'f0', defender: 'f1' } });
    expect(adviceCodes(bench)).toContain('many-forces');
  });
});
