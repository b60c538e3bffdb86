/** What set-up asks, step by step. */
import type { SetUpTask } from '../../../../../shared/contract/into-the-unknown';
import { placementWords } from './amount-words';
import { ask } from './line';
import { DIRECTIVE_NAMES } from './names';
import type { Questions } from './tables';
import { cardName, officerName, recordOf, type Told, unitName } from './told';
import { counted, listed, spaced } from './text';

const STEPS = [
  'the mode',
  'the mission',
  'the fleets',
  'officers to their stations',
  'flex points',
  'inspection of the fleets',
  'priority',
  'influence',
  'the sector',
  'deployment',
];
const DRAWN: Readonly<Record<Extract<SetUpTask, { type: 'draw' }>['from'], string>> = {
  overtures: 'an overture card',
  situations: 'a situation card',
  complications: 'complication cards',
  transfer: 'a transfer officer',
  secrets: 'a secret',
};

export const SETUP_QUESTIONS: Questions<SetUpTask['type']> = {
  'set-up': (_, { step }) => ask(null, 'set up', STEPS[step - 1] ?? '', 'ITU-SETUP-01'),
  draw: (told, { from, count, seat, unit, why }) =>
    ask(
      null,
      count === 1 ? `draw ${DRAWN[from]}` : `draw ${counted(count, DRAWN[from], DRAWN[from])}`,
      [
        unit === null ? '' : `for ${unitName(told, unit)}`,
        seat === null ? '' : `for ${told.nameOf(seat)}`,
        why.startsWith('ITU-') ? '' : spaced(why),
      ]
        .filter((part) => part !== '')
        .join(', '),
    ),
  complication: () =>
    ask(
      null,
      'keep one complication of two',
      'in secret; it lies facedown as your half of the track',
      'ITU-CARDS-07',
    ),
  'priority-dice': ({ nameOf }, { among }) =>
    ask(null, 'roll for priority', listed(among.map(nameOf)), 'ITU-SETUP-24'),
  fleet: (told, { seat }) => ask(seat, 'choose the ships of your fleet', fleetDetail(told), 'ITU-SETUP-04'),
  crew: (_, { seat }) => ask(seat, 'put officers at their stations', '', 'ITU-SETUP-07'),
  flex: (told, { seat }) => ask(seat, 'spend flex points', pointsDetail(told, seat), 'ITU-SETUP-10'),
  rank: (told, { seat, ship }) =>
    ask(
      seat,
      ship === null ? 'choose the commodore' : `choose the captain of ${unitName(told, ship)}`,
      'several have the highest rank',
      ship === null ? 'ITU-SETUP-21' : 'ITU-SETUP-23',
    ),
  displaced: (told, { seat, officer, unit }) =>
    ask(seat, `find another station for ${officerName(told, officer)}`, `aboard ${unitName(told, unit)}`),
  'split-directives': (_, { seat, categories }) =>
    ask(
      seat,
      'choose which directive starts hostile',
      listed(categories.map((each) => DIRECTIVE_NAMES[each])),
    ),
  role: (_, { seat, role }) => ask(seat, `who is the ${spaced(role)}?`),
  survivor: (_, { seat }) => ask(seat, 'choose the possible survivor', 'one of your officers is set aside'),
  influence: (_, { seat }) =>
    ask(seat, 'choose where the influence marker starts', 'an outer position of your half', 'ITU-CARDS-08'),
  objects: (told, task) => {
    const spec = objectSpec(told, task);
    const where = spec ? placementWords(told, spec.where) : '';
    return ask(
      task.next,
      `place ${spec?.name ?? 'a feature'}`,
      `${where === '' ? '' : `${where}; `}${task.left} left`,
      'ITU-SETUP-29',
    );
  },
  deploy: (_, { next, stage }) => ask(next, DEPLOYED[stage], '', 'ITU-DEPLOY-01'),
  reinforce: (_, { next, left }) =>
    ask(next, 'choose a reinforcement', `${left[next] ?? 0} left`, 'ITU-REINF-04'),
};

const DEPLOYED = {
  ships: 'deploy a ship',
  others: 'deploy an auxiliary unit or team',
  reinforcements: 'deploy a reinforcement',
} as const;

function fleetDetail({ content, view }: Told): string {
  const fleet = content.overtures[recordOf(view.mission.overture)]?.fleet;
  if (!fleet) return '';
  const parts = [
    fleet.capital > 0 ? counted(fleet.capital, 'capital ship') : '',
    fleet.others > 0 ? counted(fleet.others, 'other ship') : '',
  ].filter((part) => part !== '');
  return listed(parts, fleet.either ? 'or' : 'and');
}

function pointsDetail({ view }: Told, seat: string): string {
  const points = view.seats.find((each) => each.seat === seat)?.flexPoints ?? 0;
  return counted(points, 'flex point');
}

/** The record that says what is placed, and where. */
export function objectSpec(
  { content, view }: Told,
  { part, index }: Extract<SetUpTask, { type: 'objects' }>,
) {
  const { overture, situation, complications, revealed } = view.mission;
  if (part === 'overture') return content.overtures[recordOf(overture)]?.objectives[index];
  if (part === 'situation')
    return situation === null ? undefined : content.situations[recordOf(situation)]?.features[index];
  const card = revealed === null ? null : complications[revealed];
  return card ? content.complications[recordOf(card)]?.objectives[index] : undefined;
}

/** The cards of a mission by name: overture, situation, and the complication once it has begun. */
export function missionTitle({ content, view }: Told): string {
  const { story, overture } = view.mission;
  return cardName(content, story ?? overture);
}
