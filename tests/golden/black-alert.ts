/** Short matches of Black Alert over the tests' fixture; the seeds are those of short ones with different ends. */
import { rulesWith, SEATS } from '../support/black-alert';
import { type GoldenMatch, goldenText } from './golden-text';

export const BLACK_ALERT_GOLDENS: readonly GoldenMatch[] = [
  { name: 'black-alert-two', text: () => textOf(2, 'golden 202') },
  { name: 'black-alert-four', text: () => textOf(4, 'golden 645') },
];

function textOf(seats: 2 | 4, seed: string): string {
  const rules = rulesWith();
  const first = rules.start({ seats: SEATS[seats] });
  if (!first.ok) throw new Error(JSON.stringify(first.error));
  return goldenText({
    rules,
    first: first.value,
    seed,
    title: `${seats} players, seed "${seed}"`,
    whoOf: (state, seat) => state.seats.find((each) => each.seat === seat)?.characters.join(' and ') ?? seat,
    wordOf: (key, value) => (key === 'tiles' && Array.isArray(value) ? tilesOf(value) : null),
  });
}

/** Tiles as `space tile face turn`. */
function tilesOf(tiles: readonly unknown[]): string {
  return tiles.map((tile) => Object.values(tile as object).join(' ')).join('; '); // tiles are plain records
}
