/** Matches of Nova Cry in a data folder: played by persons as far as a test wants, or looked up for what a page may not show. */
import { randomUUID } from 'node:crypto';
import type { NovaCryContent } from '../../shared/content/nova-cry';
import type { LogEntry, NovaCryMatchState, SeatId } from '../../shared/contract';
import type { NovaCryEvent } from '../../shared/contract/nova-cry';
import type { NovaCrySetup } from '../../shared/documents';
import { pick, randomFrom } from '../../src-main/rules/engine';
import { type DeskCaller, withDesk, wordsIn } from './desk-in-folder';

const MOST_STEPS = 400;
/** As the New dialog calls them. */
const NAMES = ['Blue', 'Orange', 'Rose', 'Silver', 'Green', 'Violet'];

export interface NovaCryWanted {
  readonly seats: number;
  readonly seed: string;
  /** `{}` unless told: task forces are drafted. */
  readonly setup?: NovaCrySetup;
  /** Whether the match is as the test wants it, for the seat that is asked. */
  readonly until: (state: NovaCryMatchState, seat: SeatId) => boolean;
}

export interface NovaCryFound {
  /** The document's id. */
  readonly id: string;
  /** As the seat that is asked sees it. */
  readonly state: NovaCryMatchState;
  readonly seat: SeatId;
  readonly content: NovaCryContent;
}

/** Persons at every seat play at random; the same seed comes to the same position. The match is left behind the curtain. */
export async function novaCryUntil(
  call: DeskCaller,
  { seats, seed, setup, until }: NovaCryWanted,
): Promise<NovaCryFound> {
  const { id } = await call('library.createMatch', {
    callId: randomUUID(),
    game: 'nova-cry',
    title: 'The Mere run',
    packs: [],
    players: Array.from({ length: seats }, () => 'person' as const),
    names: NAMES.slice(0, seats),
    setup: { ...setup },
    readings: {},
    chance: 'seeded',
    seed,
  });
  const random = randomFrom(seed);
  let state = (await call('document.open', { id })) as NovaCryMatchState; // a match was made
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (state.waiting.type !== 'person') throw new Error(`The match waits for ${state.waiting.type}.`);
    const { seat } = state.waiting;
    state = await lookAs(call, id, seat);
    if (until(state, seat)) {
      const content = await contentOf(call, id);
      await lookAs(call, id, null);
      return { id, state, seat, content };
    }
    const action = { ...pick(state.offers?.actions ?? [], random) };
    const change = { callId: randomUUID(), id, baseRevision: state.revision };
    state = (await call('document.act', { ...change, actor: seat, action })) as NovaCryMatchState;
  }
  throw new Error(`No such position in ${MOST_STEPS} steps.`);
}

async function lookAs(call: DeskCaller, id: string, seat: SeatId | null): Promise<NovaCryMatchState> {
  return (await call('document.look', { callId: randomUUID(), id, seat })) as NovaCryMatchState; // of that match
}

async function contentOf(call: DeskCaller, id: string): Promise<NovaCryContent> {
  const content = await call('document.content', { id });
  if (content.game !== 'nova-cry') throw new Error(`A match of ${content.game}.`);
  return content.content;
}

/** What stood in the page while somebody looked; `seat` is null behind the curtain. */
export interface Sight {
  readonly seat: SeatId | null;
  readonly position: number;
  readonly html: string;
}

/** Where a page named a card that its viewer may not know. */
export interface Leak {
  readonly seat: SeatId | null;
  readonly position: number;
  readonly card: string;
}

export interface Judged {
  readonly leaks: readonly Leak[];
  /** Names that were looked for and that may not stand there, over all sights: a test that looks for none proves nothing. */
  readonly secrets: number;
}

/**
 * Every card that somebody else knows at a position and that is neither the viewer's own nor told to everybody may not be
 * named in the page. What is told to everybody is what the desk tells a spectator, never what it tells the viewer.
 */
export function judgeSights(dataFolder: string, id: string, sights: readonly Sight[]): Promise<Judged> {
  return withDesk(dataFolder, async (call) => {
    await call('document.open', { id });
    const names = cardNames(await contentOf(call, id));
    const leaks: Leak[] = [];
    let secrets = 0;
    for (const { seat, position, html } of sights) {
      const hidden = await hiddenFrom(call, id, seat, position);
      const open = new Set([...hidden.open].flatMap((card) => names.get(card) ?? []));
      const closed = [...hidden.closed].flatMap((card) => names.get(card) ?? []);
      const secret = closed.filter((name) => !open.has(name));
      secrets += secret.length;
      leaks.push(...secret.filter((card) => html.includes(card)).map((card) => ({ seat, position, card })));
    }
    return { leaks, secrets };
  });
}

interface Hidden {
  readonly open: ReadonlySet<string>;
  readonly closed: ReadonlySet<string>;
}

/** Cards by their records: open to a viewer, and known to somebody else. */
async function hiddenFrom(
  call: DeskCaller,
  id: string,
  viewer: SeatId | null,
  position: number,
): Promise<Hidden> {
  const { revision } = await lookAs(call, id, null);
  await call('document.goTo', { callId: randomUUID(), id, baseRevision: revision, position });
  const told = async (seat: SeatId | null) => {
    const { view, seats } = await lookAs(call, id, seat);
    const log = (await call('document.log', { id, from: 0, to: position })) as LogEntry<NovaCryEvent>[]; // of this game
    return { view, seats, events: log.flatMap((entry) => entry.events) };
  };
  const everybody = await told(null);
  const open: unknown[] = [everybody];
  const closed: unknown[] = [];
  for (const { seat } of everybody.seats) {
    const { view, events } = await told(seat);
    (seat === viewer ? open : closed).push(ownOf(seat, view, events));
  }
  return { open: wordsIn(open), closed: wordsIn(closed) };
}

/** What a seat alone is told: its hand, what it is dealt and has chosen, what it looks at, draws and is shown. */
function ownOf(seat: SeatId, view: NovaCryMatchState['view'], events: readonly NovaCryEvent[]): unknown {
  const hand = view.seats.find((each) => each.seat === seat)?.hand;
  const tasks = view.tasks.map((task) => {
    if (task.type === 'draft') return task.hands.filter((each) => each.seat === seat);
    return task.type === 'pick-cards' && task.seat === seat ? task.cards : [];
  });
  const seen = events.filter(
    (event) =>
      (['dealt', 'drew', 'saw-hand', 'gave'].includes(event.type) &&
        'seat' in event &&
        event.seat === seat) ||
      (event.type === 'gave' && event.to === seat),
  );
  return { hand, tasks, seen };
}

/** Names on the cards that can be secret, by their records. */
function cardNames(content: NovaCryContent): ReadonlyMap<string, string> {
  const { ships, captains, weapons, actionCards, aliens, crew } = content;
  const all = [ships, captains, weapons, actionCards, aliens, crew];
  return new Map(all.flatMap((cards) => Object.entries(cards).map(([id, { name }]) => [id, name] as const)));
}
