/** Star charts for tests of the renderer: the house pack's board in play, and single tiles. */
import type { Space, TileFace } from '../../shared/hex';
import type { ChartTile, NetworkModel } from '../../src-renderer/table/network/model';
import { NETWORK_SCENES, type NetworkSceneName } from '../visual/network-scenes';
import { shippedBlackAlert } from './shipped-content';

export function houseChart(scene: NetworkSceneName = 'play'): NetworkModel {
  return NETWORK_SCENES[scene](shippedBlackAlert());
}

/** A tile on a space as the star chart has it; nodes without names and resources. */
export function chartTile(space: Space, face: TileFace, changed: Partial<ChartTile> = {}): ChartTile {
  return {
    space,
    tile: `tile-${space}`,
    face: 'a',
    turn: 0,
    kind: 'plain',
    name: `Tile ${space}`,
    shown: { ...face, nodes: face.nodes.map((node) => ({ ...node, name: null, resources: [] })) },
    dragDeg: 0,
    state: 'plain',
    isHouse: true,
    ...changed,
  };
}
