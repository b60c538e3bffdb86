/** Files handed to the program from outside. They wait until the page listens, and are imported one after another. */
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

  /** The page listens: from now on files are opened as they come. The desk itself tells the page what became of them. */
  start(desk: Pick<Desk, 'openOutsideFile'>): void {
    if (this.#open !== null) return;
    this.#open = async (path) => void (await desk.openOutsideFile(path));
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
