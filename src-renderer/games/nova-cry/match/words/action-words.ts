/** What an action does, told as a row, a preview or a hint tells it before it is done. */
import { assertNever, type RuleId } from '../../../../../shared/base';
import type { SeatId } from '../../../../../shared/contract';
import type { CardId, NovaCryAction, SeatView } from '../../../../../shared/contract/nova-cry';
import { recordOf } from '../../cards/lookup';
import { counted, effectsWords, OFFICER_NAMES, PILE_NAMES, SKILL_NAMES, TOKEN_NAMES } from '../../words';
import { type ActionOf, type ActionWords, say } from './action-line';
import { playWords, useCardsWords } from './card-use-words';
import { passWords } from './pass-words';
import { phaseWords } from './phase-words';
import { refereeWords } from './referee-words';
import { cardName, cardNames, listed, personName, sentence, type Told } from './told';
import { strategyWords } from './strategy-words';

/** One action of `seat`, who is asked; chance's and the referee's are told as themselves. */
export function actionWords(told: Told, action: NovaCryAction, seat: SeatId): ActionWords {
  const { title, detail, rule } = worded(told, action, seat);
  return { title: title.charAt(0).toUpperCase() + title.slice(1), detail: detail && sentence(detail), rule };
}

function worded(told: Told, action: NovaCryAction, seat: SeatId): ActionWords {
  const { content, nameOf } = told;
  switch (action.type) {
    case 'proceed':
      return phaseWords(told, seat);
    case 'pass':
      return passWords(told);
    case 'battle':
      return battle(told, action, seat);
    case 'duel':
      return say(
        `duel with ${nameOf(action.target)}`,
        `${intel(seatIn(told, seat)?.prices.duel)}, 2 VP at once`,
        'NC-DUEL-01',
      );
    case 'buy-alien':
      return say(
        'recruit an alien',
        `${intel(seatIn(told, seat)?.prices.alien)}, drawn at random`,
        'NC-ALIEN-01',
      );
    case 'strategy':
      return strategyWords(told, action);
    case 'play':
      return playWords(told, action);
    case 'train':
      return say(
        `train ${cardName(content, action.crew)} in ${SKILL_NAMES[action.skill]}`,
        '',
        'NC-TRAIN-02',
      );
    case 'emergency':
      return emergency(told, action, seat);
    case 'use':
      return useCardsWords(told, action);
    case 'ability':
      return action.ability === 'blockade'
        ? say('blockade the planet', 'its card is discarded and nothing is gained for it', 'NC-ABIL-01')
        : say('teleport away', 'the battle ends at once', 'NC-ABIL-06');
    case 'draft':
      return say(
        `choose ${cardName(content, action.card)}`,
        'nobody else sees it before all have chosen',
        'NC-DRAFT-03',
      );
    case 'mercenary':
      return action.instead === null
        ? say('no Mercenary', 'all three crew members are dealt', 'NC-KS-02')
        : say(
            `a Mercenary as ${OFFICER_NAMES[action.instead]}`,
            'in place of the card that would be dealt',
            'NC-KS-02',
          );
    case 'choose-planet':
      return say(
        `set out for ${cardName(content, action.planet)}`,
        planetDetail(told, action.planet),
        'NC-NAV-03',
      );
    case 'choose-pile':
      return say(`the ${PILE_NAMES[action.pile]} pile`, '', null);
    case 'choose-card':
      return say(cardName(content, action.card), '', null);
    case 'choose-seat':
      return say(nameOf(action.seat), '', null);
    case 'choose-person':
      return say(
        personName(told, action.seat, action.person),
        action.seat === seat ? '' : `of ${nameOf(action.seat)}`,
        null,
      );
    case 'choose-token':
      return say(TOKEN_NAMES[action.token], FROM_WORDS[action.from], null);
    case 'choose-kind':
      return say(KIND_WORDS[action.kind], '', 'NC-CARD-04');
    case 'choose-ability':
      return say(`raise ${abilityName(told, action.index, seat)} by 1`, '', 'NC-CARD-08');
    case 'choose-option':
      return say(optionText(told, action.option), '', null);
    case 'pay':
      return say(payTitle(told, action), '', null);
    case 'bid':
      return say(
        action.intel === 0 ? 'bid nothing' : `bid ${action.intel} Intel`,
        'in secret; only who wins pays',
        'NC-CHANC-04',
      );
    case 'buy':
      return buy(told, action);
    case 'service':
      return say('service the ship', 'all Weapons Jam and Warp Wear go to the bag, free', 'NC-MERCH-02');
    case 'reroll':
      return say('roll again', REROLLS[action.by][0], REROLLS[action.by][1]);
    case 'rolled':
      return say(`the dice show ${listed(action.dice.map(String))}`, '', null);
    case 'drawn':
      return say(`${cardNames(content, action.cards)} come`, '', null);
    case 'tokens':
      return say(`${listed(action.tokens.map((token) => TOKEN_NAMES[token]))} come`, '', 'NC-ALERT-01');
    case 'revealed':
      return say('turn up what lies there', '', null);
    case 'set-intel':
    case 'set-victory':
    case 'set-damage':
    case 'set-status':
    case 'set-tokens':
    case 'set-pawn':
    case 'set-training':
    case 'set-sideways':
    case 'set-chancellor':
    case 'give-card':
    case 'give-alien':
      return say(refereeWords(told, action), '', null);
    default:
      return assertNever(action);
  }
}

export function seatIn({ view }: Told, seat: SeatId): SeatView | null {
  return view.seats.find((each) => each.seat === seat) ?? null;
}

/** `free`, `2 Intel`. */
export function intel(count = 0): string {
  return count === 0 ? 'free' : `${count} Intel`;
}

const FROM_WORDS = { front: '', ship: 'on the ship card', bag: 'out of the bag' } as const;
const KIND_WORDS = { intel: '1 Intel', card: 'a card of the hand', training: 'a training token' } as const;
const REROLLS: Readonly<Record<ActionOf<'reroll'>['by'], readonly [string, RuleId]>> = {
  science: ['by the captain’s Science; the latest roll counts', 'NC-ABIL-12'],
  card: ['by a card; the latest roll counts', 'NC-ABIL-12'],
  nebula: ['the Nebula makes the attacker roll again', 'NC-EVENT-04'],
  gunnery: ['by the captain’s Gunnery, the own die', 'NC-ABIL-11'],
};

function battle(told: Told, { target, by }: ActionOf<'battle'>, seat: SeatId): ActionWords {
  const name = told.nameOf(target);
  return by === 'teleport'
    ? say(`battle with ${name} by Teleport`, 'free, 2 VP at once', 'NC-ABIL-08')
    : say(`battle with ${name}`, `${intel(seatIn(told, seat)?.prices.battle)}, 2 VP at once`, 'NC-SHIP-01');
}

function emergency(
  told: Told,
  { person, intel: paid, cards }: ActionOf<'emergency'>,
  seat: SeatId,
): ActionWords {
  const price = [
    ...(paid > 0 ? [`${paid} Intel`] : []),
    ...(cards.length > 0 ? [counted(cards.length, 'card')] : []),
  ];
  return say(`bring back ${personName(told, seat, person)}`, `for ${listed(price)}`, 'NC-EMERG-01');
}

function planetDetail({ content }: Told, card: CardId): string {
  const record = content.planets[recordOf(card)];
  if (!record) return '';
  const bonus = record.effects.length > 0 ? `, ${effectsWords(record.effects)}` : '';
  return `${record.victory} VP after ${counted(record.track.length - 1, 'move')}${bonus}`;
}

/** Cards of the hand, or the Intel that an effect asks for. */
function payTitle({ content, view }: Told, { cards }: ActionOf<'pay'>): string {
  if (cards.length > 0) return `give up ${cardNames(content, cards)}`;
  const task = view.tasks.at(-1);
  const effect = task?.type === 'verb' && task.effect.verb === 'pay' ? task.effect : null;
  return effect?.what === 'intel' ? `pay ${effect.count} Intel` : 'pay nothing';
}

/** Of the captain or the ship, as the effect that asks says. */
function abilityName(told: Told, index: number, seat: SeatId): string {
  const task = told.view.tasks.at(-1);
  const self = seatIn(told, seat);
  const isShip = task?.type === 'verb' && task.effect.verb === 'raise-ability' && task.effect.of === 'ship';
  const card = isShip ? self?.ship?.card : self?.captain?.card;
  const records = isShip ? told.content.ships : told.content.captains;
  const ability = records[recordOf(card ?? '')]?.abilities[index]?.ability;
  return ability === undefined ? 'the ability' : cardName(told.content, ability);
}

function optionText({ view }: Told, option: number): string {
  const task = view.tasks.at(-1);
  const effects =
    task?.type === 'verb' && task.effect.verb === 'choose' ? task.effect.options[option] : undefined;
  return effects ? effectsWords(effects).replace(/\.$/, '') : `option ${option + 1}`;
}

function buy({ content }: Told, { line }: ActionOf<'buy'>): ActionWords {
  const record = content.merchant[recordOf(line)];
  if (!record) return say('buy', '', 'NC-MERCH-01');
  return say(record.name, `${intel(record.intel)}: ${effectsWords(record.effects)}`, 'NC-MERCH-01');
}
