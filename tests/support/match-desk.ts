/** A desk with a match on it, whose bots answer at once. */
import { randomUUID } from 'node:crypto';
import type { Answer, CallName, MatchState, Player, Request } from '../../shared/contract';
import type { BotDecision, BotRequest, Thinker } from '../../src-main/bots';
import { randomFrom } from '../../src-main/rules/engine';
import { openTestDesk, type TestDesk } from './desk';
import { temporaryFolder, valueOf } from './library';

/** Decides by the request's own stream of chance, at once. */
export const instantThinker: Thinker = {
  decide: (request) => Promise.resolve(anyOf(request)),
  destroy: () => Promise.resolve(),
};

export function anyOf({ legal, seed }: BotRequest): BotDecision {
  const action = legal[randomFrom(seed).below(legal.length)];
  if (action === undefined) throw new Error('A bot was asked with nothing legal');
  return { action, reason: 'By chance', nodes: 1, cutShort: false };
}

export interface MatchDesk extends TestDesk {
  readonly id: string;
  readonly dataFolder: string;
  /** The match as it is now. */
  readonly now: () => Promise<MatchState>;
  /** A call that changes the match, against its present revision. */
  readonly change: <Name extends ChangeName>(
    name: Name,
    request: Omit<Request<Name>, 'callId' | 'id' | 'baseRevision'>,
  ) => Promise<Answer<Name>>;
  /** The looking seat takes the first action on offer, or the one of this type. */
  readonly act: (type?: string) => Promise<MatchState>;
}

type ChangeName = Extract<
  CallName,
  | 'document.act'
  | 'document.undo'
  | 'document.redo'
  | 'document.goTo'
  | 'document.branch'
  | 'document.playOn'
  | 'document.setSeat'
  | 'document.setUndoPolicy'
  | 'document.setChance'
>;

export interface MatchDeskSetup {
  readonly players?: readonly Player[];
  readonly seed?: string;
  readonly chance?: 'seeded' | 'entered';
  readonly thinker?: Thinker;
}

export async function deskWithMatch(setup: MatchDeskSetup = {}): Promise<MatchDesk> {
  const dataFolder = await temporaryFolder();
  const { thinker = instantThinker } = setup;
  const desk = await openTestDesk({ dataFolder, machine: { thinker } });
  const entry = valueOf(await desk.call('library.createMatch', newMatch(setup)));
  return matchDesk(desk, entry.id, dataFolder);
}

export function newMatch({ players, seed, chance }: MatchDeskSetup): Request<'library.createMatch'> {
  return {
    callId: randomUUID(),
    game: 'black-alert',
    title: 'A match',
    packs: [],
    players: [...(players ?? (['person', 'person'] as const))],
    setup: {},
    readings: {},
    chance: chance ?? 'seeded',
    seed: seed ?? 'seed',
  };
}

export async function matchDesk(desk: TestDesk, id: string, dataFolder: string): Promise<MatchDesk> {
  await desk.call('document.open', { id });
  const now = async (): Promise<MatchState> => {
    // Looking changes nothing for who looks already, and answers with the match as it is.
    const state = valueOf(await desk.call('document.open', { id }));
    await desk.call('document.close', { id });
    return asMatch(state);
  };
  const change: MatchDesk['change'] = async (name, request) => {
    const { revision } = await now();
    const head = { callId: randomUUID(), id, baseRevision: revision };
    // The three keys left out above are put in here.
    return desk.call(name, { ...head, ...request } as unknown as Request<typeof name>);
  };
  const act = async (type?: string): Promise<MatchState> => {
    const { offers } = await now();
    const action = offers?.actions.find((each) => type === undefined || each.type === type);
    if (!offers || !action) throw new Error(`Nothing on offer${type ? ` of type ${type}` : ''}`);
    return asMatch(valueOf(await change('document.act', { actor: offers.seat, action })));
  };
  return { ...desk, id, dataFolder, now, change, act };
}

export function asMatch(state: { readonly kind: string }): MatchState {
  if (state.kind !== 'match') throw new Error('No match');
  return state as MatchState; // by its tag
}
