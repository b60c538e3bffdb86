import type { TableSession } from '../table-session';

/** Shows the next unit of the match, or the one before. */
export function walkUnits(session: TableSession, by: 1 | -1): void {
  const ids = session.view.units.map(({ id }) => id);
  const at = ids.indexOf(session.shown?.id ?? '');
  const next = ids[(at + by + ids.length) % ids.length];
  if (next !== undefined) session.show(next);
}
