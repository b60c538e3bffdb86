/** Reach and threat of a forward impulse among twenty bases, recomputed as while a ship is dragged: medians. */
import { Bench } from 'tinybench';
import { maneuverReach, maneuverThreat, type SectorTable } from '../../shared/sector';
import { poseAt, tableOf, unitAt, valueOf } from '../support/sector-tables';
import { shippedContent } from '../support/shipped-content';

const TABLES = 40;
const BASES = 20;
const CLASSES = ['galaxy', 'defiant', 'constellation', 'miranda'] as const;

export interface ReachBench {
  readonly tables: number;
  readonly bases: number;
  readonly reachMilliseconds: number;
  readonly threatMilliseconds: number;
  /** Corners of all rings of the reaches, on average. */
  readonly corners: number;
}

export async function benchReach(): Promise<ReachBench> {
  const pack = shippedContent();
  const tables = makeTables();
  const reachAt = (index: number) => valueOf(maneuverReach(pack, tables[index % TABLES]!, 'a', 'forward'));
  const bench = new Bench({ time: 1500, warmupTime: 800 });
  let turn = 0;
  let sink = 0;
  bench.add('reach', () => {
    sink += reachAt(turn++).outline.outer.length;
  });
  bench.add('threat', () => {
    const table = tables[turn++ % TABLES]!;
    const arcs = [{ arc: 'fore', rangeIn: 6 }] as const;
    sink += valueOf(maneuverThreat(pack, table, 'a', ['forward'], arcs)).region.outer.length;
  });
  await bench.run();
  if (!Number.isFinite(sink)) throw new Error('The bench measured nothing.');
  const [reach, threat] = bench.tasks.map((task) => medianMilliseconds(task.result));
  const corners = tables.flatMap((_, index) => {
    const { outline, centre } = reachAt(index);
    return [...outline.outer, ...outline.holes, ...centre.outer, ...centre.holes].flat();
  });
  return {
    tables: TABLES,
    bases: BASES,
    reachMilliseconds: reach!,
    threatMilliseconds: threat!,
    corners: corners.length / TABLES,
  };
}

function medianMilliseconds(result: unknown): number {
  // tinybench types its result by state; after run() every task is complete and carries its latency in milliseconds
  return (result as { latency: { p50: number } }).latency.p50;
}

/** The same tables in every run: a small generator with a fixed seed. */
function makeTables(): readonly SectorTable[] {
  let seed = 20_260_101;
  const next = (): number => (seed = (seed * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
  const place = () => poseAt(next() * 36, next() * 36, next() * 360);
  return Array.from({ length: TABLES }, () => {
    const start = poseAt(8 + next() * 20, 8 + next() * 20, next() * 360);
    const mover = unitAt('a', 'jemhadar-fighter', start, { alert: 'green 1' });
    const others = Array.from({ length: BASES }, (_, index) =>
      unitAt(`b${index}`, CLASSES[index % 4]!, place()),
    );
    return tableOf([mover, ...others]);
  });
}
