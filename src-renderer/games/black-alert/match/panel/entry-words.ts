/** A row of the panel in words: what may be done, what it would bring and costs, and the rule; or why not. */
import { type LocationId, shipOf } from '../../../../../shared/content/black-alert';
import { valuesOf } from '../decision/asks';
import type { ClosedEntry, Entry } from '../decision/entries';
import type { MatchSession } from '../session.svelte';
import {
  actionWords,
  type ActionWords,
  characterName,
  counted,
  enhancementPrice,
  locationWords,
  type LocationWords,
  priceWords,
  SHIP_NAMES,
} from '../words';

/** The row as a whole; one of a single action is worded as that action. */
export function entryWords(session: MatchSession, entry: Entry): ActionWords {
  const [first, ...others] = entry.actions;
  if (!first) return { title: 'Nothing', detail: '', rule: null };
  const alone = actionWords(session.content, session.view, first);
  const [kind = ''] = entry.id.split(':');
  if (kind === 'use' || kind === 'use-enhanced') return useRow(session, entry, alone);
  const group = GROUPS[kind];
  if (group) return group(session, entry, alone);
  if (others.length === 0 || !entry.id.startsWith('answer:')) return alone;
  return { title: ANSWERS[kindOfAnswer(entry.id)] ?? 'Choose', detail: '', rule: null };
}

type Group = (session: MatchSession, entry: Entry, alone: ActionWords) => ActionWords;

/** Rows that stand for several actions. */
const GROUPS: Readonly<Record<string, Group>> = {
  begin: (_session, entry, alone) => ({
    title: 'Draw cards',
    detail: entry.actions.length > 1 ? `${alone.detail} One card may be discarded first.` : alone.detail,
    rule: 'BA-DRAW-01',
  }),
  move: (_session, entry) => ({
    title: 'Move',
    detail: `${placesOf(entry)}, then one action.`,
    rule: 'BA-MOVE-01',
  }),
  return: (_session, entry, { rule }) => ({
    title: 'Return home',
    detail: `${placesOf(entry)}; takes the action of this turn.`,
    rule,
  }),
  'repair-resolve': (session, entry, { rule }) => ({
    title: 'Repair with cards',
    detail: `${resolveToPay(session, entry) ?? 0} Resolve.`,
    rule,
  }),
  'repair-resources': (_session, _entry, { detail, rule }) => ({
    title: 'Repair with resources',
    detail,
    rule,
  }),
  'complete-mission': (_session, _entry, { title, rule }) => ({
    title,
    detail: 'Pay its Resolve with cards of the hand.',
    rule,
  }),
  play: ({ view }, entry) => ({
    title: 'Play a Command card',
    detail: `${entry.actions.length} of ${view.characters[view.turn.character]?.handSize ?? 0} can be played now.`,
    rule: 'BA-FREE-01',
  }),
  'take-ready': (_session, entry) => ({
    title: 'Take a Ready card',
    detail: `${counted(entry.actions.length, 'card')} in the slots.`.replace(/^./, (letter) =>
      letter.toUpperCase(),
    ),
    rule: 'BA-FREE-06',
  }),
};

/** What an answer chooses; the heading says what for. */
const ANSWERS: Readonly<Record<string, string>> = {
  bid: 'Bid cards',
  pay: 'Pay with cards',
  'turn-tile': 'Turn a tile',
  'choose-node': 'Choose a node',
  'choose-space': 'Choose a tile',
  'choose-location': 'Choose a place',
  'choose-character': 'Choose a Character',
  'choose-card': 'Choose a card',
  'choose-resource': 'Choose a resource',
  'choose-option': 'Choose an effect',
};

function kindOfAnswer(id: string): string {
  return id.slice('answer:'.length);
}

function placesOf(entry: Entry): string {
  const places = valuesOf(entry.actions, 'location') as readonly LocationId[]; // a move names locations
  const ships = [...new Set(places.map(shipOf))].map((ship) => SHIP_NAMES[ship]);
  return `${places.length} places of the ${ships.join(' and the ')}`;
}

function useRow(session: MatchSession, entry: Entry, alone: ActionWords): ActionWords {
  const { view } = session;
  const self = view.characters[view.turn.character];
  if (!self) return alone;
  const words = locationWords(self.location, self.team);
  if (entry.id === 'use') return { title: words.title, detail: useDetail(session, words), rule: words.rule };
  const price = priceWords(enhancementPrice(view, self.team, self.location) ?? {});
  return {
    title: `${words.title}, enhanced`,
    detail: `Costs ${price}. ${words.enhancement?.text ?? ''}`,
    rule: words.enhancement?.rule ?? null,
  };
}

/** Where it leads from the helm; else what the text says. */
function useDetail(session: MatchSession, words: LocationWords): string {
  if (session.helmEntry === null) return words.text;
  const steps = [...session.board.steps.values()];
  const costly = steps.filter(({ threats }) => threats > 0).length;
  const price = costly === 0 ? 'none costs a Threat card' : `${costly} of them for a Threat card`;
  return `${steps.length} nodes, ${price}.`;
}

/** From so many closed offers on, one reason for all of them needs no names. */
const MANY_CLOSED = 4;

/** The row for everything that is closed, where all of it is for one reason; else null. */
export function closedAlike(session: MatchSession): ClosedWords | null {
  const { closed } = session;
  const [row, ...others] = closedRows(session, closed);
  if (!row || others.length > 0 || closed.length < MANY_CLOSED) return null;
  return { ...row, title: session.entries.length > 0 ? 'Everything else' : 'Everything' };
}

/** A row for what is closed; `id` is that of its first offer. */
export interface ClosedWords extends ActionWords {
  readonly id: string;
}

/** Closed offers as rows: their names, why not, and the rule that says so. What is closed for one reason shares a row. */
export function closedRows(session: MatchSession, entries: readonly ClosedEntry[]): readonly ClosedWords[] {
  const rows = new Map<string, ClosedWords>();
  for (const { closed } of entries) {
    const { refusal, what } = closed;
    const title = closedTitle(session, what);
    const reason = `${refusal.rule ?? ''} ${refusal.message}`;
    const row = rows.get(reason);
    if (row) rows.set(reason, { ...row, title: `${row.title} · ${title}` });
    else rows.set(reason, { id: what, title, detail: refusal.message, rule: refusal.rule ?? null });
  }
  return [...rows.values()];
}

const CLOSED: Readonly<Record<string, string>> = {
  begin: 'Draw cards',
  move: 'Move',
  'complete-mission': 'Complete a Mission',
  repair: 'Repair',
  'repair-resolve': 'Repair with cards',
  'repair-resources': 'Repair with resources',
  return: 'Return home',
  play: 'Play a Command card',
  'take-ready': 'Take a Ready card',
  ability: 'Special ability',
  'end-turn': 'End the turn',
  bid: 'Bid',
  pass: 'Stay out',
};

function closedTitle({ view, content }: MatchSession, what: string): string {
  const [kind = what, id = ''] = what.split(':');
  const self = view.characters[view.turn.character];
  if (self && (kind === 'use' || kind === 'use-enhanced')) {
    const { title } = locationWords(self.location, self.team);
    return kind === 'use' ? title : `${title}, enhanced`;
  }
  if (kind === 'bid' && id !== '') return characterName(content, id);
  return CLOSED[kind] ?? 'Something else';
}

/** What has to be paid in Resolve for the row or task at hand; null: nothing. */
export function resolveToPay(session: MatchSession, entry = session.choosing.entry): number | null {
  const { view, content, task } = session;
  const id = entry?.id ?? '';
  const change = (of: 'mission' | 'repair', team: 'starfleet' | 'terran'): number =>
    view.modifiers.reduce((sum, { team: owner, what }) => {
      if (what.changes !== 'resolve-price' || (what.of !== of && what.of !== 'any')) return sum;
      return (what.side === 'own') === (owner === team) ? sum + what.by : sum;
    }, 0);
  if (id.startsWith('complete-mission:')) {
    const record = content.missions[id.slice('complete-mission:'.length)];
    return record ? Math.max(0, record.resolve + change('mission', 'starfleet')) : null;
  }
  if (id === 'repair-resolve') {
    const self = view.characters[view.turn.character];
    const record = content.damageCards[(self && view.damage[self.location]) ?? ''];
    return record && self ? Math.max(0, record.resolve + change('repair', self.team)) : null;
  }
  if (id !== 'answer:pay') return null;
  if (task?.type === 'reactor-repair') return Math.max(0, 1 + change('repair', 'terran'));
  return task?.type === 'verb' && task.effect.verb === 'unless-paid' ? task.effect.resolve : null;
}

/** Whether a row begins a challenge, for the swords beside it. */
export function isChallengeRow({ view }: MatchSession, entry: Entry): boolean {
  const self = view.characters[view.turn.character];
  if (!self || !entry.id.startsWith('use')) return false;
  return locationWords(self.location, self.team).isChallenge;
}
