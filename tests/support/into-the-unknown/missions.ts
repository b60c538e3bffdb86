/** Whole missions played at random over the shipped packs: every overture with situations and complications. */
import { PLAYED_FACTIONS } from '../../../shared/content/into-the-unknown';
import type { IntoTheUnknownAction, Task } from '../../../shared/contract/into-the-unknown';
import type { IntoTheUnknownSetup, MissionChoice } from '../../../shared/documents';
import { randomForce } from '../../../shared/fleet';
import {
  type Actor,
  chanceFor,
  deepFrozen,
  type Outcome,
  pick,
  type Random,
  randomFrom,
  stateHash,
} from '../../../src-main/rules/engine';
import { intoTheUnknown, type IntoTheUnknownRules } from '../../../src-main/rules/into-the-unknown';
import type { IntoTheUnknownState } from '../../../src-main/rules/into-the-unknown/state';
import { shippedContent } from '../shipped-content';

/** Every pair of an overture and a situation with one complication for each player, and every story, once. */
export function missions(): readonly MissionChoice[] {
  const { overtures, situations, complications, stories } = shippedContent();
  const incident = (records: Readonly<Record<string, { readonly ofStory: boolean }>>) =>
    Object.keys(records)
      .filter((id) => records[id]?.ofStory === false)
      .sort();
  const fitting = (overture: string, situation: string) => {
    const shared = [overtures[overture], situations[situation]].flatMap((part) => part?.categories ?? []);
    return incident(complications).filter((id) =>
      complications[id]?.categories.some((category) => shared.includes(category)),
    );
  };
  const pairs = incident(overtures).flatMap((overture) =>
    incident(situations).map((situation) => ({ overture, situation })),
  );
  return [
    ...pairs.map(({ overture, situation }, index): MissionChoice => {
      const cards = fitting(overture, situation);
      const card = (at: number) => cards[at % cards.length] ?? '';
      return {
        type: 'incident',
        overture,
        situation,
        complications: { '1': card(index), '2': card(index + 1 + (index % (cards.length - 1))) },
      };
    }),
    ...Object.keys(stories).map((story): MissionChoice => ({ type: 'story', story })),
  ];
}

export interface Played {
  readonly outcome: Outcome;
  readonly actions: number;
  readonly rounds: number;
  readonly records: readonly { readonly actor: Actor; readonly action: IntoTheUnknownAction }[];
  readonly hash: string;
}

/** A set-up of the mission with two task forces drawn; a story's own factions. */
export function setupOf(mission: MissionChoice, random: Random, dealt: boolean): IntoTheUnknownSetup {
  const content = shippedContent();
  const story = mission.type === 'story' ? content.stories[mission.story] : undefined;
  const seats = (['1', '2'] as const).map((seat) => {
    const faction = story?.factions[seat] ?? pick(PLAYED_FACTIONS, random);
    const force = randomForce(content, faction, random, story?.corePoints ?? 50);
    if (force === null) throw new Error(`The shipped packs have no force of ${faction}.`);
    return { force };
  });
  return {
    mode: 'match',
    mission,
    corePoints: story?.corePoints ?? 50,
    flexPoints: 0,
    dealt,
    seats,
  };
}

/** One action of so many is asked about before it is applied: that they may be is the contract's test. */
const CHECKED_IN = 8;

/** Far more actions than any match by chance has had. */
const LIMIT = 8_000;

/**
 * Plays a mission to its end: what samples say, and every fourth time anything that is listed, drawn by type first so that
 * rare actions come up. Throws with the seed and the place where it went wrong.
 */
export function playMission(mission: MissionChoice, seed: string, frozen = true): Played {
  const random = randomFrom(seed);
  const rules = intoTheUnknown(shippedContent(), {});
  const started = rules.start(setupOf(mission, random, random.below(2) === 0));
  if (!started.ok) throw new Error(`${seed}: ${JSON.stringify(started.error)}`);
  let state = started.value;
  const records: { actor: Actor; action: IntoTheUnknownAction }[] = [];
  let last: IntoTheUnknownAction | null = null;
  try {
    while (state.outcome === null) {
      if (records.length > LIMIT) throw new Error('It does not come to its end.');
      if (frozen) deepFrozen(state);
      const actor = pick(rules.actors(state), random);
      const action = actionOf(rules, state, actor, random, chanceFor(seed, 0, records.length));
      last = action;
      if (random.below(CHECKED_IN) === 0) {
        const checked = rules.check(state, actor, action);
        if (!checked.ok) throw new Error(`A sample is refused: ${JSON.stringify(checked.error)}`);
      }
      records.push({ actor, action });
      state = rules.apply(state, actor, action).state;
    }
  } catch (error) {
    throw new Error(`${seed}, ${JSON.stringify(mission)}: ${tellTop(state)}, ${JSON.stringify(last)}`, {
      cause: error,
    });
  }
  return {
    outcome: state.outcome,
    actions: records.length,
    rounds: state.roundsDone,
    records,
    hash: stateHash(state),
  };
}

function tellTop({ tasks, round }: IntoTheUnknownState): string {
  const top: Task | undefined = tasks.at(-1);
  return `round ${String(round?.number)}, record ${JSON.stringify(top).slice(0, 400)}`;
}

function actionOf(
  rules: IntoTheUnknownRules,
  state: IntoTheUnknownState,
  actor: Actor,
  random: Random,
  chance: Random,
): IntoTheUnknownAction {
  if (actor === 'chance') return rules.sample(state, actor, chance);
  if (random.below(4) > 0) return rules.sample(state, actor, random);
  const listed = rules.legal(state, actor).actions ?? [];
  const groups = new Map<string, IntoTheUnknownAction[]>();
  for (const action of listed) {
    const key = 'ability' in action ? `${action.type} ${action.ability}` : action.type;
    groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  const lively = [...groups.keys()].filter((key) => key !== 'pass' && key !== 'done');
  const key = pick(lively.length > 0 ? lively : [...groups.keys(), ''], random);
  const group = groups.get(key) ?? [];
  return group.length === 0 ? rules.sample(state, actor, random) : pick(group, random);
}

/** The same records over a fresh match: where they lead. */
export function replayed(mission: MissionChoice, seed: string, records: Played['records']): string {
  const random = randomFrom(seed);
  const rules = intoTheUnknown(shippedContent(), {});
  const started = rules.start(setupOf(mission, random, random.below(2) === 0));
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return stateHash(
    records.reduce((state, { actor, action }) => rules.apply(state, actor, action).state, started.value),
  );
}
