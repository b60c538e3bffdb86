export {
  type Contours,
  type Region,
  type Ring,
  addRing,
  contoursOf,
  regionContains,
  signedArea,
} from './region';
export { unionOf } from './union';
export { type FamilyLimits, type TurnFamily, turnFamilies } from './turn-family';
export type { PoseStrip, TravelAt } from './pose-strip';
export type { CarriedShape } from './hull-corners';
export { addSwept } from './swept-contours';
