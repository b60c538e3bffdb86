import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardArb } from '../../tests/support/hex-boards';
import { componentsOf, networkOf, rotationsTo, routesFrom, type Space, turned } from './';
import { board, stop, straight } from '../../tests/support/small-boards';

describe('routes', () => {
  const long = board({ C1: stop, C2: straight, C3: stop, C4: stop });

  it('BA-DBRIDGE-02: a step within one tile draws no Threat card, an entered tile with tokens one', () => {
    const routes = routesFrom(networkOf(long), 'C1/n', (space) => space === 'C2');
    expect(routes.get('C3/n')).toMatchObject([{ uses: 1, threats: 1, legs: [{ tiles: ['C2', 'C3'] }] }]);
    expect(routes.get('C4/n')).toMatchObject([{ uses: 2, threats: 1 }]);
  });

  it('lists every route that no other beats in both uses and Threat cards', () => {
    fc.assert(
      fc.property(boardArb, (random) => {
        const network = networkOf(random);
        const hasToken = (space: Space): boolean => space.charCodeAt(0) % 2 === 0;
        const [from] = network.nodes;
        if (from === undefined) return;
        const component = componentsOf(network).find((group) => group.includes(from)) ?? [];
        const routes = routesFrom(network, from, hasToken);
        for (const node of component) if (node !== from) expect(routes.has(node)).toBe(true);
        for (const list of routes.values())
          list.forEach((route, index) => {
            expect(route.legs.length).toBe(route.uses);
            const before = list[index - 1];
            if (before) expect(before.uses < route.uses && before.threats > route.threats).toBe(true);
          });
      }),
      { numRuns: 40 },
    );
  });

  it('BA-DENG-01: finds the turn of one tile that joins two nodes', () => {
    const apart = turned(long, [{ space: 'C2', turn: 2 }]);
    const found = rotationsTo(apart, 'C1/n', 'C3/n', () => false, 1);
    expect(found.map(({ turns }) => turns)).toEqual([[{ space: 'C2', turn: 0 }], [{ space: 'C2', turn: 3 }]]);
  });

  it('BA-DENG-02: finds the turns of two tiles where one is not enough', () => {
    const apart = turned(board({ C1: stop, C2: straight, C3: straight, C4: stop }), [
      { space: 'C2', turn: 2 },
      { space: 'C3', turn: 1 },
    ]);
    expect(rotationsTo(apart, 'C1/n', 'C4/n', () => false, 1)).toEqual([]);
    expect(rotationsTo(apart, 'C1/n', 'C4/n', () => false, 2)).toHaveLength(4);
  });
});
