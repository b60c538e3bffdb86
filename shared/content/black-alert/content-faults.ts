/** What a schema cannot see of Black Alert's content: numbers the book fixes, references that lead nowhere. */
import type { Refusal, RuleId } from '../../base';
import { boardFaults } from './board-faults';
import { fault } from '../fault';
import type { BlackAlertContent } from './records';
import { LOCATIONS, shipOf, TEAMS } from './vocabulary';

const CHARACTERS_A_SIDE = 5;
const INFILTRATIONS = 5;
/** Missions laid out, all of which Starfleet has to complete (BA-SETUP-05). */
const MISSIONS_IN_PLAY = 3;

/** Every contradiction in merged content, in the order of its records; empty when it is sound. */
export function blackAlertFaults(content: BlackAlertContent): readonly Refusal[] {
  return [
    ...characterFaults(content),
    ...infiltrationFaults(content),
    ...missionFaults(content),
    ...damageFaults(content),
    ...locationFaults(content),
    ...boardFaults(content),
  ];
}

function characterFaults({ characters }: BlackAlertContent): readonly Refusal[] {
  return TEAMS.flatMap((team) => {
    const count = Object.values(characters).filter((each) => each.team === team).length;
    if (count === CHARACTERS_A_SIDE) return [];
    const message = `There are ${CHARACTERS_A_SIDE} Characters a side; ${team} has ${count}.`;
    return [fault('wrong-count', message, ['characters'], 'BA-COMP-07')];
  });
}

/** Five Terran cards, each once and each for a Discovery location of its own. */
function infiltrationFaults({ commandCards }: BlackAlertContent): readonly Refusal[] {
  const rule: RuleId = 'BA-INFIL-01';
  const cards = Object.entries(commandCards).filter(([, { infiltration }]) => infiltration !== null);
  const faults: Refusal[] = [];
  if (cards.length !== INFILTRATIONS) {
    const message = `There are ${INFILTRATIONS} Infiltration cards, not ${cards.length}.`;
    faults.push(fault('wrong-count', message, ['command-cards'], rule));
  }
  const seen = new Set<string>();
  for (const [id, { team, copies, infiltration }] of cards) {
    const location = infiltration?.location ?? '';
    const at = ['command-cards', id, 'infiltration', 'location'];
    if (team !== 'terran' || copies !== 1) {
      const message = 'An Infiltration card lies in the Terran deck once.';
      faults.push(fault('out-of-range', message, ['command-cards', id], rule));
    }
    if (!location.startsWith('discovery/')) {
      faults.push(fault('out-of-range', 'An Infiltration is for a location of the Discovery.', at, rule));
    }
    if (seen.has(location))
      faults.push(fault('duplicate-id', `Two Infiltrations are for ${location}.`, at, rule));
    seen.add(location);
  }
  return faults;
}

function missionFaults({ missions, tiles }: BlackAlertContent): readonly Refusal[] {
  const count = Object.keys(missions).length;
  const few = count < MISSIONS_IN_PLAY;
  const message = `${MISSIONS_IN_PLAY} Missions are laid out; the packs have ${count}.`;
  const faces = Object.values(tiles).flatMap(({ kind, a, b }) =>
    kind === 'mission' ? [a, ...(b ? [b] : [])] : [],
  );
  const names = new Set(faces.flatMap(({ nodes }) => nodes.map(({ name }) => name)));
  return [
    ...(few ? [fault('wrong-count', message, ['missions'], 'BA-SETUP-05')] : []),
    ...Object.entries(missions).flatMap(([id, { node, location }]): readonly Refusal[] => [
      ...(names.has(node)
        ? []
        : [
            fault(
              'unknown-id',
              `No Mission tile has a node "${node}".`,
              ['missions', id, 'node'],
              'BA-MISSION-02',
            ),
          ]),
      ...(shipOf(location) === 'discovery'
        ? []
        : [
            fault(
              'out-of-range',
              'A Mission is completed aboard the Discovery.',
              ['missions', id, 'location'],
              'BA-MISSION-01',
            ),
          ]),
    ]),
    ...clashingFaces({ missions, tiles }),
  ];
}

/** Only one face of a tile lies up, so two Missions that need both could never be completed together. */
function clashingFaces({
  missions,
  tiles,
}: Pick<BlackAlertContent, 'missions' | 'tiles'>): readonly Refusal[] {
  const named = new Set(Object.values(missions).map(({ node }) => node));
  const onFace = (
    face: { readonly nodes: readonly { readonly name: string | null }[] } | null,
  ): readonly string[] =>
    (face?.nodes ?? []).flatMap(({ name }) => (name !== null && named.has(name) ? [name] : []));
  return Object.entries(tiles).flatMap(([id, { a, b }]) => {
    const [first, second] = [onFace(a), onFace(b)];
    if (first.length === 0 || second.length === 0) return [];
    if (first.every((each) => second.includes(each)) && second.every((each) => first.includes(each)))
      return [];
    const message = 'The two faces of this tile bear nodes of different Missions.';
    return [fault('hidden-node', message, ['tiles', id, 'b'], 'BA-COMP-05')];
  });
}

/** One card for each location, so a random draw never hits a damaged one. */
function damageFaults({ damageCards }: BlackAlertContent): readonly Refusal[] {
  return LOCATIONS.flatMap((location) => {
    const count = Object.values(damageCards).filter((card) => card.location === location).length;
    if (count === 1) return [];
    const message = `Each location has one Damage card; ${location} has ${count}.`;
    return [fault('wrong-count', message, ['damage-cards'], 'BA-DAMAGE-06')];
  });
}

/** Panels of one ship share an edge both ways. */
function locationFaults({ locations }: BlackAlertContent): readonly Refusal[] {
  return LOCATIONS.flatMap((id) =>
    (locations[id]?.adjacent ?? []).flatMap((other, index) => {
      const isMutual = locations[other]?.adjacent.includes(id) ?? false;
      if (other !== id && shipOf(other) === shipOf(id) && isMutual) return [];
      const message = `${id} and ${other} do not share an edge both ways.`;
      return [fault('one-sided', message, ['locations', id, 'adjacent', index], 'BA-TERM-01')];
    }),
  );
}
