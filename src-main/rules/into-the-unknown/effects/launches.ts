/** Verbs that launch, split off and take in units (ITU-LAUNCH-01, ITU-PROJ-06, ITU-SEP-01 to 05, ITU-DOCK-01). */
import type { TaskOf, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { CardRef } from '../../../../shared/contract/into-the-unknown';
import { alertRowOf, findUnit, hasArcTo, isWithin, passivesThat, printedClass } from '../figures';
import { dock } from '../moves/dock';
import { launcherFor, stationFrom } from '../moves/launchers';
import { isOffTable, standing } from '../moves/on-table';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { VerbAsked, VerbRules, VerbTable } from './verb-rules';

type Launching = VerbAsked<'launch' | 'separate'>;

/** A unit of a class leaves the acting one; a probe only while the launcher window shows probe ready (ITU-PROJ-06). */
const launch: VerbRules<'launch'> = {
  chooser: () => null,
  choices: () => [],
  isPossible: (asked) => launchTaskOf(asked) !== null && isProbeReady(asked),
  carryOut(play, asked) {
    const task = launchTaskOf(asked);
    if (task) play.push(task);
  },
};

/** The task of launching a class, with where it leaves; null where the acting unit cannot. */
function launchTaskOf({ table, state, effect, context }: Launching): TaskOf<'launch'> | null {
  const unit = standing(state, context.self);
  if (unit === undefined || unit.owner === null) return null;
  const card = projectileOf(table, state, unit, effect.class);
  const from = launcherFor(table, unit, card, stationFrom(unit, context.from));
  if (from === null || table.content.units[card] === undefined) return null;
  const isProbe = table.content.units[card].kind === 'projectile';
  const why = effect.verb === 'separate' ? 'separate' : isProbe ? 'probe' : 'launch';
  return { type: 'launch', seat: unit.owner, by: unit.id, class: card, ...from, why };
}

/** Cards that load the tubes with something else (Quantum Torpedoes). */
export function projectileOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  card: CardRef,
): CardRef {
  const change = passivesThat(table, state, unit, 'projectile').find(({ passive }) => passive.from === card);
  return change?.passive.to ?? card;
}

function isProbeReady({ table, state, effect, context }: Launching): boolean {
  const unit = findUnit(state, context.self);
  if (table.content.units[effect.class]?.subtype !== 'probe' || !unit) return true;
  return alertRowOf(printedClass(table, unit), unit)?.launcher === 'probe';
}

/** A ship splits; not again while its other part is out (ITU-SEP-01). */
const separate: VerbRules<'separate'> = {
  chooser: () => null,
  choices: () => [],
  isPossible: (asked) =>
    findUnit(asked.state, asked.context.self)?.separated === null && launchTaskOf(asked) !== null,
  carryOut(play, asked) {
    const task = separate.isPossible(asked) ? launchTaskOf(asked) : null;
    if (task) play.push(task);
  },
};

/** The separated primary takes its other part in, at 2" in its fore arc (ITU-DOCK-01). */
const rejoin: VerbRules<'rejoin'> = {
  chooser: () => null,
  choices: () => [],
  isPossible(asked) {
    const { table, state, context } = asked;
    const unit = findUnit(state, context.self);
    if (!unit || unit.separated === null || isOffTable(state, unit.separated)) return false;
    const { dockWithinIn } = table.content.tool;
    return (
      isWithin(table, state, unit.id, unit.separated, dockWithinIn) &&
      hasArcTo(table, state, unit, 'fore', unit.separated)
    );
  },
  carryOut(play, asked) {
    const unit = findUnit(asked.state, asked.context.self);
    if (unit && unit.separated !== null && rejoin.isPossible(asked)) dock(play, unit.separated, unit.id);
  },
};

export const LAUNCH_VERBS: VerbTable<'launch' | 'separate' | 'rejoin'> = { launch, separate, rejoin };
