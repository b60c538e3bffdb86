/** Things to print, cut out and lay on a real table: true to the pack's figures, one inch an inch. */
import { assertNever } from '../base';
import type { BaseId, ContentPack } from '../content';
import { DRAWING_INKS } from './inks';
import { makeLettering } from './lettering';
import type { DrawingArt } from './options';
import type { Printed } from './printed';
import { basesSheet, tokensSheet } from './printed-pieces';
import { rangeRings } from './printed-rings';
import { ruler, turningTool } from './printed-tools';
import type { Studio } from './sheet';
import type { Drawing } from './types';

export const INSTRUMENTS = ['turning-tool', 'ruler-12', 'ruler-6', 'range-rings', 'bases', 'tokens'] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

export interface InstrumentOptions {
  /** Range rings of one base only; else of every base that ships stand on. */
  readonly base?: BaseId;
}

/** One step of writing, inches: captions are about 9 points. */
const STEP_IN = 0.0095;

/**
 * A printable instrument, ink on white, inches at true scale: the turning tool as the pack's record gives it; rulers of 12
 * and 6 inches with half-inch ticks; range rings of 1 to 6 inches about a hole for the base; outlines of every base
 * with its slots; projectiles and feature tokens.
 */
export function drawInstrument(
  pack: ContentPack,
  instrument: Instrument,
  art: DrawingArt,
  options: InstrumentOptions = {},
): Drawing {
  const studio: Studio = {
    pack,
    art,
    inks: DRAWING_INKS.paper,
    lettering: makeLettering(art.fonts),
    px: STEP_IN,
  };
  return { ...printed(studio, instrument, options), ground: null };
}

function printed(studio: Studio, instrument: Instrument, options: InstrumentOptions): Printed {
  switch (instrument) {
    case 'turning-tool':
      return turningTool(studio);
    case 'ruler-12':
      return ruler(studio, 12);
    case 'ruler-6':
      return ruler(studio, 6);
    case 'range-rings':
      return rangeRings(studio, options.base ?? null);
    case 'bases':
      return basesSheet(studio);
    case 'tokens':
      return tokensSheet(studio);
    default:
      return assertNever(instrument);
  }
}
