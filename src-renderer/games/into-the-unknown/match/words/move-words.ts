/** Moves in words. */
import type { ManeuverKind } from '../../../../../shared/geometry';
import type { Words } from './tables';
import { say } from './line';
import { unitName } from './told';
import { counted } from './text';

export const MANEUVER_NAMES: Readonly<Record<ManeuverKind, string>> = {
  warp: 'warp',
  forward: 'forward impulse',
  reverse: 'reverse impulse',
  'lateral-port': 'lateral impulse to port',
  'lateral-starboard': 'lateral impulse to starboard',
  'come-about': 'come about',
};
const FLAT_NAMES = {
  port: 'port',
  starboard: 'starboard',
  'fore-port': 'the port bow',
  'fore-starboard': 'the starboard bow',
} as const;

const half = (notches: number): number => Math.round(notches * 100) / 100;

export const MOVE_WORDS: Words<'maneuver' | 'slide' | 'launch' | 'place' | 'turn' | 'dock' | 'alert'> = {
  maneuver: ({ lengthOf }, { kind, tool, notches, distanceIn, headingDeg }) => {
    const turn =
      tool === null || notches === 0
        ? ''
        : `${counted(half(notches), 'notch', 'notches')} about the ${tool} slot`;
    const detail = kind === 'come-about' ? `to ${Math.round(headingDeg ?? 0)}°` : turn;
    return say(
      kind === 'come-about' ? 'come about' : `${MANEUVER_NAMES[kind]} ${lengthOf(distanceIn)}`,
      detail,
      'ITU-MOVE-01',
    );
  },
  slide: ({ lengthOf }, { flat, distanceIn }) =>
    say(`slide ${lengthOf(distanceIn)}`, `along ${FLAT_NAMES[flat]}`, 'ITU-PROJ-09'),
  launch: (_, { slot, notches, endurance }) =>
    say(
      `launch from the ${slot} slot`,
      [
        notches === 0 ? 'straight' : counted(half(Math.abs(notches)), 'notch', 'notches'),
        endurance === null ? '' : counted(endurance, 'endurance marker'),
      ]
        .filter((part) => part !== '')
        .join(', '),
      'ITU-LAUNCH-01',
    ),
  place: ({ lengthOf }, { pose }) => say('put it here', `${lengthOf(pose.x)}, ${lengthOf(pose.y)}`),
  turn: (_, { notches }) =>
    say(
      notches === 0
        ? 'leave it as it heads'
        : `turn it ${counted(half(Math.abs(notches)), 'notch', 'notches')} ${notches > 0 ? 'to starboard' : 'to port'}`,
      '',
      'ITU-FKEY-05',
    ),
  dock: (told, { ship }) =>
    ship === null
      ? say('stay out', '', 'ITU-DOCK-01')
      : say(`dock with ${unitName(told, ship)}`, '', 'ITU-DOCK-01'),
  alert: (_, { alert }) => say(`alert ${alert}`),
};
