/** One window's calls, so that the desk hears what the window no longer shows when it goes without a word. */
import type { AnyAnswer } from './answer-memory';
import type { Desk } from './types';

export class WindowCalls {
  readonly #desk: Pick<Desk, 'call'>;
  /** How often the window has opened each document: after a drop it opens anew what it has. */
  readonly #opened = new Map<string, number>();
  #isGone = false;

  constructor(desk: Pick<Desk, 'call'>) {
    this.#desk = desk;
  }

  async call(name: string, request: unknown): Promise<AnyAnswer> {
    const id = documentIn(request);
    if (name === 'document.close') await this.#closeBut(1, id);
    const answer = await this.#desk.call(name, request);
    if (name === 'document.open' && answer.ok) {
      this.#opened.set(id, (this.#opened.get(id) ?? 0) + 1);
      if (this.#isGone) await this.#closeBut(0, id);
    }
    return answer;
  }

  /** The window is gone: whatever it showed is closed. */
  async destroy(): Promise<void> {
    this.#isGone = true;
    await Promise.all([...this.#opened.keys()].map((id) => this.#closeBut(0, id)));
  }

  /** Closes a document as often as it was opened here, but for so many times. */
  async #closeBut(kept: number, id: string): Promise<void> {
    const times = (this.#opened.get(id) ?? 0) - kept;
    this.#opened.delete(id);
    for (let time = 0; time < times; time += 1) await this.#desk.call('document.close', { id });
  }
}

/** Empty where the call names no document; the desk says what is wrong with it. */
function documentIn(request: unknown): string {
  const isNamed = typeof request === 'object' && request !== null && 'id' in request;
  return isNamed && typeof request.id === 'string' ? request.id : '';
}
