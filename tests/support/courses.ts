/** A Defiant that keeps a course. */
import { poseAt, unitAt, valueOf } from './sector-tables';
import { shippedContent } from './shipped-content';
import type { Maneuver } from '../../shared/geometry';
import { judgeCourse } from '../../shared/sector/course';
import type { SectorTable } from '../../shared/sector/types';

export const pack = shippedContent();
/** The legs as judged for the Defiant. Throws where a leg is refused. */
export const judge = (table: SectorTable, legs: readonly Maneuver[]) =>
  valueOf(judgeCourse(pack, table, 'a', legs));
export const defiant = unitAt('a', 'defiant', poseAt(18, 24), { alert: 'green 2' });
