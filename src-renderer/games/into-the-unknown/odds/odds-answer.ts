/** The odds of a question, by `shared/odds`; plain data in and out, so that a worker can answer it too. */
import type { Refusal, Result } from '../../../../shared/base';
import { ok } from '../../../../shared/base';
import type { PoolQuestion } from '../../../../shared/content';
import {
  type AttackOdds,
  attackOdds,
  type AttackQuestion,
  type OddsReadings,
  type TestOdds,
  testOdds,
  type TestQuestion,
} from '../../../../shared/odds';

export type OddsAnswer =
  | { readonly type: 'test'; readonly question: TestQuestion; readonly odds: TestOdds }
  | { readonly type: 'attack'; readonly question: AttackQuestion; readonly odds: AttackOdds };

export interface OddsJob {
  readonly asked: PoolQuestion;
  readonly readings: OddsReadings;
}

/** Exact; refuses `out-of-range` for a pool too large to be counted. */
export function answerOdds({ asked, readings }: OddsJob): Result<OddsAnswer, Refusal> {
  if (asked.type === 'test') {
    const odds = testOdds(asked.question, readings);
    return odds.ok ? ok({ ...asked, odds: odds.value }) : odds;
  }
  const odds = attackOdds(asked.question, readings);
  return odds.ok ? ok({ ...asked, odds: odds.value }) : odds;
}
