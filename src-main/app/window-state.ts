/** Where the window was: what is remembered, and what of it still fits the displays there are. Sizes in DIP. */
import * as z from 'zod';

const coordinate = z.number().int().min(-100_000).max(100_000);
const extent = z.number().int().min(1).max(100_000);

export const windowStateSchema = z.object({
  x: coordinate,
  y: coordinate,
  width: extent,
  height: extent,
  maximized: z.boolean(),
});
/** The bounds are those of the window when it is not maximised. */
export type WindowState = z.infer<typeof windowStateSchema>;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const MIN_WIDTH = 960;
export const MIN_HEIGHT = 600;
const DEFAULT_WIDTH = 1440;
const DEFAULT_HEIGHT = 900;
/** So much of the title bar must lie on a display, or nobody could drag the window back. */
const GRIP = { width: 120, height: 32 };

/**
 * The state to open with. A remembered window whose title bar can be grasped on some display keeps its place and is
 * shrunk to that display; one that cannot (a display was unplugged) is centred on the first display.
 */
export function placeWindow(
  remembered: WindowState | null,
  workAreas: readonly [Area, ...Area[]],
): WindowState {
  if (remembered === null)
    return centred({ width: DEFAULT_WIDTH, height: DEFAULT_HEIGHT }, workAreas[0], false);
  for (const area of workAreas) {
    const window = { ...remembered, ...fitted(remembered, area) };
    if (isGraspable(window, area)) return window;
  }
  return centred(remembered, workAreas[0], remembered.maximized);
}

function isGraspable(window: Area, area: Area): boolean {
  const left = Math.max(window.x, area.x);
  const right = Math.min(window.x + window.width, area.x + area.width);
  const above = window.y < area.y;
  const below = window.y + GRIP.height > area.y + area.height;
  return right - left >= GRIP.width && !above && !below;
}

function centred(size: Pick<Area, 'width' | 'height'>, area: Area, maximized: boolean): WindowState {
  const { width, height } = fitted(size, area);
  const x = Math.round(area.x + (area.width - width) / 2);
  const y = Math.round(area.y + (area.height - height) / 2);
  return { x, y, width, height, maximized };
}

/** At least the smallest useful size, at most the display; a smaller display wins. */
function fitted(size: Pick<Area, 'width' | 'height'>, area: Area): Pick<Area, 'width' | 'height'> {
  return {
    width: Math.min(Math.max(size.width, MIN_WIDTH), area.width),
    height: Math.min(Math.max(size.height, MIN_HEIGHT), area.height),
  };
}
