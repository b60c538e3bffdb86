/** What a document must satisfy to be stored after an edit or to be imported: its schema and the content it names. */
import type { Refusal, Result } from '../../shared/base';
import { MATCH_FORMAT, type PlanGame } from '../../shared/documents';
import { type CheckBody, type DocumentBody, firstFault, readBody } from '../library';
import type { PlanContents } from './plan-contents';
import { checkPlanOf, packsOfPlan, planGameNamed } from './plan-kinds';

/**
 * The first fault, if any. Where packs are not at hand, in a damaged installation or a plan from elsewhere, the schema
 * alone decides. What a match's records mean is for `matchAtHand`.
 */
export function documentCheck(contents: Pick<PlanContents, 'known'>): CheckBody {
  return (value) => (isMatchFile(value) ? readBody(value) : checkAs(gameOf(value), value, contents));
}

function checkAs<Game extends PlanGame>(
  game: Game,
  value: unknown,
  contents: Pick<PlanContents, 'known'>,
): Result<DocumentBody, Refusal> {
  const known = contents.known(game, packsOfPlan({ game, packs: packsNamedIn(value) }));
  return known === null ? readBody(value) : firstFault(checkPlanOf(game, value, known));
}

function isMatchFile(value: unknown): boolean {
  return fieldOf(value, 'format') === MATCH_FORMAT;
}

/** By what a document says of itself; whether it is true its schema will say. What says nothing is asked as a sector. */
function gameOf(value: unknown): PlanGame {
  return planGameNamed(fieldOf(value, 'game')) ?? 'into-the-unknown';
}

function packsNamedIn(value: unknown): string[] {
  const packs = fieldOf(value, 'packs');
  return Array.isArray(packs) ? packs.filter((each) => typeof each === 'string') : [];
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}
