/** The set-up of a new match of Into the Unknown as it is being chosen, and the request it comes to. */
import type { ContentPack } from '../../../../../shared/content';
import { PLAYED_FACTIONS, type PlayedFaction } from '../../../../../shared/content/into-the-unknown';
import { READING_KEYS, READING_WORDS, READINGS } from '../../../../../shared/sector';
import type { NewMatch } from '../../../../bridge/library.svelte';
import { type SavedChoice, seatRequest, STANDARD } from './force-choice';
import type { SeatForm, SectorMatchForm } from './form-types';

export type { SeatForm, SectorMatchForm };

/** Core points; 50 is usual (ITU-CARDS-02). */
export const BUDGETS: readonly number[] = [40, 50, 60];

/** The same with another one that is chosen, such as a saved task force's own. */
export function budgetsWith(corePoints: number): readonly number[] {
  return [...new Set([...BUDGETS, corePoints])].sort((one, other) => one - other);
}

export const FACTION_NAMES: Readonly<Record<PlayedFaction, string>> = {
  federation: 'Federation',
  dominion: 'Dominion',
  klingon: 'Klingon',
};

/** Factions with the officers and ships that a task force needs, in the packs at hand. */
export function factionsOf({ officers, units }: ContentPack): readonly PlayedFaction[] {
  return PLAYED_FACTIONS.filter(
    (faction) =>
      Object.values(officers).some(({ line, alignments }) => line && alignments.includes(faction)) &&
      Object.values(units).some(({ kind, faction: of }) => kind === 'ship' && of === faction),
  );
}

/** A person of the Federation against a bot of the Dominion. */
export const FIRST_SEATS: readonly SeatForm[] = [
  { name: '', player: 'person', faction: 'federation', force: STANDARD },
  { name: '', player: 'steady', faction: 'dominion', force: STANDARD },
];

/** The names as the match will bear them; two of a faction are told apart by their colour. */
export function namesOf(seats: readonly SeatForm[]): readonly string[] {
  const alike = seats[0]?.faction === seats[1]?.faction;
  return seats.map(({ name, faction }, seat) => {
    const colour = seat === 0 ? 'blue' : 'orange';
    return name.trim() || (alike ? `${FACTION_NAMES[faction]} (${colour})` : FACTION_NAMES[faction]);
  });
}

/** Null: all differ. */
export function nameTwice(seats: readonly SeatForm[]): string | null {
  const [first, second] = namesOf(seats);
  return first !== undefined && first === second ? first : null;
}

/** Every open rule, its default first. */
export function readingRows() {
  return READING_KEYS.map((key) => ({
    key,
    rule: READINGS[key].rule,
    question: READING_WORDS[key].title,
    values: READINGS[key].values.map((value) => ({
      value,
      words: READING_WORDS[key].values[value] ?? value,
    })),
  }));
}

/** Missions that are told apart by what they hold, for a list to choose from. */
export function choicesOf(records: Readonly<Record<string, { readonly name: string }>>) {
  return Object.entries(records).map(([value, { name }]) => ({ value, label: name }));
}

export function matchRequest(form: SectorMatchForm, choices: readonly SavedChoice[]): NewMatch {
  const seed = form.seed.trim();
  return {
    game: 'into-the-unknown',
    title: form.title.trim(),
    packs: [...form.packs],
    players: form.seats.map(({ player }) => player),
    names: [...namesOf(form.seats)],
    setup: {
      mission: missionOf(form),
      corePoints: form.corePoints,
      dealt: form.dealt,
      // Main makes the task forces that are not given.
      seats: form.seats.map((seat) => seatRequest(choices, seat)),
    },
    readings: { ...form.readings },
    chance: form.chance,
    ...(seed === '' ? {} : { seed }),
  };
}

function missionOf({ type, overture, situation, story }: SectorMatchForm) {
  if (type === 'story') return { type, story } as const;
  return { type, overture: overture || null, situation: situation || null } as const;
}
