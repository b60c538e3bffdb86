/** What main tells of a document while its table is still being made: the table begins with the newest of it. */
import type { Bridge, DocumentState } from '../../shared/contract';

export class NewestState {
  #state: DocumentState;
  /** Nobody listens any more. */
  readonly end: () => void;

  /** From the moment on in which main has answered with `state`. */
  constructor(bridge: Bridge, state: DocumentState) {
    this.#state = state;
    this.end = bridge.subscribe((event) => {
      if (event.type !== 'document' || event.state.id !== state.id) return;
      if (event.state.revision >= this.#state.revision) this.#state = event.state;
    });
  }

  get state(): DocumentState {
    return this.#state;
  }
}
