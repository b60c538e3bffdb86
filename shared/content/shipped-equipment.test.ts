import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import { type DamageCardRecord, type Passive } from './into-the-unknown';
import { effectsIn } from './into-the-unknown/effect-tree';

const content = shippedContent();
const titles = Object.entries(content.equipment).filter(([, { subtype }]) => subtype === 'title');
const cards = Object.entries(content.equipment).filter(([, { subtype }]) => subtype !== 'title');

describe('the equipment that ships', () => {
  it('ITU-EQUIP-01: nine cards with their flex cost', () => {
    expect(Object.fromEntries(cards.map(([id, { flexCost }]) => [id, flexCost]))).toEqual({
      'class-1-probes': 5,
      'escape-pods': 3,
      'modernized-drive-system': 2,
      'personnel-transponders': 6,
      'quantum-torpedoes-reload': 6,
      'relic-armory': 2,
      'romulan-cloaking-device': 0,
      'runabout-berth': 3,
      'toron-class-shuttle-berth': 2,
    });
  });

  it('ITU-SETUP-16: seven titles, each of one ship class and of its faction', () => {
    expect(titles.map(([id, { flexCost, fits }]) => [id, flexCost, ...fits.classes])).toEqual([
      ['uss-defiant', 3, 'defiant'],
      ['uss-valiant', 3, 'defiant'],
      ['uss-hathaway', 3, 'constellation'],
      ['uss-enterprise-d', 2, 'galaxy'],
      ['uss-trial', 1, 'miranda'],
      ['iks-buruk', 2, 'brel'],
      ['iks-bortas', 3, 'vorcha'],
    ]);
    for (const [, { fits, factions, unique }] of titles) {
      expect(unique).toBe(true);
      expect(factions).toEqual(fits.classes.map((id) => content.units[id]?.faction));
    }
  });

  it('ITU-SETUP-17: refits, and on whose ships the sign does not count', () => {
    const refits = cards
      .filter(([, { refit }]) => refit)
      .map(([id, { refitExcept }]) => [id, ...refitExcept]);
    expect(refits).toEqual([
      ['escape-pods', 'federation'],
      ['modernized-drive-system'],
      ['runabout-berth'],
      ['toron-class-shuttle-berth'],
    ]);
  });

  it('ITU-EQUIP-04: the title Defiant commits an officer of the helm for 1 evasion until the action ends', () => {
    expect(content.equipment['uss-defiant']).toMatchObject({
      station: 'helm',
      abilities: [
        {
          timing: 'declared-target',
          effects: [
            { verb: 'commit', whom: { where: 'station' } },
            { verb: 'modify', what: 'evasion', by: 1, until: 'action' },
          ],
        },
      ],
    });
  });

  it('ITU-EVAC-01: Escape Pods answer damage while the hull is severe', () => {
    expect(content.equipment['escape-pods']?.abilities).toMatchObject([
      { timing: 'after-red-damage', hulls: ['severe'], effects: [{ verb: 'evacuate' }] },
    ]);
  });

  it('the cloaking device asks for the title of its ship', () => {
    expect(content.equipment['romulan-cloaking-device']?.fits).toMatchObject({
      classes: ['defiant'],
      with: 'uss-defiant',
    });
  });
});

describe('the damage cards that ship', () => {
  const all = Object.entries(content.damageCards);
  const deck = (ship: string) => all.filter(([, card]) => card.ship === ship);

  it('are 42 in eight decks, each with cards for either end', () => {
    expect(all).toHaveLength(42);
    const ships = ['defiant', 'jemhadar-fighter', 'constellation', 'jemhadar-battle-cruiser'];
    expect([...ships, 'galaxy', 'miranda', 'brel', 'vorcha'].map((id) => deck(id).length)).toEqual([
      ...[5, 4, 5, 6],
      ...[6, 5, 5, 6],
    ]);
    for (const [, { ship }] of all)
      for (const end of ['fore', 'aft'] as const)
        expect(deck(ship).some(([, { ends }]) => ends.includes(end))).toBe(true);
  });

  it('ITU-REPAIR-01: each has a repair that discards it, at a station, of a test', () => {
    for (const [, card] of all) {
      const repair = repairOf(card);
      expect(repair?.success).toEqual([{ verb: 'discard-card' }]);
      expect([repair?.stations.length, repair?.test?.reroll]).toEqual([1, null]);
    }
  });

  it('ITU-PREC-03: Exploding Panels costs an opponent one of the ship’s peril to move', () => {
    const panels = all.filter(([, { name }]) => name === 'Exploding Panels');
    expect(panels).toHaveLength(8);
    for (const [, { abilities, assign }] of panels) {
      expect(assign).toEqual({ by: 'opponent', to: 'bridge' });
      expect(abilities[0]).toMatchObject({
        timing: 'hazard',
        effects: [
          {
            verb: 'choose',
            by: 'opponent',
            may: true,
            options: [
              {
                effects: [
                  { verb: 'token', token: 'peril', count: -1, spent: true },
                  { verb: 'move-card', to: 'bridge' },
                ],
              },
            ],
          },
          { verb: 'hurt', whom: { where: 'station' } },
        ],
      });
    }
  });

  it('Warp Core Breach bursts when it destroys the ship', () => {
    const breaches = all.filter(([, { name }]) => name === 'Warp Core Breach');
    expect(breaches.map(([, { ship }]) => ship).sort()).toEqual(
      ['brel', 'constellation', 'defiant', 'galaxy', 'miranda', 'vorcha'].sort(),
    );
    for (const [, { abilities }] of breaches)
      expect(abilities[0]?.effects).toMatchObject([
        { verb: 'damage', kind: 'hull', count: 1, bursts: { inches: 2, count: 3 } },
      ]);
  });
});

function repairOf({ abilities }: DamageCardRecord) {
  return abilities.find(({ id }) => id === 'repair');
}

describe('the closed vocabulary', () => {
  it('says at least 85 of 100 effects; notes are the rest', () => {
    const effects = effectsIn(content);
    const notes = effects.filter(({ what }) => what.verb === 'note');
    const { officers, teams, equipment, damageCards } = content;
    const bearers = [officers, teams, equipment, damageCards].flatMap((records) =>
      Object.values<{ readonly passives: readonly Passive[] }>(records),
    );
    const passives = bearers.flatMap((bearer) => bearer.passives);
    const passiveNotes = passives.filter(({ changes }) => changes === 'note');
    const share = (notes.length + passiveNotes.length) / (effects.length + passives.length);
    expect(effects.length).toBeGreaterThan(400);
    expect(share, `${notes.length} of ${effects.length} effects are notes`).toBeLessThanOrEqual(0.15);
  });
});
