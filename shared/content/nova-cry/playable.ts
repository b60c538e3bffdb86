/** With how many players content can be played: whether its piles have as many cards as the draft deals. */
import type { RuleId } from '../../base';
import type { NovaCryContent } from './records';
import { OFFICERS } from './vocabulary';

export const PLAYER_COUNTS = [2, 3, 4, 5, 6] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** Why a number of players cannot be dealt their task forces, in a sentence, with the rule that deals. */
export interface Shortage {
  readonly text: string;
  readonly rule: RuleId;
}

type Drafted = Pick<NovaCryContent, 'ships' | 'captains' | 'weapons' | 'crew'>;

/** Cards dealt to each player: two ships and captains in a six-player game, else three (NC-DRAFT-03, NC-DRAFT-04). */
export function dealtEach(players: PlayerCount): number {
  return players === 6 ? 2 : 3;
}

/** Three with six players, too (NC-DRAFT-05). */
export const WEAPONS_EACH = 3;

/**
 * Everything that keeps so many players from drafting; empty: nothing. Exclusive cards do not count: a match has to ask for
 * them (NC-KS-01). Piles that run out later are rebuilt or go without (NC-SETUP-07) and keep nobody from playing.
 */
export function shortagesFor(
  { ships, captains, weapons, crew }: Drafted,
  intel: readonly number[] | undefined,
  players: PlayerCount,
): readonly Shortage[] {
  const each = dealtEach(players);
  const common = (all: Readonly<Record<string, { readonly exclusive: boolean }>>): number =>
    Object.values(all).filter(({ exclusive }) => !exclusive).length;
  const weaponCards = Object.values(weapons).reduce((sum, { copies }) => sum + copies, 0);
  return [
    ...short('ships', common(ships), each * players, 'NC-DRAFT-03'),
    ...short('captains', common(captains), each * players, 'NC-DRAFT-04'),
    ...short('weapon cards', weaponCards, WEAPONS_EACH * players, 'NC-DRAFT-05'),
    ...OFFICERS.flatMap((type) => {
      const members = Object.values(crew).filter((member) => member.type === type && !member.exclusive);
      const cards = members.reduce((sum, { copies }) => sum + copies, 0);
      return short(`${type}s`, cards, players, 'NC-DRAFT-08');
    }),
    ...short('entries of starting Intel', intel?.length ?? 0, players, 'NC-START-01'),
  ];
}

/** The numbers of players that can draft, in order. */
export function playableCounts(
  content: Drafted,
  intel: Readonly<Record<`${PlayerCount}`, readonly number[]>>,
): readonly PlayerCount[] {
  return PLAYER_COUNTS.filter((players) => shortagesFor(content, intel[`${players}`], players).length === 0);
}

function short(what: string, there: number, needed: number, rule: RuleId): readonly Shortage[] {
  return there >= needed ? [] : [{ text: `${needed} ${what} are needed, there are ${there}`, rule }];
}
