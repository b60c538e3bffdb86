/** The one object the renderer reaches main through: `window.plotroom` in Electron, a WebSocket in a browser. */
import type { Answer } from './calls';
import type { CallName, Request } from './requests';
import type { DeskEvent } from './events';

export interface Bridge {
  call<Name extends CallName>(name: Name, request: Request<Name>): Promise<Answer<Name>>;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (event: DeskEvent) => void): () => void;
}

/** Electron's two channels. */
export const CALL_CHANNEL = 'plotroom:call';
export const EVENT_CHANNEL = 'plotroom:event';

/** Frames of the WebSocket at `/bridge`. */
export type ClientFrame = {
  readonly type: 'call';
  readonly id: number;
  readonly name: string;
  readonly request: unknown;
};
export type ServerFrame =
  | { readonly type: 'hello'; readonly process: string }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'event'; readonly event: DeskEvent };
