import { beforeEach, describe, expect, it } from 'vitest';
import { BoardPointer, type BoardTurn, sixthsOf } from './board-pointer';
import type { NetworkHit } from '../../../table/network/model';

const camera = { originX: -5, originY: -5, pxPerIn: 100 };
/** C3 lies at 500, 500. */
const onRing = (deg: number) => {
  const rad = (deg * Math.PI) / 180;
  return { x: 500 + 118 * Math.sin(rad), y: 500 - 118 * Math.cos(rad) };
};
const charon: NetworkHit = { type: 'ship', ship: 'charon' };
const tile: NetworkHit = { type: 'tile', space: 'A1' };

let log: string[];
let under: NetworkHit | null;
let turns: boolean;

const turn: BoardTurn = {
  space: 'C3',
  ondrag: (space, deg) => log.push(`drag ${space} ${Math.round(deg)}`),
  ondone: (space, sixths) => log.push(`done ${space} ${sixths}`),
  oncancel: () => log.push('turn cancelled'),
};

function opened(onhit: (carried?: NetworkHit) => void = () => undefined): BoardPointer {
  return new BoardPointer({
    hit: (_x, _y, carried) => {
      onhit(carried);
      return under;
    },
    camera: () => camera,
    panBy: (dx, dy) => log.push(`pan ${dx} ${dy}`),
    turn: () => (turns ? turn : null),
    draggedDeg: () => 0,
    carry: () => ({
      lifts: (hit) => hit.type === 'ship',
      over: (_, target) => log.push(`over ${JSON.stringify(target)}`),
      drop: (_, target) => log.push(`drop ${JSON.stringify(target)}`),
      cancel: () => log.push('carry cancelled'),
    }),
    press: (hit) => log.push(`press ${JSON.stringify(hit)}`),
  });
}

beforeEach(() => {
  log = [];
  under = null;
  turns = false;
});

describe('a pointer on the board', () => {
  it('presses what it went down on, a trembling hand included', () => {
    under = tile;
    const pointer = opened();
    pointer.down({ x: 50, y: 50 });
    pointer.move({ x: 52, y: 51 });
    pointer.up({ x: 52, y: 51 });
    expect(log).toEqual([`press ${JSON.stringify(tile)}`]);
  });

  it('pans by a drag where nothing is turned or carried', () => {
    const pointer = opened();
    pointer.down({ x: 50, y: 50 });
    pointer.move({ x: 60, y: 50 });
    pointer.move({ x: 65, y: 58 });
    pointer.up({ x: 65, y: 58 });
    expect(log).toEqual(['pan 10 0', 'pan 5 8']);
  });

  it('turns the offered tile by its ring, past a whole turn, and ends at the nearest notch', () => {
    turns = true;
    const pointer = opened();
    pointer.down(onRing(0));
    for (let deg = 30; deg <= 390; deg += 30) pointer.move(onRing(deg));
    expect(log.at(-1)).toBe('drag C3 390');
    pointer.move(onRing(415));
    pointer.up(onRing(415));
    expect(log.at(-1)).toBe('done C3 1');
  });

  it('lays a tile back when it is called off', () => {
    turns = true;
    const pointer = opened();
    pointer.down(onRing(0));
    pointer.move(onRing(40));
    expect(pointer.cancel()).toBe(true);
    pointer.up(onRing(40));
    expect(log).toEqual(['drag C3 40', 'turn cancelled']);
    expect(pointer.cancel()).toBe(false);
  });

  it('carries a piece, and never takes the piece itself for where it is laid', () => {
    under = charon;
    const pointer = opened();
    pointer.down({ x: 50, y: 50 });
    pointer.move({ x: 90, y: 50 });
    under = tile;
    pointer.up({ x: 120, y: 50 });
    expect(log).toEqual(['over null', `drop ${JSON.stringify(tile)}`]);
  });

  it('asks what lies under the carried piece, which follows the pointer and would hide it', () => {
    under = charon;
    const asked: (NetworkHit | undefined)[] = [];
    const pointer = opened((carried) => asked.push(carried));
    pointer.down({ x: 50, y: 50 });
    pointer.move({ x: 90, y: 50 });
    pointer.up({ x: 120, y: 50 });
    expect(asked).toEqual([undefined, charon, charon]);
  });

  it('counts sixths either way round', () => {
    expect([98, -61, 300, 359, -29].map(sixthsOf)).toEqual([2, 5, 5, 0, 0]);
  });
});
