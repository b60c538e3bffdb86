/** What may be done with dice, as buttons: with the dice picked up, or with those the rules list first. */
import type { IntoTheUnknownAction } from '../../../../../shared/contract/into-the-unknown';
import { percentText } from '../../odds/odds-words';
import type { Entry } from '../offers';
import type { MatchSession } from '../session.svelte';
import { againOdds } from './roll-odds';
import { type ActionWords, actionWords } from '../words';

/** `then 40 % to succeed`: with exactly these dice. */
function againWords(session: MatchSession, action: IntoTheUnknownAction): string {
  const { task } = session.dice;
  if (task === null || action.type !== 'reroll') return '';
  const odds = againOdds(session, action);
  if (odds === null) return '';
  const does = task.type === 'test' ? 'to succeed' : 'to hit';
  return `then ${percentText(odds.chance, session.settings)} ${does}${odds.isLeast ? ' at least' : ''}`;
}

export function wayWords(session: MatchSession, way: Entry): ActionWords {
  const { dice, told } = session;
  const action = dice.actionOf(way);
  if (!action) return { title: 'Nothing', detail: '', rule: null };
  const words = actionWords(told, action);
  const isChosen = dice.picked.length > 0;
  const most = Math.max(...way.actions.map((each) => ('dice' in each ? each.dice.length : 0)));
  const hint = isChosen || most < 2 ? '' : `or pick up to ${most} dice first`;
  const by = words.detail.replace(/\.$/, '');
  const odds = againWords(session, action);
  return { ...words, detail: [by, hint, odds].filter((part) => part !== '').join(', ') };
}
