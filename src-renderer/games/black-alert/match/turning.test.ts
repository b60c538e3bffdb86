import { describe, expect, it } from 'vitest';
import { type Edge, turnedEdge } from '../../../../shared/hex';
import { tableFor } from '../../../../tests/support/black-alert-table.svelte';

describe('a tile in the air', () => {
  const table = (): ReturnType<typeof tableFor> =>
    tableFor({
      change: (state) =>
        void state.tasks.push({ type: 'rotate', character: 'saru', count: 2, turned: ['B2'] }),
    });

  it('snaps a drag to sixths and tells the rest apart', () => {
    const { session } = table();
    session.pressSpace('C2');
    session.turning.drag(98);
    expect([session.turning.by, session.turning.overDeg, session.turning.isHeld]).toEqual([2, -22, true]);
    session.turning.release();
    expect([session.turning.by, session.turning.overDeg]).toEqual([2, 0]);
    session.turning.drag(-70);
    expect(session.turning.by).toBe(5);
  });

  it('compares what is within two uses before and after, all six ways', () => {
    const { session } = table();
    session.pressSpace('C3');
    const { ways } = session.turning;
    expect(ways.map(({ by }) => by)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(ways[0]?.change.gained).toEqual([]);
    for (const { change } of ways) {
      expect(change.after.length - change.before.length).toBe(change.gained.length - change.lost.length);
    }
  });

  it('is laid back by Esc without a trace, and laid down by one confirmation', async () => {
    const { session, table: played } = table();
    session.pressSpace('C2');
    session.turning.step(1);
    session.escape();
    expect([session.turning.space, session.turning.by, played.acted]).toEqual([null, 0, []]);
    session.pressSpace('C2');
    session.turning.step(-1);
    await session.confirm();
    const turn: Edge = turnedEdge(0, -1);
    expect(played.acted).toEqual([{ actor: '1', action: { type: 'turn-tile', space: 'C2', turn } }]);
    expect(session.turning.space).toBeNull();
  });

  it('a tile that was turned already is not raised (BA-DENG-02)', () => {
    const { session } = table();
    session.pressSpace('B2');
    expect(session.turning.space).toBeNull();
  });
});
