/** A match of the tiny game as an open session of the desk, without a disk. */
import { ok } from '../../shared/base';
import type { Player } from '../../shared/contract';
import { type Match, MATCH_FORMAT, MATCH_VERSION, type UndoPolicy } from '../../shared/documents';
import type { Thinker } from '../../src-main/bots';
import { MatchSession } from '../../src-main/desk/match/match-session';
import { MatchTable } from '../../src-main/desk/match/match-table';
import type { StoredDocument } from '../../src-main/library';
import { changeMatch } from '../../src-main/library/match-change';
import { type AnyTimeline, savedMatch, Timeline } from '../../src-main/rules/engine';
import type { OpenGame } from '../../src-main/rules/open-game';
import { instantThinker } from './match-desk';
import { TINY_GAME, type TinySetup, type TinyState } from './tiny-game';

export interface TinyMatchSetup {
  readonly players: readonly Player[];
  readonly undo?: UndoPolicy;
  readonly thinker?: Thinker;
}

/** A session that no window has opened yet. */
export function tinySession({ players, undo, thinker = instantThinker }: TinyMatchSetup): MatchSession {
  const setup: TinySetup = { seats: players.length };
  const started = Timeline.start(TINY_GAME, setup);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const timeline = started.value as unknown as AnyTimeline; // a game as the desk knows games
  const head = {
    format: MATCH_FORMAT,
    version: MATCH_VERSION,
    game: 'black-alert',
    rulesVersion: 1,
    title: 'Tiny',
    packs: [],
    setup: { seats: [] },
    seats: players.map((player) => ({ player })),
    seed: 'tiny',
    readings: {},
    records: [],
    branches: [],
    ...(undo === undefined ? {} : { table: { undo } }),
    checkpoint: { at: 0, hash: '', state: {} },
  } satisfies Match;
  const table = new MatchTable(documentOf(savedMatch(head, timeline)), {
    game: tinyGame(timeline),
    layers: [],
    timeline,
    notice: null,
  });
  return new MatchSession(table, {
    thinker,
    publish: () => undefined,
    onProblem: ({ message }) => {
      throw new Error(message);
    },
    now: () => 0,
  });
}

function tinyGame({ rules }: AnyTimeline): OpenGame {
  return {
    id: 'black-alert', // the desk's files know no tiny game
    title: 'Tiny',
    rules,
    setupFor: (request) => ok(request),
    seatNames: () => [],
    advice: () => [],
    turnOf: (state) => ({ number: (state as TinyState).round, seat: '1', label: 'Round' }),
    plainChance: [],
  };
}

/** What a table and its session need of a stored document: a body, and changes of it that always succeed. */
function documentOf(first: Match): StoredDocument {
  const document = {
    id: 'tiny',
    revision: 0,
    savedAt: 0,
    body: first,
    change: (work: Parameters<StoredDocument['change']>[0]) => {
      const made = work(document.body);
      if (!made.ok) return Promise.resolve(made);
      const changed = changeMatch(document.body, made.value.patches);
      if (!changed.ok) return Promise.resolve(changed);
      document.body = changed.value;
      document.revision += 1;
      return Promise.resolve(ok(null));
    },
    flush: () => Promise.resolve(ok(null)),
  };
  return document as unknown as StoredDocument;
}
