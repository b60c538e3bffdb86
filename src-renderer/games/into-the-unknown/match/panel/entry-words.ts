/** A row of the panel in words. */
import type { Entry } from '../offers';
import type { MatchSession } from '../session.svelte';
import {
  abilityDetail,
  abilityOf,
  abilityTitle,
  type ActionWords,
  actionWords,
  capital,
  cardName,
  counted,
} from '../words';

/** A row of a single action is worded as that action; one of several by what they have in common. */
export function entryWords({ told, content }: MatchSession, entry: Entry): ActionWords {
  const [first, ...others] = entry.actions;
  if (!first) return { title: 'Nothing', detail: '', rule: null };
  const alone = actionWords(told, first);
  if (others.length === 0) return alone;
  const ways = counted(entry.actions.length, 'way');
  if (first.type === 'use') {
    const ability = abilityOf(told, first);
    const detail = ability ? abilityDetail(told, ability) : ways;
    return { title: abilityTitle(told, first), detail, rule: alone.rule };
  }
  if (first.type === 'hail')
    return { title: `Hail: ${cardName(content, first.hail)}`, detail: ways, rule: alone.rule };
  if (first.type === 'attack')
    return { title: `Attack with ${capital(first.weapon)}`, detail: ways, rule: alone.rule };
  return { title: TITLES[first.type] ?? 'Choose', detail: '', rule: alone.rule };
}

const TITLES: Readonly<Record<string, string>> = {
  'keep-complication': 'Keep a complication',
  'take-influence': 'Choose where the marker starts',
  'remove-feature': 'Remove a feature',
  deploy: 'Deploy a unit',
  reinforce: 'Bring in a reinforcement',
  ready: 'Ready officers',
  'move-personnel': 'Move somebody',
  'form-team': 'Form a team',
  transport: 'Transport somebody',
  capture: 'Capture an officer',
  answer: 'Answer the hail',
  trust: 'Choose a trust token',
  dock: 'Dock',
  alert: 'Turn the alert dial',
  turn: 'Turn it',
  take: 'Who takes it',
  'choose-unit': 'Choose a unit',
  'choose-feature': 'Choose a feature',
  'choose-officer': 'Choose an officer',
  'choose-station': 'Choose a station',
  'choose-end': 'Choose an end',
  'choose-seat': 'Choose a player',
  'choose-option': 'Choose one',
  'choose-card': 'Choose a card',
};
