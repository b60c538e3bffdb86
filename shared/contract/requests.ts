/**
 * The schema of the request of every call. Main validates each request with its schema; preload, the WebSocket and the
 * in-memory double derive their methods from this one map.
 */
import '../content/jitless';
import * as z from 'zod';
import { blackAlertSetupRequestSchema } from '../documents/black-alert-setup';
import { MATCH_GAMES } from '../documents/match';
import { intoTheUnknownRequestSchema } from '../documents/into-the-unknown-setup';
import { novaCrySetupRequestSchema } from '../documents/nova-cry-setup';
import { namedForceSchema } from '../documents/task-force';
import { UNDO_POLICIES } from './match';
import { SEAT_IDS } from './seats';
import { patchesSchema } from './patch';
import { settingsSchema } from './settings';
import {
  callId,
  title,
  packId,
  player,
  documentId,
  exampleId,
  png,
  fileName,
  MAX_FILE_CHARS,
  base64,
  change,
  seat,
} from './request-fields';

const empty = z.strictObject({});

/** What a match of one game begins with. */
function newMatchOf<Game extends string, Setup extends z.ZodType>(game: Game, setup: Setup, seats: number) {
  return z.strictObject({
    callId,
    game: z.literal(game),
    title,
    /** User packs laid over the shipped ones, the strongest last. */
    packs: z.array(packId).max(20),
    players: z.array(player).min(2).max(seats),
    /** Who they are, in the order of the players; left out and empty: as the game names its seats. */
    names: z.array(z.string().trim().max(100)).max(seats).optional(),
    setup,
    readings: z.record(z.string().max(40), z.string().max(40)),
    chance: z.enum(['seeded', 'entered']),
    /** Left out: drawn anew. */
    seed: z.string().min(1).max(200).optional(),
  });
}

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
  /** The task forces of Into the Unknown in saved plans, to begin a match with; those of a broken plan are left out. */
  'library.forces': empty,
  'library.create': z.union([
    z.strictObject({
      callId,
      game: z.literal('into-the-unknown'),
      title,
      layout: z.enum(['solitary', 'helix', 'trinary', 'custom']),
      /** Task forces that the plan begins with. */
      forces: z.array(namedForceSchema).max(12).optional(),
    }),
    /** A free plan of the network: laid by the seed, or the packs' tiles in their order. */
    z.strictObject({
      callId,
      game: z.literal('black-alert'),
      title,
      packs: z.array(packId).max(20),
      seed: z.string().min(1).max(200).optional(),
    }),
    /** Two task forces: drawn by the seed, or the first of the packs. */
    z.strictObject({
      callId,
      game: z.literal('nova-cry'),
      title,
      packs: z.array(packId).max(20),
      seed: z.string().min(1).max(200).optional(),
    }),
  ]),
  'library.createMatch': z.discriminatedUnion('game', [
    newMatchOf('black-alert', blackAlertSetupRequestSchema, 4),
    newMatchOf('nova-cry', novaCrySetupRequestSchema, 6),
    newMatchOf('into-the-unknown', intoTheUnknownRequestSchema, 2),
  ]),
  /** A match that begins with the board of a plan as it stands: `play from here`. */
  'library.createMatchFromPlan': z.strictObject({
    callId,
    id: documentId,
    players: z.array(player).min(2).max(SEAT_IDS.length),
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
  'document.undo': z.strictObject(change),
  'document.redo': z.strictObject(change),
  /** Moves to a place in the history: 0 is the document as it began. */
  'document.goTo': z.strictObject({ ...change, position: z.number().int().min(0) }),
  /** What is merged of the packs that a document is played or planned with. */
  'document.content': z.strictObject({ id: documentId }),
  /** A seat's action, chance's answer where a person enters it, or the referee's. The rules look at what is in it. */
  'document.act': z.strictObject({
    ...change,
    actor: z.enum([...SEAT_IDS, 'chance', 'referee']),
    action: z.looseObject({ type: z.string().max(40) }),
  }),
  /** Whether an action would be taken, and if not why; changes nothing. */
  'document.check': z.strictObject({
    id: documentId,
    actor: z.enum([...SEAT_IDS, 'chance', 'referee']),
    action: z.looseObject({ type: z.string().max(40) }),
  }),
  /** Takes up a line of play that was left; the present one becomes a branch in its place. */
  'document.branch': z.strictObject({ ...change, branch: z.string().max(80) }),
  /** From an earlier position: the match goes on here, and what came after is kept as a branch. */
  'document.playOn': z.strictObject(change),
  'document.setSeat': z.strictObject({ ...change, seat, player }),
  'document.setUndoPolicy': z.strictObject({ ...change, policy: z.enum(UNDO_POLICIES) }),
  'document.setChance': z.strictObject({ ...change, chance: z.enum(['seeded', 'entered']) }),
  /** A person says that they, and nobody else, look at the screen; null draws the curtain. */
  'document.look': z.strictObject({ callId, id: documentId, seat: seat.nullable() }),
  /** Ends a bot's search: it plays the best so far. Begins it again where it failed or could not be stored. */
  'document.hurry': z.strictObject({ callId, id: documentId }),
  /** How fast bots may follow one another where a person plays: `readable` to begin with. */
  'document.setPace': z.strictObject({ callId, id: documentId, pace: z.enum(['readable', 'none']) }),
  /** What the bot would do in the place of the looking seat. */
  'document.hint': z.strictObject({ id: documentId }),
  /** Shows the seed, with which every draw to come can be foretold. */
  'document.revealSeed': z.strictObject({ callId, id: documentId }),
  /** Records from (exclusive) to (inclusive), at most 500, as the looking seat may know them. */
  'document.log': z.strictObject({
    id: documentId,
    from: z.number().int().min(0),
    to: z.number().int().min(0),
  }),
  'packs.list': empty,
  /** One of the person's packs with the layers it lies over, to edit it. */
  'packs.open': z.strictObject({ id: packId }),
  /** An empty pack; a title that is taken gets a number. */
  'packs.create': z.strictObject({ callId, game: z.enum(MATCH_GAMES), title }),
  /**
   * One step of the editor: the kinds that change, each whole, and what is typed but not valid yet. Refused with
   * `stale-revision` when the pack has changed since, or with the first fault of its form.
   */
  'packs.save': z.strictObject({
    callId,
    id: packId,
    baseRevision: z.string().max(80),
    kinds: z.record(z.string().max(40), z.record(z.string().max(120), z.unknown())),
    drafts: z.record(z.string().max(400), z.string().max(20_000)),
  }),
  'packs.rename': z.strictObject({ callId, id: packId, title }),
  'packs.remove': z.strictObject({ callId, id: packId }),
  'packs.restore': z.strictObject({ callId, id: packId }),
  /** Deletes a pack of the bin for good. */
  'packs.purge': z.strictObject({ callId, id: packId }),
  /** A `.plotroom-pack` file becomes a pack of the person's own. */
  'packs.import': z.strictObject({ callId, name: fileName, text: z.string().max(MAX_FILE_CHARS) }),
  'packs.export': z.strictObject({ id: packId }),
  /** The packs of a game merged: the shipped ones and these over them, the strongest last. */
  'packs.content': z.strictObject({ game: z.enum(MATCH_GAMES), packs: z.array(packId).max(20) }),
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
