/** What may be done with dice, as buttons: with the dice picked up, or with those the rules list first. */
import type { Entry } from '../offers';
import type { MatchSession } from '../session.svelte';
import { type ActionWords, actionWords } from '../words';

export function wayWords({ dice, told }: MatchSession, way: Entry): ActionWords {
  const action = dice.actionOf(way);
  if (!action) return { title: 'Nothing', detail: '', rule: null };
  const words = actionWords(told, action);
  const isChosen = dice.picked.length > 0;
  const most = Math.max(...way.actions.map((each) => ('dice' in each ? each.dice.length : 0)));
  const hint = isChosen || most < 2 ? '' : `or pick up to ${most} dice first`;
  const by = words.detail.replace(/\.$/, '');
  return { ...words, detail: [by, hint].filter((part) => part !== '').join(', ') };
}
