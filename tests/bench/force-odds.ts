/** How long the odds of a battle with every kind of re-roll and Disablers take, those of a duel, and both matrices. */
import { Bench } from 'tinybench';
import {
  battleMatrix,
  battleOdds,
  battleShip,
  duellist,
  duelMatrix,
  duelOdds,
  fullBag,
} from '../../shared/force';
import { shippedNovaCry } from '../support/shipped-content';

export interface ForceOddsBench {
  readonly battleMilliseconds: number;
  /** The attacker with Gunnery and Disablers, the defender on a Nebula and with a Weapons Jam. */
  readonly hardBattleMilliseconds: number;
  readonly duelMilliseconds: number;
  readonly matricesMilliseconds: number;
}

export async function benchForceOdds(): Promise<ForceOddsBench> {
  const content = shippedNovaCry();
  const bag = fullBag(content);
  const plain = battleShip({ weapons: 3, hullLeft: 8 });
  const gunner = { ...plain, gunnery: 1, disablers: 1 };
  const jammed = { ...plain, jams: 1 };
  const [one, other] = Object.values(content.weapons).map(({ lines }) => duellist(lines));
  if (!one || !other) throw new Error('The shipped pack has no two weapons.');
  const bench = new Bench({ time: 400, warmupTime: 200 });
  bench.add(
    'battle',
    () => void battleOdds({ attacker: plain, defender: plain, roundsLeft: 3, nebula: 0, bag }),
  );
  bench.add(
    'hard battle',
    () => void battleOdds({ attacker: gunner, defender: jammed, roundsLeft: 3, nebula: 1, bag }),
  );
  bench.add('duel', () => void duelOdds({ attacker: one, defender: other, roundsLeft: 3, reading: 'a' }));
  bench.add('matrices', () => {
    battleMatrix(content, { damage: 0, nebula: 0, bag });
    duelMatrix(content, 'a');
  });
  await bench.run();
  const median = (index: number): number => {
    // tinybench types its result by state; after run() every task is complete and carries its latency in milliseconds
    const { latency } = bench.tasks[index]?.result as unknown as { latency: { p50: number } };
    return latency.p50;
  };
  return {
    battleMilliseconds: median(0),
    hardBattleMilliseconds: median(1),
    duelMilliseconds: median(2),
    matricesMilliseconds: median(3),
  };
}
