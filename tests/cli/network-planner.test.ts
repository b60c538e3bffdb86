/** The command and the table's planner speak of the same network. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { boardOfPlan, parseNetworkPlan } from '../../shared/documents';
import { type Connection, networkOf, type NodeId } from '../../shared/hex';
import { stepsFrom, withinUses } from '../../shared/network';
import { shippedBlackAlert } from '../support/shipped-content';
import { plotroom, workFolder } from './command';

const FILE = path.resolve(import.meta.dirname, '../../assets/scenarios/one-turn-away.plotroom');
const folder = workFolder();

interface NetworkAnswer {
  readonly nodes: readonly { readonly id: NodeId }[];
  readonly pairs: readonly { readonly a: NodeId; readonly b: NodeId; readonly tiles: Connection['tiles'] }[];
}

describe('plotroom network and the route planner', () => {
  const content = shippedBlackAlert();
  const plan = parseNetworkPlan(readFileSync(FILE, 'utf8'), content);
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  const network = networkOf(boardOfPlan(plan.value, content));
  const hazards = { corruption: [], fleets: [] };

  it('BA-NET-02: lead on from every node to the same nodes over the same tiles', async () => {
    for (const node of network.nodes) {
      const { answer } = await plotroom(folder, ['network', FILE, '--from', node]);
      const { pairs } = answer as NetworkAnswer;
      const onTile = new Set(
        stepsFrom(network, node, hazards).flatMap(({ kind, to }) => (kind === 'within' ? [to] : [])),
      );
      // Inside a tile the planner needs no pathway (BA-DBRIDGE-01).
      const told = pairs.filter(({ b }) => !onTile.has(b)).map(({ b, tiles }) => ({ to: b, tiles }));
      const steps = stepsFrom(network, node, hazards).filter(({ kind }) => kind === 'pathway');
      expect(steps.map(({ to, tiles }) => ({ to, tiles }))).toEqual(told);
    }
  });

  it('know the same nodes', async () => {
    const { answer } = await plotroom(folder, ['network', FILE]);
    expect((answer as NetworkAnswer).nodes.map(({ id }) => id)).toEqual(network.nodes);
    expect(withinUses(network, 'C3/a', hazards, 1).every((node) => network.nodes.includes(node))).toBe(true);
  });
});
