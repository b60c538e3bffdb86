/** Keywords of a mission's tokens. */
import type { FeatureKeyword, ObjectiveSpec } from '../../../../shared/content/into-the-unknown';
import type { IntoTheUnknownState } from '../state';
import { recordOf, type Table } from '../table';

/**
 * What a token of a record has when it comes to the table: its own keywords, and where a complication says so those that
 * the overture gave to its tokens of that kind; of a keyword of both the complication's value counts.
 */
export function keywordsOf(
  table: Table,
  state: IntoTheUnknownState,
  objective: ObjectiveSpec,
): Readonly<Partial<Record<FeatureKeyword, number>>> {
  if (!objective.keepsKeywords) return objective.keywords;
  const overture = table.content.overtures[recordOf(state.mission.overture)];
  const before = (overture?.objectives ?? []).filter(({ kind }) => kind === objective.kind);
  return [...before, objective].reduce((all, { keywords }) => ({ ...all, ...keywords }), {});
}
