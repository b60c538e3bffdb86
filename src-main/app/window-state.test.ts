import * as fc from 'fast-check';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Area, MIN_HEIGHT, MIN_WIDTH, placeWindow, type WindowState } from './window-state';
import { readWindowState, writeWindowState } from './window-state-file';

const DISPLAY: Area = { x: 0, y: 0, width: 1920, height: 1040 };
const SECOND: Area = { x: 1920, y: -200, width: 2560, height: 1400 };
const STATE: WindowState = { x: 100, y: 80, width: 1200, height: 800, maximized: false };

describe('where the window opens', () => {
  it('is the middle of the first display at first', () => {
    expect(placeWindow(null, [DISPLAY])).toEqual({
      x: 240,
      y: 70,
      width: 1440,
      height: 900,
      maximized: false,
    });
  });

  it('is where it was, on whichever display that is', () => {
    const onSecond = { ...STATE, x: 2000, y: -150 };
    expect(placeWindow(STATE, [DISPLAY])).toEqual(STATE);
    expect(placeWindow(onSecond, [DISPLAY, SECOND])).toEqual(onSecond);
  });

  it('is the first display again when its display is gone, maximised as before', () => {
    const onSecond = { ...STATE, x: 2000, y: -150, maximized: true };
    expect(placeWindow(onSecond, [DISPLAY])).toEqual({
      x: 360,
      y: 120,
      width: 1200,
      height: 800,
      maximized: true,
    });
  });

  it('never has its title bar out of reach: exactly 120 wide is enough, 119 is not', () => {
    expect(placeWindow({ ...STATE, x: 1800 }, [DISPLAY]).x).toBe(1800);
    expect(placeWindow({ ...STATE, x: 1801 }, [DISPLAY]).x).toBe(360);
    expect(placeWindow({ ...STATE, y: 1008 }, [DISPLAY]).y).toBe(1008);
    expect(placeWindow({ ...STATE, y: 1009 }, [DISPLAY]).y).toBe(120);
    expect(placeWindow({ ...STATE, y: -1 }, [DISPLAY]).y).toBe(120);
  });

  it('is on some display, whatever was remembered', () => {
    const number = fc.integer({ min: -100_000, max: 100_000 });
    const size = fc.integer({ min: 1, max: 100_000 });
    const state = fc.record({ x: number, y: number, width: size, height: size, maximized: fc.boolean() });
    fc.assert(
      fc.property(state, (remembered) => {
        const { x, y, width, height } = placeWindow(remembered, [DISPLAY, SECOND]);
        const reachable = [DISPLAY, SECOND].some(
          (area) =>
            Math.min(x + width, area.x + area.width) - Math.max(x, area.x) >= 120 &&
            y >= area.y &&
            y + 32 <= area.y + area.height &&
            width <= area.width &&
            height <= area.height,
        );
        expect(reachable).toBe(true);
        expect(width).toBeGreaterThanOrEqual(MIN_WIDTH);
        expect(height).toBeGreaterThanOrEqual(MIN_HEIGHT);
      }),
    );
  });
});

describe('the remembered place', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'plotroom window-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('comes back from the disk, and no temporary file stays', () => {
    expect(writeWindowState(folder, STATE)).toBeNull();
    expect(readWindowState(folder)).toEqual(STATE);
    expect(readdirSync(folder)).toEqual(['window.json']);
  });

  it.each(['', '{', 'null', '{"x":1}', '{"x":1,"y":1,"width":-5,"height":1,"maximized":false}', '[]'])(
    'is nothing when the file says %s',
    (text) => {
      writeFileSync(path.join(folder, 'window.json'), text);
      expect(readWindowState(folder)).toBeNull();
    },
  );

  it('tells why it could not be written', () => {
    expect(writeWindowState(path.join(folder, 'gone'), STATE)).toContain('ENOENT');
  });
});
