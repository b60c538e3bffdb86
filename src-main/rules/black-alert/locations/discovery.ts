/** The six locations of the Discovery, each with Starfleet's and the Terrans' text. BA-DBRIG-01 to BA-DREADY-05. */
import { locationsOf, type Team } from '../../../../shared/content/black-alert';
import { navigateFrom } from '../../../../shared/hex';
import { arrest, arrestTargets, leaveFor, targetDraws } from '../arrest';
import { discard } from '../cards';
import {
  isWithDiscovery,
  areShipsTogether,
  kindsAtNode,
  kindsOnTiles,
  nodesBesideDiscovery,
  offeringNodes,
  tilesOfDiscovery,
} from '../places';
import { moveFleet } from '../tasks/fleet';
import { spacesFor } from '../tasks/place-corruption';
import { kindsInSupply, tokensIn } from '../resources';
import { always, type LocationText, NO_CHOICE, terms } from './location-text';

type Texts = Readonly<Record<Team, LocationText>>;

/** Arrest Imposter; the Terrans slip away to the Charon. */
const brig: Texts = {
  starfleet: {
    rule: 'BA-DBRIG-01',
    price: { tritanium: 1 },
    uses: (asked) => arrestTargets(asked, 'discovery'),
    challenge: (_asked, _effect, enhanced) =>
      terms('discovery/brig', 'discovery', { terran: enhanced ? 0 : 1 }),
    before: targetDraws,
    resolve: (play, use) => arrest(play, use.effect.target, 'discovery/brig'),
  },
  terran: {
    rule: 'BA-DBRIG-05',
    price: null,
    uses: () => locationsOf('charon').map((location) => ({ ...NO_CHOICE, location })),
    challenge: null,
    resolve: leaveFor,
  },
};

/** Gain Resources; the Terrans seize them. */
const cargoBay: Texts = {
  starfleet: {
    rule: 'BA-DCARGO-01',
    price: { tritanium: 1 },
    uses: always,
    changes: ({ table, state }) =>
      kindsInSupply(state, kindsAtNode(table, state, state.board.discovery)).length > 0,
    challenge: null,
    resolve(play, { character, enhanced }) {
      const kinds = kindsAtNode(play.table, play.frozen, play.state.board.discovery);
      const times = enhanced ? 3 : 1;
      // Reading b of BA-DCARGO-01 gives one of each kind every time.
      if (play.table.readings['BA-DCARGO-01'] === 'b') {
        const gains = Array.from({ length: times }, () => kinds).flat();
        play.push(
          ...gains.map(
            (kind) => ({ type: 'gain', ship: 'discovery', character, kinds: [kind], count: 1 }) as const,
          ),
        );
      } else if (kinds.length > 0) {
        play.push({ type: 'gain', ship: 'discovery', character, kinds, count: times });
      }
    },
  },
  terran: {
    rule: 'BA-DCARGO-04',
    price: { intel: 1 },
    uses: always,
    changes: ({ state }) => tokensIn(state, 'discovery') > 0,
    challenge: () => terms('discovery/cargo-bay', 'discovery'),
    resolve: (play, { character }) => play.push({ type: 'seize', from: 'discovery', character, count: 2 }),
    enhancement(play, { character }) {
      const tiles = tilesOfDiscovery(play.table, play.frozen);
      // Reading b of BA-DCARGO-05 takes the two from different nodes.
      if (play.table.readings['BA-DCARGO-05'] === 'b') {
        const nodes = offeringNodes(play.table, play.frozen, tiles);
        return play.push({ type: 'gain-nodes', ship: 'charon', character, nodes, count: 2 });
      }
      const kinds = kindsOnTiles(play.table, play.frozen, tiles);
      play.push({ type: 'gain', ship: 'charon', character, kinds, count: 2 });
    },
  },
};

/** Alter Network; the Terrans corrupt it. */
const engineering: Texts = {
  starfleet: {
    rule: 'BA-DENG-01',
    price: { intel: 1 },
    uses: always,
    challenge: null,
    resolve(play, { character, enhanced }) {
      // Two different tiles in all; reading b of BA-DENG-02: one plus two, a tile as often as wanted.
      const more = play.table.readings['BA-DENG-02'] === 'a' ? 2 : 3;
      play.push({ type: 'rotate', character, count: enhanced ? more : 1, turned: [] });
    },
  },
  terran: {
    rule: 'BA-DENG-04',
    price: { dilithium: 1 },
    uses: always,
    changes: ({ table, state }) => spacesFor(table, state, nearOf(table)).length > 0,
    challenge: (_asked, _effect, enhanced) =>
      terms('discovery/engineering', 'discovery', { starfleet: enhanced ? 0 : 1 }),
    resolve: (play, { character }) =>
      play.push({
        type: 'place-corruption',
        character,
        near: nearOf(play.table),
        count: 1,
        rule: 'BA-DENG-04',
      }),
  },
};

/** Adjacent to the Discovery's tile; reading b: to a tile with Corruption (BA-DENG-04). */
function nearOf({ readings }: { readings: { 'BA-DENG-04': 'a' | 'b' } }): 'discovery' | 'corruption' {
  return readings['BA-DENG-04'] === 'a' ? 'discovery' : 'corruption';
}

/** Attack the fleet or the Charon; the Terrans sabotage a location. */
const weapons: Texts = {
  starfleet: {
    rule: 'BA-DWEAP-01',
    price: null,
    uses: ({ table, state }) => {
      const fleets = [...new Set(state.board.fleets)].filter((space) => isWithDiscovery(table, state, space));
      return [
        ...fleets.map((fleet) => ({ ...NO_CHOICE, option: 'fleet', fleet }) as const),
        ...(areShipsTogether(table, state) ? [{ ...NO_CHOICE, option: 'charon' } as const] : []),
      ];
    },
    challenge: ({ table }, { option }) =>
      option === 'fleet'
        ? terms('charon/fleet-command', table.readings['BA-DWEAP-03'])
        : terms('charon/throne-room', 'charon'),
    resolve(play, { character, effect, damageTimes }) {
      if (effect.option === 'fleet') return moveFleet(play, effect.fleet, null);
      play.push({ type: 'damage', ship: 'charon', at: 'random', count: damageTimes, chooser: character });
    },
  },
  terran: {
    rule: 'BA-DWEAP-06',
    price: { intel: 1 },
    uses: () => locationsOf('discovery').map((location) => ({ ...NO_CHOICE, location })),
    challenge: (_asked, _effect, enhanced) =>
      terms('discovery/weapons', 'discovery', { starfleet: enhanced ? 1 : 2 }),
    resolve: (play, { character, effect, damageTimes }) =>
      play.push({
        type: 'damage',
        ship: 'discovery',
        at: effect.location ?? 'random',
        count: damageTimes,
        chooser: character,
      }),
  },
};

/** Navigate; the Terrans throw the Discovery off its node. */
const bridge: Texts = {
  starfleet: {
    rule: 'BA-DBRIDGE-01',
    price: { dilithium: 2 },
    uses: always,
    changes: ({ table, state: { board } }) =>
      navigateFrom(table.networkOf(board.tiles), board.discovery, () => false).length > 0,
    challenge: null,
    resolve: (play, { character, enhanced }) =>
      play.push({
        type: 'navigate',
        ship: 'discovery',
        character,
        within: 'network',
        times: enhanced ? 2 : 1,
      }),
  },
  terran: {
    rule: 'BA-DBRIDGE-04',
    price: null,
    uses: always,
    changes: ({ table, state }) => nodesBesideDiscovery(table, state).length > 0,
    challenge: () => terms('discovery/bridge', 'discovery'),
    resolve: (play, { character }) =>
      play.push({ type: 'navigate', ship: 'discovery', character, within: 'tile', times: 1 }),
  },
};

/** Reserve Command; the Terrans look through their own discards. */
const readyRoom: Texts = {
  starfleet: {
    rule: 'BA-DREADY-01',
    price: { dilithium: 1 },
    uses: always,
    challenge: null,
    resolve(play, { character, enhanced }) {
      discardReady(play);
      const to = enhanced
        ? ({ type: 'ready-and-give', character, held: [] } as const)
        : ({ type: 'ready' } as const);
      play.push({ type: 'draw', pile: 'starfleet', count: enhanced ? 4 : 3, to });
    },
  },
  terran: {
    rule: 'BA-DREADY-04',
    price: { tritanium: 1 },
    uses: always,
    challenge: () => terms('discovery/ready-room', 'discovery'),
    resolve: (play, { character }) =>
      play.push({ type: 'give-card', character, from: 'discard', cards: [], chosen: null }),
    enhancement: (play) => discardReady(play),
  },
};

/** What lies in the Ready slots goes to the Starfleet discards and counts for Corruption Risk (BA-DREADY-01). */
export function discardReady(play: Parameters<LocationText['resolve']>[0]): void {
  const cards = play.state.ready.flatMap((card) => card ?? []);
  play.state.ready = play.state.ready.map(() => null);
  discard(play, 'starfleet', cards, 'ready');
}

export const DISCOVERY_TEXTS = {
  'discovery/brig': brig,
  'discovery/cargo-bay': cargoBay,
  'discovery/engineering': engineering,
  'discovery/weapons': weapons,
  'discovery/bridge': bridge,
  'discovery/ready-room': readyRoom,
} as const;
