/** Steps that can be taken back, and those that were: each with what stood before it. */
import type { PackContent } from './pack-content';

interface Step {
  readonly label: string;
  readonly before: PackContent;
}

/** As many steps can be taken back. */
const MOST_STEPS = 500;

export class StepHistory {
  past = $state.raw<readonly Step[]>([]);
  future = $state.raw<readonly Step[]>([]);

  /** A step was made; what was taken back before it is gone. */
  add(label: string, before: PackContent): void {
    this.past = [...this.past, { label, before }].slice(-MOST_STEPS);
    this.future = [];
  }

  /** What stood before the last step; undefined: there is none. `now`: what stands, for redo. */
  undo(now: PackContent): PackContent | undefined {
    const step = this.past.at(-1);
    if (step === undefined) return undefined;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, { label: step.label, before: now }];
    return step.before;
  }

  /** What the step taken back last had made; undefined: none was. `now`: what stands, for undo. */
  redo(now: PackContent): PackContent | undefined {
    const step = this.future.at(-1);
    if (step === undefined) return undefined;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, { label: step.label, before: now }];
    return step.before;
  }

  forget(): void {
    this.past = [];
    this.future = [];
  }
}
