export * from './types';
export { TOLERANCE_IN, atMost, round9, roundPoint, roundPose } from './tolerance';
export { cosDeg, normaliseHeading, sinDeg } from './angle';
export { foreVector, outlineAt, starboardVector, toShip, toTable } from './frame';
export { type NearestStretch, distance, nearestStretch, overlapDepth, overlaps } from './distance';
export { boxContains, farthestFrom, shapeContains } from './containment';
export {
  endPose,
  headCentre,
  headingChangeDeg,
  rotateAbout,
  slotOutwardDeg,
  stemBearingDeg,
  swungPose,
  toolBelongs,
  translate,
  travelVector,
} from './maneuver';
export { type DecloakLetter, decloakPose, outlineRadiusIn } from './decloak';
export { forcedTurnPose } from './forced-turn';
export { type Flat, type Launch, flatTravelDeg, launchPose, slideAlongFlat } from './launch';
export { clearTravel, contactTravel, firstContact, forbiddenTravel, passesThrough } from './sweep';
export type { TravelInterval } from './ray-polygon';
export { sweptOutline } from './swept-outline';
export { type SystemMembership, systemMembership } from './system-membership';
export { type ConeBase, arcAxisDeg, arcHalfAngleDeg, hasArc } from './cone';
export { type ArcMeasure, type FiringBase, measureArc } from './arc-measure';
export { endAttacked, endOfPoints } from './end-attacked';
export { arcSight } from './arc-near';
export { regionPath } from './arc-region';
export { type ArcStep, pathContains, pointOnArc, samplePath } from './path';
export { pathDistance } from './path-distance';
export { convexSum, meetingCorners } from './minkowski';
export * from './reach';
