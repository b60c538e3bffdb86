/** A match in a data folder, played by persons until a challenge is as far as a test wants it. */
import { randomUUID } from 'node:crypto';
import type { BlackAlertContent } from '../../shared/content/black-alert';
import type { BlackAlertMatchState, SeatId } from '../../shared/contract';
import type { BlackAlertAction, ChallengeView } from '../../shared/contract/black-alert';
import { type Random, randomFrom } from '../../src-main/rules/engine';
import { type DeskCaller, withDesk, wordsIn } from './desk-in-folder';

const MOST_STEPS = 400;

export interface ChallengeWanted {
  readonly players: 2 | 3 | 4;
  readonly seed: string;
  /** Whether the challenge is as the test wants it, for the seat that is asked. */
  readonly until: (task: ChallengeView, state: BlackAlertMatchState) => boolean;
}

export interface ChallengeFound {
  /** The document's id. */
  readonly id: string;
  /** Names of cards that may stand in the page of the others: of their own cards, and of cards in the state or log told to all. */
  readonly openNames: ReadonlySet<string>;
}

/** Plays at random, challenges first, and leaves the match behind the curtain. */
export function challengeInFolder(dataFolder: string, wanted: ChallengeWanted): Promise<ChallengeFound> {
  return withDesk(dataFolder, (call) => played(call, wanted));
}

async function played(call: DeskCaller, { players, seed, until }: ChallengeWanted): Promise<ChallengeFound> {
  const { id } = await call('library.createMatch', {
    callId: randomUUID(),
    game: 'black-alert',
    title: 'The Long Way to Harlak',
    packs: [],
    players: Array.from({ length: players }, () => 'person' as const),
    setup: {},
    readings: {},
    chance: 'seeded',
    seed,
  });
  const random = randomFrom(seed);
  let state = (await call('document.open', { id })) as BlackAlertMatchState; // a match was made
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (state.waiting.type !== 'person') throw new Error(`The match waits for ${state.waiting.type}.`);
    const { seat } = state.waiting;
    state = (await call('document.look', { callId: randomUUID(), id, seat })) as BlackAlertMatchState;
    const task = state.view.tasks.at(-1);
    if (task?.type === 'challenge' && until(task, state)) {
      return { id, openNames: await openNames(call, state) };
    }
    const action = { ...chosen(state, random) };
    const change = { callId: randomUUID(), id, baseRevision: state.revision };
    state = (await call('document.act', { ...change, actor: seat, action })) as BlackAlertMatchState;
  }
  throw new Error(`No such challenge in ${MOST_STEPS} steps.`);
}

/** What the page may name to the others: their hands, what they have drawn and whatever everybody is told. */
async function openNames(
  call: DeskCaller,
  { id, seats, waiting }: BlackAlertMatchState,
): Promise<ReadonlySet<string>> {
  const told: unknown[] = [];
  const look = (seat: SeatId | null) => call('document.look', { callId: randomUUID(), id, seat });
  const log = (to: number) => call('document.log', { id, from: 0, to });
  for (const { seat } of seats) {
    if (waiting.type === 'person' && waiting.seat === seat) continue;
    const { view, position } = (await look(seat)) as BlackAlertMatchState;
    const events = (await log(position)).flatMap((entry) => entry.events);
    told.push(Object.values(view.characters).filter((each) => each.seat === seat));
    told.push(events.filter((event) => event.type === 'drew' && event.seat === seat));
  }
  const curtained = (await look(null)) as BlackAlertMatchState;
  told.push(curtained, await log(curtained.position));
  const { content } = await call('document.content', { id });
  const cards = Object.entries((content as BlackAlertContent).commandCards); // of the match's own game
  const words = wordsIn(told);
  return new Set(cards.filter(([card]) => words.has(card)).map(([, { name }]) => name));
}

/** Whatever begins a challenge or bids in one, else anything. */
function chosen({ offers }: BlackAlertMatchState, random: Random): BlackAlertAction {
  const actions = offers?.actions ?? [];
  const bids = actions.filter((action) => action.type === 'bid' && action.cards.length > 0);
  const uses = actions.filter(({ type }) => type === 'use');
  const wanted = bids.length > 0 ? bids : uses.length > 0 ? uses : actions;
  const action = wanted[random.below(wanted.length)];
  if (!action) throw new Error('Nothing is on offer.');
  return action;
}
