/** Matches in which seat 1 holds a card or an alien with the effects that a test looks at. */
import type { ActionOption, Effect, Modifier, Use } from '../../../shared/content/nova-cry';
import type { NovaCryAction } from '../../../shared/contract/nova-cry';
import { source } from './cards';
import { CONTENT } from './content';
import { match, type MatchOptions } from './match';
import { type Match, play } from './play';
import { card, option } from './texts';

/** Plays the first option of the card that `holding` gives. */
export const PROBE: NovaCryAction = play('probe');

/** Seat 1 has a card of level 1 with these effects in its hand; `parts` are those of its option. */
export function holding(
  effects: readonly Effect[],
  options: MatchOptions = {},
  parts: Partial<ActionOption> = {},
  arrow = false,
): Match {
  const probe = card('repair', [{ ...option(effects), ...parts }, option(effects, { level: 4 })], arrow);
  const [first = {}, ...others] = options.seats ?? [{}, {}];
  return match({
    ...options,
    seats: [{ ...first, hand: [...(first.hand ?? []), 'probe'] }, ...others],
    content: { ...options.content, actionCards: { ...CONTENT.actionCards, probe } },
  });
}

/** The same, played already. */
export function played(effects: readonly Effect[], options: MatchOptions = {}, arrow = false): Match {
  return holding(effects, options, {}, arrow).do('1', PROBE);
}

/** Content with an alien `probe` of that use and those lasting changes. */
export function withAlien(
  use: Use | null,
  lasting: readonly Modifier[] = [],
): NonNullable<MatchOptions['content']> {
  const probe = { name: 'Probe', copies: 2, text: '', lasting: [...lasting], use, source };
  return { aliens: { ...CONTENT.aliens, probe } };
}
