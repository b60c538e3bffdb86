import { beforeEach, describe, expect, it } from 'vitest';
import { BATTLE_ROUNDS, battleOdds, battleShip, fullBag, printedNumber } from '../../../../shared/force';
import { shippedNovaCry } from '../../../../tests/support/shipped-content';
import { sortedRows } from './rows';
import { adviceCodes, lightOf, openForces, twoForces } from './session-bench';

const content = shippedNovaCry();
let bench: ReturnType<typeof openForces>;
beforeEach(() => {
  bench = openForces(content);
});
describe('task forces', () => {
  it('a row that is pressed goes into the own force, with Shift into the opponent’s, and comes out by a second press', async () => {
    const { session } = bench;
    session.take('ship', 'night-jar', 'mine');
    session.take('weapon', 'ion-sabre', 'theirs');
    await bench.settled();
    expect(session.mine).toMatchObject({ name: 'First light', ship: 'night-jar' });
    expect(session.theirs).toMatchObject({ name: 'Vantar', weapon: 'ion-sabre' });
    session.take('ship', 'night-jar', 'mine');
    await bench.settled();
    expect(lightOf(bench).ship).toBeNull();
    expect(bench.undoLabel()).toBe('First light: ship open');
    await bench.undo();
    expect(lightOf(bench).ship).toBe('night-jar');
  });

  it('is added, duplicated, moved and removed, each one step', async () => {
    const { session } = bench;
    bench.run('force.add');
    await bench.settled();
    expect(session.plan.forces).toHaveLength(3);
    expect(session.mine?.name).toBe('Task force 1');
    bench.run('force.up');
    bench.run('force.duplicate');
    await bench.settled();
    expect(session.plan.forces.map(({ name }) => name)).toEqual([
      'First light',
      'Task force 1',
      'Task force 1 copy',
      'Vantar',
    ]);
    bench.run('force.remove');
    await bench.settled();
    expect(session.plan.fight).toBeUndefined();
    expect(session.mine?.name).toBe('First light');
    for (let step = 0; step < 4; step += 1) await bench.undo();
    expect(session.plan).toEqual(twoForces());
  });

  it('a plan without a task force compares cards all the same, and begins one by key', async () => {
    bench = openForces(content, { ...twoForces(), forces: [], fight: undefined } as never);
    const { session } = bench;
    expect(session.mine).toBeNull();
    expect(session.battle).toBeNull();
    expect(session.battles.cells.flat().some((odds) => odds !== null)).toBe(true);
    session.take('ship', 'orion', 'mine');
    expect(bench.said).toEqual(['There is no such task force yet: add one first.']);
    bench.run('force.add');
    await bench.settled();
    expect(session.mine?.name).toBe('Task force 1');
  });

  it('whoever is looked at attacks; the opponent looked at changes sides', async () => {
    const { session } = bench;
    session.choose('vantar');
    await bench.settled();
    expect(session.plan.fight).toEqual({ attacker: 'vantar', defender: 'light' });
    bench.run('force.swap');
    await bench.settled();
    expect(session.plan.fight).toEqual({ attacker: 'light', defender: 'vantar' });
  });
});

describe('odds', () => {
  it('a cell is that of the two forces with those ships, damage and Gunnery counted', async () => {
    const { session } = bench;
    session.take('captain', 'kestin-rao', 'mine');
    await bench.settled();
    const [row, column] = [session.shipIds.indexOf('halcyon-drift'), session.shipIds.indexOf('ember-wake')];
    const cell = session.battles.cells[row]?.[column];
    expect(cell?.meanToDefender).toBe(session.battle?.meanToDefender);
    const own = content.ships['halcyon-drift']!;
    const target = content.ships['ember-wake']!;
    const gunnery = printedNumber(content.captains['kestin-rao'], 'gunnery');
    const expected = battleOdds({
      attacker: battleShip({
        weapons: own.weapons,
        hullLeft: own.hull,
        disablers: printedNumber(own, 'disablers'),
        takenLess: printedNumber(own, 'shields'),
        gunnery,
      }),
      defender: battleShip({
        weapons: target.weapons,
        hullLeft: target.hull - 3,
        disablers: printedNumber(target, 'disablers'),
        takenLess: printedNumber(target, 'shields'),
      }),
      roundsLeft: BATTLE_ROUNDS,
      nebula: 0,
      bag: fullBag(content),
    });
    expect(session.battle?.meanToDefender).toBeCloseTo(expected.meanToDefender, 12);
  });

  it('NC-DUEL-09: Grit makes a captain harder to fell, whatever the weapons', async () => {
    const { session } = bench;
    const before = session.duels.cells.map((cells) =>
      cells.map((odds) => odds!.defenderFalls + odds!.bothFall),
    );
    session.take('captain', 'ada-ruhl', 'theirs');
    await bench.settled();
    const after = session.duels.cells.map((cells) =>
      cells.map((odds) => odds!.defenderFalls + odds!.bothFall),
    );
    for (const [row, chances] of after.entries())
      for (const [column, chance] of chances.entries())
        expect(chance).toBeLessThanOrEqual(before[row]![column]! + 1e-12);
    expect(after.flat().reduce((sum, chance) => sum + chance, 0)).toBeLessThan(
      before.flat().reduce((sum, chance) => sum + chance, 0),
    );
  });

  it('NC-EVENT-04: a Nebula under the target makes it harder to destroy', () => {
    const { session } = bench;
    const before = session.battle!.meanToDefender;
    bench.run('odds.nebula');
    expect(session.battle!.meanToDefender).toBeLessThan(before);
  });

  it('NC-COMP-05: no ship meets itself; exclusive ones are listed when asked for, or held', async () => {
    const { session } = bench;
    expect(session.shipIds).toHaveLength(15);
    expect(session.shipIds.every((_, index) => session.battles.cells[index]?.[index] === null)).toBe(true);
    session.take('ship', 'gilded-heron', 'theirs');
    await bench.settled();
    expect(session.shipIds).toHaveLength(16);
    bench.run('view.exclusives');
    expect(session.shipIds).toHaveLength(17);
    expect(adviceCodes(bench)).toContain('exclusive');
  });

  it('damage on the target is a step of the plan, and a destroyed ship fights no battle', async () => {
    const { session } = bench;
    bench.run('odds.more-damage');
    await bench.settled();
    expect(bench.undoLabel()).toBe('Vantar: 4 damage');
    session.setDamage(session.theirs!, content.ships['ember-wake']!.hull);
    await bench.settled();
    expect(session.battle).toBeNull();
    expect(adviceCodes(bench)).toContain('destroyed');
  });

  it('NC-DUEL-12: with the other reading a duel goes on after a fall', async () => {
    const { session } = bench;
    const before = session.duel!.bothFall;
    await session.commit('Read', (draft) => void (draft.readings = { 'NC-DUEL-12': 'b' }));
    expect(session.duel!.bothFall).toBeGreaterThan(before);
  });
});

describe('tables and commands', () => {
  it('rows are sorted by any column, the greatest first, then turned round; the two compared stand first', () => {
    const { session } = bench;
    session.tables.sortBy('ship', 'hull');
    const sorted = sortedRows(session.tables.ships, session.tables.sortingOf('ship'), [
      'halcyon-drift',
      'ember-wake',
    ]);
    expect(sorted.slice(0, 2).map(({ id }) => id)).toEqual(['halcyon-drift', 'ember-wake']);
    const hulls = sorted.slice(2).map(({ record }) => record.hull);
    expect(hulls).toEqual([...hulls].sort((one, other) => other - one));
    session.tables.sortBy('ship', 'hull');
    expect(session.tables.sortingOf('ship').isFalling).toBe(false);
  });

  it('each command has its own id, and no two the same key', () => {
    const { commands } = bench.session;
    const ids = commands.map(({ id }) => id);
    const keys = commands.flatMap((command) => command.keys?.split(' ') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { id } of bench.session.tools) expect(ids).toContain(`tool.${id}`);
  });

  it('every card is found by its name, and its row is brought before the eye', () => {
    const { session } = bench;
    const place = session.places.find(({ title }) => title === 'Gilded Heron, ship');
    place?.run();
    expect(session.sought).toEqual({ kind: 'ship', id: 'gilded-heron' });
    expect(session.tables.withExclusives).toBe(true);
  });

  it('Esc lets the cell go, then closes the panel, then shows all three', () => {
    const { session } = bench;
    bench.run('tool.ships');
    bench.run('tool.notes');
    session.pin({ kind: 'battle', row: 'orion', column: 'jackal' });
    session.escape();
    expect(session.shownCell).toBeNull();
    session.escape();
    expect(session.openPanel).toBeNull();
    session.escape();
    expect(session.activeTool).toBe('all');
  });
});

describe('matches', () => {
  it('begin with the forces as planned, or with a draft over packs and readings of the plan', async () => {
    const { session, desk } = bench;
    await session.begin('play', ['person', 'steady']);
    await session.begin('draft', ['person', 'steady', 'random']);
    const asked = desk.calls.filter(({ name }) => name.startsWith('library.createMatch'));
    expect(asked.map(({ name }) => name)).toEqual(['library.createMatchFromPlan', 'library.createMatch']);
    expect(asked[1]?.request).toMatchObject({
      game: 'nova-cry',
      players: ['person', 'steady', 'random'],
      setup: {},
    });
  });
});
