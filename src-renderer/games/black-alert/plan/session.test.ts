import { beforeEach, describe, expect, it } from 'vitest';
import { shippedBlackAlert } from '../../../../tests/support/shipped-content';
import { hitOf } from './things';
import { borethOf, openNetwork, pressOn } from './session-bench';

const content = shippedBlackAlert();
let bench: ReturnType<typeof openNetwork>;
beforeEach(() => {
  bench = openNetwork(content);
});

describe('choosing and the way', () => {
  it('a node that is pressed becomes the goal, its ways told from the Discovery', () => {
    pressOn(bench, { type: 'node', node: borethOf(bench) });
    const { planner } = bench.session;
    expect(planner.from).toBe('C3/a');
    expect(planner.ways.map(({ uses, threats }) => `${uses}/${threats}`)).toEqual(['5/1', '5/1', '6/0']);
    expect(bench.session.model.routes.find(({ id }) => id === 'way')).toMatchObject({
      tone: 'lit',
      price: '5 Navigate, 1 Threat card',
    });
  });

  it('the route tool goes from click to click, and shows the way to whatever is pointed at between them', () => {
    const { session } = bench;
    session.setTool('route');
    pressOn(bench, { type: 'node', node: 'A2/a' });
    session.hands.hover({ type: 'node', node: 'E2/a' });
    expect(session.planner.from).toBe('A2/a');
    expect(session.planner.goal).toBe('E2/a');
    pressOn(bench, { type: 'node', node: 'D1/a' });
    session.hands.hover({ type: 'node', node: 'E2/a' });
    expect(session.planner.goal).toBe('D1/a');
  });

  it('Esc drops a way that has only its beginning, without a trace', () => {
    const { session } = bench;
    session.setTool('route');
    pressOn(bench, { type: 'node', node: 'A2/a' });
    session.escape();
    expect(session.planner.from).toBe('C3/a');
    expect(session.hands.begun).toBeNull();
    expect(bench.undoLabel()).toBeNull();
  });

  it('the next way is lit by command, and after the last the first again', () => {
    pressOn(bench, { type: 'node', node: borethOf(bench) });
    bench.run('way.next');
    bench.run('way.next');
    expect(bench.session.planner.way).toMatchObject({ uses: 6, threats: 0 });
    bench.run('way.next');
    expect(bench.session.planner.chosen).toBe(0);
  });
});

describe('tiles, tokens and ships', () => {
  it('a Mission tile shows its other face; what stood at a node it lacks stays on the tile', async () => {
    const { session } = bench;
    session.place('marker', 'A2/a');
    session.place('discovery', 'A2/b');
    await bench.settled();
    pressOn(bench, { type: 'tile', space: 'A2' });
    bench.run('tile.flip');
    await bench.settled();
    expect(session.plan.network.tiles.find(({ space }) => space === 'A2')?.face).toBe('b');
    expect(session.printed.has(session.plan.ships.discovery!)).toBe(true);
    expect(session.plan.ships.discovery!.slice(0, 2)).toBe('A2');
  });

  it('two tiles change places as they lie, by key and press', async () => {
    const { session } = bench;
    const [a, b] = ['A1', 'C1'].map((space) =>
      session.plan.network.tiles.find((tile) => tile.space === space)!,
    );
    pressOn(bench, { type: 'tile', space: 'A1' });
    bench.run('tile.swap');
    pressOn(bench, { type: 'tile', space: 'C1' });
    await bench.settled();
    const now = (space: string) => session.plan.network.tiles.find((tile) => tile.space === space)!;
    expect(now('C1')).toMatchObject({ tile: a!.tile, turn: a!.turn });
    expect(now('A1')).toMatchObject({ tile: b!.tile, turn: b!.turn });
    expect(bench.undoLabel()).toBe('A1 and C1 change places');
  });

  it('a tile of the packs that lies elsewhere changes places with what lies here', async () => {
    const { session } = bench;
    const [here, there] = ['A1', 'C5'].map(
      (space) => session.plan.network.tiles.find((tile) => tile.space === space)!.tile,
    );
    pressOn(bench, { type: 'tile', space: 'A1' });
    bench.run(`tile.lay.${there}`);
    await bench.settled();
    expect(session.plan.network.tiles.find(({ space }) => space === 'A1')?.tile).toBe(there);
    expect(session.plan.network.tiles.find(({ space }) => space === 'C5')?.tile).toBe(here);
    expect(session.plan.network.tiles).toHaveLength(19);
  });

  it('BA-CLEAN-05: a second press with Corruption takes it off again', async () => {
    const { session } = bench;
    session.setTool('tokens');
    pressOn(bench, { type: 'tile', space: 'C5' });
    await bench.settled();
    expect(session.hazards.corruption).toContain('C5');
    pressOn(bench, { type: 'tile', space: 'C5' });
    await bench.settled();
    expect(session.hazards.corruption).not.toContain('C5');
  });

  it('BA-COMP-08: a third Fleet token moves the one that has lain longest', async () => {
    const { session } = bench;
    session.place('fleet', 'C5');
    await bench.settled();
    expect(session.plan.ships.fleets).toEqual(['E1', 'C5']);
  });

  it('ships are dragged: the Discovery to nodes only, the Charon to tiles', async () => {
    const { session } = bench;
    const carry = session.hands.carry!;
    const discovery = hitOf({ type: 'ship', ship: 'discovery' });
    expect(carry.lifts(discovery)).toBe(true);
    carry.over(discovery, { type: 'tile', space: 'A1' });
    expect(session.hands.carried?.to).toBeNull();
    carry.drop(discovery, { type: 'node', node: 'A1/a' });
    carry.drop(hitOf({ type: 'ship', ship: 'charon' }), { type: 'node', node: 'A1/a' });
    await bench.settled();
    expect(session.plan.ships).toMatchObject({ discovery: 'A1/a', charon: 'A1' });
    expect(session.planner.from).toBe('A1/a');
  });

  it('a chosen piece goes by key to what is pointed at, and off the board', async () => {
    const { session } = bench;
    pressOn(bench, { type: 'ship', ship: 'charon' });
    session.hands.hover({ type: 'tile', space: 'E3' });
    bench.run('piece.move-here');
    await bench.settled();
    expect(session.plan.ships.charon).toBe('E3');
    bench.run('edit.delete');
    await bench.settled();
    expect(session.plan.ships.charon).toBeUndefined();
    expect(session.advice.map(({ code }) => code)).toContain('no-charon');
  });

  it('a drag that ends nowhere leaves no trace', () => {
    const carry = bench.session.hands.carry!;
    const token = hitOf({ type: 'token', id: 'corruption-1' });
    carry.over(token, { type: 'tile', space: 'C1' });
    carry.cancel();
    carry.drop(token, null);
    expect(bench.undoLabel()).toBeNull();
  });

  it('the board is laid by seed, by the packs, cleared, and each is taken back', async () => {
    const { session } = bench;
    const before = session.plan;
    bench.run('board.random');
    await bench.settled();
    expect(bench.undoLabel()).toMatch(/^Lay the board by seed [2-9a-z]{6}$/);
    bench.run('board.start');
    bench.run('board.clear');
    await bench.settled();
    expect(session.plan.network.tiles).toEqual([]);
    for (let step = 0; step < 3; step += 1) await bench.undo();
    expect(session.plan).toEqual(before);
  });
});

describe('commands', () => {
  it('each has its own id, and no two the same key', () => {
    const { commands } = bench.session;
    const ids = commands.map(({ id }) => id);
    const keys = commands.flatMap((command) => command.keys?.split(' ') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('every tool of the rail has a command, and every layer a key', () => {
    const ids = new Set(bench.session.commands.map(({ id }) => id));
    for (const { id } of bench.session.tools) expect(ids.has(`tool.${id}`)).toBe(true);
    bench.run('layer.tokens');
    expect(bench.session.model.tokens).toEqual([]);
  });

  it('a way is planned to any named node of the packs that lies on the board', () => {
    bench.run('way.to.boreth');
    expect(bench.session.planner.goal).toBe(borethOf(bench));
  });
});
