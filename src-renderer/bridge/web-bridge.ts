/**
 * The bridge over one WebSocket. After a drop it connects again by itself, sends unanswered calls once more (main repeats
 * its answer for a known `callId`, so nothing happens twice) and asks for what it may have missed.
 */
import type {
  Answer,
  Bridge,
  CallName,
  ClientFrame,
  DeskEvent,
  Request,
  ServerFrame,
} from '../../shared/contract';
import type { DocumentState } from '../../shared/contract';
import type { Connection, ConnectionState } from './connection';

const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 5_000;

/** The part of the browser's WebSocket used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export interface WebBridgeOptions {
  readonly connect: () => Socket;
  /** Waits before the next attempt; a test puts its own clock here. */
  readonly later: (action: () => void, delayMs: number) => void;
  /** In [0, 1): spreads the attempts of many tabs. */
  readonly random: () => number;
}

interface PendingCall {
  readonly frame: ClientFrame;
  readonly resolve: (answer: unknown) => void;
}

export class WebBridge implements Bridge, Connection {
  readonly #options: WebBridgeOptions;
  readonly #pending = new Map<number, PendingCall>();
  readonly #listeners = new Set<(event: DeskEvent) => void>();
  readonly #watchers = new Set<(state: ConnectionState) => void>();
  /** Newest revision seen of each document that is open here. */
  readonly #revisions = new Map<string, number>();
  #socket: Socket | null = null;
  #state: ConnectionState = 'connecting';
  #process: string | null = null;
  #attempts = 0;
  #nextId = 0;
  #destroyed = false;
  /** Something may have been said unheard since the last round of catching up began. */
  #missed = false;
  #catchingUp = false;

  constructor(options: WebBridgeOptions) {
    this.#options = options;
    this.#connect();
  }

  get connection(): ConnectionState {
    return this.#state;
  }

  onConnection(listener: (state: ConnectionState) => void): () => void {
    const own = (state: ConnectionState) => listener(state);
    this.#watchers.add(own);
    own(this.#state);
    return () => this.#watchers.delete(own);
  }

  async call<Name extends CallName>(name: Name, request: Request<Name>): Promise<Answer<Name>> {
    // Main answers each call with the type that the contract gives it.
    const answer = (await this.#send(name, request)) as Answer<Name>;
    if (name === 'document.close') this.#revisions.delete((request as Request<'document.close'>).id);
    else if (answer.ok && isDocumentState(answer.value)) this.#noteRevision(answer.value);
    return answer;
  }

  subscribe(listener: (event: DeskEvent) => void): () => void {
    const own = (event: DeskEvent) => listener(event);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  destroy(): void {
    this.#destroyed = true;
    this.#socket?.close();
    this.#listeners.clear();
    this.#watchers.clear();
  }

  #connect(): void {
    const socket = this.#options.connect();
    let ended = false;
    socket.addEventListener('message', ({ data }) => {
      if (!ended) this.#receive(socket, JSON.parse(String(data)) as ServerFrame); // our own main writes them
    });
    socket.addEventListener('close', () => {
      if (ended) return;
      ended = true;
      this.#dropped();
    });
  }

  #dropped(): void {
    this.#socket = null;
    if (this.#destroyed) return;
    if (this.#process !== null) this.#setState('reconnecting');
    const longest = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** this.#attempts);
    this.#attempts += 1;
    this.#options.later(
      () => {
        if (!this.#destroyed) this.#connect();
      },
      longest * (0.5 + this.#options.random() / 2),
    );
  }

  #receive(socket: Socket, frame: ServerFrame): void {
    if (frame.type === 'hello') return this.#greeted(socket, frame.process);
    if (frame.type === 'event') return this.#publish(frame.event);
    const call = this.#pending.get(frame.id);
    this.#pending.delete(frame.id);
    call?.resolve(frame.answer);
  }

  #greeted(socket: Socket, process: string): void {
    const isReturn = this.#process !== null;
    if (isReturn && this.#process !== process) this.#refuseRepeats();
    this.#process = process;
    this.#socket = socket;
    this.#attempts = 0;
    for (const { frame } of this.#pending.values()) socket.send(JSON.stringify(frame));
    this.#setState('connected');
    if (isReturn) void this.#catchUpOnce();
  }

  /** A main that started anew remembers no answers: sending a change again might make it twice. */
  #refuseRepeats(): void {
    for (const [id, { frame, resolve }] of this.#pending) {
      if (!hasCallId(frame.request)) continue;
      this.#pending.delete(id);
      const message =
        'Plotroom was started anew meanwhile. Look whether the last change is there, else repeat it.';
      resolve({ ok: false, error: { code: 'host-restarted', message } });
    }
  }

  /** One round at a time: on a line that keeps dropping, rounds must not pile up and crowd the calls out. */
  async #catchUpOnce(): Promise<void> {
    this.#missed = true;
    if (this.#catchingUp) return;
    this.#catchingUp = true;
    while (this.#missed) {
      this.#missed = false;
      await this.#catchUp();
    }
    this.#catchingUp = false;
  }

  /** What was said while nobody listened: changed documents, the list, the settings. */
  async #catchUp(): Promise<void> {
    this.#publish({ type: 'library' });
    const settings = await this.call('settings.get', {});
    if (settings.ok) this.#publish({ type: 'settings', settings: settings.value });
    for (const [id, known] of [...this.#revisions]) {
      const answer = await this.call('document.open', { id });
      if (answer.ok && mayBeNews(answer.value, known))
        this.#publish({ type: 'document', state: answer.value });
      else if (!answer.ok) this.#publish({ type: 'problem', problem: answer.error });
    }
  }

  #send(name: string, request: unknown): Promise<unknown> {
    const id = this.#nextId++;
    const frame: ClientFrame = { type: 'call', id, name, request };
    return new Promise((resolve) => {
      this.#pending.set(id, { frame, resolve });
      this.#socket?.send(JSON.stringify(frame));
    });
  }

  #publish(event: DeskEvent): void {
    if (event.type === 'document') this.#noteRevision(event.state, false);
    for (const listener of [...this.#listeners]) listener(event);
  }

  /** Documents of other tabs are told too; only those that were asked for here are followed. */
  #noteRevision({ id, revision }: DocumentState, isAsked = true): void {
    const known = this.#revisions.get(id);
    if (known === undefined ? isAsked : revision > known) this.#revisions.set(id, revision);
  }

  #setState(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const watcher of [...this.#watchers]) watcher(state);
  }
}

function hasCallId(request: unknown): boolean {
  return typeof request === 'object' && request !== null && 'callId' in request;
}

function isDocumentState(value: unknown): value is DocumentState {
  return typeof value === 'object' && value !== null && 'revision' in value && 'kind' in value;
}

/** Who looks at a match, and whom it waits for, may change without a new revision. */
function mayBeNews(state: DocumentState, known: number): boolean {
  return state.revision > known || state.kind === 'match';
}
