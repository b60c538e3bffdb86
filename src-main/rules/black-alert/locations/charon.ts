/** The six locations of the Charon, each with the Terrans' and Starfleet's text. BA-CCARGO-01 to BA-CFLEET-07. */
import { locationsOf, type Team, RESOURCES } from '../../../../shared/content/black-alert';
import { arrest, arrestTargets, leaveFor, targetDraws } from '../arrest';
import { isNear, kindsAtNode, kindsOnTiles, offeringNodes, areShipsTogether } from '../places';
import { kindsInSupply, tokensIn } from '../resources';
import type { Space } from '../../../../shared/hex';
import type { Board } from '../state';
import { always, type LocationText, NO_CHOICE, terms } from './location-text';

type Texts = Readonly<Record<Team, LocationText>>;

/** Gain Resources; Starfleet seize them. */
const aftCargoBay: Texts = {
  terran: {
    rule: 'BA-CCARGO-01',
    price: { dilithium: 1 },
    uses: always,
    changes: ({ table, state }) =>
      kindsInSupply(state, kindsOnTiles(table, state, [state.board.charon])).length > 0,
    challenge: null,
    resolve(play, { character }) {
      const { table, frozen } = play;
      const gains = offeringNodes(table, frozen, [frozen.board.charon]).map(
        (node) =>
          ({
            type: 'gain',
            ship: 'charon',
            character,
            kinds: kindsAtNode(table, frozen, node),
            count: 1,
          }) as const,
      );
      play.push(...gains);
    },
    enhancement(play, { character }) {
      const kinds = kindsOnTiles(play.table, play.frozen, [play.state.board.charon]);
      play.push({ type: 'gain', ship: 'charon', character, kinds, count: 2 });
    },
  },
  starfleet: {
    rule: 'BA-CCARGO-04',
    price: null,
    uses: always,
    changes: ({ state }) => tokensIn(state, 'charon') > 0 || kindsInSupply(state).length > 0,
    challenge: () => terms('charon/aft-cargo-bay', 'charon'),
    resolve(play, { character }) {
      if (tokensIn(play.frozen, 'charon') > 0)
        return play.push({ type: 'seize', from: 'charon', character, count: 4 });
      play.push({ type: 'gain', ship: 'discovery', character, kinds: RESOURCES, count: 2 });
    },
  },
};

/** Arrest Imposter; Starfleet slip away to the Discovery. */
const agonyBooth: Texts = {
  terran: {
    rule: 'BA-CAGONY-01',
    price: { tritanium: 1 },
    uses: (asked) => arrestTargets(asked, 'charon'),
    challenge: (_asked, _effect, enhanced) =>
      terms('charon/agony-booth', 'charon', { starfleet: enhanced ? 0 : 1 }),
    before: targetDraws,
    resolve: (play, use) => arrest(play, use.effect.target, 'charon/agony-booth'),
  },
  starfleet: {
    rule: 'BA-CAGONY-05',
    price: null,
    uses: () => locationsOf('discovery').map((location) => ({ ...NO_CHOICE, location })),
    challenge: null,
    resolve: leaveFor,
  },
};

/** Navigate; Starfleet force the Charon away. */
const throneRoom: Texts = {
  terran: {
    rule: 'BA-CTHRONE-01',
    price: { dilithium: 2 },
    uses: always,
    challenge: null,
    resolve: (play, { character, enhanced }) =>
      play.push({ type: 'navigate', ship: 'charon', character, within: 'network', times: enhanced ? 2 : 1 }),
    enhancement(play, { character }) {
      const to = { type: 'threat', sections: ['corruption'], drawer: character } as const;
      play.push({ type: 'draw', pile: 'threat', count: 1, to });
    },
  },
  starfleet: {
    rule: 'BA-CTHRONE-04',
    price: null,
    uses: always,
    challenge: () => terms('charon/throne-room', 'charon'),
    resolve: (play, { character }) =>
      play.push({ type: 'navigate', ship: 'charon', character, within: 'network', times: 1 }),
  },
};

/** Repair for 1 Resolve each; Starfleet burn Corruption off and the Charon with it. */
const reactor: Texts = {
  terran: {
    rule: 'BA-CREACT-01',
    price: { tritanium: 2 },
    uses: always,
    changes: ({ state }) => locationsOf('charon').some((location) => state.damage[location] !== undefined),
    challenge: null,
    resolve: (play, { character, enhanced }) =>
      play.push({ type: 'reactor-repair', character, enhanced, credit: 0 }),
  },
  starfleet: {
    rule: 'BA-CREACT-04',
    price: { intel: 1 },
    uses: always,
    changes: ({ state }) => burning(state.board).length > 0,
    challenge: (_asked, _effect, enhanced) => terms('charon/reactor', 'charon', { terran: enhanced ? 1 : 2 }),
    resolve(play, { character }) {
      const burnt = burning(play.frozen.board);
      play.state.board.corruption = play.state.board.corruption.filter((space) => !burnt.includes(space));
      for (const space of burnt) play.tell({ type: 'cleansed', space });
      // Out of the game; reading b puts them back into the supply (BA-CREACT-06).
      if (play.table.readings['BA-CREACT-06'] === 'b') play.state.supply.corruption += burnt.length;
      if (burnt.length > 0) {
        play.push({ type: 'damage', ship: 'charon', at: 'random', count: burnt.length, chooser: character });
      }
    },
  },
};

/** Corruption on the Charon's tile or next to it. */
function burning({ corruption, charon }: Board): readonly Space[] {
  return corruption.filter((space) => isNear(space, [charon]));
}

/** Attack the Discovery; Starfleet sabotage a location. */
const weapons: Texts = {
  terran: {
    rule: 'BA-CWEAP-01',
    price: { intel: 1 },
    uses: ({ table, state }) => (areShipsTogether(table, state) ? [NO_CHOICE] : []),
    challenge: () => terms('discovery/bridge', 'discovery'),
    resolve(play, { character, enhanced, damageTimes }) {
      // Two cards to choose from for the first damage only (BA-CWEAP-03).
      const plain = enhanced ? damageTimes - 1 : damageTimes;
      if (plain > 0) {
        play.push({ type: 'damage', ship: 'discovery', at: 'random', count: plain, chooser: character });
      }
      if (enhanced) {
        const to = { type: 'damage-choice', ship: 'discovery', chooser: character } as const;
        play.push({ type: 'draw', pile: 'damage-discovery', count: 2, to });
      }
    },
  },
  starfleet: {
    rule: 'BA-CWEAP-05',
    price: { intel: 1 },
    uses: always,
    challenge: (_asked, _effect, enhanced) => terms('charon/weapons', 'charon', { terran: enhanced ? 1 : 2 }),
    resolve: (play, { character, damageTimes }) =>
      play.push({ type: 'damage', ship: 'charon', at: 'chosen', count: damageTimes, chooser: character }),
  },
};

/** Call Terran Fleet; Starfleet drive it off. */
const fleetCommand: Texts = {
  terran: {
    rule: 'BA-CFLEET-01',
    price: { tritanium: 1 },
    uses: always,
    challenge: null,
    resolve: (play, { character, enhanced }) =>
      play.push({
        type: 'fleet',
        character,
        tokens: enhanced ? 2 : 1,
        steps: 1,
        add: true,
        optional: enhanced,
        moving: null,
        done: [],
      }),
  },
  starfleet: {
    rule: 'BA-CFLEET-05',
    price: { tritanium: 1 },
    uses: ({ state }) => (state.board.fleets.length > 0 ? [NO_CHOICE] : []),
    challenge: () => terms('charon/fleet-command', 'charon'),
    resolve: (play, { character, enhanced }) =>
      play.push({
        type: 'fleet',
        character,
        tokens: enhanced ? 2 : 1,
        steps: 2,
        add: false,
        optional: true,
        moving: null,
        done: [],
      }),
  },
};

export const CHARON_TEXTS = {
  'charon/aft-cargo-bay': aftCargoBay,
  'charon/agony-booth': agonyBooth,
  'charon/throne-room': throneRoom,
  'charon/reactor': reactor,
  'charon/weapons': weapons,
  'charon/fleet-command': fleetCommand,
} as const;
