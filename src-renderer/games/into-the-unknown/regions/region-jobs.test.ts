import { describe, expect, it } from 'vitest';
import { fleetThreat, maneuverReach, matrixSides, possibleRow } from '../../../../shared/sector';
import { shippedContent } from '../../../../tests/support/shipped-content';
import { CROSSING } from '../session-driver';
import { tableOf } from './live-regions.svelte';
import { runJob } from './region-jobs';

const pack = shippedContent();
const table = tableOf(CROSSING);

describe('the jobs of regions', () => {
  it('a reach comes with what other bases close, and states its tolerance', () => {
    const answer = runJob(pack, { type: 'reach', table, unitId: 'defiant-1', kind: 'forward' });
    const reach = maneuverReach(pack, table, 'defiant-1', 'forward');
    expect(answer).toMatchObject({ type: 'region', toleranceIn: 0.01, leftOut: [] });
    expect(answer.type === 'region' && answer.region).toEqual(reach.ok && reach.value.outline);
    expect(answer.type === 'region' && answer.closed?.outer.length).toBeGreaterThan(0);
  });

  it('a threat, a fleet and a row of the matrix are what the rules say', () => {
    const arcs = [{ arc: 'fore', rangeIn: 6 }] as const;
    expect(
      runJob(pack, { type: 'threat', table, unitId: 'defiant-1', kinds: ['forward'], arcs }),
    ).toMatchObject({ type: 'region', closed: null });
    const fleet = runJob(pack, { type: 'fleet', table, owner: 'blue', kind: null });
    expect(fleet.type === 'region' && fleet.region).toEqual(fleetThreat(pack, table, 'blue', null).region);
    const { attackers, targets } = matrixSides(table, 'blue');
    const row = runJob(pack, {
      type: 'row',
      table,
      attackerId: 'defiant-1',
      targetIds: ['fighter-1'],
      reach: 'weapon',
      kind: 'forward',
    });
    expect(row).toEqual({
      type: 'row',
      cells: possibleRow(pack, table, attackers[0]!, targets, { type: 'weapon', kind: 'forward' }),
    });
  });

  it('a refusal of the rules is an answer, and so is a unit that has gone', () => {
    expect(runJob(pack, { type: 'reach', table, unitId: 'nobody', kind: 'forward' })).toMatchObject({
      type: 'refused',
    });
    const gone = {
      type: 'row',
      table,
      attackerId: 'x',
      targetIds: [],
      reach: 'weapon',
      kind: 'warp',
    } as const;
    expect(runJob(pack, gone)).toMatchObject({ type: 'refused' });
  });

  it('everything that goes to a worker and back is plain data', () => {
    const job = { type: 'reach', table, unitId: 'defiant-1', kind: 'all' } as const;
    expect(structuredClone(job)).toEqual(job);
    const answer = runJob(pack, job);
    expect(structuredClone(answer)).toEqual(answer);
  });
});
