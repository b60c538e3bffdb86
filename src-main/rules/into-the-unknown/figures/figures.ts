/** What a unit's figures come to now: dials, crew, cards, officers, modifiers, tokens and features near it. */
import type { Modified } from '../../../../shared/content/into-the-unknown';
import type { End, Stat } from '../../../../shared/content/into-the-unknown';
import type { OfficerId, UnitState, UnitView } from '../../../../shared/contract/into-the-unknown';
import { protectionOf } from '../../../../shared/sector';
import { remembered } from '../memo';
import type { IntoTheUnknownState } from '../state';
import { reading, type Table } from '../table';
import { alertRowOf } from './alerts';
import { changesOf } from './changes';
import { obscuringAt } from './distances';
import { passivesThat } from './passives';
import { printedClass, teamRecord } from './records';
import { tableFeaturesOf } from './table-features';

export type Figures = UnitView['figures'];
export type FigureName = keyof Figures;

/**
 * The figures as they count now; null where the unit has none or nobody knows it. With a leader, what the officer adds
 * while leading. Evasion is what an attack has to reach: with obscuring features (ITU-FKEY-06) and the hidden token
 * (ITU-COND-02); changes that hold for one end only are left to `evasionAt`.
 */
export function figuresOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  leader: OfficerId | null = null,
): Figures {
  if (reckoning.has(unit.id)) return printedFigures(table, unit);
  return remembered(state, `figures/${unit.id}/${leader ?? ''}`, () => {
    reckoning.add(unit.id);
    try {
      return reckon(table, state, unit, leader);
    } finally {
      reckoning.delete(unit.id);
    }
  });
}

/** Units whose figures are being reckoned: a card that asks for a range asks for figures, its own as printed then. */
const reckoning = new Set<string>();

function reckon(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  leader: OfficerId | null,
): Figures {
  const base = printedFigures(table, unit);
  const change = changesOf(table, state, unit, leader);
  const plus = (figure: number | null, what: Modified) =>
    figure === null ? null : Math.max(0, figure + change(what));
  const { warpIn, evasion, ...rest } = base;
  const enginePower = plus(rest.enginePower, 'engine-power');
  const harder = evasion === null ? 0 : protectionPlus(table, state, unit);
  return {
    evasion: evasion === null ? null : Math.max(0, evasion + change('evasion')) + harder,
    command: plus(rest.command, 'command'),
    ops: plus(rest.ops, 'ops'),
    science: plus(rest.science, 'science'),
    enginePower,
    impulseTurn: plus(rest.impulseTurn, 'impulse-turn'),
    weaponsPower: plus(rest.weaponsPower, 'weapons-power'),
    instrumentsPower: plus(rest.instrumentsPower, 'instruments-power'),
    ...shieldsOf(table, state, unit, rest, change),
    recharge: plus(rest.recharge, 'recharge'),
    warpIn: warpDistance(table, plus(warpIn, 'warp-drive'), enginePower),
  };
}

/** One of the three stats, 0 where the unit has none. */
export function statOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  stat: Stat,
  leader: OfficerId | null = null,
): number {
  return figuresOf(table, state, unit, leader)[stat] ?? 0;
}

/** The evasion against an attack on one end: with what counts there alone (ATTACK RUN). */
export function evasionAt(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  end: End | null,
): number | null {
  const { evasion } = figuresOf(table, state, unit);
  if (evasion === null) return null;
  const there = state.modifiers.filter(
    (each) => each.unit === unit.id && each.what === 'evasion' && each.end !== null && each.end === end,
  );
  return Math.max(0, evasion + there.reduce((sum, { by }) => sum + by, 0));
}

/** What the pack prints: the alert dial's row and the crew dial's step, or fixed figures (`warpIn`: the warp drive). */
function printedFigures(table: Table, unit: UnitState): Figures {
  const team = teamRecord(table, unit);
  if (team) {
    const { evasion, command, ops, science, weaponsPower, instrumentsPower } = team;
    return { ...NONE, evasion, command, ops, science, weaponsPower, instrumentsPower };
  }
  const printed = printedClass(table, unit);
  if (!printed) return NONE;
  const row = alertRowOf(printed, unit);
  const { enginePower, impulseTurn, weaponsPower, instrumentsPower, shieldsFore, shieldsAft } =
    row ?? printed.fixed ?? NONE;
  const { command, ops, science } =
    printed.crew?.find(({ step }) => step === unit.crew) ?? printed.stats ?? NONE;
  return {
    ...{ enginePower, impulseTurn, weaponsPower, instrumentsPower, shieldsFore, shieldsAft },
    ...{ command, ops, science, evasion: printed.evasion, recharge: row?.recharge ?? null },
    warpIn: printed.warpDrive,
  };
}

/** Obscuring features at 2" of it, of a team where it is, and the hidden token. */
function protectionPlus(table: Table, state: IntoTheUnknownState, unit: UnitState): number {
  const { pose, class: named, conditions } = unit;
  if (pose === null) {
    const obscured = obscuringAt(table, state, unit.id).reduce((sum, level) => sum + level, 0);
    return obscured + (conditions.includes('hidden') ? hiddenDifficulty(table) : 0);
  }
  const sector = { features: tableFeaturesOf(state) };
  const { difficulty, evasionPlus } = protectionOf(table.content, sector, { class: named, pose, conditions });
  return difficulty + evasionPlus;
}

/** Added to attacks and tests against a hidden unit (ITU-COND-02). */
export function hiddenDifficulty(table: Table): number {
  return table.content.effects.hidden.difficulty ?? 0;
}

function shieldsOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  { shieldsFore, shieldsAft }: Pick<Figures, 'shieldsFore' | 'shieldsAft'>,
  change: (what: Modified) => number,
): Pick<Figures, 'shieldsFore' | 'shieldsAft'> {
  const held = passivesThat(table, state, unit, 'shields');
  const at = (end: End, figure: number | null, what: Modified) => {
    if (figure === null) return null;
    const here = held.filter(({ passive, end: cardEnd }) => passive.at === 'both' || cardEnd === end);
    if (here.some(({ passive }) => passive.zero)) return 0;
    const sum = here.reduce((all, { passive }) => all + (passive.by ?? 0) - passive.minus, figure);
    return Math.max(0, sum + change(what));
  };
  return {
    shieldsFore: at('fore', shieldsFore, 'shields-fore'),
    shieldsAft: at('aft', shieldsAft, 'shields-aft'),
  };
}

/** ITU-MOVE-06: the sum of warp drive and engine power, or by the reading. */
function warpDistance(table: Table, drive: number | null, engine: number | null): number | null {
  if (drive === null) return null;
  const way = reading(table, 'warp.distance');
  if (way === 'stat') return drive;
  if (way === 'twice') return 2 * drive;
  return engine === null ? null : drive + engine;
}

const NONE: Figures = {
  command: null,
  ops: null,
  science: null,
  evasion: null,
  enginePower: null,
  impulseTurn: null,
  weaponsPower: null,
  instrumentsPower: null,
  shieldsFore: null,
  shieldsAft: null,
  recharge: null,
  warpIn: null,
};
