/** A match in a data folder, played by persons until a challenge is as far as a test wants it. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Answer, CallName, MatchState, Request } from '../../shared/contract';
import type { BlackAlertAction, ChallengeView } from '../../shared/contract/black-alert';
import { type Desk, openDeskOn } from '../../src-main/desk';
import { nodeDisk } from '../../src-main/library';
import { type Random, randomFrom } from '../../src-main/rules/engine';

const ASSETS = path.resolve(import.meta.dirname, '../../assets');
const MOST_STEPS = 400;

export interface ChallengeWanted {
  readonly players: 2 | 3 | 4;
  readonly seed: string;
  /** Whether the challenge is as the test wants it, for the seat that is asked. */
  readonly until: (task: ChallengeView, state: MatchState) => boolean;
}

/** Plays at random, challenges first, and leaves the match behind the curtain. Resolves to the document's id. */
export async function challengeInFolder(dataFolder: string, wanted: ChallengeWanted): Promise<string> {
  const info = { version: '1.2.3', host: 'web', platform: 'linux', runtime: 'test' } as const;
  const opened = await openDeskOn(
    { dataFolder, assetsFolder: ASSETS, info, dialogs: null },
    { disk: nodeDisk, now: Date.now },
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  try {
    return await played(opened.value, wanted);
  } finally {
    await opened.value.close();
  }
}

async function played(desk: Desk, { players, seed, until }: ChallengeWanted): Promise<string> {
  const call = caller(desk);
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
  let state = (await call('document.open', { id })) as MatchState; // a match was made
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (state.waiting.type !== 'person') throw new Error(`The match waits for ${state.waiting.type}.`);
    const { seat } = state.waiting;
    state = (await call('document.look', { callId: randomUUID(), id, seat })) as MatchState;
    const task = state.view.tasks.at(-1);
    if (task?.type === 'challenge' && until(task, state)) {
      await call('document.look', { callId: randomUUID(), id, seat: null });
      return id;
    }
    const action = { ...chosen(state, random) };
    const change = { callId: randomUUID(), id, baseRevision: state.revision };
    state = (await call('document.act', { ...change, actor: seat, action })) as MatchState;
  }
  throw new Error(`No such challenge in ${MOST_STEPS} steps.`);
}

/** Whatever begins a challenge or bids in one, else anything. */
function chosen({ offers }: MatchState, random: Random): BlackAlertAction {
  const actions = offers?.actions ?? [];
  const bids = actions.filter((action) => action.type === 'bid' && action.cards.length > 0);
  const uses = actions.filter(({ type }) => type === 'use');
  const wanted = bids.length > 0 ? bids : uses.length > 0 ? uses : actions;
  const action = wanted[random.below(wanted.length)];
  if (!action) throw new Error('Nothing is on offer.');
  return action;
}

function caller(desk: Desk) {
  return async <Name extends CallName>(name: Name, request: Request<Name>) => {
    const answer = (await desk.call(name, request)) as Answer<Name>;
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
    return answer.value;
  };
}
