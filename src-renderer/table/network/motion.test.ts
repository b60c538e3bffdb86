import { describe, expect, it } from 'vitest';
import { ENTER_MS, GLIDE_MS, Motion } from './motion';

const at = (nowMs: number, glides = true) => ({ nowMs, glides });

describe('gliding', () => {
  it('is at once where a thing is new or motion is unwelcome', () => {
    const motion = new Motion();
    expect(motion.place('a', { x: 1, y: 2 }, at(0))).toEqual({ x: 1, y: 2 });
    expect(motion.place('a', { x: 5, y: 2 }, at(1, false))).toEqual({ x: 5, y: 2 });
    expect(motion.isMoving).toBe(false);
  });

  it('goes from where the thing shows to its place and then rests', () => {
    const motion = new Motion();
    motion.place('a', { x: 0, y: 0 }, at(0));
    motion.begin();
    expect(motion.place('a', { x: 10, y: 0 }, at(1000))).toEqual({ x: 0, y: 0 });
    expect(motion.isMoving).toBe(true);
    const half = motion.place('a', { x: 10, y: 0 }, at(1000 + GLIDE_MS / 2));
    expect(half.x).toBeGreaterThan(5);
    const turnedBack = motion.place('a', { x: 0, y: 0 }, at(1000 + GLIDE_MS / 2));
    expect(turnedBack.x).toBeCloseTo(half.x, 9);
    motion.begin();
    expect(motion.place('a', { x: 0, y: 0 }, at(2000 + GLIDE_MS))).toEqual({ x: 0, y: 0 });
    expect(motion.isMoving).toBe(false);
  });

  it('turns the short way round and follows a hand at once', () => {
    const motion = new Motion();
    motion.angle('t', 300, at(0));
    expect(motion.angle('t', 360, at(10))).toBeCloseTo(300, 9);
    expect(motion.angle('t', 0, at(10 + 2 * GLIDE_MS))).toBeCloseTo(360, 9);
    expect(motion.angle('t', 20, at(2000), 40) % 360).toBeCloseTo(20, 9);
  });

  it('lets a way grow once', () => {
    const motion = new Motion();
    expect(motion.entered('r', at(100))).toBe(0);
    expect(motion.entered('r', at(100 + ENTER_MS))).toBe(1);
    motion.keepOnly(new Set());
    expect(motion.entered('r', at(5000, false))).toBe(1);
  });
});
