/** Events out to every window. Changes of the library are gathered for a moment: a drag is no reason to redraw a list. */
import type { DeskEvent } from '../../shared/contract';

const LIBRARY_QUIET_MS = 150;

export class Announcer {
  readonly #listeners = new Set<(event: DeskEvent) => void>();
  /** Told before anybody listened; the first listener hears them. */
  #waiting: DeskEvent[] = [];
  #timer: NodeJS.Timeout | undefined;

  subscribe(listener: (event: DeskEvent) => void): () => void {
    // A wrapper of its own, so that subscribing the same function twice makes two subscriptions.
    const own = (event: DeskEvent) => listener(event);
    this.#listeners.add(own);
    for (const event of this.#waiting.splice(0)) own(event);
    return () => this.#listeners.delete(own);
  }

  publish(event: DeskEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  /** For what nobody may miss: kept until somebody listens. */
  publishSurely(event: DeskEvent): void {
    if (this.#listeners.size === 0) this.#waiting.push(event);
    else this.publish(event);
  }

  /** The list has changed: said once things are quiet, at the latest one quiet time after the first change. */
  libraryChanged(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.publish({ type: 'library' });
    }, LIBRARY_QUIET_MS);
    this.#timer.unref();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }
}
