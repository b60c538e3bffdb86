/** Verbs of the alert dial. */
import type { AlertRow } from '../../../../shared/content';
import type { IntoTheUnknownAction, UnitState } from '../../../../shared/contract/into-the-unknown';
import { alertNameOf, alertStatusOf, findUnit, printedClass, separationOf } from '../figures';
import type { Play } from '../play';
import type { Table } from '../table';
import type { VerbAsked, VerbRules } from './verb-rules';

/** The rows a unit may be turned to: those barred by its separation card left out (ITU-SEP-03). */
function rowsOf(table: Table, unit: UnitState): readonly AlertRow[] {
  const barred = separationOf(table, unit)?.barredAlerts ?? {};
  return (printedClass(table, unit)?.alerts ?? []).filter(({ alert }) => !Object.hasOwn(barred, alert));
}

function answersOf(rows: readonly AlertRow[]): readonly IntoTheUnknownAction[] {
  return rows.map(({ alert }) => ({ type: 'alert', alert }));
}

/** Sets the dial to a row by its name and tells so; nothing for a unit without that row, or where it stands there. */
export function setDial(play: Play, id: string, alert: string): void {
  const unit = findUnit(play.frozen, id);
  const rows = unit ? (printedClass(play.table, unit)?.alerts ?? []) : [];
  const index = rows.findIndex((row) => row.alert === alert);
  if (!unit || index < 0 || unit.alert === index) return;
  const from = alertNameOf(play.table, unit) ?? '';
  play.unit(id).alert = index;
  play.tell({ type: 'alert', unit: id, from, to: alert });
}

/** Rows at most so many steps away on the dial, by a priority order farther (ITU-OFFICER-06). */
function within({ table, state, effect, context }: VerbAsked<'alert'>): readonly AlertRow[] {
  const unit = findUnit(state, context.self);
  if (!unit || unit.alert === null) return [];
  const steps = context.byPriority ? effect.prioritySteps : effect.steps;
  const all = printedClass(table, unit)?.alerts ?? [];
  const now = unit.alert;
  return rowsOf(table, unit).filter((row) => {
    const away = Math.abs(all.indexOf(row) - now);
    return away > 0 && away <= steps;
  });
}

export const alert: VerbRules<'alert'> = {
  chooser: ({ context }) => context.seat,
  choices: (asked) => answersOf(within(asked)),
  isPossible: (asked) => within(asked).length > 0,
  carryOut(play, { context }, answer) {
    if (answer?.type === 'alert' && context.self !== null) setDial(play, context.self, answer.alert);
  },
};

function turned({ table, state, effect, context }: VerbAsked<'set-alert'>): readonly AlertRow[] {
  const unit = findUnit(state, context.self);
  if (!unit || alertStatusOf(table, unit) !== effect.from) return [];
  return rowsOf(table, unit).filter(({ alert: row }) => row.startsWith(effect.to));
}

export const setAlert: VerbRules<'set-alert'> = {
  chooser: ({ context }) => context.seat,
  choices: (asked) => answersOf(turned(asked)),
  isPossible: (asked) => turned(asked).length > 0,
  carryOut(play, { context }, answer) {
    if (answer?.type === 'alert' && context.self !== null) setDial(play, context.self, answer.alert);
  },
};
