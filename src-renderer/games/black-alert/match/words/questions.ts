/** The longer questions: draws, travels, fleets, gifts, challenges, verbs. */
import type { Verb } from '../../../../../shared/content/black-alert';
import type {
  ChallengeStep,
  ChallengeView,
  CharacterId,
  DrawTarget,
  TaskOf,
} from '../../../../../shared/contract/black-alert';
import type { Told } from './context';
import { cardName, characterName, SHIP_NAMES, TEAM_ADJECTIVES, TEAM_NAMES } from './names';
import { capitalized, counted } from './sentence';

/** `asks` is what is to be done; a full title puts the name before it. */
export interface Question {
  readonly who: CharacterId | null;
  readonly asks: string;
  readonly detail: string;
}

export function nobody(asks: string, detail: string): Question {
  return { who: null, asks, detail };
}

export function drawQuestion({ content }: Told, { pile, count, to }: TaskOf<'draw'>): Question {
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

export function navigateQuestion({ ship, character, within, times }: TaskOf<'navigate'>): Question {
  const left = times > 1 ? ` ${capitalized(counted(times, 'travel'))} left.` : '';
  if (ship === 'charon') {
    return { who: character, asks: 'choose a tile', detail: `The Charon goes to an adjacent tile.${left}` };
  }
  const where =
    within === 'tile' ? 'another node of its tile.' : 'another node of its tile, or a connected one.';
  return { who: character, asks: 'choose a node', detail: `The Discovery goes to ${where}${left}` };
}

const FLEET_TOKENS = 2;

/** A token is added from the supply only, which holds one after a loss (BA-CFLEET-02). */
export function fleetQuestion({ view }: Told, { character, moving, add, tokens }: TaskOf<'fleet'>): Question {
  if (moving) {
    return {
      who: character,
      asks: 'choose a tile for the Fleet token',
      detail: `From ${moving.space}, ${counted(moving.steps, 'step')} left.`,
    };
  }
  const canAdd = add && view.board.fleets.length < FLEET_TOKENS;
  const added = canAdd ? ', or add one on the Charon’s tile' : '';
  return {
    who: character,
    asks: 'choose a Fleet token',
    detail: `${capitalized(counted(tokens, 'token'))} to move${added}.`,
  };
}

export function giveQuestion(
  { content }: Told,
  { character, chosen, from, cards }: TaskOf<'give-card'>,
): Question {
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

export function challengeQuestion({ content }: Told, { step, bidder, initiator }: ChallengeView): Question {
  const who = step === 'choose-effect' ? initiator : bidder;
  return {
    who,
    asks: STEP_ASKS[step],
    detail: `${characterName(content, initiator)} opened a challenge.`,
  };
}

/** Verbs that ask for something first; every other is carried out at once. */
const VERB_ASKS: Readonly<Partial<Record<Verb, string>>> = {
  draw: 'choose who draws',
  discard: 'choose who discards',
  detain: 'choose who is detained',
  wound: 'choose who is wounded',
  heal: 'choose who recovers',
  recover: 'take a card of the discards',
  lose: 'give up a resource',
  cleanse: 'choose Corruption to remove',
  'destroy-fleet': 'choose a Fleet token',
  repair: 'choose a location to repair',
  choose: 'choose one',
  'unless-paid': 'pay, or suffer it',
};

export function verbAsks({ effect, character }: TaskOf<'verb'>): string {
  if (effect.verb === 'go') return character === null ? 'choose who goes' : 'choose where to';
  return VERB_ASKS[effect.verb] ?? 'carry out the effect';
}
