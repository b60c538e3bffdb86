/**
 * The odds of a challenge against the rules' own resolver: from what one seat sees, whole states are dealt that agree with
 * it, the challenge is played to its totals, and who won is counted.
 */
import { describe, expect, it } from 'vitest';
import type { BlackAlertAction, CardId, ChallengeView } from '../../shared/contract/black-alert';
import { challengeOddsWith } from '../../shared/network';
import { blackAlert, type BlackAlertState, readingsOf } from '../../src-main/rules/black-alert';
import { type Actor, type Random, randomFrom } from '../../src-main/rules/engine';
import { challengeQuestion } from '../../src-renderer/games/black-alert/match/challenge/odds-question';
import { commandCard } from '../../src-renderer/games/black-alert/match/words';
import { shippedBlackAlert } from '../support/shipped-content';

/** Challenges played out, by the step in which somebody is asked; most at the last one, where most is facedown. */
const SAMPLES = { 'leader-bids': 8_000, 'initiating-assist': 8_000, 'opposing-assist': 24_000 } as const;
/** A right answer misses this far about once in 15,000 tries. */
const SIGMAS = 4;
const content = shippedBlackAlert();
const readings = readingsOf({});
if (!readings.ok) throw new Error(JSON.stringify(readings.error));
const rules = blackAlert(content, readings.value);
type Seat = Exclude<Actor, 'chance' | 'referee'>;
type View = ReturnType<typeof rules.view>;

interface Position {
  readonly state: BlackAlertState;
  readonly seat: Seat;
  readonly task: ChallengeView;
}

/** Plays at random until somebody is asked for a bid in a challenge where others have bid facedown. */
function challengeAt(seed: string, step: ChallengeView['step']): Position {
  const random = randomFrom(seed);
  for (let game = 0; game < 60; game += 1) {
    const started = rules.start({
      seats: [
        { team: 'starfleet', characters: ['burnham'] },
        { team: 'terran', characters: ['killy'] },
        { team: 'starfleet', characters: ['stamets'] },
        { team: 'terran', characters: ['lorca'] },
      ],
    });
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    let state = started.value;
    for (let moves = 0; moves < 800 && state.outcome === null; moves += 1) {
      const actor = rules.actors(state)[0] ?? 'chance';
      const found = positionAt(state, actor, step);
      if (found) return found;
      state = rules.apply(state, actor, rules.sample(state, actor, random)).state;
    }
  }
  throw new Error(`No challenge came to ${step}.`);
}

function positionAt(state: BlackAlertState, actor: Actor, step: ChallengeView['step']): Position | null {
  if (actor === 'chance' || actor === 'referee') return null;
  const task = rules.view(state, actor).tasks.at(-1);
  if (task?.type !== 'challenge' || task.step !== step) return null;
  const hidden = task.bids.reduce((sum, { cards, count }) => sum + (cards === null ? count : 0), 0);
  return hidden > 0 ? { state, seat: actor, task } : null;
}

/** Hidden cards dealt anew; rules that cannot would be no rules for a bot. */
function dealt(view: View, seat: Seat, random: Random): BlackAlertState {
  const state = rules.determinize?.(view, seat, random);
  if (!state) throw new Error('These rules deal no hidden cards.');
  return state;
}

/** One state that agrees with what the seat sees, played to the totals; nobody else adds a card. */
function winnerOnce(view: View, seat: Seat, action: BlackAlertAction, random: Random): string {
  let state = dealt(view, seat, random);
  let actor: Actor = seat;
  let next: BlackAlertAction = action;
  for (;;) {
    const { state: after, events } = rules.apply(state, actor, next);
    const totals = events.find(({ type }) => type === 'totals');
    if (totals?.type === 'totals') return totals.winner;
    state = after;
    actor = rules.actors(state)[0] ?? 'chance';
    next = actor === 'chance' ? rules.sample(state, actor, random) : { type: 'pass' };
  }
}

describe('the odds of a challenge against the rules', () => {
  it.each(['leader-bids', 'initiating-assist', 'opposing-assist'] as const)(
    `BA-CHAL-13 to BA-CHAL-16: at %s they lie within ${SIGMAS} sigma of challenges played out`,
    (step) => {
      const { state, seat, task } = challengeAt(`odds ${step}`, step);
      const view = rules.view(state, seat);
      const bidder = task.bidder ?? '';
      const { team, hand } = view.characters[bidder] ?? { team: 'starfleet' as const, hand: null };
      const bids: readonly (readonly CardId[])[] = [[], ...(hand ?? []).map((card) => [card])];
      const role = step === 'leader-bids' ? 'leader' : 'assistant';
      const question = challengeQuestion({ content, view, task, log: [] });
      const odds = challengeOddsWith(
        question,
        team,
        role,
        bids.map((cards) => cards.flatMap((card) => commandCard(content, card) ?? [])),
      );
      const random = randomFrom(`samples ${step}`);
      const each = Math.floor(SAMPLES[step] / bids.length);
      bids.forEach((cards, index) => {
        const action: BlackAlertAction = cards.length === 0 ? { type: 'pass' } : { type: 'bid', cards };
        let wins = 0;
        for (let sample = 0; sample < each; sample += 1)
          wins += winnerOnce(view, seat, action, random) === team ? 1 : 0;
        const chance = odds[index]?.wins[team] ?? Number.NaN;
        const sigma = Math.sqrt((chance * (1 - chance)) / each);
        expect(Math.abs(wins / each - chance), `${step}, bid ${cards.join()}`).toBeLessThanOrEqual(
          SIGMAS * sigma + 1e-9,
        );
      });
    },
    120_000,
  );
});
