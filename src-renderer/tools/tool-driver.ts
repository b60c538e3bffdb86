/** Drives a tool machine without a screen, in tests: gestures read like gestures. */
import type { Point } from '../../shared/geometry';
import { screenPoint } from '../table/camera';
import { type Modifiers, NO_MODIFIERS, type PointerInput } from './input';
import type { ToolMachine } from './machine';

export class ToolDriver<Context, Preview> {
  readonly machine: ToolMachine<Context, Preview>;
  readonly pxPerIn: number;
  #at: Point = { x: 0, y: 0 };
  #modifiers: Modifiers = NO_MODIFIERS;

  constructor(machine: ToolMachine<Context, Preview>, pxPerIn = 48) {
    this.machine = machine;
    this.pxPerIn = pxPerIn;
  }

  tool(id: string): this {
    this.machine.setTool(id);
    return this;
  }

  /** Modifiers held from here on. */
  holding(...names: readonly (keyof Modifiers)[]): this {
    this.#modifiers = {
      shift: names.includes('shift'),
      alt: names.includes('alt'),
      ctrl: names.includes('ctrl'),
    };
    return this;
  }

  pointerMove(x: number, y: number): this {
    this.#at = { x, y };
    this.machine.pointerMove(this.#input());
    return this;
  }

  pointerDown(x = this.#at.x, y = this.#at.y): this {
    this.#at = { x, y };
    this.machine.pointerDown(this.#input());
    return this;
  }

  pointerUp(x = this.#at.x, y = this.#at.y): this {
    this.#at = { x, y };
    this.machine.pointerUp(this.#input());
    return this;
  }

  click(x: number, y: number): this {
    return this.pointerMove(x, y).pointerDown().pointerUp();
  }

  doubleClick(x: number, y: number): this {
    this.click(x, y).pointerDown().pointerUp();
    this.machine.doubleClick(this.#input());
    return this;
  }

  drag(from: Point, to: Point): this {
    this.pointerMove(from.x, from.y).pointerDown();
    this.pointerMove((from.x + to.x) / 2, (from.y + to.y) / 2);
    return this.pointerMove(to.x, to.y).pointerUp();
  }

  key(key: string): this {
    if (key === 'Escape') this.machine.cancel();
    else if (key === 'Enter') this.machine.complete();
    else this.machine.keyDown({ key, modifiers: this.#modifiers });
    return this;
  }

  /** Throws, in the words of a test, unless the machine is in that state. */
  expectTool(path: string): this {
    const now = this.machine.state.path;
    if (now !== path) throw new Error(`Expected the tool to be in ${path}, but it is in ${now}`);
    return this;
  }

  #input(): PointerInput {
    return {
      at: this.#at,
      screen: screenPoint(this.#at.x * this.pxPerIn, this.#at.y * this.pxPerIn),
      pxPerIn: this.pxPerIn,
      button: 'main',
      modifiers: this.#modifiers,
    };
  }
}
