/** What is asked, of whom, and by which rule: the heading of the panel and of the curtain. */
import { assertNever, type RuleId } from '../../../../../shared/base';
import type { SeatId } from '../../../../../shared/contract';
import type { TaskOf, TaskView, TurnState } from '../../../../../shared/contract/nova-cry';
import { counted, PILE_NAMES, SYMBOL_NAMES, TOKEN_NAMES } from '../../words';
import { TOKEN_DEEDS } from '../../cards/words';
import { pileWords } from './card-lines';
import type { TaskWords } from './task-line';
import { battleQuestion, duelQuestion } from './fight-questions';
import { verbQuestion } from './verb-questions';
import { cardName, personName, sentence, type Told } from './told';
import { strategyName } from './turn-lines';

export function taskWords(told: Told, task: TaskView): TaskWords {
  const { title, detail, who, rule } = asked(told, task);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    detail: detail && sentence(detail),
    who,
    rule,
  };
}

function asked(told: Told, task: TaskView): TaskWords {
  const { content, nameOf } = told;
  switch (task.type) {
    case 'first-player':
      return of(null, 'roll for the first turn', 'the highest die goes first', 'NC-SETUP-09');
    case 'draft':
      return of(
        null,
        `choose ${DRAFTED[task.stage]}`,
        'in secret; all are shown together',
        DRAFT_RULES[task.stage],
      );
    case 'mercenary':
      return of(
        task.seat,
        'take a Mercenary or not',
        'in place of one of the three crew members',
        'NC-KS-02',
      );
    case 'start-ability':
      return task.ability === 'databanks'
        ? of(
            task.seat,
            'search a pile for a card',
            `Databanks: ${counted(task.count, 'card')} of choice`,
            'NC-ABIL-03',
          )
        : of(
            task.seat,
            'choose a token type',
            `Inspection: ${counted(task.count, 'type')} out of the bag`,
            'NC-ABIL-14',
          );
    case 'draw-cards':
      return of(task.seat, 'choose a pile to draw from', drawCardsDetail(told, task), task.rule);
    case 'turn':
      return turnQuestion(told);
    case 'setup':
      return of(null, 'the table is laid', '', 'NC-SETUP-01');
    case 'end-turn':
      return of(null, 'the turn ends', 'what lies on the pawn’s space acts', 'NC-TURN-04');
    case 'draw':
      return of(null, `draw ${counted(task.count, 'card')} from ${pileWords(task.pile)}`, '', 'NC-SETUP-07');
    case 'roll':
      return of(null, `roll ${counted(task.dice, 'die', 'dice')}`, '', task.rule);
    case 'draw-tokens':
      return of(null, `draw ${counted(task.count, 'token')}`, `for ${nameOf(task.seat)}`, 'NC-ALERT-01');
    case 'activate':
      return of(
        task.seat,
        activateTitle(task),
        `${TOKEN_NAMES[task.token]} activates: ${TOKEN_DEEDS[task.token]}`,
        ACTIVATE_RULES[task.token],
      );
    case 'choose-planet':
      return of(
        task.seat,
        'choose a planet',
        task.why === 'navigation' ? 'one that your warp allows has to be played' : 'one may be played',
        'NC-NAV-04',
      );
    case 'blockade':
      return of(
        null,
        'block the way or let it be',
        `${nameOf(task.seat)} sets out for ${cardName(content, task.planet)}`,
        'NC-ABIL-01',
      );
    case 'dock':
      return of(task.seat, 'dock', `at ${cardName(content, task.planet)}`, 'NC-PLANET-01');
    case 'discovery':
      return of(
        task.seat,
        task.die === null ? 'roll on the chart' : 'keep the roll or roll again',
        `the ${task.planet} chart`,
        task.die === null ? 'NC-DISC-01' : 'NC-ABIL-12',
      );
    case 'merchant':
      return of(task.seat, 'buy what you like', 'at the price of the list; then go on', 'NC-MERCH-01');
    case 'chancellorship':
      return of(
        null,
        'bid for the Chancellorship',
        'in secret; the highest bid wins and pays',
        'NC-CHANC-04',
      );
    case 'battle':
      return battleQuestion(told, task);
    case 'duel':
      return duelQuestion(told, task);
    case 'put-out':
      return of(
        task.seat,
        'answer or let it happen',
        `${personName(told, task.seat, task.person)} is about to be ${task.to === 'destroyed' ? 'destroyed' : 'knocked out'}`,
        task.to === 'destroyed' ? 'NC-TERM-07' : 'NC-TERM-04',
      );
    case 'damage':
      return of(
        task.seat,
        'answer or take the damage',
        `${task.count} damage falls on the ship of ${nameOf(task.seat)}`,
        'NC-CARD-13',
      );
    case 'give-up':
      return of(task.by === 'chance' ? null : task.seat, giveUpTitle(told, task), '', task.rule);
    case 'pick-cards':
      return pickQuestion(told, task);
    case 'choose-pile':
      return of(
        task.seat,
        `choose a pile ${PILE_USES[task.for]}`,
        '',
        task.for === 'anomaly' ? 'NC-EVENT-05' : 'NC-MERCH-05',
      );
    case 'anomaly':
      return of(
        task.seat,
        'choose an option',
        `${SYMBOL_NAMES.anomaly}: it is carried out whatever your crew can do`,
        'NC-EVENT-05',
      );
    case 'strategy':
      return of(task.seat, `do ${strategyName(content, task.id)}`, '', 'NC-STRAT-01');
    case 'again':
      return of(
        task.seat,
        `do ${strategyName(content, task.id)} once more?`,
        'the Chancellor may do each strategy twice',
        'NC-CHANC-16',
      );
    case 'inspect':
      return of(task.seat, 'name a token type', 'all of it in your front row goes to the bag', 'NC-INSP-01');
    case 'played':
      return of(task.seat, `carry out ${cardName(content, task.card)}`, '', 'NC-ACTION-04');
    case 'effects':
      return of(task.context.self, 'carry it out', '', 'NC-ACTION-05');
    case 'verb':
      return verbQuestion(told, task);
    case 'tribute':
      return of(task.from[0] ?? null, 'choose what to give', `to ${nameOf(task.to)}`, 'NC-CARD-04');
    default:
      return assertNever(task);
  }
}

function of(who: SeatId | null, title: string, detail: string, rule: RuleId | null): TaskWords {
  return { who, title, detail, rule };
}

const DRAFTED = { ships: 'your ship', captains: 'your captain', weapons: 'your weapon' } as const;
const DRAFT_RULES = { ships: 'NC-DRAFT-03', captains: 'NC-DRAFT-04', weapons: 'NC-DRAFT-05' } as const;
const ACTIVATE_RULES = {
  'crew-needs': 'NC-ALERT-06',
  'weapons-jam': 'NC-ALERT-07',
  'warp-wear': 'NC-ALERT-08',
  'data-leak': 'NC-ALERT-10',
} as const;
const PILE_USES = {
  search: 'to search',
  recover: 'to fetch a card from its discards',
  draw: 'to draw from',
  anomaly: 'to draw from',
} as const;

/** High warp makes a ship easier to eliminate, so Engineers are the book's advice for the first cards (NC-START-05). */
function drawCardsDetail({ view }: Told, { seat, count, rule }: TaskOf<'draw-cards'>): string {
  const left = `${counted(count, 'card')} to draw`;
  const warp = view.seats.find((each) => each.seat === seat)?.warp ?? 0;
  return rule === 'NC-START-02' && warp >= 3
    ? `${left}. With warp ${warp}, Engineer cards are a good beginning`
    : left;
}

function activateTitle({ token, step }: TaskOf<'activate'>): string {
  if (step === 'answer') return 'answer the token or let it act';
  if (token === 'crew-needs') return 'choose who is knocked out';
  return token === 'data-leak' ? 'choose a card to lose' : 'a token activates';
}

function giveUpTitle({ nameOf }: Told, { count, to }: TaskOf<'give-up'>): string {
  const cards = counted(count, 'card');
  return to === null ? `discard ${cards}` : `give ${cards} to ${nameOf(to)}`;
}

function pickQuestion(told: Told, task: TaskOf<'pick-cards'>): TaskWords {
  const { seat, from, owner, count, may } = task;
  const where = {
    pile: owner !== null && owner in PILE_NAMES ? pileWords(owner) : 'the pile',
    discards: owner !== null && owner in PILE_NAMES ? `the discards of ${pileWords(owner)}` : 'the discards',
    hand: owner === null ? 'the hand' : `the hand of ${told.nameOf(owner as SeatId)}`, // a seat where it is a hand
    aliens: 'the aliens drawn',
  }[from];
  const rule = { pile: 'NC-MERCH-05', discards: null, hand: 'NC-CARD-07', aliens: 'NC-ALIEN-02' } as const;
  if (count === 0) return of(seat, `look at ${where}`, 'nobody else sees it', rule[from]);
  return of(seat, `${may ? 'you may take' : 'take'} ${counted(count, 'card')} of ${where}`, '', rule[from]);
}

const PHASES: Readonly<Record<TurnState['phase'], readonly [string, string, RuleId]>> = {
  alerts: ['draw an alert token', 'a fifth in the front row activates', 'NC-ALERT-01'],
  navigation: ['navigate', 'go on, or draw planets where none lies before you', 'NC-NAV-01'],
  battle: ['fight, buy, or go on', 'one battle or duel, one alien; nothing is compulsory', 'NC-BATTLE-01'],
  strategy: ['choose two different strategies', '', 'NC-STRAT-01'],
};

function turnQuestion({ view }: Told): TaskWords {
  const { turn } = view;
  if (turn === null) return of(null, 'the first turn begins', '', 'NC-TURN-01');
  const [title, detail, rule] = PHASES[turn.phase];
  if (turn.phase !== 'strategy') return of(turn.seat, title, detail, rule);
  const named = turn.strategies.length;
  return named === 1
    ? of(turn.seat, 'choose another strategy', '', rule)
    : of(turn.seat, named > 1 ? 'end the turn' : title, detail, rule);
}
