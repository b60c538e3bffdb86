/** A whole mission of Into the Unknown over the shipped packs, set up by the program. */
import { standardForce } from '../../shared/fleet';
import { intoTheUnknown } from '../../src-main/rules/into-the-unknown';
import { shippedContent } from '../support/shipped-content';
import { type GoldenMatch, goldenText } from './golden-text';

export const INTO_THE_UNKNOWN_GOLDENS: readonly GoldenMatch[] = [
  {
    name: 'into-the-unknown-rescue',
    text: () => textOf('battlefield-rescue', 'delicate-treaty', 'golden 2'),
  },
];

function textOf(overture: string, situation: string, seed: string): string {
  const content = shippedContent();
  const rules = intoTheUnknown(content, {});
  const seats = (['federation', 'dominion'] as const).map((faction) => {
    const force = standardForce(content, faction);
    if (force === null) throw new Error(`The shipped packs lack a force of ${faction}.`);
    return { force };
  });
  const first = rules.start({
    mode: 'match',
    mission: { type: 'incident', overture, situation },
    corePoints: 50,
    flexPoints: 0,
    dealt: true,
    seats,
  });
  if (!first.ok) throw new Error(JSON.stringify(first.error));
  return goldenText({
    rules,
    first: first.value,
    seed,
    title: `${overture}, ${situation}, seed "${seed}"`,
    whoOf: (_state, seat) => `seat ${seat}`,
  });
}
