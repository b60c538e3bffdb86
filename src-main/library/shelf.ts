/** What the library knows of every folder without opening it: an entry, or why it is broken. */
import path from 'node:path';
import * as z from 'zod';
import type { Refusal } from '../../shared/base';
import type { BinEntry, LibraryEntry } from '../../shared/contract';
import { type DocumentBody, isMatch } from './body';
import type { Disk } from './disk';
import { attempt, diskRefusal, ifExists, isDiskError } from './disk-refusal';
import { loadDocument } from './load-document';
import { replaceFile } from './write-file';

export const THUMBNAIL = 'thumbnail.png';
const REMOVED = 'removed.json';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const AT_ONCE = 8;

export type ShelfEntry =
  | { readonly type: 'good'; readonly entry: LibraryEntry }
  | { readonly type: 'broken'; readonly problem: Refusal; readonly recoverable: boolean };

export type Summarize = (body: DocumentBody) => string;

/** What an entry of the list is made of. */
export interface EntryFacts {
  readonly id: string;
  readonly body: DocumentBody;
  readonly changedAt: number;
  /** Of a plan's history; a match counts its records. */
  readonly steps: number;
  readonly hasThumbnail: boolean;
}

export function entryOf(facts: EntryFacts, summarize: Summarize): LibraryEntry {
  const { id, body, changedAt, steps, hasThumbnail } = facts;
  return {
    id,
    kind: isMatch(body) ? 'match' : 'plan',
    game: body.game,
    title: body.title,
    summary: summarize(body),
    changedAt,
    steps: isMatch(body) ? body.records.length : steps,
    hasThumbnail,
  };
}

/** Reads every document folder under `root`; a foreign folder is left alone. Throws only if `root` cannot be listed. */
export async function readShelf(
  disk: Disk,
  root: string,
  summarize: Summarize,
): Promise<Map<string, ShelfEntry>> {
  const shelf = new Map<string, ShelfEntry>();
  const ids = (await disk.list(root)).filter((name) => UUID.test(name));
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const part = ids.slice(start, start + AT_ONCE);
    const entries = await Promise.all(part.map((id) => readShelfEntry(disk, root, id, summarize)));
    entries.forEach((entry, index) => shelf.set(part[index] ?? '', entry));
  }
  return shelf;
}

export async function readShelfEntry(
  disk: Disk,
  root: string,
  id: string,
  summarize: Summarize,
): Promise<ShelfEntry> {
  const folder = path.join(root, id);
  try {
    const outcome = await loadDocument(disk, folder);
    if (outcome.type === 'broken') {
      return { type: 'broken', problem: outcome.problem, recoverable: outcome.rescue !== null };
    }
    const hasThumbnail = (await ifExists(() => disk.size(path.join(folder, THUMBNAIL)))) !== undefined;
    const { body, changedAt, length } = outcome.document.state;
    return { type: 'good', entry: entryOf({ id, body, changedAt, steps: length, hasThumbnail }, summarize) };
  } catch (cause) {
    if (!isDiskError(cause)) throw cause;
    return { type: 'broken', problem: unreadable(diskRefusal(cause)), recoverable: false };
  }
}

/** What the bin shows of a folder that holds nothing to be read: why it cannot be, in place of what it is. */
export function unreadableEntry(id: string, problem: Refusal, changedAt: number): LibraryEntry {
  return {
    id,
    kind: 'plan',
    game: 'into-the-unknown',
    title: 'A document that cannot be read',
    summary: problem.message,
    changedAt,
    steps: 0,
    hasThumbnail: false,
  };
}

/**
 * Writes into a folder when it goes into the bin. Without the note the bin shows the time of the last change: no reason
 * not to remove on a full disk.
 */
export async function noteRemoval(disk: Disk, root: string, id: string, deletedAt: number): Promise<void> {
  const note = path.join(root, id, REMOVED);
  await attempt(() => replaceFile(disk, note, Buffer.from(JSON.stringify({ deletedAt }))));
}

/** Entries of the bin with the time of their removal; unknown times count as the last change. */
export async function readRemovedAt(disk: Disk, root: string, entry: LibraryEntry): Promise<BinEntry> {
  const bytes = await attempt(() => disk.read(path.join(root, entry.id, REMOVED)));
  const parsed = removedSchema.safeParse(parseJson(bytes.ok ? bytes.value.toString('utf8') : ''));
  return { ...entry, deletedAt: parsed.success ? parsed.data.deletedAt : entry.changedAt };
}

const removedSchema = z.object({ deletedAt: z.number() });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // an unknown time, see above
  }
}

/** A disk's refusal, told of reading. */
export function unreadable(refusal: Refusal): Refusal {
  return {
    ...refusal,
    code: 'unreadable',
    message: `This document cannot be read from the disk (${refusal.params?.['errno'] ?? ''}).`,
  };
}
