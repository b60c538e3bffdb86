/** What a round asks: orders, answers, abilities under way. */
import type { RoundTask } from '../../../../../shared/contract/into-the-unknown';
import { abilityDetail, abilityOf, abilityTitle } from './ability-words';
import { effectsWords } from './effect-words';
import { ask } from './line';
import { DIRECTIVE_NAMES, SIDE_NAMES, TIMING_NAMES } from './names';
import type { Questions } from './tables';
import { cardName, directiveName, officerName, thingName, type Told, unitName } from './told';
import { counted } from './text';
import { verbQuestion } from './verb-questions';

const HAZARD_STEPS = { 1: 'damage cards', 2: 'features', 3: 'hazard units and the mission' } as const;
const READY_STEPS = {
  1: 'ready an officer of a ship',
  2: 'relocate officers',
  3: 'readying goes on',
  4: 'resolve Ready abilities',
} as const;

export const ROUND_QUESTIONS: Questions<RoundTask['type']> = {
  round: () => ask(null, 'the round goes on', '', 'ITU-ORDER-04'),
  'priority-order': (_, { seat }) =>
    ask(seat, 'give a priority order', 'choose a unit, then an action of a station', 'ITU-ORDER-05'),
  'standby-order': (_, { seat, part }) =>
    part === 'units'
      ? ask(seat, 'give a standby order', 'ships and auxiliary units that have had none', 'ITU-ORDER-06')
      : ask(seat, 'order a projectile', 'the projectiles’ part of the phase', 'ITU-PROJ-03'),
  hazard: (_, { seat, step, left }) =>
    ask(
      seat,
      `hazards: ${HAZARD_STEPS[step]}`,
      left.length === 0 ? '' : 'choose which comes first',
      'ITU-ORDER-07',
    ),
  ready: (_, { seat, step, left }) =>
    ask(seat, READY_STEPS[step], left > 0 ? `${left} left` : '', 'ITU-ORDER-08'),
  'end-round': () => ask(null, 'the round ends', '', 'ITU-ORDER-09'),
  surplus: (_, { seat, of }) =>
    ask(
      seat,
      `remove a ${of === 'projectiles' ? 'torpedo or probe' : 'shuttle'}`,
      'there are more than the limit allows',
      of === 'projectiles' ? 'ITU-PROJ-15' : 'ITU-AUX-04',
    ),
  ability: (told, { ref, officer, target }) =>
    ask(
      null,
      `${abilityTitle(told, ref)}${target === null ? '' : `: ${thingName(told, target)}`}`,
      officer === null
        ? unitName(told, ref.unit)
        : `${unitName(told, ref.unit)}, ${officerName(told, officer)}`,
    ),
  react: (told, { seat, timing, open, about }) =>
    ask(
      seat,
      `${TIMING_NAMES[timing]}: will you answer?`,
      [about === null ? '' : unitName(told, about), open.map((ref) => abilityTitle(told, ref)).join(', ')]
        .filter((part) => part !== '')
        .join('; '),
    ),
  directive: (told, { seat, category, side }) => {
    const card = told.view.seats.find((each) => each.seat === seat)?.directives[category].card;
    return ask(
      seat,
      `your ${DIRECTIVE_NAMES[category]} directive may act`,
      `${card ? directiveName(told.content, card, side) : ''}, ${SIDE_NAMES[side].toLowerCase()}`,
      'ITU-DIRECT-02',
    );
  },
  effects: (told, { effects, context }) =>
    ask(context.seat, 'it takes effect', effectsWords(told, effects), context.rule),
  verb: verbQuestion,
  roll: (_, { dice, why }) => ask(null, `roll ${counted(dice.length, 'die', 'dice')}`, '', why),
  coin: (_, { why }) => ask(null, 'flip a coin', '', why),
  note: (told, { seat, text, from }) =>
    ask(seat, 'carry this out yourselves', `${text} (${noteSource(told, from)})`),
};

function noteSource(told: Told, from: string): string {
  const [kind = '', ...rest] = from.split(':');
  const id = rest.join(':');
  return id === '' ? cardName(told.content, kind) : thingName(told, id);
}

/** What an ability under way does, for the panel beside its question. */
export function abilityUnderWay(told: Told): string | null {
  const task = told.view.tasks.findLast(({ type }) => type === 'ability');
  if (task?.type !== 'ability') return null;
  const ability = abilityOf(told, task.ref);
  return ability ? abilityDetail(told, ability) : null;
}
