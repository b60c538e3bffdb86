import { describe, expect, it, vi } from 'vitest';
import { Match } from '../../tests/support/into-the-unknown/match';
import { intoTheUnknownTable } from '../../tests/support/into-the-unknown-table.svelte';

/** A ship with two officers, so that passing is asked of the seat twice. */
const table = () =>
  intoTheUnknownTable(
    Match.begun({
      units: [
        {
          class: 'galaxy',
          at: [18, 24, 0],
          crew: { 'captains-chair': 'jean-luc-picard', helm: 'reliable-commander' },
        },
      ],
    }),
  );

describe('a press while an action is under way', () => {
  it('is none for the same decision', async () => {
    const { session, table: main } = table();
    const act = vi.spyOn(main, 'act').mockReturnValue(new Promise(() => undefined));
    void session.act({ type: 'pass' });
    expect(session.isActing).toBe(true);
    expect(await session.act({ type: 'pass' })).toBe(false);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is taken for the next decision, which may be shown before the answer has come', () => {
    const { session, table: main } = table();
    const carryOut = main.act.bind(main);
    const act = vi.spyOn(main, 'act').mockImplementation((action) => {
      void carryOut(action);
      return new Promise(() => undefined);
    });
    const { position } = session.state;
    void session.act({ type: 'pass' });
    expect(session.state.position).toBeGreaterThan(position);
    expect(session.isActing).toBe(false);
    void session.act({ type: 'pass' });
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('is taken again once main has answered, whatever went wrong before', async () => {
    const { session, table: main } = table();
    vi.spyOn(main, 'act').mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('a bug'));
    expect(await session.act({ type: 'pass' })).toBe(false);
    await expect(session.act({ type: 'pass' })).rejects.toThrow('a bug');
    vi.spyOn(session, 'show').mockImplementationOnce(() => {
      throw new Error('another');
    });
    const order = session.entries.flatMap(({ actions }) => actions).find(({ type }) => type === 'order');
    if (!order) throw new Error('nothing can be ordered');
    await expect(session.act(order)).rejects.toThrow('another');
    expect(session.isActing).toBe(false);
  });
});
