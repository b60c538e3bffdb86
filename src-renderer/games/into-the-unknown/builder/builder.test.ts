import { describe, expect, it } from 'vitest';
import { parsePlan, writePlan } from '../../../../shared/documents';
import { emptyForce, standardForce } from '../../../../shared/fleet';
import { shippedContent } from '../../../../tests/support/shipped-content';
import { CROSSING, openSession } from '../session-driver';
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

describe('task forces as files', () => {
  /** What was kept, and chosen the next time. */
  function files() {
    const kept: { name: string; content: Blob }[] = [];
    const keep = (name: string, content: Blob) => Promise.resolve(kept.push({ name, content }) > 0);
    const choose = async () => new Uint8Array((await kept.at(-1)?.content.arrayBuffer()) ?? []);
    return { kept, keep, choose };
  }

  it('go out one by one as a plan, and come into another under names that are free there, in one step', async () => {
    const disk = files();
    const first = openSession(pack, undefined, disk);
    first.session.builder.add('federation', 'standard');
    first.session.builder.add('klingon', 'standard');
    await first.settled();
    await first.session.builder.exportShown();
    expect(disk.kept.map(({ name }) => name)).toEqual(['Klingon task force.plotroom']);
    const plan = parsePlan((await disk.kept[0]?.content.text()) ?? '', pack);
    expect(plan.ok && plan.value).toMatchObject({
      title: 'Klingon task force',
      units: [],
      forces: [{ name: 'Klingon task force', force: { faction: 'klingon' } }],
    });

    const { session, settled, undoLabel } = openSession(pack, undefined, disk);
    const { builder } = session;
    builder.add('klingon', 'empty');
    await settled();
    await builder.importFrom();
    await settled();
    expect(builder.forces.map(({ name }) => name)).toEqual(['Klingon task force', 'Klingon task force 2']);
    expect(new Set(builder.forces.map(({ id }) => id)).size).toBe(2);
    expect(builder.named?.name).toBe('Klingon task force 2');
    expect(builder.named?.force).toEqual(first.session.builder.named?.force);
    expect(undoLabel()).toBe('Import Klingon task force');
  });

  it('are refused with their reason: no task force in it, no plan, more than a plan keeps', async () => {
    const disk = files();
    const { session, settled, said } = openSession(pack, undefined, disk);
    const { builder } = session;
    await disk.keep('plain', new Blob([writePlan(CROSSING)]));
    await builder.importFrom();
    await disk.keep('none', new Blob(['no plan']));
    await builder.importFrom();
    expect(said).toEqual(['There is no task force in this file.', expect.stringMatching(/JSON/)]);
    builder.add('federation', 'standard');
    await settled();
    const [force] = builder.forces;
    if (!force) throw new Error('It was not added');
    builder.merge(Array.from({ length: 12 }, () => force));
    await settled();
    expect(builder.forces).toHaveLength(1);
    expect(said.at(-1)).toBe('A plan keeps 12 task forces: here are 1, and 12 would come.');
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
