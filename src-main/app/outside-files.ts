/** Files handed to the program from outside. They wait until the page listens, and are imported one after another. */
import type { Refusal } from '../../shared/base';
import type { Desk } from '../desk/types';

export class OutsideFiles {
  readonly #waiting: string[] = [];
  #open: ((path: string) => Promise<void>) | null = null;
  #last: Promise<void> = Promise.resolve();

  /** Takes a file now or, before `start`, later. */
  add(path: string): void {
    if (this.#open === null) this.#waiting.push(path);
    else this.#enqueue(path);
  }

  /** The page listens: from now on files are opened as they come. Calling it again changes nothing. */
  start(desk: Desk, onProblem: (problem: Refusal) => void): void {
    if (this.#open !== null) return;
    this.#open = async (path) => {
      const opened = await desk.openOutsideFile(path);
      if (!opened.ok) onProblem(opened.error);
    };
    for (const path of this.#waiting.splice(0)) this.#enqueue(path);
  }

  /** Resolves when every file taken so far is imported or refused. */
  settle(): Promise<void> {
    return this.#last;
  }

  #enqueue(path: string): void {
    const open = this.#open;
    if (open !== null) this.#last = this.#last.then(() => open(path));
  }
}
