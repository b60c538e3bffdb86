/** The set-up of a new match of Nova Cry as it is being chosen, and the request it comes to. */
import type { Player } from '../../../../../shared/contract';
import type { NewMatch } from '../../../../bridge/library.svelte';
import type { TaskForce } from './task-forces';

export interface PlayerForm {
  /** Empty: as the seat's colour is called. */
  readonly name: string;
  readonly player: Player;
}
export interface NovaCryForm {
  readonly title: string;
  readonly players: readonly PlayerForm[];
  /** NC-START-04. */
  readonly firstGame: boolean;
  /** NC-KS-01. */
  readonly exclusives: boolean;
  /** One for each seat where task forces are given; null: they are drafted. */
  readonly forces: readonly TaskForce[] | null;
  readonly chance: NewMatch['chance'];
  readonly packs: readonly string[];
  /** Only those that are not the default. */
  readonly readings: Readonly<Record<string, string>>;
  /** Empty: drawn anew. */
  readonly seed: string;
}

export const SEAT_COUNTS = [2, 3, 4, 5, 6] as const;
/** What a seat is called until somebody says who sits there: the colour of its mark. */
export const SEAT_NAMES = ['Blue', 'Orange', 'Rose', 'Silver', 'Green', 'Violet'] as const;

/** A person against bots: whoever sits at a seat already stays, new seats are the bot's. */
export function playersFor(count: number, before: readonly PlayerForm[] = []): readonly PlayerForm[] {
  return Array.from({ length: count }, (_, seat) => {
    const player: Player = seat === 0 ? 'person' : 'steady';
    return before[seat] ?? { name: '', player };
  });
}

/** The names as the match will bear them. */
export function namesOf(players: readonly PlayerForm[]): readonly string[] {
  return players.map(({ name }, seat) => name.trim() || (SEAT_NAMES[seat] ?? ''));
}

/** Two of one name could not be told apart when the screen is handed over; null: all differ. */
export function nameTwice(players: readonly PlayerForm[]): string | null {
  const names = namesOf(players);
  return names.find((name, seat) => names.indexOf(name) !== seat) ?? null;
}

export function matchRequest(form: NovaCryForm): NewMatch {
  const seed = form.seed.trim();
  return {
    game: 'nova-cry',
    title: form.title.trim(),
    packs: [...form.packs],
    players: form.players.map(({ player }) => player),
    names: [...namesOf(form.players)],
    setup: {
      ...(form.forces && { seats: form.forces.map((force) => ({ force })) }),
      ...(form.firstGame && { firstGame: true }),
      ...(form.exclusives && { exclusives: true }),
    },
    readings: { ...form.readings },
    chance: form.chance,
    ...(seed === '' ? {} : { seed }),
  };
}
