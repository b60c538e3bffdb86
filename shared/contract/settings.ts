/** What a person may set for the whole program; stored in `settings.json` of the data folder. */
import '../content/jitless';
import * as z from 'zod';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export const UNITS = ['in', 'cm'] as const;

export const settingsSchema = z.strictObject({
  theme: z.enum(THEMES).default('dark'),
  units: z.enum(UNITS).default('in'),
  /** Decimals of every displayed length, 0 to 3. Display only: it never decides. */
  decimals: z.number().int().min(0).max(3).default(2),
  /** `system` follows the operating system's wish. */
  motion: z.enum(['system', 'reduced']).default('system'),
  /** Snapping while dragging; Alt turns it round for one drag. */
  snap: z.boolean().default(true),
  grid: z.boolean().default(false),
  panelOpen: z.boolean().default(true),
  /** Rebound shortcuts: command id to key chord such as `Ctrl+K`. */
  shortcuts: z.record(z.string(), z.string()).default({}),
});
export type Settings = z.infer<typeof settingsSchema>;
export const DEFAULT_SETTINGS: Settings = settingsSchema.parse({});
