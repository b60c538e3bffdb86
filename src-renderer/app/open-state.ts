/** Puts an opened document on the table of its game and kind. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import type { GameId, PlanState } from '../../shared/contract';
import type { ContentOf, MatchGame, PlanOf, StateOf } from '../bridge/game-kinds';
import { OpenDocument } from '../bridge/open-document.svelte';
import { OpenMatch } from '../bridge/open-match.svelte';
import type { GameDescriptor, MatchTable, PlanContext } from '../games/descriptor';
import type { ContentSource, ReadContent } from './content-source';
import { type GameEntries, loadGame } from './game-entries';
import type { NewestState } from './newest-state';
import { OpenMatchTable } from './open-match-table.svelte';
import { OpenTable, type TableSurroundings } from './open-table.svelte';

export type AnyTable = OpenTable | OpenMatchTable;

/**
 * The code and the content first, then the table, which begins with the newest state: nothing else is subscribed before it
 * is sure that the table stands. A document never changes its kind or its game.
 */
export async function tableFor(
  around: TableSurroundings,
  games: GameEntries,
  source: ContentSource,
  newest: NewestState,
): Promise<Result<() => AnyTable, Refusal>> {
  const { state } = newest;
  const game = state.kind === 'match' ? state.game : state.plan.game;
  const descriptor = await loadGame(games, game);
  if (!descriptor.ok) return descriptor;
  const content = await source.read(game, state.id);
  if (!content.ok) return content;
  if (state.kind === 'plan') {
    const { createSession: create } = descriptor.value;
    if (!create)
      return err({ code: 'no-table', message: 'This window has no table for plans of that game.' });
    return ok(() =>
      planTable(around, descriptor.value, create, content.value.content, newest.state as typeof state),
    );
  }
  const { match: play } = descriptor.value;
  if (!play) return err({ code: 'no-table', message: 'This window has no table for matches of that game.' });
  return ok(() => matchTable(around, descriptor.value, play, content.value, newest.state as typeof state));
}

/** Each game's descriptor gets plans and content of its own game: all three come from the document's. */
function planTable(
  around: TableSurroundings,
  descriptor: GameDescriptor,
  createSession: NonNullable<GameDescriptor['createSession']>,
  pack: ContentOf<GameId>,
  state: PlanState,
): AnyTable {
  const document = new OpenDocument(around.bridge, state, around.refuse);
  const context: PlanContext<PlanOf<GameId>, ContentOf<GameId>> = {
    document,
    pack,
    ...surroundings(around),
  };
  return new OpenTable(around, descriptor, document, createSession(context));
}

function matchTable(
  around: TableSurroundings,
  descriptor: GameDescriptor,
  play: MatchTable<MatchGame>,
  { content, packs }: ReadContent<GameId>,
  state: StateOf<MatchGame>,
): AnyTable {
  const match = new OpenMatch<MatchGame>(around.bridge, state, around.refuse);
  const session = play.createSession({
    match,
    content: content as ContentOf<MatchGame>, // a match's content is of a game that matches are played of
    packs: packs.flatMap(({ id, layer }) => (layer === 'user' ? [id] : [])),
    ...surroundings(around),
  });
  return new OpenMatchTable(around, descriptor, play, match, session);
}

function surroundings({ settings, library, files, announce, refuse, open }: TableSurroundings) {
  return { settings, library, files, announce, refuse, open };
}
