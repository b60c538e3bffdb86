import { describe, expect, it } from 'vitest';
import { type Effect, HOME, LOCATIONS, locationsOf, shipOf, type Team, TEAMS, type Verb } from './';
import { content } from '../../../tests/support/black-alert/shipped';

const cards = Object.values(content.commandCards);
const deck = (team: Team) => cards.filter((card) => card.team === team);
const copies = (some: readonly { readonly copies: number }[]): number =>
  some.reduce((sum, card) => sum + card.copies, 0);

describe('Characters that ship', () => {
  it('BA-COMP-07: five a side, by their public names; two share a name and have ids of their own', () => {
    const names = (team: Team): string[] =>
      Object.values(content.characters)
        .filter((character) => character.team === team)
        .map(({ name }) => name)
        .sort();
    expect(names('starfleet')).toEqual([
      'Cadet Tilly',
      'Keyla Detmer',
      'Michael Burnham',
      'Paul Stamets',
      'Saru',
    ]);
    expect(names('terran')).toEqual([
      'Captain Killy',
      'Ellen Landry',
      'Gabriel Lorca',
      'Paul Stamets (mirror)',
      'Philippa Georgiou',
    ]);
  });

  it('BA-SETUP-10, BA-SETUP-11: start aboard their own ship, ranks 1 to 5 on each team', () => {
    for (const team of TEAMS) {
      const own = Object.values(content.characters).filter((character) => character.team === team);
      expect(own.map(({ rank }) => rank).sort()).toEqual([1, 2, 3, 4, 5]);
      for (const { start } of own) expect(shipOf(start)).toBe(HOME[team]);
    }
  });

  it('BA-FREE-03: Saru’s ability looks through a discard pile', () => {
    expect(content.characters['saru']?.ability.effects.map(({ verb }) => verb)).toContain('recover');
  });
});

describe('Command cards that ship', () => {
  it('BA-COMP-09: 49 in both decks together, 24 for Starfleet and 25 for the Terrans', () => {
    expect([copies(cards), copies(deck('starfleet')), copies(deck('terran'))]).toEqual([49, 24, 25]);
  });

  it('BA-RESOLVE-01: Resolve values from 1 to 4, both decks about equal', () => {
    const mean = (team: Team): number =>
      deck(team).reduce((sum, card) => sum + card.resolve * card.copies, 0) / copies(deck(team));
    for (const { resolve } of cards) expect(resolve >= 1 && resolve <= 4).toBe(true);
    expect(new Set(cards.map(({ resolve }) => resolve)).size).toBe(4);
    expect(Math.abs(mean('starfleet') - mean('terran'))).toBeLessThan(0.35);
  });

  it('BA-CLEAN-11: about a third bear Corruption Risk', () => {
    const share = copies(cards.filter(({ risk }) => risk)) / copies(cards);
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.4);
  });

  it('BA-CHAL-24: General Order Four has Resolve 2 and counts 4 in a Weapons challenge', () => {
    const { resolve, team, bid } = content.commandCards['general-order-four']!;
    expect([resolve, team]).toEqual([2, 'terran']);
    expect(bid).toEqual([
      { at: ['discovery/weapons', 'charon/weapons'], role: 'any', does: { type: 'worth', resolve: 4 } },
    ]);
  });

  it('BA-CHAL-23: Power to Weapons deals the damage of a Weapons challenge twice', () => {
    const { team, bid } = content.commandCards['power-to-weapons']!;
    expect([team, bid[0]?.does, bid[0]?.role]).toEqual([
      'terran',
      { type: 'more-damage', times: 1 },
      'initiating',
    ]);
  });

  it('BA-MISSION-03: System Bypass is a Starfleet card that lets a Mission be completed in a damaged location', () => {
    const { team, play } = content.commandCards['system-bypass']!;
    expect(team).toBe('starfleet');
    expect(play).toEqual([{ verb: 'modify', until: 'turn', what: { changes: 'mission-when-damaged' } }]);
  });

  it('BA-INFIL-01: five Infiltrations, for each Discovery location that the Terrans challenge', () => {
    const infiltrations = cards.filter(({ infiltration }) => infiltration !== null);
    expect(infiltrations.map(({ infiltration }) => infiltration?.location).sort()).toEqual([
      'discovery/bridge',
      'discovery/cargo-bay',
      'discovery/engineering',
      'discovery/ready-room',
      'discovery/weapons',
    ]);
    expect(copies(infiltrations)).toBe(5);
    for (const { team, play, infiltration } of infiltrations) {
      expect([team, play]).toEqual(['terran', null]);
      expect(infiltration?.instead.length).toBeGreaterThan(0);
    }
  });

  it('BA-FREE-04: some bear a challenge, on both sides', () => {
    for (const team of TEAMS) {
      const challenges = deck(team).filter(({ play }) => verbsOf(play ?? []).includes('challenge'));
      expect(challenges.length).toBeGreaterThan(1);
    }
  });

  it('BA-CHAL-13: some are worth more, or do more, when bid, on both sides', () => {
    for (const team of TEAMS)
      expect(deck(team).filter(({ bid }) => bid.length > 0).length).toBeGreaterThan(1);
  });

  it('BA-TOKEN-09: a Terran card draws a Threat card and takes its Corruption section', () => {
    expect(deck('terran').some(({ play }) => verbsOf(play ?? []).includes('threat'))).toBe(true);
  });

  it('every card has words, even one that is only bid or spent', () => {
    for (const { text } of cards) expect(text.length).toBeGreaterThan(10);
  });
});

describe('Threat, Mission and Damage cards that ship', () => {
  it('BA-TOKEN-11, BA-CLEAN-04: 12 Threat cards, corners 0, 1 and 2 among them, all with two sections', () => {
    const threats = Object.values(content.threatCards);
    expect(threats.length).toBe(12);
    expect(new Set(threats.map(({ corner }) => corner))).toEqual(new Set([0, 1, 2]));
    for (const { corruption, fleet } of threats) expect(corruption.text && fleet.text).toBeTruthy();
    expect(threats.some(({ corruption }) => corruption.endsTravel)).toBe(true);
    expect(threats.some(({ fleet }) => fleet.endsTravel)).toBe(true);
  });

  it('BA-RESOLVE-01: Resolve may be paid to be spared by a Fleet token', () => {
    expect(
      Object.values(content.threatCards).some(({ fleet }) => verbsOf(fleet.effects).includes('unless-paid')),
    ).toBe(true);
  });

  it('BA-MISSION-09: six Missions, each at a node of its own and in a location of its own', () => {
    const missions = Object.values(content.missions);
    expect(missions.length).toBe(6);
    expect(new Set(missions.map(({ node }) => node)).size).toBe(6);
    expect(missions.map(({ location }) => location).sort()).toEqual([...locationsOf('discovery')].sort());
  });

  it('BA-MISSION-07: Meeting at Rebel Stronghold is at Harlak, in Weapons, for 4 Resolve and 1 Intel', () => {
    expect(content.missions['meeting-at-rebel-stronghold']).toMatchObject({
      node: 'Harlak',
      location: 'discovery/weapons',
      resolve: 4,
      resources: { intel: 1 },
    });
  });

  it('BA-DAMAGE-06: 12 Damage cards, one for each location, each with both prices', () => {
    const damage = Object.values(content.damageCards);
    expect(damage.map(({ location }) => location).sort()).toEqual([...LOCATIONS].sort());
    for (const { resolve, resources } of damage) {
      expect(resolve).toBeGreaterThan(0);
      expect(Object.keys(resources).length).toBeGreaterThan(0);
    }
  });

  it('BA-REPAIR-02: the Ready Room is repaired for 3 Resolve or 1 Dilithium', () => {
    expect(content.damageCards['discovery-ready-room']).toMatchObject({
      location: 'discovery/ready-room',
      resolve: 3,
      resources: { dilithium: 1 },
    });
  });
});

describe('the set-up that ships', () => {
  const { start } = content;
  it('BA-CORR-03, BA-SETUP-15: 12 Corruption tokens, some on the board and some in supply, both Fleets on the board', () => {
    expect(start.corruptionTokens).toBe(12);
    expect(start.corruption.length).toBeGreaterThan(0);
    expect(start.corruption.length).toBeLessThan(12);
    expect(start.fleets.length).toBe(2);
  });

  it('BA-SETUP-08, BA-SETUP-15: the Discovery starts at a node of Interphasic Space, the Charon on another tile', () => {
    const named = content.tiles['interphasic-space']?.a.nodes.find(({ id }) => id === start.discovery.node);
    expect([start.discovery.space, named?.name]).toEqual(['C3', 'Interphasic Space']);
    expect(start.charon).not.toBe('C3');
  });
});

describe('what the verbs cannot say', () => {
  it('is at most 15 % of all effects', () => {
    const verbs = everyEffect().flatMap((effects) => verbsOf(effects));
    const share = verbs.filter((verb) => verb === 'note').length / verbs.length;
    expect(verbs.length).toBeGreaterThan(60);
    expect(share).toBeLessThanOrEqual(0.15);
  });
});

function everyEffect(): readonly (readonly Effect[])[] {
  return [
    ...Object.values(content.characters).map(({ ability }) => ability.effects),
    ...cards.map(({ play }) => play ?? []),
    ...cards.flatMap(({ bid }) => bid.map(({ does }) => (does.type === 'after-win' ? does.effects : []))),
    ...cards.flatMap(({ infiltration }) => [infiltration?.instead ?? [], infiltration?.permanent ?? []]),
    ...Object.values(content.threatCards).flatMap(({ corruption, fleet }) => [
      corruption.effects,
      fleet.effects,
    ]),
  ];
}

/** Every verb of some effects, those inside others too. */
function verbsOf(effects: readonly Effect[]): readonly Verb[] {
  return effects.flatMap((effect) => [effect.verb, ...verbsOf(inside(effect))]);
}

function inside(effect: Effect): readonly Effect[] {
  if (effect.verb === 'choose') return effect.options.flat();
  if (effect.verb === 'if') return [...effect.then, ...(effect.else ?? [])];
  return 'then' in effect ? effect.then : [];
}
