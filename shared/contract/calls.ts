/**
 * Every call the renderer can make of main: a schema for the request, a type for the answer. Main validates each
 * request with its schema; preload, the WebSocket and the in-memory double derive their methods from this one map.
 */
import '../content/jitless';
import * as z from 'zod';
import type { Refusal, Result } from '../base';
import type { SectorPlan } from '../documents/plan';
import type { ContentPack } from '../content';
import type { GameId, LibraryEntry, LibraryList } from './library';
import { isBase64 } from './base64';
import { patchesSchema } from './patch';
import { type Settings, settingsSchema } from './settings';

/** Names one attempt of the caller: main repeats its answer for a known `callId` and never acts twice. */
const callId = z.string().min(8).max(64);
const documentId = z.string().regex(/^[0-9a-f-]{36}$/);
const exampleId = z.string().regex(/^[a-z0-9-]{1,80}$/);
const fileName = z.string().max(255);
const title = z.string().trim().min(1).max(200);
/** Files cross as text; none of ours is larger. */
export const MAX_FILE_CHARS = 32 * 1024 * 1024;
/** Pictures, prints and archives cross as base64; none of ours is larger, bytes. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;
const base64 = z
  .string()
  .max(Math.ceil(MAX_FILE_BYTES / 3) * 4)
  .refine(isBase64, 'base64 is needed');
/** A PNG as base64. */
const png = z
  .string()
  .max(4_000_000)
  .regex(/^[A-Za-z0-9+/]+=*$/);

const empty = z.strictObject({});

export const requestSchemas = {
  'app.info': empty,
  'app.reportProblem': z.strictObject({
    message: z.string().max(4000),
    stack: z.string().max(20_000).optional(),
  }),
  'settings.get': empty,
  'settings.set': z.strictObject({ callId, settings: settingsSchema }),
  'packs.read': z.strictObject({ game: z.enum(['into-the-unknown']) }),
  'library.list': empty,
  'library.create': z.strictObject({
    callId,
    game: z.enum(['into-the-unknown']),
    title,
    layout: z.enum(['solitary', 'helix', 'trinary', 'custom']),
  }),
  /** Opens a copy of an example as a new document. */
  'library.createFromExample': z.strictObject({ callId, example: exampleId }),
  /** The picture of an example or document: base64 PNG, or null. */
  'library.thumbnail': z.strictObject({ id: z.union([documentId, exampleId]) }),
  'library.setThumbnail': z.strictObject({ id: documentId, png }),
  'library.rename': z.strictObject({ callId, id: documentId, title }),
  'library.duplicate': z.strictObject({ callId, id: documentId }),
  'library.remove': z.strictObject({ callId, id: documentId }),
  'library.restore': z.strictObject({ callId, id: documentId }),
  /** Deletes a document of the bin for good. */
  'library.purge': z.strictObject({ callId, id: documentId }),
  /** Opens the newest good copy of a broken document; the broken file stays beside it. */
  'library.recover': z.strictObject({ callId, id: documentId }),
  /** A plan file as text, or any file that carries a plan as its bytes. */
  'library.import': z.union([
    z.strictObject({ callId, name: fileName, text: z.string().max(MAX_FILE_CHARS) }),
    z.strictObject({ callId, name: fileName, base64 }),
  ]),
  /** Electron only: asks with a native dialog and imports what was chosen. */
  'library.importWithDialog': z.strictObject({ callId }),
  'library.export': z.strictObject({ id: documentId }),
  /** Electron only: asks with a native dialog and writes there. */
  'library.exportWithDialog': z.strictObject({ callId, id: documentId }),
  'document.open': z.strictObject({ id: documentId }),
  'document.edit': z.strictObject({
    callId,
    id: documentId,
    baseRevision: z.number().int().min(0),
    label: z.string().min(1).max(200),
    patches: patchesSchema,
  }),
  'document.undo': z.strictObject({ callId, id: documentId, baseRevision: z.number().int().min(0) }),
  'document.redo': z.strictObject({ callId, id: documentId, baseRevision: z.number().int().min(0) }),
  /** Moves to a place in the history: 0 is the document as it began. */
  'document.goTo': z.strictObject({
    callId,
    id: documentId,
    baseRevision: z.number().int().min(0),
    position: z.number().int().min(0),
  }),
  /** Labels of the steps from (inclusive) to (exclusive), at most 500. */
  'document.history': z.strictObject({
    id: documentId,
    from: z.number().int().min(0),
    to: z.number().int().min(0),
  }),
  'document.close': z.strictObject({ id: documentId }),
  /** Everything about a document that helps to find a fault, in one archive that opens like a plan. */
  'document.report': z.strictObject({ id: documentId }),
  /** Electron only: asks with a native dialog where to, and writes there. */
  'files.save': z.strictObject({ callId, name: fileName.min(1), base64 }),
} as const;

export type CallName = keyof typeof requestSchemas;
export type Request<Name extends CallName> = z.input<(typeof requestSchemas)[Name]>;
/** What main's handlers get: the request after its schema, defaults filled in. */
export type ParsedRequest<Name extends CallName> = z.output<(typeof requestSchemas)[Name]>;

export interface AppInfo {
  readonly version: string;
  readonly host: 'electron' | 'web';
  readonly platform: string;
  readonly dataFolder: string;
  /** True where native dialogs for files exist. */
  readonly dialogs: boolean;
  /** What the engine room reports, such as `Electron 45.5.0` or `Node 20.19.0`. */
  readonly runtime: string;
}

/** An open document as the renderer sees it. */
export interface DocumentState {
  readonly id: string;
  /** Counts every committed change, undo included; a call names the revision it was made against. */
  readonly revision: number;
  readonly plan: SectorPlan;
  readonly history: HistoryState;
  /** Milliseconds since 1970 of the last flush to disk. */
  readonly savedAt: number;
}
export interface HistoryState {
  /** 0 .. length: how many steps are applied. */
  readonly position: number;
  readonly length: number;
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
}
export interface ImportOutcome {
  readonly entry: LibraryEntry;
  readonly note: string | null;
}

export interface Answers {
  'app.info': AppInfo;
  'app.reportProblem': null;
  'settings.get': Settings;
  'settings.set': Settings;
  'packs.read': ContentPack;
  'library.list': LibraryList;
  'library.create': LibraryEntry;
  'library.createFromExample': LibraryEntry;
  'library.thumbnail': string | null;
  'library.setThumbnail': null;
  'library.rename': LibraryEntry;
  'library.duplicate': LibraryEntry;
  'library.remove': null;
  'library.restore': LibraryEntry;
  'library.purge': null;
  'library.recover': LibraryEntry;
  'library.import': ImportOutcome;
  /** Empty when the dialog was cancelled. */
  'library.importWithDialog': readonly ImportOutcome[];
  'library.export': { readonly fileName: string; readonly text: string };
  /** The path written, or null when the dialog was cancelled. */
  'library.exportWithDialog': string | null;
  'document.open': DocumentState;
  'document.edit': DocumentState;
  'document.undo': DocumentState;
  'document.redo': DocumentState;
  'document.goTo': DocumentState;
  'document.history': readonly string[];
  'document.close': null;
  'document.report': { readonly fileName: string; readonly base64: string };
  /** The path written, or null when the dialog was cancelled. */
  'files.save': string | null;
}

export type Answer<Name extends CallName> = Result<Answers[Name], Refusal>;
export type { GameId };
