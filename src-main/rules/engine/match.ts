/** From a match file to a timeline and back: every record is checked again, and the checkpoint must be met. */
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import type { Match } from '../../../shared/documents';
import { stateHash } from './state-hash';
import type { Line } from './line';
import { type AnyTimeline, Timeline } from './timeline';
import type { AnyAction, AnyRules, MatchRecord } from './types';

export interface OpenedMatch {
  readonly timeline: AnyTimeline;
  /** What a person has to know of it: these rules no longer play its records, and it goes on from its checkpoint. */
  readonly notice: Refusal | null;
}

/**
 * Opens a match at its checkpoint's place, every record checked. Refusals: `newer-version` at `/rulesVersion`,
 * `out-of-range`, the faults of its set-up, and `diverged` at `/records/K` for a record that the rules refuse or that
 * does not lead to the checkpoint. A match of older rules that diverges is resumed at its checkpoint, with a notice.
 * With `until` only so many records are played, and it is opened there.
 */
export function openMatch(
  rules: AnyRules,
  match: Match,
  until = match.records.length,
): Result<OpenedMatch, readonly Refusal[]> {
  const faults = headFaults(rules, match);
  if (faults.length > 0) return err(faults);
  const replayed = replay(rules, match, until);
  if (replayed.ok) return ok({ timeline: replayed.value, notice: null });
  const isOlder = match.rulesVersion < rules.rulesVersion;
  return isOlder ? resumed(rules, match, until) : replayed;
}

/** The match with other records, which led to this state. */
export function matchAfter(match: Match, records: readonly MatchRecord[], state: unknown): Match {
  return {
    ...withoutPosition(match),
    records: [...records],
    checkpoint: { at: records.length, hash: stateHash(state), state },
  } as Match; // actions and states are plain objects, which their types do not say
}

/** The match as it stands now: records, branches and a fresh checkpoint. */
export function savedMatch(match: Match, timeline: AnyTimeline): Match {
  const { records, position, branches } = timeline.line;
  // Actions are plain objects, which their types do not say.
  const line = { ...match, records: [...records], branches: [...branches] } as Match;
  return settledMatch(line, timeline, position, timeline.state);
}

/** The match as it is written when it has come to this state, its records and branches being up to date. */
export function settledMatch(match: Match, timeline: AnyTimeline, position: number, state: unknown): Match {
  return {
    ...withoutPosition(match),
    // What was resumed cannot be replayed by these rules, so it stays a match of the older ones.
    rulesVersion: timeline.earliest > 0 ? match.rulesVersion : timeline.rules.rulesVersion,
    checkpoint: { at: position, hash: stateHash(state), state },
  } as Match; // states are plain objects, which their type does not say
}

/** The checkpoint says where the match was left; only a journal moves on from there. */
function withoutPosition(match: Match): Match {
  const rest = { ...match };
  delete rest.position;
  return rest;
}

function headFaults(
  rules: AnyRules,
  { rulesVersion, records, branches, checkpoint, position }: Match,
): Refusal[] {
  if (rulesVersion > rules.rulesVersion) {
    const message = `This match was played by version ${rulesVersion} of the rules; this Plotroom has version ${rules.rulesVersion}.`;
    return [{ code: 'newer-version', message, at: '/rulesVersion' }];
  }
  const places: readonly (readonly [string, number])[] = [
    ['/checkpoint/at', checkpoint.at],
    ...(position === undefined ? [] : [['/position', position] as const]),
    ...branches.map(({ at }, index) => [`/branches/${index}/at`, at] as const),
  ];
  const ids = branches.map(({ id }) => id);
  const twice = ids.flatMap((id, index): Refusal[] =>
    ids.indexOf(id) === index
      ? []
      : [{ code: 'duplicate-id', message: `The id "${id}" is used twice.`, at: `/branches/${index}/id` }],
  );
  const beyond = places.filter(([, at]) => at > records.length);
  return [...beyond.map(([place, at]) => tooFar(place, at, records.length)), ...twice];
}

function tooFar(place: string, at: number, count: number): Refusal {
  const message = `The match has ${count} records, and this stands after record ${at}.`;
  return { code: 'out-of-range', message, at: place };
}

function replay(rules: AnyRules, match: Match, until: number): Result<AnyTimeline, readonly Refusal[]> {
  const { seats, records, branches, checkpoint } = match;
  const started = Timeline.start(rules, match.setup);
  if (!started.ok) return err(started.error.map((fault) => ({ ...fault, at: `/setup${fault.at ?? ''}` })));
  const timeline = started.value;
  const places = rules.seats(timeline.state).length;
  if (seats.length !== places) {
    const message = `The set-up has ${places} seats, but "seats" names ${seats.length}.`;
    return err([{ code: 'out-of-range', message, at: '/seats' }]);
  }
  const line = { records: records.slice(0, until), position: placeOf(match, until), branches };
  const loaded = timeline.load(line);
  if (!loaded.ok) return err([loaded.error]);
  if (checkpoint.at <= until && stateHash(timeline.stateAt(checkpoint.at)) !== checkpoint.hash) {
    return err([missedCheckpoint(checkpoint.at)]);
  }
  return ok(timeline);
}

/** Where a match is opened: as far as it is asked for, else where it was left. */
function placeOf({ records, position, checkpoint }: Match, until: number): number {
  return records.length === until ? (position ?? checkpoint.at) : until;
}

/** The records can be played, but to another end than the file says: one of them, or the set-up, is another. */
function missedCheckpoint(at: number): Refusal {
  return {
    code: 'diverged',
    message: `After ${at} records the match is not where its checkpoint says.`,
    at: at > 0 ? `/records/${at - 1}` : '/checkpoint',
  };
}

function resumed(rules: AnyRules, match: Match, until: number): Result<OpenedMatch, readonly Refusal[]> {
  const { rulesVersion, records, branches, checkpoint } = match;
  if (stateHash(checkpoint.state) !== checkpoint.hash) {
    const message = 'The state of the checkpoint is not the one that was saved.';
    return err([{ code: 'diverged', message, at: '/checkpoint' }]);
  }
  const notice = `This match was played by version ${rulesVersion} of the rules, which this Plotroom plays otherwise. It goes on from where it was saved, after ${checkpoint.at} records; what came before can be read, not gone back to.`;
  if (until < checkpoint.at) return err([{ code: 'diverged', message: notice, at: `/records/${until}` }]);
  const line: Line<AnyAction> = { records, position: placeOf(match, until), branches };
  const timeline = Timeline.resume(rules, checkpoint.state, checkpoint.at, line);
  return ok({ timeline, notice: { code: 'older-rules', message: notice, at: '/rulesVersion' } });
}
