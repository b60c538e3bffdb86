import { describe, expect, it } from 'vitest';
import type { CameraState } from '../table/camera';
import { isDrag, type PointerInput } from './input';
import { defineTool, ToolMachine, type ToolStage, type ToolState } from './machine';
import { type PanContext, panTool } from './pan';
import { ToolDriver } from './tool-driver';

interface BoxContext extends PanContext {
  commits: number[];
  /** Runs within a commit, as what follows an edit does. */
  committed: () => unknown;
}
type BoxPreview = { readonly width: number };

interface BoxStates {
  readonly idle: null;
  readonly stretching: { readonly start: PointerInput };
}
type BoxStage = ToolStage<BoxContext, BoxStates>;

function idle(stage: BoxStage): ToolState<BoxPreview> {
  return {
    path: 'box.idle',
    cursor: 'default',
    preview: () => null,
    pointerDown: (input) => stage.go('stretching', { start: input }),
  };
}

function stretching(stage: BoxStage, entry: BoxStates['stretching']): ToolState<BoxPreview> {
  let width = 0;
  return {
    path: 'box.stretching',
    cursor: 'crosshair',
    preview: () => ({ width }),
    pointerMove: (input) => void (width = input.at.x - entry.start.at.x),
    pointerUp: () => {
      stage.context.commits.push(width);
      stage.context.committed();
      stage.go('idle', null);
    },
    cancel: () => {
      stage.go('idle', null);
      return true;
    },
  };
}

const boxTool = defineTool<BoxContext, BoxPreview, BoxStates>('box', { idle, stretching });

function makeDriver() {
  const seen: string[] = [];
  let camera: CameraState = { originX: 0, originY: 0, pxPerIn: 48 };
  const context: BoxContext = {
    commits: [],
    committed: () => undefined,
    get camera() {
      return camera;
    },
    setCamera: (next) => void (camera = next),
  };
  const machine = new ToolMachine<BoxContext, BoxPreview>({
    context,
    tools: [boxTool, panTool()],
    initial: 'box',
    onChange: (changed) => seen.push(changed.state.path),
  });
  return { driver: new ToolDriver(machine), context, seen, camera: () => camera };
}

describe('the tool machine', () => {
  it('previews from the snapshot of the entry and commits once on release', () => {
    const { driver, context } = makeDriver();
    driver.pointerMove(2, 2).pointerDown().expectTool('box.stretching').pointerMove(9, 2).pointerMove(5, 2);
    expect(driver.machine.state.preview()).toEqual({ width: 3 });
    driver.pointerUp().expectTool('box.idle');
    expect(context.commits).toEqual([3]);
    expect(driver.machine.state.preview()).toBeNull();
  });

  it('leaves no trace when cancelled', () => {
    const { driver, context } = makeDriver();
    driver.pointerDown(1, 1).pointerMove(4, 1).key('Escape').expectTool('box.idle');
    expect(context.commits).toEqual([]);
    expect(driver.machine.state.preview()).toBeNull();
  });

  it('drops what is staged when the tool changes', () => {
    const { driver, context } = makeDriver();
    driver.pointerDown(1, 1).pointerMove(4, 1).tool('pan').expectTool('pan.idle');
    expect(context.commits).toEqual([]);
  });

  it('tells its owner after every event and every transition', () => {
    const { driver, seen } = makeDriver();
    driver.click(1, 1);
    expect(seen).toEqual(['box.idle', 'box.stretching', 'box.stretching', 'box.idle', 'box.idle']);
  });

  it('stays with the tool that a commit has chosen, whatever the state that committed does next', () => {
    const { driver, context } = makeDriver();
    context.committed = () => driver.tool('pan');
    driver.pointerDown(1, 1).pointerMove(4, 1).pointerUp().expectTool('pan.idle');
    expect(context.commits).toEqual([3]);
    context.committed = () => driver.machine.restart();
    driver.tool('box').pointerDown(1, 1).pointerUp().expectTool('box.idle');
    driver.pointerDown(1, 1).expectTool('box.stretching');
  });

  it('refuses a tool that nobody registered', () => {
    const { driver } = makeDriver();
    expect(() => driver.tool('warp core')).toThrow('No tool named warp core');
  });

  it('says whether Esc and Enter meant anything', () => {
    const { driver } = makeDriver();
    expect(driver.machine.cancel()).toBe(false);
    expect(driver.machine.complete()).toBe(false);
    driver.pointerDown(1, 1);
    expect(driver.machine.cancel()).toBe(true);
  });
});

describe('the pan tool', () => {
  it('moves the camera against the drag, from where the camera stood', () => {
    const { driver, camera } = makeDriver();
    driver.tool('pan').pointerMove(10, 10).pointerDown().pointerMove(12, 9).pointerMove(11, 10);
    expect(camera()).toEqual({ originX: -1, originY: 0, pxPerIn: 48 });
    driver.pointerUp().expectTool('pan.idle');
  });

  it('puts the camera back on Esc', () => {
    const { driver, camera } = makeDriver();
    driver.tool('pan').pointerDown(10, 10).pointerMove(12, 9).key('Escape').expectTool('pan.idle');
    expect(camera()).toEqual({ originX: 0, originY: 0, pxPerIn: 48 });
  });
});

it('a press becomes a drag after four pixels, whatever the zoom', () => {
  const { driver } = makeDriver();
  const inputs: PointerInput[] = [];
  driver.machine.state.pointerDown = (input) => void inputs.push(input);
  driver
    .pointerDown(0, 0)
    .pointerDown(3.9 / 48, 0)
    .pointerDown(4 / 48, 0);
  const [start, near, far] = inputs as [PointerInput, PointerInput, PointerInput];
  expect(isDrag(start, near)).toBe(false);
  expect(isDrag(start, far)).toBe(true);
});
