/** The turn: four phases in order, free actions in all of them (NC-TURN-01). */
import type { NovaCryAction, Phase } from '../../../../shared/contract/nova-cry';
import { buyAlien } from '../aliens';
import { declareBattle, declareDuel } from '../declare-fight';
import { planetsDrawn, shipAbility } from '../modifiers';
import { movePawn } from '../movement';
import { playCard } from '../play-card';
import type { Play } from '../play';
import { isChancellor, nameStrategies, turnOf } from '../strategies';
import type { TaskRules } from '../task-rules';
import { turnActions, turnAsked } from '../turn-actions';
import { whyNotInTurn } from '../turn-refusals';

export const turnTask: TaskRules<'turn'> = {
  waitsFor({ state }) {
    const { turn } = state;
    if (!turn || turn.done || state.seats.some(({ seat, isOut }) => isOut && seat === turn.seat)) return [];
    return [turn.seat];
  },
  legal: ({ table, state }) => turnActions(turnAsked(table, state)),
  why: ({ table, state }, _seat, action) => whyNotInTurn(turnAsked(table, state), action),
  answer: (play, _task, action) => act(play, action),
  /** The phase is done, or the player's own ship was destroyed (NC-SHIP-10). */
  run(play) {
    const turn = turnOf(play);
    if (play.seat(turn.seat).isOut || turn.phase === 'strategy')
      return play.replace({ type: 'end-turn', symbols: null });
    turn.phase = NEXT[turn.phase];
    turn.done = false;
    if (turn.phase === 'strategy') turn.wasChancellor = isChancellor(play.frozen, turn.seat);
  },
};

const NEXT = { alerts: 'navigation', navigation: 'battle', battle: 'strategy' } as const;

function act(play: Play, action: NovaCryAction): void {
  const turn = turnOf(play);
  const { type } = action;
  if (type === 'strategy') return nameStrategies(play, action);
  if (type === 'play') return playCard(play, turn.seat, action);
  if (type === 'battle') return declareBattle(play, action);
  if (type === 'duel') return declareDuel(play, action);
  if (type === 'buy-alien') return buyAlien(play);
  if (type !== 'proceed') throw new Error(`A turn is not answered by ${type}.`);
  turn.done = true;
  PROCEEDS[turn.phase](play);
}

/** What a phase demands; the last two only end. */
const PROCEEDS: Readonly<Record<Phase, (play: Play) => void>> = {
  alerts: drawAlerts,
  navigation: navigate,
  battle: () => undefined,
  strategy: () => undefined,
};

/** One token, and those of Maintenance (NC-ALERT-01, NC-ABIL-09). */
function drawAlerts(play: Play): void {
  const { seat } = turnOf(play);
  const { table, frozen } = play;
  const isNow = table.content.abilities.maintenance.when !== 'docking';
  const more = isNow ? shipAbility(table, frozen, seat, 'maintenance') : 0;
  play.push({ type: 'draw-tokens', seat, count: 1 + more, redraws: true, aside: [] });
}

/** Without a planet card in play three are drawn, with one the pawn moves and must (NC-NAV-01, NC-NAV-02, NC-NAV-06). */
function navigate(play: Play): void {
  const { seat } = turnOf(play);
  if (play.seat(seat).planet) return movePawn(play, seat, 1);
  const count = planetsDrawn(play.table, play.frozen, seat);
  play.push({ type: 'draw', pile: 'planets', count, to: { type: 'planets', seat, why: 'navigation' } });
}
