/** What real dice, cards and tokens have to be named now, where a person enters chance. */
import { type NovaCryContent, TOKENS, type Token } from '../../../../../shared/content/nova-cry';
import type { SeatId } from '../../../../../shared/contract';
import type {
  DrawTarget,
  NovaCryAction,
  PileName,
  RollPurpose,
  TaskOf,
  TaskView,
} from '../../../../../shared/contract/nova-cry';
import type { ChanceAsk } from '../../../descriptor';
import { recordOf } from '../../cards';
import { counted, OFFICER_NAMES, SKILL_NAMES, TOKEN_NAMES } from '../../words';
import type { MatchSession } from '../session.svelte';
import { cardName, pileWords, taskWords, type Told } from '../words';
import { cardsLeftIn, cardsOfPile } from './pile-cards';

type Choice = ChanceAsk['choices'][number];
type Asked = Omit<ChanceAsk, 'id' | 'title'>;

/** Null: nothing is asked of chance. */
export function chanceAsk(session: MatchSession): ChanceAsk | null {
  const { task, state, told } = session;
  if (state.waiting.type !== 'chance' || task === null) return null;
  const { title } = taskWords(told, task);
  const asked = askOf(session, task);
  return asked && { title, id: `${state.id} ${state.position}`, ...asked };
}

type AskByType = {
  readonly [Type in TaskView['type']]?: (
    session: MatchSession,
    task: Extract<TaskView, { readonly type: Type }>,
  ) => Asked;
};

/** Tasks at which chance may be asked. */
const ASKED: AskByType = {
  roll: dice,
  draw: ({ told }, task) => drawn(told, task),
  'draw-tokens': ({ told }, task) => tokens(told, task),
  'give-up': ({ told }, task) => givenUp(told, task),
  'pick-cards': () => revealed('Turn up what lies there, so that only who looks sees it.'),
  activate: () => revealed('The last card of the hand is discarded.'),
};

function askOf(session: MatchSession, task: TaskView): Asked | null {
  // The entry of the task's own type.
  const ask = ASKED[task.type] as ((session: MatchSession, task: TaskView) => Asked) | undefined;
  return ask?.(session, task) ?? null;
}

function revealed(text: string): Asked {
  return { text, count: 0, choices: [], answer: (): NovaCryAction => ({ type: 'revealed' }) };
}

const SIDES = ['1', '2', '3', '4', '5', '6'];

/** One slot for each die, named by whose it is; the same number may come more than once. */
function dice(session: MatchSession, { dice: count, for: purpose }: TaskOf<'roll'>): Asked {
  return {
    text: `Roll ${counted(count, 'die', 'dice')} and name what ${count === 1 ? 'it shows' : 'they show'}.`,
    count,
    repeats: true,
    slots: slotsOf(session, purpose),
    choices: SIDES.map((id): Choice => ({ id, name: id, detail: null })),
    answer: (chosen): NovaCryAction => ({ type: 'rolled', dice: chosen.map(Number) }),
  };
}

function slotsOf(session: MatchSession, purpose: RollPurpose): readonly string[] {
  const dieOf = (seat: SeatId): string =>
    seat === session.seat ? 'Your die' : `${session.nameOf(seat)}’s die`;
  if (purpose.type === 'first-player') return purpose.among.map(dieOf);
  if (purpose.type === 'discovery') return ['The die'];
  const fight = session.view.tasks.findLast(({ type }) => type === purpose.type);
  if (fight?.type !== 'battle' && fight?.type !== 'duel') return ['The die'];
  const { attacker, defender } = fight;
  if (purpose.which === 'both') return [dieOf(attacker), dieOf(defender)];
  return [dieOf(purpose.which === 'attacker' ? attacker : defender)];
}

/** So many cards of a pile as it stands; with fewer than asked the discards come in for the rest (NC-SETUP-07). */
function drawn({ view, content, nameOf }: Told, { pile, count, to }: TaskOf<'draw'>): Asked {
  const { deck, discards } = view.piles[pile];
  const due = Math.min(count, deck > 0 ? deck : discards);
  const first = deck === 0 ? 'Shuffle the discards into a new pile first. ' : '';
  return {
    text: `${first}Draw ${counted(due, 'card')} from ${pileWords(pile)}${targetWords(to, nameOf)}.`,
    count: due,
    choices: cardsAs(content, cardsLeftIn(content, view, pile)),
    answer: (chosen): NovaCryAction => ({ type: 'drawn', cards: [...chosen] }),
  };
}

function targetWords(to: DrawTarget, nameOf: (seat: SeatId) => string): string {
  const name = nameOf(to.seat);
  switch (to.type) {
    case 'draft':
      return `, dealt to ${name}`;
    case 'crew':
      return `, dealt to ${name} as ${to.officer}`;
    case 'hand':
      return `, for the hand of ${name}`;
    case 'planets':
      return `, for ${name} to choose from`;
    case 'aliens':
      return `, for ${name}`;
    case 'anomaly':
      return ', for the Anomaly';
  }
}

/** The bag in order; the same type may come more than once. */
function tokens({ view, nameOf }: Told, { seat, count }: TaskOf<'draw-tokens'>): Asked {
  const left = Object.values(view.bag).reduce((sum, each) => sum + each, 0);
  const due = Math.min(count, left);
  return {
    text: `Draw ${counted(due, 'token')} from the bag for ${nameOf(seat)}, without looking.`,
    count: due,
    repeats: true,
    choices: TOKENS.filter((token) => view.bag[token] > 0).map((token): Choice => ({
      id: token,
      name: TOKEN_NAMES[token],
      detail: `${view.bag[token]} in the bag`,
    })),
    answer: (chosen): NovaCryAction => ({ type: 'tokens', tokens: chosen as readonly Token[] }), // ids of the choices above
  };
}

/** Cards of a hand by chance. Whoever may not see the hand names them out of all there are. */
function givenUp({ view, content, nameOf }: Told, { seat, count }: TaskOf<'give-up'>): Asked {
  const self = view.seats.find((each) => each.seat === seat);
  const size = self?.handSize ?? 0;
  if (size <= count) return revealed(`All cards of the hand of ${nameOf(seat)} go.`);
  const known = self?.hand ?? ACTION_PILES.flatMap((pile) => cardsOfPile(content, pile));
  return {
    text: `Draw ${counted(count, 'card')} of the hand of ${nameOf(seat)}, without looking.`,
    count,
    choices: cardsAs(content, known),
    answer: (chosen): NovaCryAction => ({ type: 'drawn', cards: [...chosen] }),
  };
}

const ACTION_PILES: readonly PileName[] = ['scientist', 'doctor', 'engineer'];

function cardsAs(content: NovaCryContent, cards: readonly string[]): readonly Choice[] {
  return cards
    .map((id): Choice => {
      const [, copy] = id.split('#');
      const name = `${cardName(content, id)}${copy === undefined ? '' : `, copy ${copy}`}`;
      return { id, name, detail: detailOf(content, recordOf(id)) };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** What tells a card from another at a glance. */
function detailOf({ planets, ships, actionCards, crew }: NovaCryContent, id: string): string | null {
  const planet = planets[id];
  if (planet) return `warp ${planet.warp}, ${planet.victory} VP`;
  const ship = ships[id];
  if (ship) return `warp ${ship.warp}, hull ${ship.hull}`;
  const action = actionCards[id];
  if (action) return SKILL_NAMES[action.skill];
  const member = crew[id];
  return member ? OFFICER_NAMES[member.type] : null;
}
