/** A row of the panel in words: what may be done, what it costs, and the rule; or why it may not. */
import type { Refusal, RuleId } from '../../../../../shared/base';
import type { SeatId } from '../../../../../shared/contract';
import { actionRecord, recordOf } from '../../cards';
import { counted } from '../../words';
import { type Ask, type Entry, kindOf, nameOf } from '../offers';
import type { MatchSession } from '../session.svelte';
import {
  actionWords,
  type ActionWords,
  cardName,
  cardNames,
  intel,
  personName,
  strategyName,
  useText,
} from '../words';

/** Whose offers these are. */
export function askedSeat({ offers, home }: MatchSession): SeatId {
  return offers?.seat ?? home;
}

/** The row as a whole; one of a single action is worded as that action. */
export function entryWords(session: MatchSession, entry: Entry): ActionWords {
  const { told } = session;
  const [first, ...others] = entry.actions;
  if (!first) return { title: 'Nothing', detail: '', rule: null };
  const alone = actionWords(told, first, askedSeat(session));
  if (others.length === 0) return alone;
  const kind = kindOf(entry.id);
  const group = GROUPS[kind];
  if (group) return group(session, entry, alone);
  if (kind !== 'answer') return alone;
  return { title: ANSWERS[nameOf(entry.id)] ?? 'Choose', detail: '', rule: null };
}

type Group = (session: MatchSession, entry: Entry, alone: ActionWords) => ActionWords;

/** Rows that stand for several actions. */
const GROUPS: Readonly<Record<string, Group>> = {
  battle: ({ own }, entry) => ({
    title: 'Ship battle',
    detail: `${intel(own?.prices.battle)}, 2 VP at once; ${counted(entry.actions.length, 'opponent')} to choose from.`,
    rule: 'NC-SHIP-01',
  }),
  'battle-teleport': (_, entry) => ({
    title: 'Ship battle by Teleport',
    detail: `Free, 2 VP at once; ${counted(entry.actions.length, 'opponent')} to choose from.`,
    rule: 'NC-ABIL-08',
  }),
  duel: ({ own }, entry) => ({
    title: 'Captain duel',
    detail: `${intel(own?.prices.duel)}, 2 VP at once; ${counted(entry.actions.length, 'opponent')} to choose from.`,
    rule: 'NC-DUEL-01',
  }),
  train: ({ own }) => ({
    title: 'Place a training token',
    detail: `${own?.training ?? 0} to place, each +1 to a skill.`,
    rule: 'NC-TRAIN-01',
  }),
  emergency: (session, entry) => ({
    title: emergencyTitle(session, entry),
    detail: 'Four in all, of Intel and cards.',
    rule: 'NC-EMERG-01',
  }),
  strategy: ({ content }, entry, { rule }) => ({
    title: strategyName(content, nameOf(entry.id)),
    detail: 'With another one.',
    rule,
  }),
  use: ({ content, told }, entry, { rule }) => ({
    title: `Use ${cardNames(content, nameOf(entry.id).split('+'))}`,
    detail: useText(told, nameOf(entry.id).split('+')[0] ?? ''),
    rule,
  }),
  play: ({ content }, entry) => ({
    title: `Play ${actionRecord(content, nameOf(entry.id))?.name ?? 'a card'}`,
    detail: '',
    rule: 'NC-ACTION-01',
  }),
};

function emergencyTitle(session: MatchSession, entry: Entry): string {
  const { told } = session;
  const seat = askedSeat(session);
  const people = new Set(
    entry.actions.flatMap((action) => (action.type === 'emergency' ? [action.person] : [])),
  );
  const [only] = people;
  return people.size === 1 && only !== undefined
    ? `Bring back ${personName(told, seat, only)}`
    : 'Emergency Resurrect';
}

/** What an answer chooses; the heading says what for. */
const ANSWERS: Readonly<Record<string, string>> = {
  draft: 'Choose a card',
  mercenary: 'A Mercenary or none',
  'choose-planet': 'Choose a planet',
  'choose-pile': 'Choose a pile',
  'choose-card': 'Choose a card',
  'choose-seat': 'Choose a player',
  'choose-person': 'Choose somebody',
  'choose-token': 'Choose a token',
  'choose-kind': 'Choose what to give',
  'choose-ability': 'Choose an ability',
  'choose-option': 'Choose one',
  pay: 'Pay with cards',
  bid: 'Bid Intel',
};

/** What is asked next, over the answers. */
export const ASK_TITLES: Readonly<Record<Ask, string>> = {
  card: 'Which card?',
  option: 'Which one?',
  seat: 'Against whom?',
  person: 'Who?',
  skill: 'In which skill?',
  token: 'Which token?',
  planet: 'Which planet?',
  pile: 'Which pile?',
  officer: 'In whose place?',
  kind: 'What?',
  ability: 'Which ability?',
  line: 'Which line?',
  strategy: 'And which second?',
  intel: 'How much Intel?',
  cards: 'Which cards? Press them here or in the hand',
};

/** A row for what is closed; `id` is that of its first offer. */
export interface ClosedWords {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly rule: RuleId | null;
}

/**
 * Closed offers as rows: their names, why not, and the rule that says so. What is closed for one reason shares a row, and
 * opponents that one reason protects share a name; cards of the hand and strategies tell it in their own place.
 */
export function closedRows(session: MatchSession): readonly ClosedWords[] {
  const reasons = new Map<string, Shut[]>();
  for (const { id, group, closed } of session.closed) {
    if (group === 'card' || group === 'strategy' || isToldWhole(session, id)) continue;
    const key = `${closed.refusal.rule ?? ''} ${closed.refusal.message}`;
    reasons.set(key, [...(reasons.get(key) ?? []), { id, refusal: closed.refusal }]);
  }
  return [...reasons.values()].flatMap((shut) => {
    const [first] = shut;
    if (!first) return [];
    const { message: why, rule = null } = first.refusal;
    const title = [...new Set(shut.map(({ id }) => closedTitle(session, id)))].join(' · ');
    return [{ id: first.id, title, why, rule }];
  });
}

interface Shut {
  readonly id: string;
  readonly refusal: Refusal;
}

const FIGHTS: ReadonlySet<string> = new Set(['battle', 'battle-teleport', 'duel']);

/** A fight that is shut against everybody needs no opponent by name. */
function isToldWhole({ closed }: MatchSession, id: string): boolean {
  const kind = kindOf(id);
  return FIGHTS.has(kind) && nameOf(id) !== '' && closed.some((each) => each.id === kind);
}

const CLOSED: Readonly<Record<string, string>> = {
  battle: 'Ship battle',
  'battle-teleport': 'Ship battle by Teleport',
  duel: 'Captain duel',
  'buy-alien': 'Recruit an alien',
  train: 'Place a training token',
  emergency: 'Emergency Resurrect',
  proceed: 'End the turn',
  service: 'Service the ship',
  pass: 'Pass',
};

function closedTitle({ content, told }: MatchSession, id: string): string {
  const kind = kindOf(id);
  const name = nameOf(id);
  if (FIGHTS.has(kind) && name !== '') return `${CLOSED[kind] ?? ''} with ${told.nameOf(name as SeatId)}`; // its seat
  if (kind === 'choose-planet') return cardName(content, name);
  if (kind === 'use') return `Use ${cardName(content, recordOf(nameOf(id)))}`;
  if (kind === 'strategy') return strategyName(content, nameOf(id));
  return CLOSED[kind] ?? 'Something else';
}
