/** Every colour of the star chart, one file per theme, beside the inks that all tables share. */
import type { ThemeName } from '../../scene-types';
import { CONTRAST } from './contrast';
import { DARK } from './dark';
import { LIGHT } from './light';
import type { NetworkInks } from './names';

export type { NetworkInks, ShipInks, TileInks, Tint } from './names';

export const NETWORK_INKS: Readonly<Record<ThemeName, NetworkInks>> = {
  dark: DARK,
  light: LIGHT,
  contrast: CONTRAST,
};
