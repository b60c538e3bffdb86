export * from './types';
export { DEFAULT_PLAN_DRAWING, type DrawingArt, type PlanDrawingOptions } from './options';
export { drawPlan } from './plan';
export { svgOf, type SvgSize } from './svg';
export {
  type FaceName,
  type FaceOutlines,
  type FontOutlines,
  type Glyph,
  parseFontOutlines,
} from './font-outlines';
export { parsePathData } from './path-data';
export { parseSilhouette, type PartRole, type SilhouettePart, UNITS_PER_IN } from './silhouette';
export { drawInstrument, type Instrument, type InstrumentOptions, INSTRUMENTS } from './instruments';
