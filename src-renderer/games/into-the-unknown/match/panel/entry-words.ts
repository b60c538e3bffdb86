/** A row of the panel in words. */
import type { ActionOf } from '../../../../../shared/contract/into-the-unknown';
import { arcWord } from '../../arc-words';
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
  listed,
  recordOf,
  unitName,
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
  if (first.type === 'attack') {
    const targets = new Set(
      entry.actions.flatMap((action) => (action.type === 'attack' ? [action.target] : [])),
    );
    const names = [...targets].map((target) => unitName(told, target));
    const detail = names.length > 3 ? counted(names.length, 'target') : `At ${listed(names, 'or')}.`;
    const arc = mountArc(told, first);
    const title = `Attack with ${capital(first.weapon)}${arc === null ? '' : `, ${arc}`}`;
    return { title, detail, rule: alone.rule };
  }
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

/** The arc that a mount covers, where its weapon has several; mounts count as the card lists them. */
function mountArc(
  { view, content }: MatchSession['told'],
  { weapon, mount }: ActionOf<'attack'>,
): string | null {
  const attacks = view.tasks.findLast(({ type }) => type === 'attacks');
  const unit = attacks?.type === 'attacks' ? view.units.find(({ id }) => id === attacks.unit) : undefined;
  const mounts =
    content.units[recordOf(unit?.class ?? '')]?.weapons?.find(({ name }) => name === weapon)?.mounts ?? [];
  const arcs = mounts.flatMap(({ arc, count }) => Array.from({ length: count }, () => arc));
  const arc = arcs[mount];
  if (arcs.length < 2 || arc === undefined) return null;
  const alike = arcs.filter((each) => each === arc).length;
  const place = arcs.slice(0, mount + 1).filter((each) => each === arc).length;
  return alike > 1 ? `${arcWord(arc)} ${place} of ${alike}` : arcWord(arc);
}
