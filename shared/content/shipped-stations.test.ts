import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import { type Ability, type StationsRecord } from './into-the-unknown';
import { sourceOf } from './index';

const content = shippedContent();
const SHIPS = [
  ...['defiant', 'constellation', 'galaxy', 'miranda'],
  ...['jemhadar-fighter', 'jemhadar-battle-cruiser', 'brel', 'vorcha'],
];

function stationsOf(id: string): StationsRecord {
  const found = content.stations[id];
  if (found === undefined) throw new Error(`no stations of ${id}`);
  return found;
}
const all = (id: string): readonly Ability[] => stationsOf(id).stations.flatMap(({ abilities }) => abilities);
function abilityOf(id: string, ability: string): Ability | undefined {
  return [...all(id), ...stationsOf(id).abilities].find((one) => one.id === ability);
}
const costOf = (id: string, ability: string) => abilityOf(id, ability)?.cost;

describe('the stations that ship', () => {
  it('stand for every class whose figures are known', () => {
    const known = Object.entries(content.units).filter(([, { hull }]) => hull !== null);
    expect(Object.keys(content.stations).sort()).toEqual(known.map(([id]) => id).sort());
  });

  it.each(SHIPS)('ITU-OFFICER-05: %s has seven stations, four on the bridge in the fore end', (id) => {
    expect(stationsOf(id).stations.map(({ station, section, end }) => [station, section, end])).toEqual([
      ['captains-chair', 'bridge', 'fore'],
      ['helm', 'bridge', 'fore'],
      ['instruments', 'bridge', 'fore'],
      ['tactical', 'bridge', 'fore'],
      ['medbay', 'medbay', 'aft'],
      ['engineering', 'engineering', 'aft'],
      ['cargo-bay', 'cargo', 'aft'],
    ]);
  });

  it('ITU-OFFICER-05: the end of the medbay is as sure as the damage cards of that ship make it', () => {
    const confidence = (id: string) => sourceOf(stationsOf(id), 'stations.4.end').confidence;
    expect(SHIPS.filter((id) => confidence(id) === 'high')).toEqual([
      'constellation',
      'galaxy',
      'jemhadar-battle-cruiser',
    ]);
  });

  it('ITU-OFFICER-06: the price of the common actions', () => {
    for (const id of SHIPS) {
      expect(costOf(id, 'warp')).toEqual({ technical: 1, social: 1, reserve: 1 });
      expect(costOf(id, 'sensor-lock')).toEqual({ security: 1, reserve: 1 });
      for (const free of ['call-alert', 'fire-weapons', 'transport', 'medical-care'])
        expect(costOf(id, free)).toEqual({});
    }
    const agile = SHIPS.filter((id) => costOf(id, 'impulse')?.security === 1);
    expect(agile).toEqual(['defiant', 'brel', 'vorcha']);
    expect(costOf('miranda', 'probe')).toEqual({ social: 1, security: 1 });
    expect(costOf('galaxy', 'probe')).toEqual({ social: 1, technical: 1 });
    expect(costOf('galaxy', 'detach')).toEqual({ technical: 2, reserve: 1 });
  });

  it('ITU-LAUNCH-07: DEPLOY without an officer is the two reserve of the example', () => {
    expect(costOf('defiant', 'deploy')).toEqual({ technical: 1, security: 1 });
  });

  it('ITU-ORDER-08: engineering recharges, the cargo bay readies for one reserve', () => {
    for (const id of SHIPS) {
      expect(abilityOf(id, 'recharge')).toMatchObject({
        timing: 'ready',
        effects: [
          { verb: 'reserve', count: { per: 'recharge' } },
          { verb: 'reserve', count: { per: 'technical-here' } },
        ],
      });
      expect(abilityOf(id, 'ready-an-officer')).toMatchObject({ timing: 'ready', cost: { reserve: 1 } });
    }
  });

  it('ITU-TEAM-13: teams are formed in the Ready Phase or by priority order', () => {
    for (const id of SHIPS) {
      expect(abilityOf(id, 'form-team')).toMatchObject({ timing: 'action', order: 'priority' });
      expect(abilityOf(id, 'form-team-ready')?.timing).toBe('ready');
    }
  });

  it('ITU-TRANSP-01: ships transport at green and yellow alert', () => {
    for (const id of SHIPS) expect(abilityOf(id, 'transport')?.alerts).toEqual(['green', 'yellow']);
  });

  it('launches are those of the classes', () => {
    for (const id of SHIPS) {
      const launched = all(id).flatMap(({ effects }) =>
        effects.flatMap((effect) =>
          effect.verb === 'launch' || effect.verb === 'separate' ? [effect.class] : [],
        ),
      );
      expect(launched.sort()).toEqual((content.units[id]?.launches ?? []).map(({ unit }) => unit).sort());
    }
  });

  it('ITU-AUX-02: sections of auxiliary and hazard units belong to no end', () => {
    for (const id of ['type-6-shuttle', 'danube-runabout', 'toron-shuttle', 'galaxy-saucer', 'supply-ship'])
      expect(stationsOf(id).stations.map(({ end }) => end)).not.toContain('aft');
    expect(stationsOf('type-6-shuttle').stations.map(({ station }) => station)).toEqual([
      'helm',
      'console',
      'engineering',
    ]);
  });

  it('ITU-HAZARD-08, ITU-HAZARD-15: the Raider has three numbered actions and takes two', () => {
    const { abilities, orders } = stationsOf('hostile-raider');
    expect([abilities.map(({ name }) => name), orders]).toEqual([
      ['FIRE WEAPONS', 'CLOSE IN', 'SEEK FOES'],
      2,
    ]);
    expect(abilities[0]?.target).toMatchObject({ range: 'weapons', prefer: 'most-peril' });
    expect(abilities[2]?.effects.map(({ verb }) => verb)).toEqual(['maneuver', 'maneuver', 'token']);
    expect(abilityOf('inscrutable-entity', 'devour')?.effects).toEqual(abilities[0]?.effects);
  });

  it('ITU-PROJ-08, ITU-PROJ-09: projectiles engage impulse, a pod lands too', () => {
    const names = (id: string) => stationsOf(id).abilities.map(({ name }) => name);
    expect(names('photon-torpedo')).toEqual(['IMPULSE']);
    expect(names('escape-pod')).toEqual(['IMPULSE', 'EMERGENCY LANDING']);
  });

  it('ITU-SEP-03: what the Star Drive card changes', () => {
    expect(stationsOf('galaxy').separation).toMatchObject({
      station: 'captains-chair',
      crewMost: -2,
      barredAlerts: { 'green 1': 'green 2', 'red 2': 'red 1' },
      sensorsAllIn: 2,
      commsAllIn: 2,
      commsArcIn: 4,
      lostAbilities: ['advanced-study'],
      lostWeapons: ['Phaser Arrays'],
      cargoSurcharge: 1,
      abilities: [{ id: 'reattach' }],
    });
    expect(abilityOf('galaxy', 'advanced-study')).toBeDefined();
    expect(content.units['galaxy']?.weapons?.map(({ name }) => name)).toContain('Phaser Arrays');
  });

  it('ITU-PROJ-16: torpedo tubes, the greater of heading and line where they differ', () => {
    const tubes = (id: string) => {
      const printed = content.units[id]?.tubes;
      return Math.max(
        printed?.count ?? 0,
        (printed?.ends ?? []).reduce((sum, { count }) => sum + count, 0),
      );
    };
    expect(SHIPS.map((id) => [id, tubes(id)])).toEqual([
      ['defiant', 3],
      ['constellation', 2],
      ['galaxy', 3],
      ['miranda', 4],
      ['jemhadar-fighter', 2],
      ['jemhadar-battle-cruiser', 2],
      ['brel', 1],
      ['vorcha', 3],
    ]);
  });

  it('ITU-RAM-05: sizes that a ram asks for', () => {
    const sizes = SHIPS.map((id) => content.units[id]?.base);
    expect(sizes).toEqual(['small', 'medium', 'large', 'small', 'small', 'large', 'small', 'large']);
  });
});
