/**
 * The match file: one flat envelope for every game. States are derived from set-up, seed and records; the checkpoint
 * is what they came to when the file was written. Adding a game is one more set-up in the union, no new version.
 */
import '../content/jitless';
import * as z from 'zod';
import { blackAlertSetupSchema } from './black-alert-setup';
import { idSchema } from './fields';
import { intoTheUnknownSetupSchema } from './into-the-unknown-setup';
import { novaCrySetupSchema } from './nova-cry-setup';

export const MATCH_FORMAT = 'plotroom-match';
export const MATCH_VERSION = 1;

const count = z.number().int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A chance answer is a record of its own. Whether an action may be is the rules' to say. */
export const matchRecordSchema = z.strictObject({
  seat: z.enum(['1', '2', '3', '4', '5', '6', 'chance', 'referee']),
  action: z.looseObject({ type: z.string().min(1) }),
  /** What a bot says of its choice; a record with a note is a bot's. */
  note: z.string().max(500).optional(),
});

export const UNDO_POLICIES = ['stop', 'same', 'fresh'] as const;
/**
 * `stop`: not past what was revealed. `same`: the same dice fall again. `fresh`: other dice fall, and the table says so.
 */
export type UndoPolicy = (typeof UNDO_POLICIES)[number];
export const CHANCES = ['seeded', 'entered'] as const;
/** Whether the seed answers chance, or a person who names what real cards showed. */
export type Chance = (typeof CHANCES)[number];

/** How it is played at the table. */
export const matchTableSchema = z.strictObject({
  /** Left out: `stop` for two persons and more, else `same`. */
  undo: z.enum(UNDO_POLICIES).optional(),
  /** Left out: `seeded`. */
  chance: z.enum(CHANCES).optional(),
  /** How often the policy `fresh` has asked for other dice; left out: never. */
  salt: count.optional(),
});

/** A line of play that was left: `records` follow the first `at` records of the match. */
export const matchBranchSchema = z.strictObject({
  id: idSchema,
  at: count,
  records: z.array(matchRecordSchema),
  title: z.string().max(200),
});

/** A pack that the match is played with; one that is not shipped travels inside, as `pack`. */
export const matchPackSchema = z.strictObject({
  id: z.string().min(1),
  version: z.number().int().positive(),
  /** Of the pack's JSON with sorted keys. */
  sha256,
  pack: z.record(z.string(), z.unknown()).optional(),
});
export type MatchPack = z.infer<typeof matchPackSchema>;

/** Who plays at a place of the table, in seat order: a person, or the bot of that name. */
export const matchSeatSchema = z.strictObject({
  player: z.string().regex(/^[a-z][a-z0-9-]*$/),
  name: z.string().min(1).max(100).optional(),
});

function matchOf<Game extends string, Setup extends z.ZodType>(game: Game, setup: Setup) {
  return z.strictObject({
    format: z.literal(MATCH_FORMAT),
    version: z.literal(MATCH_VERSION),
    app: z.string().optional(),
    game: z.literal(game),
    /** Raised when an old record would play differently. */
    rulesVersion: z.number().int().positive(),
    title: z.string().min(1).max(200),
    packs: z.array(matchPackSchema).min(1).max(50),
    setup,
    seats: z.array(matchSeatSchema).min(1).max(6),
    seed: z.string().min(1).max(200),
    readings: z.record(z.string(), z.string()),
    records: z.array(matchRecordSchema),
    branches: z.array(matchBranchSchema),
    /** How many records are applied; left out: those of the checkpoint. The library's journal moves it. */
    position: count.optional(),
    table: matchTableSchema.optional(),
    /** The state after `at` records, where the match was left, and its hash. */
    checkpoint: z.strictObject({ at: count, hash: sha256, state: z.record(z.string(), z.unknown()) }),
  });
}

/** Every match: a union on `game`. */
export const matchSchema = z.discriminatedUnion('game', [
  matchOf('black-alert', blackAlertSetupSchema),
  matchOf('nova-cry', novaCrySetupSchema),
  matchOf('into-the-unknown', intoTheUnknownSetupSchema),
]);
export type Match = z.infer<typeof matchSchema>;
/** Games that matches can be played of. */
export type MatchGame = Match['game'];
export const MATCH_GAMES: readonly MatchGame[] = matchSchema.options.map(({ shape }) => shape.game.value);

/** The game if matches can be played of it. */
export function matchGameNamed(game: unknown): MatchGame | null {
  return MATCH_GAMES.find((each) => each === game) ?? null;
}
