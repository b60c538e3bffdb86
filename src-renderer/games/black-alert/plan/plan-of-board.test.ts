import { describe, expect, it } from 'vitest';
import { shippedBlackAlert } from '../../../../tests/support/shipped-content';
import { parseNetworkPlan } from '../../../../shared/documents';
import { layAtRandom, startPlaces } from '../../../../shared/network';
import { planOfBoard } from './plan-of-board';

const content = shippedBlackAlert();

describe('the plan of a match’s board', () => {
  it('is a sound plan with every tile, token and ship where it stands', () => {
    const board = { tiles: layAtRandom(content, 'any'), ...startPlaces(content) };
    const text = planOfBoard(board, { title: 'Turn 15', packs: ['mine'], readings: { 'BA-TOKEN-04': 'b' } });
    const plan = parseNetworkPlan(text, content);
    expect(plan.ok && plan.value).toMatchObject({
      title: 'Turn 15',
      packs: ['mine'],
      readings: { 'BA-TOKEN-04': 'b' },
      network: { tiles: board.tiles },
      ships: { discovery: board.discovery, charon: board.charon, fleets: board.fleets },
    });
    expect(plan.ok && plan.value.tokens.map(({ at }) => at)).toEqual(board.corruption);
  });
});
