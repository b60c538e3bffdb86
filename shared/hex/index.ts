export * from './spaces';
export * from './tiles';
export {
  componentsOf,
  type Connection,
  type Network,
  type NetworkBoard,
  networkOf,
  type NodeId,
  tileOf,
} from './network';
export { type Crossing, crossingsOf, type DrawnLine, isUnclear } from './crossings';
export { faultsOfFace, faultsOfLoops, openEdges, rimEdges } from './faults';
export { navigateFrom, type Route, type RouteLeg, routesFrom } from './routes';
export { rotationsTo, type Turn, turned, type TurnedRoute } from './rotations';
