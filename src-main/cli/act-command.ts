/** `plotroom check` and `plotroom act`: one action of a match, judged, and taken. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { writeMatch } from '../../shared/documents';
import { type AnyTimeline, chanceFor, type MatchRecord, savedMatch } from '../rules/engine';
import { type Answer, answered, refused } from './answer';
import type { CommandIo } from './command-io';
import { writeText } from './files';
import type { MatchAtHand } from './games';
import { actionFrom, actorOr } from './match-options';
import { UsageError } from './usage-error';

export interface CheckOptions {
  readonly action: string;
  readonly seat?: string;
}
export interface ActOptions {
  /** Left out: chance answers from the seed. */
  readonly action?: string;
  readonly seat?: string;
  readonly out: string;
}

/** Reads the options; throws `UsageError`. */
export function checkRequest({ action, seat }: CheckOptions) {
  return { action: actionFrom(action), seat };
}

export function answerCheck(
  { timeline }: MatchAtHand,
  { action, seat }: ReturnType<typeof checkRequest>,
): Answer {
  const actor = actorOr(timeline, seat);
  const checked = actor.ok ? timeline.rules.check(timeline.state, actor.value, action) : actor;
  // A seat that the match does not have is a fault of the question, not an answer to it.
  if (!actor.ok && actor.error.code === 'unknown-id') return refused(actor.error);
  if (checked.ok) return answered({ ok: true });
  const { code, message, rule } = checked.error;
  return answered({ ok: false, refusal: { code, rule: rule ?? null, message } });
}

/** Reads the options; throws `UsageError`. */
export function actRequest({ action, seat, out }: ActOptions) {
  return { action: action === undefined ? null : { value: actionFrom(action) }, seat, out };
}

export async function answerAct(
  io: CommandIo,
  { timeline, match }: MatchAtHand,
  request: ReturnType<typeof actRequest>,
): Promise<Answer> {
  const record = recordOf(timeline, match.seed, request);
  if (!record.ok) return refused(record.error);
  const events = timeline.play(record.value);
  const saved = savedMatch(match, timeline);
  const written = await writeText(io, request.out, writeMatch(saved));
  if (!written.ok) return refused(written.error);
  const { rules, state } = timeline;
  return answered({
    hash: saved.checkpoint.hash,
    actors: rules.actors(state),
    events,
    outcome: rules.outcome(state),
  });
}

function recordOf(
  timeline: AnyTimeline,
  seed: string,
  { action, seat }: ReturnType<typeof actRequest>,
): Result<MatchRecord, Refusal> {
  const actor = actorOr(timeline, seat);
  if (!actor.ok) return actor;
  const { rules, state, line } = timeline;
  if (action !== null) {
    const checked = rules.check(state, actor.value, action.value);
    return checked.ok ? ok({ seat: actor.value, action: checked.value }) : checked;
  }
  if (actor.value !== 'chance') throw new UsageError('--action is needed; only chance answers by itself.');
  if (!rules.actors(state).includes('chance')) {
    return err({ code: 'not-your-turn', message: 'Chance is asked nothing now.' });
  }
  return ok({ seat: 'chance', action: rules.sample(state, 'chance', chanceFor(seed, 0, line.position)) });
}
