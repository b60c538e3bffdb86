/** What each game's documents are made of, as the window reads them: a game more is one entry more in each union. */
import type { ContentPack } from '../../shared/content';
import type { GameContent, GameId, MatchState } from '../../shared/contract';
import type { BlackAlertEvent } from '../../shared/contract/black-alert';
import type { IntoTheUnknownEvent } from '../../shared/contract/into-the-unknown';
import type { NovaCryEvent } from '../../shared/contract/nova-cry';
import type { AnyPlan } from '../../shared/documents/any-plan';

/** Games that matches are played of. */
export type MatchGame = MatchState['game'];
/** An open match of a game, as its looking seat may know it. */
export type StateOf<Game extends MatchGame> = Extract<MatchState, { readonly game: Game }>;

interface Events {
  readonly 'black-alert': BlackAlertEvent;
  readonly 'nova-cry': NovaCryEvent;
  readonly 'into-the-unknown': IntoTheUnknownEvent;
}
/** What happens in a match of a game: every game of matches has an entry. */
export type EventOf<Game extends MatchGame> = Events[Game];

export type PlanOf<Game extends GameId> = Extract<AnyPlan, { readonly game: Game }>;

/** The merged packs of a game. */
export type ContentOf<Game extends GameId> = Game extends 'into-the-unknown'
  ? ContentPack
  : Extract<GameContent, { readonly game: Game }>['content'];
