/** A manoeuvre being tried: which one, and its numbers. Pure data; judging it is `shared/sector`'s. */
import { assertNever } from '../../../shared/base';
import type { Maneuver, ManeuverKind, Slot } from '../../../shared/geometry';
import type { Launch, LaunchOption, SlideFlat } from '../../../shared/sector';

export const MOVE_MODES = ['forward', 'reverse', 'lateral', 'come-about', 'warp'] as const;
export type MoveMode = (typeof MOVE_MODES)[number];
export const MODES = [...MOVE_MODES, 'slide', 'launch', 'dock'] as const;
export type Mode = (typeof MODES)[number];
export type Side = 'port' | 'starboard';

export interface MoveStaging {
  readonly type: 'move';
  readonly unitId: string;
  readonly mode: MoveMode;
  /** Lateral only: where the travel goes. */
  readonly side: Side;
  /** The slot of the turning tool; kept while the turn is 0, so that the ring has a place. */
  readonly tool: Slot;
  /** Notches, >= 0, real. */
  readonly notches: number;
  /** Inches, >= 0, real. */
  readonly distanceIn: number;
  /** Absolute heading, come about only. */
  readonly headingDeg: number;
}
/** A projectile's impulse along one of its flats. */
export interface SlideStaging {
  readonly type: 'slide';
  readonly unitId: string;
  readonly flat: SlideFlat;
  readonly distanceIn: number;
}
export interface LaunchStaging {
  readonly type: 'launch';
  /** The launcher. */
  readonly unitId: string;
  readonly launch: Launch;
}
export interface DockStaging {
  readonly type: 'dock';
  readonly unitId: string;
  /** Null: no ship on the table to dock with. */
  readonly shipId: string | null;
}
export type Staging = MoveStaging | SlideStaging | LaunchStaging | DockStaging;

/** Slots in which the turning tool may sit, by mode; empty where none is used. */
export const TOOL_SLOTS: Readonly<Record<MoveMode, readonly Slot[]>> = {
  forward: ['port', 'starboard'],
  reverse: ['port', 'starboard'],
  lateral: ['fore', 'aft'],
  'come-about': [],
  warp: [],
};

export function modeOf(staging: Staging): Mode {
  return staging.type === 'move' ? staging.mode : staging.type;
}

/** A fresh try of a mode: no turn, no travel. */
export function startMove(unitId: string, mode: MoveMode, headingDeg: number): MoveStaging {
  const tool = TOOL_SLOTS[mode][0] ?? 'port';
  return { type: 'move', unitId, mode, side: 'port', tool, notches: 0, distanceIn: 0, headingDeg };
}

/** A launch straight out, lying as near as it may. */
export function startLaunch(unitId: string, option: LaunchOption): LaunchStaging {
  const slot = option.slots[0] ?? 'fore';
  const launch = {
    unit: option.unit,
    slot,
    notches: 0,
    side: 'starboard',
    slideIn: option.farthestIn,
  } as const;
  return { type: 'launch', unitId, launch };
}

export function moveKind(staging: Pick<MoveStaging, 'mode' | 'side'>): ManeuverKind {
  return staging.mode === 'lateral' ? `lateral-${staging.side}` : staging.mode;
}

/** The manoeuvre as geometry takes it: no tool without a turn, no heading but for come about. */
export function maneuverOf(staging: MoveStaging): Maneuver {
  const usesTool = TOOL_SLOTS[staging.mode].length > 0 && staging.notches > 0;
  return {
    kind: moveKind(staging),
    tool: usesTool ? staging.tool : null,
    notches: usesTool ? staging.notches : 0,
    distanceIn: staging.mode === 'come-about' ? 0 : staging.distanceIn,
    headingDeg: staging.mode === 'come-about' ? staging.headingDeg : null,
  };
}

/** The travel asked for, inches; null where nothing travels. */
export function travelOf(staging: Staging): number | null {
  switch (staging.type) {
    case 'move':
      return staging.mode === 'come-about' ? null : staging.distanceIn;
    case 'slide':
      return staging.distanceIn;
    case 'launch':
      return staging.launch.slideIn;
    case 'dock':
      return null;
    default:
      return assertNever(staging);
  }
}

/** The same staging with another travel; inches, never negative. */
export function withTravel(staging: Staging, travelIn: number): Staging {
  const distanceIn = Math.max(0, travelIn);
  switch (staging.type) {
    case 'move':
    case 'slide':
      return { ...staging, distanceIn };
    case 'launch':
      return { ...staging, launch: { ...staging.launch, slideIn: distanceIn } };
    case 'dock':
      return staging;
    default:
      return assertNever(staging);
  }
}

/** The same staging with another turn, notches; negative ones only for launches. */
export function withNotches(staging: Staging, notches: number): Staging {
  if (staging.type === 'move') return { ...staging, notches: Math.max(0, notches) };
  return staging.type === 'launch' ? { ...staging, launch: { ...staging.launch, notches } } : staging;
}

/** The turn asked for, notches; null where nothing turns by notches. */
export function notchesOf(staging: Staging): number | null {
  if (staging.type === 'launch') return staging.launch.notches;
  return staging.type === 'move' && TOOL_SLOTS[staging.mode].length > 0 ? staging.notches : null;
}

const MODE_NAMES: Readonly<Record<Mode, string>> = {
  forward: 'Forward',
  reverse: 'Reverse',
  lateral: 'Lateral',
  'come-about': 'About',
  warp: 'Warp',
  slide: 'Slide',
  launch: 'Launch',
  dock: 'Dock',
};
export function modeName(mode: Mode): string {
  return MODE_NAMES[mode];
}

/** True when numbers are asked for that a fresh try would not have; `headingDeg`: of the unit before it. */
export function isTried(staging: Staging, headingDeg: number): boolean {
  if (staging.type === 'dock') return false;
  if (staging.type === 'launch') return staging.launch.notches !== 0;
  if (staging.type === 'move' && staging.mode === 'come-about') return staging.headingDeg !== headingDeg;
  return (notchesOf(staging) ?? 0) !== 0 || (travelOf(staging) ?? 0) !== 0;
}
