/** What is being asked, of whom, and by which rule: one line over the table for every task. */
import { assertNever } from '../../../../../shared/base';
import type { BlackAlertContent } from '../../../../../shared/content/black-alert';
import type {
  BlackAlertView,
  ChallengeStep,
  ChallengeView,
  CharacterId,
  DrawTarget,
  TaskOf,
  TaskView,
} from '../../../../../shared/contract/black-alert';
import type { Told } from './context';
import { effectWords } from './effect-words';
import { cardName, characterName, SHIP_NAMES, TEAM_ADJECTIVES, TEAM_NAMES } from './names';
import { nodeName } from './node-words';
import { capitalized, counted } from './sentence';
import { taskRule } from './task-rule';
import type { TaskWords } from './types';

/** `asks` is what is to be done; a full title puts the name before it. */
interface Question {
  readonly who: CharacterId | null;
  readonly asks: string;
  readonly detail: string;
}

/** What a task asks. `who` is a short name; tasks that nobody decides have none. */
export function taskWords(content: BlackAlertContent, view: BlackAlertView, task: TaskView): TaskWords {
  const { who, asks, detail } = questionOf({ content, view }, task);
  const name = who === null ? null : characterName(content, who);
  return {
    title: name === null ? capitalized(asks) : `${name}: ${asks}`,
    detail,
    who: name,
    rule: taskRule(task),
  };
}

function nobody(asks: string, detail: string): Question {
  return { who: null, asks, detail };
}

function questionOf(told: Told, task: TaskView): Question {
  const { content, view } = told;
  switch (task.type) {
    case 'lay-tiles':
      return nobody('lay the tiles', 'Mission tiles at their places, the others at random.');
    case 'choose-holder':
      return {
        who: task.among[0] ?? null,
        asks: `say who of ${TEAM_NAMES[task.team]} begins`,
        detail: 'Two Characters share the highest rank.',
      };
    case 'turn':
      return turnQuestion(told);
    case 'clean-up':
      return nobody(
        'clean up',
        task.part === 'risk' ? 'Corruption Risk is counted.' : 'The Current Player token goes on.',
      );
    case 'draw':
      return drawQuestion(told, task);
    case 'discard':
      return {
        who: task.character,
        asks: `discard ${counted(task.count, 'card')}`,
        detail: task.by === 'chance' ? 'Taken at random from the hand.' : 'Of your own choice.',
      };
    case 'pool-limit':
      return {
        who: view.holders[task.ship === 'discovery' ? 'starfleet' : 'terran'],
        asks: 'return a token',
        detail: `The ${SHIP_NAMES[task.ship]}’s pool is over its limit.`,
      };
    case 'gain':
      return {
        who: task.character,
        asks: 'choose a resource',
        detail: `${capitalized(counted(task.count, 'token'))} for the ${SHIP_NAMES[task.ship]}.`,
      };
    case 'gain-nodes':
      return {
        who: task.character,
        asks: 'choose a node',
        detail: `${capitalized(counted(task.count, 'token'))}, each at a different node.`,
      };
    case 'seize':
      return {
        who: task.character,
        asks: 'take a resource',
        detail: `Up to ${counted(task.count, 'token')} from the ${SHIP_NAMES[task.from]}’s pool.`,
      };
    case 'place-corruption':
      return {
        who: task.character,
        asks: 'place Corruption',
        detail: `${capitalized(counted(task.count, 'token'))}, each on a tile without any, next to ${NEAR[task.near]}.`,
      };
    case 'navigate':
      return navigateQuestion(task);
    case 'travel':
      return nobody('the Discovery is under way', `To ${nodeName(content, view.board, task.node)}.`);
    case 'threat':
      return {
        who: task.drawer,
        asks: 'choose which section goes first',
        detail: `Threat card: ${cardName(content, task.card)}.`,
      };
    case 'rotate':
      return {
        who: task.character,
        asks: 'turn a tile',
        detail: `Up to ${counted(task.count, 'tile')}, to any orientation.`,
      };
    case 'fleet':
      return fleetQuestion(task);
    case 'damage':
      return {
        who: task.chooser,
        asks: 'choose a location',
        detail: `It is damaged on the ${SHIP_NAMES[task.ship]}.`,
      };
    case 'choose-damage':
      return {
        who: task.chooser,
        asks: 'choose a Damage card',
        detail: `One of ${counted(task.cards.length, 'card')} is laid on the ${SHIP_NAMES[task.ship]}.`,
      };
    case 'reactor-repair':
      return {
        who: task.character,
        asks: task.credit > 0 ? 'choose a location to repair' : 'pay for a repair',
        detail:
          task.credit > 0
            ? `${capitalized(counted(task.credit, 'repair'))} paid for.`
            : 'Each costs 1 Resolve; stop whenever you want.',
      };
    case 'give-card':
      return giveQuestion(told, task);
    case 'challenge':
      return challengeQuestion(told, task);
    case 'played':
      return nobody(`${cardName(content, task.card)} is carried out`, 'Then it is discarded.');
    case 'effects':
      return nobody(`${cardName(content, task.context.from)} is carried out`, 'Its effects follow in order.');
    case 'verb':
      return {
        who: task.context.self,
        asks: verbAsks(task),
        detail: `${cardName(content, task.context.from)}: ${effectWords(task.effect)}`,
      };
    default:
      return assertNever(task);
  }
}

const NEAR = {
  corruption: 'one with Corruption',
  discovery: 'the Discovery’s',
  charon: 'the Charon’s',
} as const;

function turnQuestion({ view }: Told): Question {
  const { turn } = view;
  const held = {
    none: '',
    wounded: 'Wounded: no move, no action.',
    detained: 'Detained: only the way home.',
  };
  const steps = {
    draw: { asks: 'draw cards', detail: 'At most one card may be discarded first.' },
    move: { asks: 'move and act', detail: 'One move, then one action; free actions at any time.' },
    action: {
      asks: turn.actions > 0 ? 'end the turn' : 'act',
      detail: turn.actions > 0 ? 'Free actions are still possible.' : 'One action; free actions at any time.',
    },
    'clean-up': { asks: 'end the turn', detail: 'Free actions are still possible.' },
  } as const;
  const { asks, detail } = steps[turn.step];
  return { who: turn.character, asks, detail: held[turn.held] || detail };
}

function drawQuestion({ content, view }: Told, { pile, count, to }: TaskOf<'draw'>): Question {
  const cards = counted(count, 'card');
  const from = pileName(pile);
  const who = (id: CharacterId): string => characterName(content, id);
  const details: {
    readonly [Type in DrawTarget['type']]: (target: Extract<DrawTarget, { type: Type }>) => string;
  } = {
    hand: ({ character }) => `For the hand of ${who(character)}.`,
    ready: () => 'For the Ready slots.',
    missions: () => 'The Missions to complete.',
    bonus: ({ team }) => `${TEAM_ADJECTIVES[team]} bonus cards of the challenge.`,
    threat: ({ drawer }) => `Drawn by ${who(drawer)}.`,
    risk: ({ team }) => `Corruption Risk of ${TEAM_NAMES[team]}.`,
    damage: ({ ship }) => `Damage to the ${SHIP_NAMES[ship]}.`,
    'damage-choice': ({ ship }) => `One of them damages the ${SHIP_NAMES[ship]}.`,
    'ready-and-give': ({ character }) => `For the Ready slots, and one for ${who(character)} to give.`,
    peek: ({ character }) => `Looked at by ${who(character)}.`,
    share: () => 'Starting hands, card by card.',
  };
  const detail = details[to.type] as (target: DrawTarget) => string; // the entry of the target's own type
  void view;
  return nobody(`draw ${cards} from ${from}`, detail(to));
}

/** `the Terran deck`. */
export function pileName(pile: TaskOf<'draw'>['pile']): string {
  return {
    starfleet: 'the Starfleet deck',
    terran: 'the Terran deck',
    threat: 'the Threat deck',
    'damage-discovery': 'the Discovery’s Damage pile',
    'damage-charon': 'the Charon’s Damage pile',
    missions: 'the Mission cards',
  }[pile];
}

function navigateQuestion({ ship, character, within, times }: TaskOf<'navigate'>): Question {
  const left = times > 1 ? ` ${capitalized(counted(times, 'travel'))} left.` : '';
  if (ship === 'charon') {
    return { who: character, asks: 'choose a tile', detail: `The Charon goes to an adjacent tile.${left}` };
  }
  const where =
    within === 'tile' ? 'another node of its tile.' : 'another node of its tile, or a connected one.';
  return { who: character, asks: 'choose a node', detail: `The Discovery goes to ${where}${left}` };
}

function fleetQuestion({ character, moving, add, tokens }: TaskOf<'fleet'>): Question {
  if (moving) {
    return {
      who: character,
      asks: 'choose a tile for the Fleet token',
      detail: `From ${moving.space}, ${counted(moving.steps, 'step')} left.`,
    };
  }
  const added = add ? ', or add one on the Charon’s tile' : '';
  return {
    who: character,
    asks: 'choose a Fleet token',
    detail: `${capitalized(counted(tokens, 'token'))} to move${added}.`,
  };
}

function giveQuestion({ content }: Told, { character, chosen, from, cards }: TaskOf<'give-card'>): Question {
  if (chosen !== null) {
    return {
      who: character,
      asks: 'choose who gets it',
      detail: `${capitalized(cardName(content, chosen))} is given.`,
    };
  }
  const detail =
    from === 'discard'
      ? 'One card of the Terran discards.'
      : `One of ${counted(cards.length, 'card')}; the others go to the Ready slots.`;
  return { who: character, asks: 'choose a card to give', detail };
}

const STEP_ASKS: Readonly<Record<ChallengeStep, string>> = {
  'initiator-bids': 'bid one card or more',
  'leader-bids': 'lead against it, or stay out',
  'initiating-assist': 'add one card or pass',
  'opposing-assist': 'add one card or pass',
  reveal: 'turn up the bids',
  'bonus-cards': 'draw the bonus cards',
  totals: 'compare the totals',
  'choose-effect': 'choose the effect',
  effect: 'carry out the effect',
};

/** What the step asks in a few words, as over the hand: `Add one card or pass`. */
export function stepAsks(step: ChallengeStep): string {
  return capitalized(STEP_ASKS[step]);
}

function challengeQuestion({ content }: Told, { step, bidder, initiator }: ChallengeView): Question {
  const who = step === 'choose-effect' ? initiator : bidder;
  return {
    who,
    asks: STEP_ASKS[step],
    detail: `${characterName(content, initiator)} opened a challenge.`,
  };
}

function verbAsks({ effect, character }: TaskOf<'verb'>): string {
  switch (effect.verb) {
    case 'draw':
      return 'choose who draws';
    case 'discard':
      return 'choose who discards';
    case 'go':
      return character === null ? 'choose who goes' : 'choose where to';
    case 'detain':
      return 'choose who is detained';
    case 'wound':
      return 'choose who is wounded';
    case 'heal':
      return 'choose who recovers';
    case 'recover':
      return 'take a card of the discards';
    case 'lose':
      return 'give up a resource';
    case 'cleanse':
      return 'choose Corruption to remove';
    case 'destroy-fleet':
      return 'choose a Fleet token';
    case 'repair':
      return 'choose a location to repair';
    case 'choose':
      return 'choose one';
    case 'unless-paid':
      return 'pay, or suffer it';
    default:
      return 'carry out the effect';
  }
}
