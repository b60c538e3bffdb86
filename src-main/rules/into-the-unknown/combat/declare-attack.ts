/** An attack is declared: its dice with where they come from, what may be rolled again (ITU-DICE-13, ITU-PROJ-11). */
import type {
  OfficerId,
  RolledDie,
  TaskOf,
  TestLine,
  UnitId,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import { changeOf, findOfficer, officerRecord, skillOf, unitOf } from '../figures';
import type { Play } from '../play';
import { trailingOf } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { actOfAttack } from '../teams/acts';
import { freshDice } from './dice';
import { leadsReady } from './leading';
import { skillName } from './test-pool';
import { relentlessOf } from './test-rerolls';
import { keywordLevel, type Weapon, weaponNamed } from './weapons';

export interface Declared {
  readonly unit: UnitId;
  readonly target: UnitId;
  /** The weapon by its name. */
  readonly weapon: string;
  readonly mount?: number;
  /** Weapons power and reserve spent: one die for each, of the weapon's kind; its profile's dice come without. */
  readonly power?: number;
  readonly officer?: OfficerId | null;
  /** The skill whose dice join: of the first attack of an action. */
  readonly skill?: 'ordnance' | 'skirmish' | null;
}

/** The attack comes next. Nothing where the unit has no such weapon. */
export function pushAttack(play: Play, declared: Declared): void {
  const { table, frozen: state } = play;
  const unit = unitOf(state, declared.unit);
  const weapon = weaponNamed(table, state, unit, declared.weapon);
  if (weapon === undefined || weapon.dice === null) return;
  play.push(attackTask(table, state, unit, weapon, declared));
}

function attackTask(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  weapon: Weapon,
  { target, mount = 0, power = 0, officer = null, skill = null }: Declared,
): TaskOf<'attack'> {
  const pool = [...weaponDice(weapon, power), ...skillDice(table, state, unit, officer, skill)];
  const rerolls = attackRerolls(table, state, unit, weapon, officer);
  return {
    type: 'attack',
    seat: unit.owner ?? trailingOf(state),
    unit: unit.id,
    target,
    weapon: weapon.name,
    mount,
    end: null,
    evasion: 0,
    dice: pool.flatMap(({ dice }) => dice),
    officer,
    step: 'declared',
    rerolls: Object.fromEntries(rerolls.map(({ by, line }) => [by, line.count])),
    spent: [],
    pierced: 0,
    lines: [...pool.map(({ line }) => line), ...rerolls.map(({ line }) => line)],
    hit: null,
    damage: 0,
    hullLost: 0,
    keywords: [...weapon.keywords],
    act: actOfAttack(state, unit.id, target),
  };
}

interface PoolPart {
  readonly dice: readonly RolledDie[];
  readonly line: TestLine;
}

function part(die: 'intuition' | 'expertise', count: number, from: string): readonly PoolPart[] {
  return count > 0 ? [{ dice: freshDice(die, count), line: { what: 'die', count, from } }] : [];
}

function weaponDice({ name, dice }: Weapon, power: number): readonly PoolPart[] {
  if (dice === null) return [];
  if ('perPower' in dice) return part(dice.perPower, power, name);
  return [...part('intuition', dice.intuition ?? 0, name), ...part('expertise', dice.expertise ?? 0, name)];
}

/** Expertise dice of the leader's Ordnance, of a team's Skirmish; without a leader the unit's own (ITU-DICE-13). */
function skillDice(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  officer: OfficerId | null,
  skill: 'ordnance' | 'skirmish' | null,
): readonly PoolPart[] {
  if (skill === null) return [];
  const leader = findOfficer(state, officer);
  const name = leader ? ` (${officerRecord(table, leader).name})` : '';
  return part('expertise', skillOf(table, state, unit, officer, skill), `${skillName(skill)}${name}`);
}

interface Source {
  readonly by: string;
  readonly line: TestLine;
}

/** Pulse X of the weapon (ITU-WKEY-05), with what phasers gain for a while, and Relentless X of who leads (ITU-OKEY-12). */
function attackRerolls(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  weapon: Weapon,
  officer: OfficerId | null,
): readonly Source[] {
  const isPhaser = /phaser/i.test(weapon.name);
  const pulse =
    keywordLevel(weapon.keywords, 'Pulse') + (isPhaser ? changeOf(table, state, unit, 'pulse', officer) : 0);
  const leader = findOfficer(state, officer);
  const relentless = leader && leadsReady(state, officer) ? relentlessOf(table, state, leader) : 0;
  const source = (by: string, count: number, from: string): readonly Source[] =>
    count > 0 ? [{ by, line: { what: 'reroll', count, from } }] : [];
  return [...source('pulse', pulse, 'Pulse'), ...source('relentless', relentless, 'Relentless')];
}
