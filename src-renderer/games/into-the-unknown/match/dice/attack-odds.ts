/** The exact odds of an attack, of the dice and the target that the rules tell. */
import type { AttackForecast, StruckTarget } from '../../../../../shared/contract/into-the-unknown';
import { type AttackOdds, attackOdds } from '../../../../../shared/odds';
import { type Known, partsOf, readingsOf } from './pool-parts';

/** The odds, and whether they are of the worse of two ends: its player chooses which is struck. */
export interface Shot {
  readonly odds: AttackOdds;
  readonly isWorse: boolean;
}

const counted = new WeakMap<AttackForecast, Shot | null>();

/** Re-rolls and results used for the most damage; null where the pool is too large to be counted. */
export function shotOf(known: Known, attack: AttackForecast): Shot | null {
  const told = counted.get(attack);
  if (told !== undefined) return told;
  const shot = worstOf(known, attack);
  counted.set(attack, shot);
  return shot;
}

function worstOf(known: Known, attack: AttackForecast): Shot | null {
  const [first, ...others] = attack.targets.map((target) => oddsAt(known, attack, target));
  if (!first || others.includes(null)) return null;
  const damage = ({ expected }: AttackOdds): number => expected.sustained.value;
  const worst = others.reduce<AttackOdds>(
    (least, each) => (each && damage(each) < damage(least) ? each : least),
    first,
  );
  return { odds: worst, isWorse: others.some((each) => each && damage(each) !== damage(first)) };
}

function oddsAt(
  known: Known,
  { dice, rerolls, exchanges, keywords }: AttackForecast,
  target: StruckTarget,
): AttackOdds | null {
  const question = {
    pool: partsOf(known, dice),
    rerolls,
    conversions: exchanges,
    keywords,
    target,
    goal: 'damage',
  } as const;
  const odds = attackOdds(question, readingsOf(known));
  return odds.ok ? odds.value : null;
}
