import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardArb } from '../../tests/support/hex-boards';
import { board, CLEAR, hazardsArb, stop, straight } from '../../tests/support/small-boards';
import { type NetworkBoard, networkOf, type Space, SPACES, turned } from '../hex';
import {
  changeBetween,
  comparePrices,
  hazardsOf,
  orientationsOf,
  pricesFrom,
  turnsSearch,
  turnsThat,
  withinUses,
} from '.';
import { turningNetwork } from './turning-network';

describe('turns that help', () => {
  /** C1 and C5 lie on a line that C3 breaks; C2 and C4 are straight. */
  const BROKEN: NetworkBoard = (() => {
    const laid = board({ C1: stop, C2: straight, C3: straight, C4: straight, C5: stop });
    return turned(laid, [{ space: 'C3', turn: 1 }]);
  })();
  const ask = { hazards: CLEAR, from: 'C1/n', to: 'C5/n' } as const;

  it('BA-DENG-01: one tile turned joins two nodes; both ways to lay a straight pathway are told', () => {
    expect(turnsThat({ ...ask, board: BROKEN, aim: 'connect', most: 1 })).toEqual([
      { turns: [{ space: 'C3', turn: 0 }], price: { uses: 1, threats: 0 } },
      { turns: [{ space: 'C3', turn: 3 }], price: { uses: 1, threats: 0 } },
    ]);
  });

  it('BA-DENG-02: two tiles turned join what one alone cannot', () => {
    const twice = turned(BROKEN, [{ space: 'C4', turn: 2 }]);
    expect(turnsThat({ ...ask, board: twice, aim: 'connect', most: 1 })).toEqual([]);
    const answers = turnsThat({ ...ask, board: twice, aim: 'connect', most: 2 });
    expect(answers).toHaveLength(4);
    expect(answers[0]?.turns).toEqual([
      { space: 'C3', turn: 0 },
      { space: 'C4', turn: 0 },
    ]);
  });

  it('BA-DENG-03: a tile that may not be turned is in no answer', () => {
    const mayTurn = (space: Space): boolean => space !== 'C3';
    expect(turnsThat({ ...ask, board: BROKEN, aim: 'connect', most: 2, mayTurn })).toEqual([]);
  });

  it('tells the price of what is met on the new way', () => {
    const hazards = { corruption: ['C3', 'C4'], fleets: [] } as const;
    const [best] = turnsThat({ ...ask, hazards, board: BROKEN, aim: 'shorten', most: 1 });
    expect(best?.price).toEqual({ uses: 1, threats: 2 });
  });

  it('tells nothing of nodes that are joined already', () => {
    const joined = board({ C1: stop, C2: stop });
    expect(
      turnsThat({ hazards: CLEAR, from: 'C1/n', to: 'C2/n', board: joined, aim: 'connect', most: 2 }),
    ).toEqual([]);
  });

  it('agrees on random boards with every turn tried in words, and leaves the board as it lay', () => {
    fc.assert(
      fc.property(boardArb, hazardsArb, fc.nat(), fc.nat(), (random, hazards, one, other) => {
        const { nodes } = networkOf(random);
        const [from, to] = [nodes[one % nodes.length], nodes[other % nodes.length]];
        if (from === undefined || to === undefined || from === to) return;
        const now = pricesFrom(networkOf(random), from, hazards).get(to);
        const wanted = new Map<string, string>();
        for (const { space, turn } of random.tiles) {
          for (const edge of [0, 1, 2, 3, 4, 5] as const) {
            if (edge === turn) continue;
            const price = pricesFrom(networkOf(turned(random, [{ space, turn: edge }])), from, hazards).get(
              to,
            );
            if (price && (!now || comparePrices(price, now) < 0))
              wanted.set(`${space}${edge}`, `${price.uses}/${price.threats}`);
          }
        }
        const answers = turnsThat({ board: random, hazards, from, to, aim: 'shorten', most: 1 });
        expect(
          new Map(answers.map(({ turns, price }) => [turnsKey(turns), `${price.uses}/${price.threats}`])),
        ).toEqual(wanted);
      }),
      { numRuns: 12 },
    );
  });

  it('two turns are told only where they do better than either alone', () => {
    fc.assert(
      fc.property(boardArb, hazardsArb, (random, hazards) => {
        const { nodes } = networkOf(random);
        const [from, to] = [nodes[0]!, nodes.at(-1)!];
        const answers = turnsThat({ board: random, hazards, from, to, aim: 'shorten', most: 2 });
        const alone = new Map(
          answers
            .filter(({ turns }) => turns.length === 1)
            .map(({ turns, price }) => [turnsKey(turns), price]),
        );
        for (const { turns, price } of answers.filter((each) => each.turns.length === 2)) {
          const after = pricesFrom(networkOf(turned(random, turns)), from, hazards).get(to);
          expect(after).toEqual(price);
          for (const turn of turns) {
            const single = alone.get(turnsKey([turn]));
            if (single) expect(comparePrices(price, single)).toBeLessThan(0);
          }
        }
      }),
      { numRuns: 6 },
    );
  });

  it('says how far it is while it searches', () => {
    const search = turnsSearch({ ...ask, board: BROKEN, aim: 'shorten', most: 2 });
    const first = search.next();
    expect(first).toEqual({ done: false, value: { tried: 64, of: 25 + 250 } });
  });
});

function turnsKey(turns: readonly { space: Space; turn: number }[]): string {
  return turns.map(({ space, turn }) => `${space}${turn}`).join(' ');
}

describe('the network as numbers', () => {
  it('has the prices of the network in words, whatever is turned, by every reading', () => {
    const turnsArb = fc.array(fc.tuple(fc.constantFrom(...SPACES), fc.constantFrom(0, 1, 2, 3, 4, 5)), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        boardArb,
        hazardsArb,
        turnsArb,
        fc.constantFrom('a', 'b'),
        (random, tokens, turns, reading) => {
          const readings = { 'BA-NET-07': reading, 'BA-TOKEN-04': reading };
          const hazards = hazardsOf(tokens, random.loops, readings);
          const swift = turningNetwork(random, hazards);
          let lying = random;
          for (const [space, turn] of turns as [Space, 0][]) {
            swift.turn(space, turn);
            lying = turned(lying, [{ space, turn }]);
          }
          const network = networkOf(lying);
          for (const from of network.nodes.slice(0, 6)) {
            const prices = pricesFrom(network, from, hazards);
            for (const to of network.nodes) {
              if (to === from) continue;
              expect(swift.priceTo(from, to, Infinity)).toEqual(prices.get(to) ?? null);
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('what a turn changes', () => {
  const lying = board({ C1: stop, C2: straight, C3: stop, C4: stop });
  const away = turned(lying, [{ space: 'C2', turn: 1 }]);

  it('BA-NET-04: nodes gained and lost, connections made and broken', () => {
    const change = changeBetween(networkOf(away), networkOf(lying), 'C1/n', CLEAR, 2);
    expect(change).toEqual({
      before: [],
      after: ['C3/n', 'C4/n'],
      gained: ['C3/n', 'C4/n'],
      lost: [],
      made: [['C1/n', 'C3/n']],
      broken: [],
    });
    expect(changeBetween(networkOf(lying), networkOf(away), 'C1/n', CLEAR, 2)).toMatchObject({
      gained: [],
      lost: ['C3/n', 'C4/n'],
      broken: [['C1/n', 'C3/n']],
    });
  });

  it('the six ways to lay a tile say what each would cost', () => {
    const six = orientationsOf(away, 'C2', 'C1/n', 'C4/n', CLEAR);
    expect(six.map(({ turn, price, within }) => [turn, price?.uses ?? null, within])).toEqual([
      [0, 2, 2],
      [1, null, 0],
      [2, null, 0],
      [3, 2, 2],
      [4, null, 0],
      [5, null, 0],
    ]);
  });

  it('looks only so many uses ahead', () => {
    expect(withinUses(networkOf(lying), 'C1/n', CLEAR, 1)).toEqual(['C3/n']);
  });
});
