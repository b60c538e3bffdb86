/** A desk with a match of Black Alert on it, whose bots answer at once. */
import { randomUUID } from 'node:crypto';
import type { Refusal } from '../../shared/base';
import type {
  Answer,
  AnyAction,
  CallName,
  DeskEvent,
  DocumentState,
  BlackAlertMatchState,
  Player,
  Request,
  SeatId,
} from '../../shared/contract';
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
  readonly now: () => Promise<BlackAlertMatchState>;
  /** A call that changes the match, against its present revision. */
  readonly change: <Name extends ChangeName>(
    name: Name,
    request: Omit<Request<Name>, 'callId' | 'id' | 'baseRevision'>,
  ) => Promise<Answer<Name>>;
  /** The looking seat takes the first action on offer, or the first that fits. */
  readonly act: (type?: string, fits?: (action: AnyAction) => boolean) => Promise<BlackAlertMatchState>;
  /** A person says that they look; null draws the curtain. */
  readonly look: (seat: SeatId | null) => Promise<BlackAlertMatchState>;
  /** Resolves with the first state that is like this, as it is now or is told of. */
  readonly until: (isReached: (state: BlackAlertMatchState) => boolean) => Promise<BlackAlertMatchState>;
  /** Resolves with the first problem that the windows are told of. */
  readonly problem: () => Promise<Refusal>;
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
  // One window shows it all the while, so that bots play.
  await desk.call('document.open', { id });
  const now = async (): Promise<BlackAlertMatchState> => {
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
  const act: MatchDesk['act'] = async (type, fits = () => true) => {
    const { offers } = await now();
    const action = offers?.actions.find((each) => (type === undefined || each.type === type) && fits(each));
    if (!offers || !action) throw new Error(`Nothing on offer${type ? ` of type ${type}` : ''}`);
    return asMatch(valueOf(await change('document.act', { actor: offers.seat, action })));
  };
  const look: MatchDesk['look'] = async (seat) =>
    asMatch(valueOf(await desk.call('document.look', { callId: randomUUID(), id, seat })));
  const until: MatchDesk['until'] = async (isReached) => {
    const told = new Promise<BlackAlertMatchState>((resolve) => {
      const end = desk.desk.subscribe((event) => {
        if (event.type !== 'document' || event.state.kind !== 'match') return;
        const told = asMatch(event.state);
        if (!isReached(told)) return;
        end();
        resolve(told);
      });
    });
    const state = await now();
    return isReached(state) ? state : told;
  };
  const problem: MatchDesk['problem'] = () =>
    new Promise((resolve) => {
      const hear = (event: DeskEvent): void => {
        if (event.type === 'problem') resolve(event.problem);
      };
      desk.events.forEach(hear);
      desk.desk.subscribe(hear);
    });
  return { ...desk, id, dataFolder, now, change, act, look, until, problem };
}

/** The state of a match of Black Alert. */
export function asMatch(state: DocumentState): BlackAlertMatchState {
  if (state.kind !== 'match' || state.game !== 'black-alert') throw new Error('No match of Black Alert');
  return state;
}

/** Two persons; the first looks, has discarded a card and drawn another. */
export async function begunMatch(): Promise<MatchDesk> {
  const match = await deskWithMatch();
  await match.look('1');
  await match.act('begin', (action) => 'discard' in action && action.discard !== null);
  return match;
}
