/** Numbers of cards that are read off the table when they are needed. */
import { assertNever } from '../../../../shared/base';
import type { Amount } from '../../../../shared/content/into-the-unknown';
import type { EffectContext, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import {
  figuresOf,
  findOfficer,
  findUnit,
  hasRange,
  highestHealthIn,
  highestLevelIn,
  hullStatusOf,
  isInPlay,
  levelOf,
  officerAtStation,
  printedClass,
  sizeOf,
  skillOf,
  statOf,
} from '../figures';
import type { IntoTheUnknownState } from '../state';
import { reading, type Table } from '../table';
import { occupies } from './objectives';
import { objectivesHeld } from './objective-amounts';
import { hailUnderWay, trustGap } from './under-way';

type Read = Exclude<Amount, number>;
type Per = Read['per'];
interface Asked {
  readonly table: Table;
  readonly state: IntoTheUnknownState;
  readonly context: EffectContext;
  readonly read: Read;
  /** Of whom it is read: the acting unit or the target; undefined: there is none. */
  readonly unit: UnitState | undefined;
}

/** The number as it comes to now: what is read, times, plus, within its bounds; 0 read where there is nothing to read. */
export function amountOf(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  amount: Amount,
): number {
  if (typeof amount === 'number') return amount;
  const unit = findUnit(state, amount.of === 'self' ? context.self : context.target);
  const count = readOf(amount.per, { table, state, context, read: amount, unit });
  const sum = count * amount.times + amount.plus;
  return Math.min(amount.most ?? Infinity, Math.max(amount.least ?? -Infinity, sum));
}

function readOf(per: Per, asked: Asked): number {
  const { state, context } = asked;
  switch (per) {
    case 'successes':
    case 'breakthroughs':
    case 'successes-or-breakthroughs':
    case 'margin':
    case 'shortfall':
    case 'trust-gap':
    case 'spent':
    case 'gained':
      return ofTest(per, asked);
    case 'peril':
    case 'advantage':
    case 'reserve':
    case 'skill':
    case 'stat':
    case 'size':
    case 'technical-here':
    case 'recharge':
    case 'opposing-ranging':
    case 'opposing-near':
      return ofUnit(per, asked);
    case 'banked-able':
    case 'banked-out':
    case 'occupied-constructs':
      return ofPlayersUnits(per, asked);
    case 'controlled':
    case 'controlled-systems':
    case 'majority-systems':
    case 'occupied-marked':
    case 'marked':
    case 'occupied-unmarked':
    case 'unmarked':
      return objectivesHeld(per, state, context.seat);
    default:
      return assertNever(per);
  }
}

type TestPer =
  | 'successes'
  | 'breakthroughs'
  | 'successes-or-breakthroughs'
  | 'margin'
  | 'shortfall'
  | 'trust-gap'
  | 'spent'
  | 'gained';

function ofTest(per: TestPer, { table, state, context: { results, target }, read }: Asked): number {
  switch (per) {
    case 'spent':
      return results?.spent[read.spend ?? 0] ?? 0;
    case 'gained':
      return gainedOf(target);
    case 'shortfall':
      return Math.max(0, -(results?.margin ?? 0));
    case 'trust-gap':
      return trustGap(hailUnderWay(state));
    case 'successes-or-breakthroughs':
      return eitherIcon(table, results);
    case 'successes':
    case 'breakthroughs':
    case 'margin':
      return results?.[per] ?? 0;
  }
}

/** Both icons count where both are printed: breakthroughs are among the successes by the reading only (ITU-DICE-12). */
function eitherIcon(table: Table, results: EffectContext['results']): number {
  const { successes = 0, breakthroughs = 0 } = results ?? {};
  return reading(table, 'dice.breakthroughPerSuccess') === 'yes' ? successes : successes + breakthroughs;
}

/** Peril that has just come to a unit: the moment `after-peril` names it in the place of a target; 0 at any other. */
function gainedOf(target: string | null): number {
  return target !== null && /^\d+$/.test(target) ? Number(target) : 0;
}

type UnitPer =
  | 'peril'
  | 'advantage'
  | 'reserve'
  | 'skill'
  | 'stat'
  | 'size'
  | 'technical-here'
  | 'recharge'
  | 'opposing-ranging'
  | 'opposing-near';

function ofUnit(per: UnitPer, asked: Asked): number {
  const { table, state, context, read, unit } = asked;
  if (per === 'opposing-ranging' || per === 'opposing-near') return opposingAt(per, asked);
  if (unit === undefined) return 0;
  switch (per) {
    case 'peril':
    case 'advantage':
      return unit[per];
    case 'reserve':
      return unit.reserve ?? 0;
    case 'skill':
      return skillIn(asked, unit);
    case 'stat':
      return read.stat === undefined ? 0 : statOf(table, state, unit, read.stat, leaderOf(context, unit));
    case 'size':
      return sizeOf(table, unit);
    case 'technical-here':
      return technicalHere(asked, unit);
    case 'recharge':
      return figuresOf(table, state, unit).recharge ?? 0;
  }
}

/** Who leads leads the acting unit, not the target. */
function leaderOf({ self, officer }: EffectContext, unit: UnitState): string | null {
  return unit.id === self ? officer : null;
}

function skillIn({ table, state, context, read }: Asked, unit: UnitState): number {
  if (read.orHealth && reading(table, 'coerce.difficulty') === 'health')
    return highestHealthIn(table, state, unit);
  if (read.highest !== undefined) return highestLevelIn(table, state, unit, read.highest);
  return read.skill === undefined ? 0 : skillOf(table, state, unit, leaderOf(context, unit), read.skill);
}

/** The technical level of who stands at the card's station, or leads; 0 for nobody (ITU-OFFICER-06: recharge). */
function technicalHere({ table, state, context }: Asked, unit: UnitState): number {
  const leader = findOfficer(state, context.officer);
  const station = /^station:(.+)$/.exec(context.from)?.[1];
  const here = leader ?? officerAtStation(table, state, unit, (station ?? 'engineering') as 'engineering'); // a station's own mark
  return here === undefined ? 0 : levelOf(table, here, 'technical');
}

/** Opposing units with Sensors range to the target; opposing space units at 2" of it. */
function opposingAt(
  per: 'opposing-ranging' | 'opposing-near',
  { table, state, context: { seat, target, self } }: Asked,
): number {
  const place = target ?? self;
  if (place === null) return 0;
  const range = per === 'opposing-ranging' ? 'sensors' : 2;
  return state.units.filter(
    (unit) =>
      unit.owner !== seat &&
      isInPlay(unit) &&
      (per === 'opposing-ranging' || unit.kind !== 'team') &&
      hasRange(table, state, unit, range, place),
  ).length;
}

function ofPlayersUnits(
  per: 'banked-able' | 'banked-out' | 'occupied-constructs',
  { table, state, context: { seat } }: Asked,
): number {
  if (seat === null) return 0;
  switch (per) {
    case 'banked-able':
      return bankedAble(table, state, seat);
    case 'banked-out':
      return bankedOut(table, state, seat);
    case 'occupied-constructs':
      return state.units.filter(
        (unit) =>
          (printedClass(table, unit)?.subtype ?? null) === 'construct' && occupies(state, seat, unit.id),
      ).length;
  }
}

/** Points of a seat on its own units that are neither disabled nor destroyed, whatever the reading: the effect says so itself (ITU-SCORE-11). */
function bankedAble(table: Table, state: IntoTheUnknownState, seat: SeatId): number {
  const able = state.units.filter((unit) => unit.owner === seat && !isOut(table, unit));
  return sumOf(able, (banked) => banked.seat === seat);
}

/** Points on others' units that are disabled or destroyed (TACTICAL EXTRACTION, ITU-SCORE-11). */
function bankedOut(table: Table, state: IntoTheUnknownState, seat: SeatId): number {
  const out = state.units.filter((unit) => unit.owner !== seat && isOut(table, unit));
  const gone = state.gone.filter(({ owner, why }) => owner !== seat && why === 'destroyed');
  return sumOf([...out, ...gone], (banked) => banked.seat !== seat);
}

function isOut(table: Table, unit: UnitState): boolean {
  const { disabled, destroyed } = hullStatusOf(table, unit);
  return disabled || destroyed;
}

function sumOf(
  carriers: readonly Pick<UnitState, 'banked'>[],
  counts: (banked: UnitState['banked'][number]) => boolean,
): number {
  return carriers.flatMap(({ banked }) => banked.filter(counts)).reduce((sum, { points }) => sum + points, 0);
}
