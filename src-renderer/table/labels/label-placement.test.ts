import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PxBox } from '../draw/clip';
import { placeLabels } from './label-placement';
import type { LabelRequest, LabelSide, Owned } from './label-placement';

function request(id: string, x: number, y: number, more: Partial<LabelRequest> = {}): LabelRequest {
  return {
    id,
    piece: { x0: x - 40, y0: y - 50, x1: x + 40, y1: y + 50 },
    nameWidth: 60,
    lineWidth: 90,
    round: false,
    selected: false,
    ...more,
  };
}
/** The pieces of the requests and walls that belong to nobody. */
function around(requests: readonly LabelRequest[], walls: readonly PxBox[] = []): Owned[] {
  return [
    ...requests.map(({ id, piece }) => ({ owner: id, box: piece })),
    ...walls.map((box) => ({ owner: null, box })),
  ];
}
function meet(a: PxBox, b: PxBox): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

describe('label placement', () => {
  it('puts a long piece’s label below it and a round one’s on its right', () => {
    expect(placeLabels([request('a', 0, 0)], [])[0]?.side).toBe('below');
    expect(placeLabels([request('a', 0, 0, { round: true })], [])[0]?.side).toBe('right');
  });

  it('moves to the next side where the first is taken', () => {
    const below = { x0: -10, y0: 60, x1: 10, y1: 70 };
    expect(placeLabels([request('a', 0, 0)], around([], [below]))[0]?.side).toBe('above');
  });

  it('drops the second line before it covers anything', () => {
    // every side has room for one line only
    const walls = [
      { x0: -400, y0: 80, x1: 400, y1: 500 },
      { x0: -400, y0: -500, x1: 400, y1: -80 },
      { x0: 50, y0: -500, x1: 500, y1: 500 },
      { x0: -500, y0: -500, x1: -50, y1: 500 },
    ];
    const [place] = placeLabels([request('a', 0, 0)], around([], walls));
    expect(place?.showsLine).toBe(false);
    expect(walls.some((wall) => place && meet(place.box, wall))).toBe(false);
  });

  it('stays where it was as long as that side is free', () => {
    const held = new Map<string, LabelSide>([['a', 'left']]);
    expect(placeLabels([request('a', 0, 0)], [], held)[0]?.side).toBe('left');
    const wall = { x0: -300, y0: -50, x1: -45, y1: 50 };
    expect(placeLabels([request('a', 0, 0)], around([], [wall]), held)[0]?.side).toBe('below');
  });

  it('gives the selected piece the better side', () => {
    // two pieces that both want the gap between them
    const upper = request('a', 0, 0);
    const lower = request('b', 0, 165, { selected: true });
    const wall = { x0: -100, y0: 217, x1: 100, y1: 400 };
    const sides = new Map(
      placeLabels([upper, lower], around([upper, lower], [wall])).map(({ id, side }) => [id, side]),
    );
    expect(sides.get('b')).toBe('above');
    expect(sides.get('a')).not.toBe('below');
  });

  it('gives way to a name that has one free side only', () => {
    // `a` chooses first and likes the gap between the two best, `b` has nowhere else to go
    const [a, b] = [request('a', 0, 0), request('b', 0, 160)];
    const walls = [
      { x0: -300, y0: 100, x1: -45, y1: 400 },
      { x0: 45, y0: 100, x1: 300, y1: 400 },
      { x0: -300, y0: 212, x1: 300, y1: 400 },
    ];
    const places = placeLabels([a, b], around([a, b], walls));
    expect(places.map(({ id, side }) => [id, side])).toEqual(
      expect.arrayContaining([
        ['a', 'above'],
        ['b', 'above'],
      ]),
    );
  });

  it('never covers a piece or another label when pieces stand well apart', () => {
    const cells = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })), {
      minLength: 2,
      maxLength: 20,
      selector: ([x, y]) => `${x},${y}`,
    });
    fc.assert(
      fc.property(cells, (at) => {
        const requests = at.map(([x, y], i) => request(`p${i}`, x * 190, y * 190));
        const places = placeLabels(requests, around(requests));
        for (const place of places) {
          for (const other of places) if (other !== place) expect(meet(place.box, other.box)).toBe(false);
          for (const piece of requests) expect(meet(place.box, piece.piece)).toBe(false);
        }
      }),
    );
  });

  it('leaves out a name that could only stand on another name, but never the selected one', () => {
    const crowd = Array.from({ length: 60 }, (_, i) => request(`p${String(i).padStart(2, '0')}`, 0, 0));
    const places = placeLabels([...crowd, request('z', 0, 0, { selected: true })], []);
    expect(places.length).toBeLessThan(20);
    expect(places[0]?.id).toBe('z');
    for (const place of places) {
      for (const other of places) if (other !== place) expect(meet(place.box, other.box)).toBe(false);
    }
  });

  it('never writes a name over a note: it takes any other side, and is left out where there is none', () => {
    const note = { x0: -100, y0: 55, x1: 100, y1: 120 };
    const walls = [{ x0: -300, y0: -200, x1: 300, y1: 54 }];
    const [place] = placeLabels([request('a', 0, 0)], around([], walls), new Map(), [note]);
    expect(place && meet(place.box, note)).toBe(false);
    const everywhere = { x0: -500, y0: -500, x1: 500, y1: 500 };
    expect(placeLabels([request('a', 0, 0)], [], new Map(), [everywhere])).toEqual([]);
    const chosen = request('a', 0, 0, { selected: true });
    expect(placeLabels([chosen], [], new Map(), [everywhere])).toHaveLength(1);
  });

  it('gives the same places whatever the order of the pieces', () => {
    const requests = [request('b', 0, 0), request('a', 60, 20), request('c', -30, 80)];
    const sorted = (places: ReturnType<typeof placeLabels>) =>
      [...places].sort((p, q) => (p.id < q.id ? -1 : 1));
    expect(sorted(placeLabels([...requests].reverse(), around(requests)))).toEqual(
      sorted(placeLabels(requests, around(requests))),
    );
  });
});
