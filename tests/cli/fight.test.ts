import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileIn, plotroom, workFolder } from './command';

const folder = workFolder();
const crew = { scientist: null, doctor: null, engineer: null };
const force = (id: string, more: object) => ({ id, name: id, crew, damage: 0, jams: 0, ...more });
const SOURCE = { kind: 'user', where: 'made up', confidence: 'low' };
/** Figures of the test's own, so that the answer is known. */
const pack = fileIn(folder, 'cards.plotroom-pack', {
  format: 'plotroom-pack',
  id: 'mine',
  version: 1,
  game: 'nova-cry',
  layer: 'user',
  title: 'Mine',
  ships: {
    lance: { name: 'Lance', warp: 3, weapons: 3, hull: 8, abilities: [], exclusive: false, source: SOURCE },
    bulwark: {
      name: 'Bulwark',
      warp: 2,
      weapons: 3,
      hull: 9,
      abilities: [],
      exclusive: false,
      source: SOURCE,
    },
  },
});
const plan = {
  format: 'plotroom-plan',
  version: 1,
  game: 'nova-cry',
  title: 'Two forces',
  forces: [
    force('light', { ship: 'lance', captain: null, weapon: null }),
    force('vantar', { ship: 'bulwark', captain: null, weapon: null, damage: 3 }),
  ],
};
const fight = (value: unknown, ...more: string[]) =>
  plotroom(folder, ['fight', fileIn(folder, 'forces', value), '--pack', pack, ...more]);

describe('plotroom fight', () => {
  it('NC-SHIP-06: two hits of three in three rounds take six hull: 15 of 36 each, the rest to the defender', async () => {
    const { exitCode, answer } = await fight(plan);
    const hit = 15 / 36;
    const two = 3 * hit ** 2 * (1 - hit) + hit ** 3;
    expect(exitCode).toBe(0);
    expect(answer).toMatchObject({ attacker: 'light', defender: 'vantar', duel: null });
    const { battle } = answer as { battle: { defenderDestroyed: number } };
    expect(battle.defenderDestroyed).toBeCloseTo(two, 8);
    expect(battle).not.toHaveProperty('tree');
  });

  it('changes sides by name, and counts Nebulas', async () => {
    const swapped = await fight(plan, '--attacker', 'vantar', '--defender', 'light');
    expect(swapped.answer).toMatchObject({ attacker: 'vantar', defender: 'light' });
    const chance = (outcome: { readonly answer: unknown }) =>
      (outcome.answer as { battle: { meanToDefender: number } }).battle.meanToDefender;
    expect(chance(await fight(plan, '--nebula', '1'))).toBeLessThan(chance(await fight(plan)));
  });

  it('NC-SHIP-02: a battle that cannot be declared is null, an unknown task force or reading is refused', async () => {
    const jammed = { ...plan, forces: [{ ...plan.forces[0], jams: 3 }, plan.forces[1]] };
    expect((await fight(jammed)).answer).toMatchObject({ battle: null });
    const unknown = await fight(plan, '--defender', 'nobody');
    expect(unknown).toMatchObject({ exitCode: 1, answer: { error: { code: 'unknown-id', at: '/forces' } } });
    expect((await fight(plan, '--reading', 'NC-DUEL-12=z')).exitCode).toBe(1);
    expect((await fight(plan, '--nebula', 'x')).exitCode).toBe(2);
  });

  it('nobody fights itself: the side left out is another force, even where the plan names the one asked for', async () => {
    const swapped = { ...plan, fight: { attacker: 'light', defender: 'vantar' } };
    const answerOf = async (...more: string[]) => (await fight(swapped, ...more)).answer;
    expect(await answerOf('--attacker', 'vantar')).toMatchObject({ attacker: 'vantar', defender: 'light' });
    expect(await answerOf('--defender', 'light')).toMatchObject({ attacker: 'vantar', defender: 'light' });
    const itself = await fight(plan, '--attacker', 'light', '--defender', 'light');
    expect(itself).toMatchObject({ exitCode: 1, answer: { error: { code: 'same-force' } } });
  });

  it('answers for the example that ships', async () => {
    const text = readFileSync(
      new URL('../../assets/scenarios/first-light.plotroom', import.meta.url),
      'utf8',
    );
    const { answer } = await plotroom(folder, ['fight', fileIn(folder, 'example', JSON.parse(text))]);
    expect(answer).toMatchObject({ attacker: 'first-light', defender: 'vantar' });
    const { duel } = answer as { duel: { attackerFalls: number; neitherFalls: number } };
    expect(duel.attackerFalls).toBeGreaterThan(0);
  });
});
