import { beforeEach, describe, expect, it } from 'vitest';
import { shippedBlackAlert } from '../../../../tests/support/shipped-content';
import type { Space } from '../../../../shared/hex';
import { borethOf, openNetwork, pressOn } from './session-bench';

const content = shippedBlackAlert();
let bench: ReturnType<typeof openNetwork>;
beforeEach(() => {
  bench = openNetwork(content);
});

const turnOf = (space: Space) => bench.session.plan.network.tiles.find((tile) => tile.space === space)?.turn;

describe('turning tiles', () => {
  it('a drag falls into the nearest notch, changes the way while it lasts, and is one step', async () => {
    const { session } = bench;
    pressOn(bench, { type: 'node', node: borethOf(bench) });
    session.setTool('turn');
    pressOn(bench, { type: 'tile', space: 'C2' });
    const was = turnOf('C2')!;
    session.hands.turn!.ondrag('C2', 95);
    session.hands.turn!.ondrag('C2', 113);
    expect(turnOf('C2')).toBe(was);
    expect(session.planner.way).toMatchObject({ uses: 3, threats: 1 });
    expect(session.planner.waysBefore[0]).toMatchObject({ uses: 5, threats: 1 });
    session.hands.turn!.ondone('C2', 2);
    await bench.settled();
    expect(turnOf('C2')).toBe((was + 2) % 6);
    expect(bench.undoLabel()).toBe('Turn C2 by 120°');
    await bench.undo();
    expect(turnOf('C2')).toBe(was);
  });

  it('what a turn changed stays to be seen until the tile is put down', async () => {
    const { session } = bench;
    session.setTool('turn');
    pressOn(bench, { type: 'tile', space: 'C2' });
    bench.run('tile.turn-clockwise');
    await bench.settled();
    expect(session.planner.isChanged).toBe(true);
    expect(session.planner.change).not.toBeNull();
    session.escape();
    expect(session.planner.isChanged).toBe(false);
  });

  it('a held key turns on and on, and letting go is one step', async () => {
    const { session } = bench;
    pressOn(bench, { type: 'tile', space: 'B2' });
    const was = turnOf('B2')!;
    const { held } = session.commands.find(({ id }) => id === 'tile.turn-back')!;
    held!.press();
    held!.press();
    held!.press();
    held!.letGo();
    await bench.settled();
    expect(turnOf('B2')).toBe((was + 3) % 6);
    expect(bench.undoLabel()).toBe('Turn B2 by 180°');
    await bench.undo();
    expect(bench.undoLabel()).toBeNull();
  });

  it('Esc lays a turned tile back without a trace', () => {
    const { session } = bench;
    session.setTool('turn');
    pressOn(bench, { type: 'tile', space: 'C2' });
    session.hands.turn!.ondrag('C2', 130);
    session.hands.turn!.oncancel();
    expect(session.planner.isChanged).toBe(false);
    expect(bench.undoLabel()).toBeNull();
  });

  it('the six ways to lay a tile agree with laying it so', async () => {
    const { session } = bench;
    pressOn(bench, { type: 'node', node: borethOf(bench) });
    session.raise('C2');
    for (const { turn, price } of session.planner.orientations) {
      session.turn(turn === turnOf('C2') ? [] : [{ space: 'C2', turn }]);
      await bench.settled();
      const { way } = session.planner;
      expect(way && { uses: way.uses, threats: way.threats }).toEqual(price);
    }
  });

  it('the answer to what to turn is taken as one step, and its price holds', async () => {
    const { session } = bench;
    pressOn(bench, { type: 'node', node: borethOf(bench) });
    const { search, question } = session.planner;
    search.most = 2;
    await search.follow(question);
    const [best] = search.answers!;
    session.turn(best!.turns);
    await bench.settled();
    expect(session.planner.way).toMatchObject(best!.price);
    await bench.undo();
    expect(session.planner.way).toMatchObject({ uses: 5, threats: 1 });
  });
});
