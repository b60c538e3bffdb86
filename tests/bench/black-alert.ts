/** How fast Black Alert plays at random, and the same rules driven through boardgame.io. */
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import type { BlackAlertAction } from '../../shared/contract/black-alert';
import type { BlackAlertState } from '../../src-main/rules/black-alert';
import type { Actor } from '../../src-main/rules/engine';
import { rulesWith, SEATS } from '../support/black-alert';
import { bareDriver, benchRandomPlay, type Driver, type RandomPlay } from './random-play';

type Rules = ReturnType<typeof rulesWith>;

/** The same rules as a game of boardgame.io, driven through its client as its players would, without undo. */
function throughPeer(rules: Rules, first: BlackAlertState): Driver<BlackAlertState, BlackAlertAction> {
  const game: Game<{ readonly state: BlackAlertState }> = {
    name: 'black-alert',
    setup: () => ({ state: first }),
    disableUndo: true,
    moves: {
      play: ({ G }, actor: Actor, action: BlackAlertAction) => ({
        state: rules.apply(G.state, actor, action).state,
      }),
    },
  };
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  const state = (): BlackAlertState => {
    const now = client.getState();
    if (now === null) throw new Error('The client has no state.');
    return now.G.state;
  };
  return { state, play: (actor, action) => client.moves['play']?.(actor, action) };
}

/** Matches of two, three and four players in turn. */
export function benchBlackAlert(milliseconds = 3000): RandomPlay {
  const rules = rulesWith();
  return benchRandomPlay(rules, (match) => bareDriver(rules, firstOf(rules, match)), milliseconds);
}

/** The same matches through boardgame.io's client. */
export function benchPeer(milliseconds = 3000): RandomPlay {
  const rules = rulesWith();
  return benchRandomPlay(rules, (match) => throughPeer(rules, firstOf(rules, match)), milliseconds);
}

function firstOf(rules: Rules, match: number): BlackAlertState {
  const seats = ([2, 3, 4] as const)[match % 3] ?? 2;
  const started = rules.start({ seats: SEATS[seats] });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}
