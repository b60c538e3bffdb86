/** Fields that several requests have: names of documents, packs and files, pictures, and what every change bears. */
import '../content/jitless';
import * as z from 'zod';
import { PLAYERS } from './match';
import { SEAT_IDS } from './seats';
import { isBase64 } from './base64';

/** Names one attempt of the caller: main repeats its answer for a known `callId` and never acts twice. */
export const callId = z.string().min(8).max(64);
/** Main names documents by a UUID. */
export const documentId = z.string().regex(/^[0-9a-f-]{36}$/);
/** Examples bear the name of their file. */
export const exampleId = z.string().regex(/^[a-z0-9-]{1,80}$/);
/** What a person's file system calls a file; may be empty. */
export const fileName = z.string().max(255);
/** Of a document or pack; a title that is taken gets a number. */
export const title = z.string().trim().min(1).max(200);
/** The revision that a change was made against, counted from 0. */
export const baseRevision = z.number().int().min(0);
/** A place at a match. */
export const seat = z.enum(SEAT_IDS);
/** Who plays for a seat: a person or a bot. */
export const player = z.enum(PLAYERS);
/** A pack by the name of its folder. */
export const packId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
/** Changes one open document: refused with `stale-revision` when it has changed since. */
export const change = { callId, id: documentId, baseRevision };
/** Files cross as text; none of ours is larger. */
export const MAX_FILE_CHARS = 32 * 1024 * 1024;
/** Pictures, prints and archives cross as base64; none of ours is larger, bytes. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** The bytes of a file. */
export const base64 = z
  .string()
  .max(Math.ceil(MAX_FILE_BYTES / 3) * 4)
  .refine(isBase64, 'base64 is needed');
/** A PNG as base64. */
export const png = z
  .string()
  .max(4_000_000)
  .regex(/^[A-Za-z0-9+/]+=*$/);
