/** What movement asks. */
import type { MoveTask } from '../../../../../shared/contract/into-the-unknown';
import { placementWords } from './amount-words';
import { ask } from './line';
import { MANEUVER_NAMES } from './move-words';
import type { Questions } from './tables';
import { className, featureName, thingName, unitName } from './told';
import { counted, listed, spaced } from './text';

export const MOVE_QUESTIONS: Questions<MoveTask['type']> = {
  maneuver: (told, { seat, unit, kinds, full }) =>
    ask(
      seat,
      `move ${unitName(told, unit)}`,
      `${listed(
        kinds.map((kind) => MANEUVER_NAMES[kind]),
        'or',
      )}${full ? ', its full engine power if it can' : ''}`,
      full ? 'ITU-PKEY-03' : 'ITU-MOVE-01',
    ),
  slide: (told, { seat, unit, must }) =>
    ask(seat, `slide ${unitName(told, unit)}`, must ? 'over its full engine power' : '', 'ITU-PROJ-09'),
  moved: (told, { unit }) => ask(null, `${unitName(told, unit)} has moved`),
  turn: (told, { seat, unit, notches }) =>
    ask(seat, `turn ${unitName(told, unit)}`, `up to ${counted(notches, 'notch', 'notches')}`, 'ITU-FKEY-05'),
  launch: (told, { seat, by, class: unit, slots }) =>
    ask(
      seat,
      `launch ${className(told.content, unit)}`,
      `from the ${listed(slots, 'or')} of ${unitName(told, by)}`,
      'ITU-LAUNCH-01',
    ),
  board: (told, { seat, into, why }) =>
    ask(
      seat,
      `who goes along into ${unitName(told, into)}?`,
      '',
      why === 'separate' ? 'ITU-SEP-04' : why === 'pod' ? 'ITU-EVAC-03' : 'ITU-LAUNCH-06',
    ),
  dock: (told, { seat, unit, asked }) =>
    asked === null
      ? ask(seat, `dock ${unitName(told, unit)}?`, '', 'ITU-DOCK-01')
      : ask(seat, `${unitName(told, unit)} wants to dock with you`, 'you may prevent it', 'ITU-DOCK-03'),
  'settle-in': (told, { seat, unit, who }) =>
    ask(seat, `find places aboard ${unitName(told, unit)}`, `${who.length} left`, 'ITU-DOCK-04'),
  'place-unit': (told, { seat, unit, near, touching, where, why }) =>
    ask(
      seat,
      `place ${unitName(told, unit)}`,
      [
        near === null ? '' : `within ${told.lengthOf(near.inches)} of ${thingName(told, near.of)}`,
        touching === null ? '' : `touching ${featureName(told, touching)}`,
        where ? placementWords(told, where) : '',
        why.startsWith('ITU-') ? '' : spaced(why),
      ]
        .filter((part) => part !== '')
        .join(', '),
    ),
  expose: (told, { feature }) => ask(null, `${featureName(told, feature)} is exposed`, '', 'ITU-ANOM-01'),
  decloak: (told, { seat, unit }) => ask(seat, `where does ${unitName(told, unit)} come out of its cloak?`),
  detonate: (told, { unit }) => ask(null, `${unitName(told, unit)} detonates`, '', 'ITU-PKEY-01'),
  'hazard-unit': (told, { unit, left }) =>
    ask(null, `${unitName(told, unit)} acts`, counted(left, 'action'), 'ITU-HAZARD-08'),
};
