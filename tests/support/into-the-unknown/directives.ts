/** Deeds that directives score, and what they come to. */
import {
  DIRECTIVES,
  type DirectiveCategory,
  type PlayedFaction,
  type Side,
} from '../../../shared/content/into-the-unknown';
import { type BegunOptions, playWith } from './play';
import { Match } from './match';
import type { Play } from '../../../src-main/rules/into-the-unknown/play';
import { performAct } from '../../../src-main/rules/into-the-unknown/teams/acts';
import { unitOut } from '../../../src-main/rules/into-the-unknown/teams/happenings';

const NOTE = { type: 'note', seat: '1', text: 'It goes on', from: 'test' } as const;
export const SITE = { kind: 'objective-solid', at: [16, 16], is: { keywords: { capacity: 2 } } } as const;
export const SHIP = { class: 'defiant', at: [16, 18.5, 0] } as const;
export const TEAM = { class: 'security-team', in: 'f1' } as const;
export const FIGHTER = { class: 'jemhadar-fighter', seat: '2', at: [18, 16, 0] } as const;
export const CRUISER = { class: 'jemhadar-battle-cruiser', seat: '2', at: [19, 16, 0] } as const;
export const ENVOY = { class: 'diplomatic-envoy', seat: '2', in: 'f1' } as const;
export const UNITS = [SHIP, TEAM, FIGHTER, CRUISER, ENVOY] as const;

interface Shown {
  readonly faction: PlayedFaction;
  readonly category?: DirectiveCategory;
  readonly side?: Side;
}

/** Something happens while player 1's directive shows a side; all others of both players show the other one's calm. */
export function after(
  { faction, category, side = 'calm' }: Shown,
  happens: (play: Play) => void,
  more: BegunOptions = {},
): Match {
  const play = playWith({
    factions: [faction, 'dominion'],
    units: UNITS,
    features: [SITE],
    tasks: [NOTE],
    ...more,
  });
  const { directives } = play.seat('1');
  for (const each of DIRECTIVES)
    play.seat('1').directives = {
      ...play.seat('1').directives,
      [each]: { ...directives[each], side: each === category ? side : 'calm' },
    };
  happens(play);
  return Match.after(play);
}
/** Victory points and negative ones of seat 1. */
export const points = (match: Match) => {
  const { vp, nvp } = match.seat('1');
  return [vp, nvp];
};
/** The side that seat 1 shows of a directive. */
export const sideOf = (match: Match, category: DirectiveCategory) =>
  match.seat('1').directives[category].side;
/** Its Defiant’s act against seat 2. */
export const own = (act: 'hostile' | 'aggressive') => (play: Play) =>
  performAct(play, act, { unit: '1:defiant', against: '2' });
/** A Fighter’s act against seat 1. */
export const theirs = (act: 'hostile' | 'aggressive') => (play: Play) =>
  performAct(play, act, { unit: '2:jemhadar-fighter', against: '1' });
/** A unit is taken out of action by seat 1. */
export const kills =
  (unit: string, how: 'destroyed' | 'disabled', source = '1:defiant') =>
  (play: Play) =>
    unitOut(play, { unit, how, by: '1', source });
