import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesWith, SEATS } from '../../tests/support/black-alert';
import { type AnyRules, type Random, randomFrom, type SeatId, SEAT_IDS } from '../rules/engine';
import { decideSteadily, type Question, UNWATCHED } from './steady';

// The bot knows rules of whichever game.
const rules = rulesWith() as unknown as AnyRules;
const NODES = 60;

interface Decision {
  readonly state: unknown;
  readonly seat: SeatId;
}

/** A state of random play in which a seat has something to choose. */
function decisionAfter(seed: string, least: number): Decision {
  const random = randomFrom(seed);
  const players = ([2, 3, 4] as const)[random.below(3)] ?? 2;
  const started = rules.start({ seats: SEATS[players] });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  let state = started.value;
  for (let record = 0; record < 5000; record += 1) {
    const actor = rules.actors(state)[0];
    if (actor === undefined) return decisionAfter(`${seed}+`, least);
    const seat = SEAT_IDS.find((each) => each === actor);
    if (record >= least && seat !== undefined && listed(state, seat).length > 1) return { state, seat };
    state = rules.apply(state, actor, rules.sample(state, actor, random)).state;
  }
  throw new Error(`No end after ${seed}.`);
}

function listed(state: unknown, seat: SeatId) {
  const list = rules.legal(state, seat);
  return list.type === 'listed' ? list.actions : [];
}

function questionAt({ state, seat }: Decision, seed: string, nodes = NODES): Question {
  return {
    seat,
    view: rules.view(state, seat),
    legal: listed(state, seat),
    seed,
    budget: { type: 'nodes', nodes },
  };
}

/** The same as the seat sees it, hidden things dealt anew. */
function twinOf({ state, seat }: Decision, random: Random): Decision {
  if (!rules.determinize) throw new Error('These rules deal nothing anew.');
  return { state: rules.determinize(rules.view(state, seat), seat, random), seat };
}

const anyDecision = fc
  .tuple(fc.string({ maxLength: 8 }), fc.integer({ min: 0, max: 160 }))
  .map(([seed, least]) => decisionAfter(seed, least));

describe('steady', () => {
  it('chooses a legal action within its nodes, whatever is asked', () => {
    fc.assert(
      fc.property(anyDecision, (decision) => {
        const question = questionAt(decision, 'legal');
        const { action, nodes, reason, cutShort } = decideSteadily(rules, question, UNWATCHED);
        expect(question.legal).toContainEqual(action);
        // The last look may go over the budget by the steps of one challenge.
        expect(nodes).toBeLessThan(NODES + 100);
        expect(reason).not.toBe('');
        expect(cutShort).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  it('never sees what its seat may not: hidden things dealt anew leave choice and reason the same', () => {
    fc.assert(
      fc.property(anyDecision, fc.string(), (decision, seed) => {
        const twin = twinOf(decision, randomFrom(seed));
        const [one, other] = [decision, twin].map((each) =>
          decideSteadily(rules, questionAt(each, 'twins'), UNWATCHED),
        );
        expect(other).toEqual(one);
      }),
      { numRuns: 40 },
    );
  });

  it('chooses the same again with the same seed and nodes', () => {
    const question = questionAt(decisionAfter('again', 40), 'same', 400);
    expect(decideSteadily(rules, question, UNWATCHED)).toEqual(decideSteadily(rules, question, UNWATCHED));
  });

  it('spends nothing where one action is legal', () => {
    const question = questionAt(decisionAfter('single', 20), 'single');
    const [only] = question.legal;
    const legal = only === undefined ? [] : [only];
    expect(decideSteadily(rules, { ...question, legal }, UNWATCHED)).toMatchObject({
      action: only,
      nodes: 0,
    });
  });

  it('ends at once when it is told to, with the best so far', () => {
    const question = questionAt(decisionAfter('ended', 30), 'ended', 1_000_000);
    let looks = 0;
    const { action, cutShort } = decideSteadily(rules, question, {
      isEnded: () => (looks += 1) > 20,
      report: () => undefined,
    });
    expect(question.legal).toContainEqual(action);
    expect(cutShort).toBe(true);
  });

  it('tells each new best so far, the last of which it takes', () => {
    const question = questionAt(decisionAfter('reports', 30), 'reports', 400);
    const told: unknown[] = [];
    const { action } = decideSteadily(rules, question, {
      isEnded: () => false,
      report: (sofar) => told.push(sofar.action),
    });
    expect(told.at(-1)).toEqual(action);
  });
});
