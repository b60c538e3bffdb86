/** Threat of a fleet of six, and the matrix of sixty ships, as the table asks for them: medians. */
import { Bench } from 'tinybench';
import {
  fleetThreat,
  matrixSides,
  type MatrixSides,
  presentMatrix,
  type SectorTable,
} from '../../shared/sector';
import { poseAt, tableOf, unitAt } from '../support/sector-tables';
import { shippedContent } from '../support/shipped-content';

const TABLES = 10;
const FLEET = 6;
const SHIPS = 60;
const CLASSES = ['galaxy', 'defiant', 'jemhadar-fighter', 'vorcha', 'brel', 'constellation'] as const;

export interface MatrixBench {
  readonly fleet: number;
  readonly ships: number;
  /** Where the ships stand, and after a forward impulse of each. */
  readonly presentThreatMilliseconds: number;
  readonly forwardThreatMilliseconds: number;
  readonly matrixMilliseconds: number;
}

export async function benchMatrix(): Promise<MatrixBench> {
  const pack = shippedContent();
  const fleets = makeTables(FLEET * 2);
  const crowds = makeTables(SHIPS).map((table) => ({ table, sides: matrixSides(table, 'blue') }));
  const bench = new Bench({ time: 1200, warmupTime: 500 });
  let turn = 0;
  let sink = 0;
  const fleetOf = (kind: 'forward' | null) => () => {
    sink += fleetThreat(pack, fleets[turn++ % TABLES]!, 'blue', kind).region.outer.length;
  };
  bench.add('present', fleetOf(null));
  bench.add('forward', fleetOf('forward'));
  bench.add('matrix', () => {
    const { table, sides }: { table: SectorTable; sides: MatrixSides } = crowds[turn++ % TABLES]!;
    sink += presentMatrix(pack, table, sides, 'weapon').length;
  });
  await bench.run();
  if (!Number.isFinite(sink)) throw new Error('The bench measured nothing.');
  const [present, forward, matrix] = bench.tasks.map((task) => medianMilliseconds(task.result));
  return {
    fleet: FLEET,
    ships: SHIPS,
    presentThreatMilliseconds: present!,
    forwardThreatMilliseconds: forward!,
    matrixMilliseconds: matrix!,
  };
}

function medianMilliseconds(result: unknown): number {
  // tinybench types its result by state; after run() every task is complete and carries its latency in milliseconds
  return (result as { latency: { p50: number } }).latency.p50;
}

/** The same tables in every run: a small generator with a fixed seed. */
function makeTables(ships: number): readonly SectorTable[] {
  let seed = 20_260_202;
  const next = (): number => (seed = (seed * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
  return Array.from({ length: TABLES }, () =>
    tableOf(
      Array.from({ length: ships }, (_, index) =>
        unitAt(
          `u${index}`,
          CLASSES[index % CLASSES.length]!,
          poseAt(3 + next() * 30, 3 + next() * 30, next() * 360),
          { owner: index % 2 === 0 ? 'blue' : 'orange', alert: 'green 1' },
        ),
      ),
    ),
  );
}
