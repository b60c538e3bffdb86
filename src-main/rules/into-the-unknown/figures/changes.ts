/** What cards, officers and modifiers add to a unit's figures. */
import type { Modified, Passive } from '../../../../shared/content/into-the-unknown';
import type { OfficerId, UnitState } from '../../../../shared/contract/into-the-unknown';
import { contextOf } from '../effects/context';
import { dependsOnTasks } from '../memo';
import { asksOfTasks } from '../mission/under-way';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { alertStatusOf } from './alerts';
import { type Held, passivesOf } from './passives';

/** What is added to a figure in all; asked by name for figures that are no number on the unit, such as a test's difficulty. */
export function changeOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  what: Modified,
  leader: OfficerId | null = null,
): number {
  return changesOf(table, state, unit, leader)(what);
}

/** The same with where each comes from, for the lines of a test. */
export function changeLinesOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  what: Modified,
  leader: OfficerId | null = null,
): readonly { readonly by: number; readonly from: string }[] {
  const held = figurePassives(table, state, unit, leader).filter(({ passive }) => passive.what === what);
  const lasting = state.modifiers.filter(
    (each) => each.unit === unit.id && each.what === what && each.end === null,
  );
  return [
    ...held.map((each) => ({ by: byOf(table, state, unit, each), from: each.from })),
    ...lasting.map(({ by, from }) => ({ by, from })),
  ].filter(({ by }) => by !== 0);
}

type FigurePassive = Extract<Passive, { readonly changes: 'figure' }>;

/** What is added to each figure of a unit, asked by its name. */
export function changesOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  leader: OfficerId | null,
) {
  const held = figurePassives(table, state, unit, leader);
  const lasting = state.modifiers.filter((each) => each.unit === unit.id && each.end === null);
  return (what: Modified): number => {
    let sum = 0;
    for (const each of held) if (each.passive.what === what) sum += byOf(table, state, unit, each);
    for (const each of lasting) if (each.what === what) sum += each.by;
    return sum;
  };
}

function figurePassives(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  leader: OfficerId | null,
): readonly Held<FigurePassive>[] {
  const isFigure = (held: Held): held is Held<FigurePassive> => held.passive.changes === 'figure';
  const all = passivesOf(table, state, unit, leader).filter(isFigure);
  if (all.length === 0) return all;
  if (all.some(({ passive }) => passive.when.some(asksOfTasks))) dependsOnTasks(state);
  const status = alertStatusOf(table, unit);
  const context = contextOf(unit, { officer: leader });
  return all.filter(
    ({ passive }) =>
      (passive.alerts.length === 0 || (status !== null && passive.alerts.includes(status))) &&
      table.cards.allHold(table, state, context, passive.when),
  );
}

function byOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  { passive, officer }: Held<FigurePassive>,
): number {
  return table.cards.amountOf(table, state, contextOf(unit, { officer }), passive.by);
}
