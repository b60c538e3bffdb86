/** Keys while the screen is handed over: Enter takes it, Esc shows the public table, Space peeks while it is held. */
import type { OpenMatchTable } from '../open-match-table.svelte';

export class CurtainKeys {
  readonly #table: OpenMatchTable;
  readonly #covered: () => boolean;

  /** `covered`: something lies over the frame and has its own keys. */
  constructor(table: OpenMatchTable, covered: () => boolean) {
    this.#table = table;
    this.#covered = covered;
  }

  press(event: KeyboardEvent): void {
    if (this.#table.peeking) return swallow(event); // the keys that repeat must not act on the table that shows now
    if (this.#table.handOver === null || this.#covered() || isTyping(event.target)) return;
    if (event.key === ' ' && this.#table.curtain && !isOtherControl(event.target)) {
      swallow(event);
      if (!event.repeat) this.#table.peek();
    } else if (event.key === 'Escape' && this.#table.curtain) {
      swallow(event);
      this.#table.publicShown = true;
    } else if (event.key === 'Enter' && !isOtherControl(event.target)) {
      swallow(event);
      void this.#table.takeScreen();
    }
  }

  letGo(event: KeyboardEvent): void {
    if (!this.#table.peeking || event.key !== ' ') return;
    swallow(event);
    this.#table.endPeek();
  }
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** A button keeps Enter and Space, but for the curtain's own. */
function isOtherControl(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('button, a, [role="slider"], [role="menuitem"]') !== null &&
    target.closest('[data-curtain-ready]') === null
  );
}
