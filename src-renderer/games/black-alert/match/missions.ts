/** What each Mission in play lacks, as the looking seat can tell, in the words of the foot of the table. */
import type { Resource } from '../../../../shared/content/black-alert';
import type { CharacterId } from '../../../../shared/contract/black-alert';
import {
  missing,
  type MissionNeed,
  missionNeeds,
  missionResolveBy,
  type MissionSituation,
} from '../../../../shared/network';
import type { MatchSession } from './session.svelte';
import { capitalized, characterName, locationIs, locationName, resolveOf, theLocation } from './words';
import { priceOfWay } from './preview';

export interface MissionLine {
  readonly need: MissionNeed;
  /** `At Harlak`, `Weapons`, `4 Resolve`, `1 Intel`. */
  readonly text: string;
  /** `4 Navigate`, `intact`, `hand 6`, `pool 2`. */
  readonly note: string;
  /** A resource is shown by its glyph. */
  readonly kind: Resource | null;
  /** The whole sentence, for the tooltip and for ears. */
  readonly said: string;
}

export interface MissionFacts {
  readonly id: string;
  readonly name: string;
  readonly done: boolean;
  /** It can be completed now. */
  readonly isOffered: boolean;
  readonly lines: readonly MissionLine[];
  readonly missing: number;
}

export function missionFacts(session: MatchSession): readonly MissionFacts[] {
  const payer = payerOf(session);
  return session.view.missions.map(({ id, done }) => {
    const record = session.content.missions[id];
    const needs = record && !done ? missionNeeds(record, situationOf(session, payer)) : [];
    return {
      id,
      name: record?.name ?? 'A Mission',
      done,
      isOffered: session.entries.some((entry) => entry.id === `complete-mission:${id}`),
      lines: needs.map((need) => lineOf(session, need, payer)),
      missing: missing(needs),
    };
  });
}

/** Who would pay: the Starfleet Character of the turn, else the one that holds the team's token next. */
function payerOf({ view }: MatchSession): CharacterId {
  const { character } = view.turn;
  return view.characters[character]?.team === 'starfleet' ? character : view.holders.starfleet;
}

function situationOf(session: MatchSession, payer: CharacterId): MissionSituation {
  const { view, board, content } = session;
  const self = view.characters[payer];
  return {
    network: board.network,
    nameOf: (node) => board.nameAt(node),
    discovery: board.discovery,
    hazards: board.hazards,
    isDamaged: (location) => view.damage[location] !== undefined,
    despiteDamage: view.modifiers.some(
      ({ team, what }) => team === 'starfleet' && what.changes === 'mission-when-damaged',
    ),
    resolveBy: missionResolveBy(view.modifiers),
    hand: self?.hand?.map((card) => resolveOf(content, card)) ?? null,
    isAt: (location) => (self ? self.location === location : null),
    pool: view.pools.discovery,
  };
}

function lineOf({ content }: MatchSession, need: MissionNeed, payer: CharacterId): MissionLine {
  const who = characterName(content, payer);
  switch (need.what) {
    case 'node': {
      const note = need.met ? 'there' : need.way === null ? 'no way' : `${need.way.uses} Navigate`;
      const way = need.way === null ? 'no way leads there as the tiles lie' : priceOfWay(need.way);
      return line(
        need,
        `At ${need.node}`,
        note,
        need.met ? `The Discovery is at ${need.node}.` : `The Discovery has to go to ${need.node}: ${way}.`,
      );
    }
    case 'presence': {
      const place = theLocation(need.location);
      const said = need.met ? `${who} is in ${place}.` : `${who} has to go to ${place}.`;
      return line(
        need,
        `In ${capitalized(locationName(need.location))}`,
        need.met ? 'there' : 'elsewhere',
        said,
      );
    }
    case 'intact': {
      const place = locationName(need.location);
      const note = need.lifted ? 'made up for' : need.met ? 'intact' : 'damaged';
      return line(
        need,
        place,
        note,
        `${capitalized(locationIs(need.location))} ${need.met && !need.lifted ? 'intact' : 'damaged'}${need.lifted ? ', and a card makes up for it' : ''}.`,
      );
    }
    case 'resolve': {
      const note = need.has === null ? 'hand hidden' : `hand ${need.has}`;
      return line(
        need,
        `${need.price} Resolve`,
        note,
        `${need.price} Resolve of ${who}’s hand${need.has === null ? '' : `, which holds ${need.has}`}.`,
      );
    }
    case 'resource':
      return {
        ...line(
          need,
          String(need.price),
          `pool ${need.has}`,
          `${need.price} of the Discovery’s pool, which holds ${need.has}.`,
        ),
        kind: need.kind,
      };
  }
}

function line(need: MissionNeed, text: string, note: string, said: string): MissionLine {
  return { need, text, note, said, kind: null };
}
