/** The rule that a question goes by. */
import { assertNever, type RuleId } from '../../../../../shared/base';
import type { ChallengeStep, DrawTarget, TaskView } from '../../../../../shared/contract/black-alert';

const STEP_RULES: Readonly<Record<ChallengeStep, RuleId>> = {
  'initiator-bids': 'BA-CHAL-06',
  'leader-bids': 'BA-CHAL-08',
  'initiating-assist': 'BA-CHAL-10',
  'opposing-assist': 'BA-CHAL-11',
  reveal: 'BA-CHAL-13',
  'bonus-cards': 'BA-CHAL-14',
  totals: 'BA-CHAL-16',
  'choose-effect': 'BA-INFIL-07',
  effect: 'BA-CHAL-17',
};

const DRAW_RULES: Readonly<Record<DrawTarget['type'], RuleId>> = {
  hand: 'BA-DRAW-02',
  ready: 'BA-SETUP-04',
  missions: 'BA-SETUP-05',
  bonus: 'BA-CHAL-14',
  threat: 'BA-TOKEN-01',
  risk: 'BA-CLEAN-03',
  damage: 'BA-DAMAGE-01',
  'damage-choice': 'BA-CWEAP-03',
  'ready-and-give': 'BA-DREADY-03',
  peek: 'BA-FREE-02',
  share: 'BA-THREE-03',
};

export function challengeStepRule(step: ChallengeStep): RuleId {
  return STEP_RULES[step];
}

export function taskRule(task: TaskView): RuleId {
  switch (task.type) {
    case 'lay-tiles':
      return 'BA-COMP-04';
    case 'choose-holder':
      return 'BA-SETUP-11';
    case 'turn':
      return 'BA-TURN-02';
    case 'clean-up':
      return task.part === 'risk' ? 'BA-CLEAN-03' : 'BA-CLEAN-12';
    case 'draw':
      return DRAW_RULES[task.to.type];
    case 'discard':
    case 'played':
    case 'effects':
      return 'BA-FREE-02';
    case 'pool-limit':
      return 'BA-RES-03';
    case 'gain':
      return task.ship === 'discovery' ? 'BA-DCARGO-01' : 'BA-CCARGO-01';
    case 'gain-nodes':
      return 'BA-DCARGO-05';
    case 'seize':
      return task.from === 'discovery' ? 'BA-DCARGO-04' : 'BA-CCARGO-04';
    case 'place-corruption':
      return task.rule;
    case 'navigate':
      if (task.ship === 'charon') return 'BA-CTHRONE-01';
      return task.within === 'tile' ? 'BA-DBRIDGE-04' : 'BA-DBRIDGE-01';
    case 'travel':
      return 'BA-TOKEN-01';
    case 'threat':
      return 'BA-TOKEN-03';
    case 'rotate':
      return task.turned.length > 0 ? 'BA-DENG-02' : 'BA-DENG-01';
    case 'fleet':
      return task.add ? 'BA-CFLEET-01' : 'BA-CFLEET-05';
    case 'damage':
      return task.at === 'chosen' ? 'BA-CWEAP-05' : 'BA-DAMAGE-01';
    case 'choose-damage':
      return 'BA-CWEAP-04';
    case 'reactor-repair':
      return task.enhanced ? 'BA-CREACT-02' : 'BA-CREACT-01';
    case 'give-card':
      return { ready: 'BA-DREADY-03', discard: 'BA-DREADY-04', deal: 'BA-THREE-03' }[task.from] as RuleId;
    case 'challenge':
      return STEP_RULES[task.step];
    case 'verb':
      return task.effect.verb === 'unless-paid' ? 'BA-RESOLVE-01' : 'BA-FREE-02';
    default:
      return assertNever(task);
  }
}
