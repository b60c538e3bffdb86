import { expect, it } from 'vitest';
import { type FrameClock, FrameQueue } from './frame-queue';

function fakeClock() {
  let waiting: (() => void) | null = null;
  const clock: FrameClock = {
    request: (callback) => {
      waiting = callback;
      return 1;
    },
    cancel: () => void (waiting = null),
  };
  return { clock, tick: () => waiting?.() };
}

it('takes only the newest value of a frame', () => {
  const { clock, tick } = fakeClock();
  const taken: number[] = [];
  const queue = new FrameQueue<number>((value) => taken.push(value), clock);
  queue.push(1);
  queue.push(2);
  expect(taken).toEqual([]);
  tick();
  expect(taken).toEqual([2]);
  tick();
  expect(taken).toEqual([2]);
});

it('flushes before another event and forgets when cleared', () => {
  const { clock, tick } = fakeClock();
  const taken: number[] = [];
  const queue = new FrameQueue<number>((value) => taken.push(value), clock);
  queue.push(1);
  queue.flush();
  queue.push(2);
  queue.clear();
  tick();
  expect(taken).toEqual([1]);
});
