/** The set-up of a new match of Black Alert as it is being chosen, and the request it comes to. */
import type { BlackAlertContent, Team } from '../../../../../shared/content/black-alert';
import type { Player } from '../../../../../shared/contract';
import { layInOrder } from '../../../../../shared/network';
import type { NewMatch } from '../../../../bridge/library.svelte';

export interface SeatForm {
  readonly team: Team;
  readonly player: Player;
  readonly characters: readonly string[];
}
export interface MatchForm {
  readonly title: string;
  readonly seats: readonly SeatForm[];
  readonly board: 'random' | 'ordered';
  readonly chance: NewMatch['chance'];
  readonly packs: readonly string[];
  /** Only those that are not the default. */
  readonly readings: Readonly<Record<string, string>>;
  /** Empty: drawn anew. */
  readonly seed: string;
}
export type SeatCount = 2 | 3 | 4;

/**
 * Seats in the order of play: the teams alternate. With three, the one alone on a team has two Characters (BA-THREE-01):
 * `alone` says which team that is.
 */
export function teamsFor(count: SeatCount, alone: Team): readonly Team[] {
  const other: Team = alone === 'starfleet' ? 'terran' : 'starfleet';
  if (count === 2) return ['starfleet', 'terran'];
  return count === 3 ? [other, alone, other] : ['starfleet', 'terran', 'starfleet', 'terran'];
}

/** How many Characters a seat has: BA-THREE-01. */
export function charactersDue(teams: readonly Team[], index: number): 1 | 2 {
  const team = teams[index];
  return teams.length === 3 && teams.filter((each) => each === team).length === 1 ? 2 : 1;
}

/** Characters of a team in the order of their rank. */
export function charactersOf(
  content: BlackAlertContent,
  team: Team,
): readonly { id: string; name: string }[] {
  return Object.entries(content.characters)
    .filter(([, character]) => character.team === team)
    .sort(([, a], [, b]) => a.rank - b.rank)
    .map(([id, { name }]) => ({ id, name }));
}

/** A person against the bot: whoever sits at a seat already stays, new seats are the bot's. */
export function seatsFor(
  content: BlackAlertContent,
  teams: readonly Team[],
  before: readonly SeatForm[] = [],
): readonly SeatForm[] {
  const taken = new Set<string>();
  return teams.map((team, index) => {
    const kept = before[index]?.team === team ? before[index].characters : [];
    const free = charactersOf(content, team).map(({ id }) => id);
    const wished = [...kept, ...free].filter((id) => free.includes(id) && !taken.has(id));
    const characters = [...new Set(wished)].slice(0, charactersDue(teams, index));
    for (const id of characters) taken.add(id);
    return { team, player: before[index]?.player ?? (index === 0 ? 'person' : 'steady'), characters };
  });
}

/** One seat takes a Character; who had it gets the other's in exchange. */
export function withCharacter(
  seats: readonly SeatForm[],
  seat: number,
  place: number,
  character: string,
): readonly SeatForm[] {
  const former = seats[seat]?.characters[place];
  if (former === undefined) return seats;
  return seats.map((each, index) => ({
    ...each,
    characters: each.characters.map((id, at) => {
      if (index === seat && at === place) return character;
      return id === character ? former : id;
    }),
  }));
}

/** The request, with tiles where they are not left to chance. */
export function matchRequest(form: MatchForm, content: BlackAlertContent): NewMatch {
  const seats = form.seats.map(({ team, characters }) => ({ team, characters: [...characters] }));
  const tiles = form.board === 'ordered' ? { tiles: [...layInOrder(content)] } : {};
  const seed = form.seed.trim();
  return {
    game: 'black-alert',
    title: form.title.trim(),
    packs: [...form.packs],
    players: form.seats.map(({ player }) => player),
    setup: { seats, ...tiles },
    readings: { ...form.readings },
    chance: form.chance,
    ...(seed === '' ? {} : { seed }),
  };
}
