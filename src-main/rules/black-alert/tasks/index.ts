/** The rules of every type of task. */
import type { TaskRules } from '../task-rules';
import type { TaskType } from '../task';
import { challengeTask } from './challenge';
import { chooseDamageTask } from './choose-damage';
import { chooseHolderTask } from './choose-holder';
import { cleanUpTask } from './clean-up';
import { damageTask } from './damage';
import { discardTask } from './discard';
import { drawTask } from './draw';
import { effectsTask } from './effects';
import { fleetTask } from './fleet';
import { gainTask } from './gain';
import { gainNodesTask } from './gain-nodes';
import { giveCardTask } from './give-card';
import { layTilesTask } from './lay-tiles';
import { navigateTask } from './navigate';
import { playedTask } from './played';
import { placeCorruptionTask } from './place-corruption';
import { poolLimitTask } from './pool-limit';
import { reactorRepairTask } from './reactor-repair';
import { rotateTask } from './rotate';
import { seizeTask } from './seize';
import { threatTask } from './threat';
import { travelTask } from './travel';
import { turnTask } from './turn';
import { verbTask } from './verb';

export const TASKS: { readonly [Type in TaskType]: TaskRules<Type> } = {
  'lay-tiles': layTilesTask,
  'choose-holder': chooseHolderTask,
  turn: turnTask,
  'clean-up': cleanUpTask,
  draw: drawTask,
  discard: discardTask,
  'pool-limit': poolLimitTask,
  gain: gainTask,
  'gain-nodes': gainNodesTask,
  seize: seizeTask,
  'place-corruption': placeCorruptionTask,
  navigate: navigateTask,
  travel: travelTask,
  threat: threatTask,
  rotate: rotateTask,
  fleet: fleetTask,
  damage: damageTask,
  'choose-damage': chooseDamageTask,
  'reactor-repair': reactorRepairTask,
  'give-card': giveCardTask,
  challenge: challengeTask,
  played: playedTask,
  effects: effectsTask,
  verb: verbTask,
};
