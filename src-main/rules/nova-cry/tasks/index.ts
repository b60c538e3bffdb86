/** The rules of every type of task. */
import type { TaskType } from '../../../../shared/contract/nova-cry';
import type { TaskRules } from '../task-rules';
import { activateTask } from './activate';
import { againTask } from './again';
import { anomalyTask } from './anomaly';
import { battleTask } from './battle';
import { blockadeTask } from './blockade';
import { chancellorshipTask } from './chancellorship';
import { choosePileTask } from './choose-pile';
import { choosePlanetTask } from './choose-planet';
import { damageTask } from './damage';
import { discoveryTask } from './discovery';
import { dockTask } from './dock';
import { draftTask } from './draft';
import { drawTask } from './draw';
import { drawCardsTask } from './draw-cards';
import { drawTokensTask } from './draw-tokens';
import { duelTask } from './duel';
import { effectsTask } from './effects';
import { endTurnTask } from './end-turn';
import { firstPlayerTask } from './first-player';
import { giveUpTask } from './give-up';
import { inspectTask } from './inspect';
import { mercenaryTask } from './mercenary';
import { merchantTask } from './merchant';
import { pickCardsTask } from './pick-cards';
import { playedTask } from './played';
import { putOutTask } from './put-out';
import { rollTask } from './roll';
import { setupTask } from './setup';
import { startAbilityTask } from './start-ability';
import { strategyTask } from './strategy';
import { tributeTask } from './tribute';
import { turnTask } from './turn';
import { verbTask } from './verb';

export const TASKS: { readonly [Type in TaskType]: TaskRules<Type> } = {
  'first-player': firstPlayerTask,
  draft: draftTask,
  mercenary: mercenaryTask,
  'start-ability': startAbilityTask,
  'draw-cards': drawCardsTask,
  turn: turnTask,
  setup: setupTask,
  'end-turn': endTurnTask,
  draw: drawTask,
  roll: rollTask,
  'draw-tokens': drawTokensTask,
  activate: activateTask,
  'choose-planet': choosePlanetTask,
  blockade: blockadeTask,
  dock: dockTask,
  discovery: discoveryTask,
  merchant: merchantTask,
  chancellorship: chancellorshipTask,
  battle: battleTask,
  duel: duelTask,
  'put-out': putOutTask,
  damage: damageTask,
  'give-up': giveUpTask,
  'pick-cards': pickCardsTask,
  'choose-pile': choosePileTask,
  anomaly: anomalyTask,
  strategy: strategyTask,
  again: againTask,
  inspect: inspectTask,
  played: playedTask,
  effects: effectsTask,
  verb: verbTask,
  tribute: tributeTask,
};
