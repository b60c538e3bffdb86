/** What the plans of each game are to the desk: one entry for each game. */
import type { Refusal, Result } from '../../shared/base';
import type { GameContents } from '../../shared/content';
import type { ParsedRequest } from '../../shared/contract';
import {
  type AnyPlan,
  checkForcePlan,
  checkNetworkPlan,
  checkPlan,
  PLAN_GAMES,
  type PlanGame,
  type PlanOf,
} from '../../shared/documents';
import { newForcePlan, summarizeForces } from './force-plans';
import { newNetworkPlan, summarizeNetwork } from './network-plans';
import type { PlanContents } from './plan-contents';
import { newSectorPlan, summarizeSector } from './sector-plans';

/** What a person asks for when a plan begins. */
export type NewPlanOf<Game extends PlanGame> = Extract<
  ParsedRequest<'library.create'>,
  { readonly game: Game }
>;

interface PlanKind<Game extends PlanGame> {
  /** False where every plan goes by the packs that ship, whatever it names. */
  readonly hasPacks: boolean;
  /** Refuses what is wrong with packs that it needs. */
  readonly make: (request: NewPlanOf<Game>, contents: PlanContents) => Promise<Result<PlanOf<Game>, Refusal>>;
  /** Schema and content, as after an edit. */
  readonly check: (value: unknown, content: GameContents[Game]) => Result<PlanOf<Game>, readonly Refusal[]>;
  /** The one line that the list says of it; null stands for content that could not be read. */
  readonly summarize: (plan: PlanOf<Game>, content: GameContents[Game] | null) => string;
}

const PLAN_KINDS: { readonly [Game in PlanGame]: PlanKind<Game> } = {
  'into-the-unknown': {
    hasPacks: false,
    make: newSectorPlan,
    check: checkPlan,
    summarize: summarizeSector,
  },
  'black-alert': {
    hasPacks: true,
    make: newNetworkPlan,
    check: checkNetworkPlan,
    summarize: summarizeNetwork,
  },
  'nova-cry': {
    hasPacks: true,
    make: newForcePlan,
    check: checkForcePlan,
    summarize: summarizeForces,
  },
};

/** The game of a plan by what it says of itself; null: it names none of ours. */
export function planGameNamed(game: unknown): PlanGame | null {
  return PLAN_GAMES.find((each) => each === game) ?? null;
}

/** Ids of the packs that a plan is made with, over those that ship. */
export function packsOfPlan({ game, packs }: Pick<AnyPlan, 'game' | 'packs'>): readonly string[] {
  return PLAN_KINDS[game].hasPacks ? (packs ?? []) : [];
}

export function makePlan<Game extends PlanGame>(
  game: Game,
  request: NewPlanOf<Game>,
  contents: PlanContents,
): Promise<Result<PlanOf<Game>, Refusal>> {
  return PLAN_KINDS[game].make(request, contents);
}

/** Schema and content of what says that it is a plan of this game. */
export function checkPlanOf<Game extends PlanGame>(
  game: Game,
  value: unknown,
  content: GameContents[Game],
): Result<PlanOf<Game>, readonly Refusal[]> {
  return PLAN_KINDS[game].check(value, content);
}

/** The one line that the list says of a plan, by what is known of its packs. */
export function summarizePlan(plan: AnyPlan, contents: Pick<PlanContents, 'known'>): string {
  return summarizedAs(plan.game, plan, contents);
}

function summarizedAs<Game extends PlanGame>(
  game: Game,
  plan: AnyPlan,
  contents: Pick<PlanContents, 'known'>,
): string {
  const content = contents.known(game, packsOfPlan(plan));
  return PLAN_KINDS[game].summarize(plan as PlanOf<Game>, content); // the plan's own game
}
