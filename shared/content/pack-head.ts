/** The head of a pack: whose content it is, for which game, and what kind of source it holds. */
import './jitless';
import * as z from 'zod';
import { kebab, name } from './fields';
import { SOURCE_KINDS } from './provenance';

/** Games that have content packs. Layers of different games never merge. */
export const GAME_IDS = ['into-the-unknown', 'black-alert', 'nova-cry'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const packHeadSchema = z.strictObject({
  format: z.literal('plotroom-pack'),
  id: kebab,
  version: z.number().int().positive(),
  game: z.enum(GAME_IDS),
  /** Named for the kind of source it holds: user over rulebook and public over house. */
  layer: z.enum(SOURCE_KINDS),
  title: name,
});

export type PackHead = z.infer<typeof packHeadSchema>;
