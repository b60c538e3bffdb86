/** The desk over Electron's two channels. Failures travel as data: the page never sees an exception of main. */
import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { err, type Refusal, type Result } from '../../shared/base';
import { CALL_CHANNEL } from '../../shared/contract/bridge';
import type { Desk } from '../desk/types';
import { WindowCalls } from '../desk/window-calls';

const NOT_OURS: Refusal = {
  code: 'forbidden',
  message: 'This page may not speak to Plotroom.',
};
const NO_NAME: Refusal = {
  code: 'bad-request',
  message: 'A call needs a name.',
};

export class DeskChannel {
  readonly #ipc: IpcMain;
  readonly #desk: Desk;
  readonly #isOurs: (event: IpcMainInvokeEvent) => boolean;
  readonly #onCall: () => void;
  readonly #running = new Set<Promise<unknown>>();
  /** The calls of the page that is there. */
  #page: WindowCalls;

  /** `isOurs` tells whether a call comes from our page; `onCall` runs before each call that does. */
  constructor(ipc: IpcMain, desk: Desk, isOurs: (event: IpcMainInvokeEvent) => boolean, onCall: () => void) {
    this.#ipc = ipc;
    this.#desk = desk;
    this.#isOurs = isOurs;
    this.#onCall = onCall;
    this.#page = new WindowCalls(desk);
    ipc.handle(CALL_CHANNEL, (event, name: unknown, request: unknown) => this.#answer(event, name, request));
  }

  /** The page went without a word, reloaded or crashed: what it showed is shown no longer. */
  pageGone(): void {
    const gone = this.#page;
    this.#page = new WindowCalls(this.#desk);
    void this.#tracked(gone.destroy());
  }

  /** Resolves when every call that has arrived is answered. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }

  destroy(): void {
    this.#ipc.removeHandler(CALL_CHANNEL);
  }

  async #answer(
    event: IpcMainInvokeEvent,
    name: unknown,
    request: unknown,
  ): Promise<Result<unknown, Refusal>> {
    if (!this.#isOurs(event)) return err(NOT_OURS);
    if (typeof name !== 'string') return err(NO_NAME);
    this.#onCall();
    return this.#tracked(this.#page.call(name, request));
  }

  async #tracked<Value>(work: Promise<Value>): Promise<Value> {
    this.#running.add(work);
    try {
      return await work;
    } finally {
      this.#running.delete(work);
    }
  }
}
