/** What a match shows, in few words: the same for the child that plays and for whoever opens what it left. */
import { createHash } from 'node:crypto';
import type { LibraryList, MatchState } from '../../shared/contract';
import type { Result } from '../../shared/base';
import { type Match, parseMatch } from '../../shared/documents';
import type { Desk } from '../../src-main/desk';

export interface Acknowledged {
  readonly revision: number;
  readonly position: number;
  readonly length: number;
  readonly branches: number;
  /** Of every record, the taken back ones too, and of the lines that were left. */
  readonly digest: string;
  /** Of the records that are applied. */
  readonly applied: string;
}

/** Whether the match, or a line of play that was left, begins with what was acknowledged as applied. */
export function holds({ records, branches }: Match, { position, applied }: Acknowledged): boolean {
  const lines = branches.map(({ at, records: left }) => [...records.slice(0, at), ...left]);
  return [records, ...lines].some((line) => digestOf(line.slice(0, position)) === applied);
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

export async function answered<Value>(desk: Desk, name: string, request: unknown): Promise<Value> {
  const answer = (await desk.call(name, request)) as Result<Value, { message: string }>; // the contract's own type
  if (!answer.ok) throw new Error(`${name}: ${answer.error.message}`);
  return answer.value;
}

export async function matchIdIn(desk: Desk): Promise<string> {
  const { documents } = await answered<LibraryList>(desk, 'library.list', {});
  const [match] = documents.filter(({ kind }) => kind === 'match');
  if (!match) throw new Error('No match in the library');
  return match.id;
}

export async function exported(desk: Desk, id: string): Promise<Match> {
  const { text } = await answered<{ text: string }>(desk, 'library.export', { id });
  const match = parseMatch(text);
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

export async function acknowledgedOf(desk: Desk, state: MatchState): Promise<Acknowledged> {
  const { records, branches } = await exported(desk, state.id);
  const { revision, position, length } = state;
  const digest = digestOf([records, branches]);
  const applied = digestOf(records.slice(0, position));
  return { revision, position, length, branches: branches.length, digest, applied };
}
