/** Every colour of the table, one file per theme. */
import type { ThemeName } from '../scene-types';
import { CONTRAST } from './contrast';
import { DARK } from './dark';
import { LIGHT } from './light';
import type { Inks } from './names';

export type { ChartInks, Inks, PlateInks } from './names';

export const INKS: Readonly<Record<ThemeName, Inks>> = { dark: DARK, light: LIGHT, contrast: CONTRAST };
