/**
 * The tool machine: one active state, reached by typed transitions. A state is a small object made afresh by its
 * maker on every entry, so its closure is the snapshot it was entered with; each move is computed from that snapshot,
 * never from the last frame. What a state wants drawn is asked of it (`preview`), so leaving it leaves no trace.
 * States name each other, they do not import each other: a tool's `states.ts` types what each is entered with, its
 * `index.ts` lists the makers. Rejected: one reducer over a big union (every tool would know every other), and states
 * that write overlays into a shared store (a forgotten clean-up stays on the table).
 */
import type { KeyInput, PointerInput } from './input';

export type ToolCursor =
  'default' | 'grab' | 'grabbing' | 'move' | 'crosshair' | 'pointer' | 'copy' | 'not-allowed';

export interface ToolState<Preview> {
  /** Where it sits in the tree, tool first: `select.dragging-pieces`. */
  readonly path: string;
  readonly cursor: ToolCursor;
  /** What the table should draw for it, or null. Pure and cheap. */
  preview(): Preview | null;
  pointerDown?(input: PointerInput): void;
  pointerMove?(input: PointerInput): void;
  pointerUp?(input: PointerInput): void;
  doubleClick?(input: PointerInput): void;
  /** True when the key was meant for this state. */
  keyDown?(input: KeyInput): boolean;
  /** Esc: back out without a trace. False when there is nothing to back out of. */
  cancel?(): boolean;
  /** Enter: commit what is staged. False when nothing is. */
  complete?(): boolean;
  /** Runs once when the state is left, however that happens. */
  exit?(): void;
}

/** What a state may reach: its tool's narrow context, and the doors to the states of the same tool. */
export interface ToolStage<Context, States> {
  readonly context: Context;
  go<Name extends keyof States>(name: Name, entry: States[Name]): void;
}

/** Makes a state from the typed data of its entry. */
export type StateMaker<Context, Preview, States, Entry> = (
  stage: ToolStage<Context, States>,
  entry: Entry,
) => ToolState<Preview>;

/** What a tool needs of the machine: the way to enter a state. */
export interface ToolHost<Context, Preview> {
  readonly context: Context;
  /** Leaves the present state, then makes and enters the next. */
  enter(make: () => ToolState<Preview>): void;
}

export interface Tool<Context, Preview> {
  readonly id: string;
  /** The state a tool starts in and returns to. */
  start(host: ToolHost<Context, Preview>): ToolState<Preview>;
}

/** A tool is its table of states; it starts in `idle`. */
export function defineTool<Context, Preview, States extends { readonly idle: null }>(
  id: string,
  makers: { readonly [Name in keyof States]: StateMaker<Context, Preview, States, States[Name]> },
): Tool<Context, Preview> {
  return {
    id,
    start: (host) => {
      const stage: ToolStage<Context, States> = {
        context: host.context,
        go: (name, entry) => host.enter(() => makers[name](stage, entry)),
      };
      return makers.idle(stage, null as States['idle']); // States['idle'] is null by its constraint
    },
  };
}

export interface ToolMachineOptions<Context, Preview> {
  readonly context: Context;
  readonly tools: readonly Tool<Context, Preview>[];
  readonly initial: string;
  /** Told after every event and transition. */
  readonly onChange: (machine: ToolMachine<Context, Preview>) => void;
}

export class ToolMachine<Context, Preview> {
  readonly context: Context;
  readonly #tools: ReadonlyMap<string, Tool<Context, Preview>>;
  readonly #onChange: (machine: ToolMachine<Context, Preview>) => void;
  #tool: Tool<Context, Preview>;
  #state: ToolState<Preview>;
  /** Of the tool that is in use. */
  #host: ToolHost<Context, Preview> | null = null;

  constructor(options: ToolMachineOptions<Context, Preview>) {
    this.context = options.context;
    this.#tools = new Map(options.tools.map((tool) => [tool.id, tool]));
    this.#onChange = options.onChange;
    this.#tool = this.#find(options.initial);
    this.#state = this.#tool.start(this.#newHost());
  }

  get toolId(): string {
    return this.#tool.id;
  }

  get state(): ToolState<Preview> {
    return this.#state;
  }

  /** Changes the tool; what the old one had staged is dropped. Choosing the active tool again starts it afresh. */
  setTool(id: string): void {
    const tool = this.#find(id);
    this.#enter(() => {
      this.#tool = tool;
      return tool.start(this.#newHost());
    });
  }

  /**
   * What the tool that starts now is given. Once another has started, its doors lead nowhere: a state that commits may
   * have had the tool changed by what was committed, before it goes on itself.
   */
  #newHost(): ToolHost<Context, Preview> {
    const host: ToolHost<Context, Preview> = {
      context: this.context,
      enter: (make) => {
        if (this.#host === host) this.#enter(make);
      },
    };
    this.#host = host;
    return host;
  }

  #enter(make: () => ToolState<Preview>): void {
    this.#state.exit?.();
    this.#state = make();
    this.#onChange(this);
  }

  /** Back to the active tool's first state. */
  restart(): void {
    this.setTool(this.#tool.id);
  }

  pointerDown(input: PointerInput): void {
    this.#state.pointerDown?.(input);
    this.#onChange(this);
  }

  pointerMove(input: PointerInput): void {
    this.#state.pointerMove?.(input);
    this.#onChange(this);
  }

  pointerUp(input: PointerInput): void {
    this.#state.pointerUp?.(input);
    this.#onChange(this);
  }

  doubleClick(input: PointerInput): void {
    this.#state.doubleClick?.(input);
    this.#onChange(this);
  }

  /** True when the active state took the key. Esc and Enter have their own doors. */
  keyDown(input: KeyInput): boolean {
    return this.#told(this.#state.keyDown?.(input));
  }

  cancel(): boolean {
    return this.#told(this.#state.cancel?.());
  }

  complete(): boolean {
    return this.#told(this.#state.complete?.());
  }

  destroy(): void {
    this.#state.exit?.();
  }

  #told(taken: boolean | undefined): boolean {
    if (taken) this.#onChange(this);
    return taken ?? false;
  }

  #find(id: string): Tool<Context, Preview> {
    const tool = this.#tools.get(id);
    if (!tool) throw new Error(`No tool named ${id}`);
    return tool;
  }
}
