import { describe, expect, it } from 'vitest';
import { emptyForce, standardForce } from '../../../../shared/fleet';
import { shippedContent } from '../../../../tests/support/shipped-content';
import { openSession } from '../session-driver';
import { withOfficer } from './candidates';
import { posted, withHousePosts, withoutPosts } from './posts';

const pack = shippedContent();

describe('task forces of a plan', () => {
  it('are steps of the plan that can be taken back, and stay in order', async () => {
    const { session, settled, undoLabel } = openSession(pack);
    const { builder } = session;
    builder.add('federation', 'standard');
    builder.add('klingon', 'empty');
    await settled();
    expect(builder.named?.force.faction).toBe('klingon');
    builder.moveTo(0);
    await settled();
    expect(builder.forces.map(({ force }) => force.faction)).toEqual(['klingon', 'federation']);
    expect(undoLabel()).toBe('Klingon task force for player 1');
    builder.remove();
    builder.duplicate();
    await settled();
    expect(builder.forces.map(({ name }) => name)).toEqual([
      'Federation task force',
      'Federation task force copy',
    ]);
  });

  it('take no officer whose cost is over the budget, and say why', async () => {
    const { session, settled, said } = openSession(pack);
    const { builder } = session;
    builder.add('federation', 'empty');
    builder.setPoints(10);
    await settled();
    const picard = builder.candidates.find(({ id }) => id === 'jean-luc-picard');
    expect(picard?.fault?.rule).toBe('ITU-TASK-09');
    if (picard) builder.choose(picard);
    await settled();
    expect(builder.force?.core['command-liaison']).toBeNull();
    expect(said).toEqual(['The core officers cost 14 core points of 10.']);
  });
});

describe('officers of the core', () => {
  it('change places with whoever stands where they are sent', () => {
    const force = withOfficer(emptyForce(pack, 'federation'), 'command-liaison', 'worf');
    const both = withOfficer(force, 'specialist-1', 'data');
    const swapped = withOfficer(both, 'specialist-1', 'worf');
    expect(swapped.core['specialist-1']).toBe('worf');
    expect(swapped.core['command-liaison']).toBe('data');
  });
});

describe('planned posts', () => {
  it('are the house’s, change places, and go back to set-up', () => {
    const force = standardForce(pack, 'federation');
    if (!force) throw new Error('The packs make no task force');
    const planned = withHousePosts(pack, { ...force, ships: [{ class: 'galaxy', equipment: [] }] });
    expect(planned.ships[0]?.crew).toHaveLength(6);
    expect(withoutPosts(planned).ships[0]?.crew).toBeUndefined();
    const posts = [
      { officer: 'a', unit: '0', station: 'helm' },
      { officer: 'b', unit: '0', station: 'medbay' },
    ] as const;
    expect(posted(posts, 'a', { unit: '0', station: 'medbay' })).toEqual([
      { officer: 'b', unit: '0', station: 'helm' },
      { officer: 'a', unit: '0', station: 'medbay' },
    ]);
  });
});
