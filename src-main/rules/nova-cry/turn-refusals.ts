/** Why something cannot be done in this turn: the one rule that forbids it, in a sentence. */
import type { Refusal, RuleId } from '../../../shared/base';
import type { NovaCryAction } from '../../../shared/contract/nova-cry';
import { whyNoAlien } from './aliens';
import { whyNoBattle, whyNoDuel } from './declare-fight';
import { whyNotPlay } from './play-card';
import { canDo, NAMED_IN_A_TURN, type StrategyAction, strategiesOf } from './strategies';
import type { TurnAsked } from './turn-actions';

export function whyNotInTurn(asked: TurnAsked, action: NovaCryAction): Refusal {
  const { table, state, turn } = asked;
  const { type } = action;
  if (type === 'proceed')
    return refusal('must-choose', 'Two strategies are chosen in a turn.', 'NC-STRAT-01');
  if (type === 'battle') return whyNoBattle(table, state, action) ?? notNow();
  if (type === 'duel') return whyNoDuel(table, state, action) ?? notNow();
  if (type === 'buy-alien') return whyNoAlien(table, state) ?? notNow();
  if (type === 'strategy') return whyNotStrategy(asked, action);
  if (type === 'play') return whyNotPlay(table, state, turn.seat, action);
  if (type !== 'ability') return notNow();
  return action.ability === 'blockade'
    ? refusal('no-planet', 'A Blockade answers an opponent’s choice of a planet.', 'NC-ABIL-01')
    : refusal('no-battle', 'Teleport ends a ship battle, or declares one.', 'NC-ABIL-06');
}

function notNow(): Refusal {
  return refusal('not-asked', 'Nothing asks for that now.', 'NC-TURN-01');
}

function whyNotStrategy({ table, state, turn }: TurnAsked, { strategies }: StrategyAction): Refusal {
  if (turn.phase !== 'strategy')
    return refusal('wrong-phase', 'Strategies are chosen in the Strategy Phase.', 'NC-TURN-01');
  const known = strategiesOf(table, state, turn.seat);
  const stranger = strategies.find((id) => !known.includes(id));
  if (stranger !== undefined)
    return refusal('no-strategy', 'The player has no such strategy.', 'NC-STRAT-01');
  if (strategies.some((id) => turn.strategies.some((named) => named.id === id)))
    return refusal('same-strategy', 'The two strategies are different ones.', 'NC-STRAT-01');
  if (new Set(strategies).size < strategies.length)
    return refusal('same-strategy', 'The two strategies are different ones.', 'NC-STRAT-01');
  if (turn.strategies.length >= NAMED_IN_A_TURN)
    return refusal('strategies-named', 'Two strategies are chosen in a turn.', 'NC-STRAT-01');
  if (strategies.some((id) => !canDo(table, state, turn.seat, id)) && table.readings['NC-STRAT-06'] === 'b')
    return refusal('does-nothing', 'That strategy could do nothing now.', 'NC-STRAT-06');
  return table.readings['NC-STRAT-07'] === 'a'
    ? refusal('both-at-once', 'Both strategies are named together.', 'NC-STRAT-07')
    : refusal('one-at-a-time', 'The second strategy is chosen after the first.', 'NC-STRAT-07');
}

function refusal(code: string, message: string, rule: RuleId): Refusal {
  return { code, message, rule };
}
