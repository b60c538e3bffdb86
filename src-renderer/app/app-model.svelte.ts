/** The window's state: where it is, what is open over it, what main said. Commands and screens read it. */
import type { AppInfo, Bridge, GameId } from '../../shared/contract';
import type { ContentPack } from '../../shared/content';
import type { Refusal, Result } from '../../shared/base';
import { LibraryStore } from '../bridge/library.svelte';
import { SettingsStore } from '../bridge/settings.svelte';
import type { GameDescriptor } from '../games/descriptor';
import { ToastStore, type Command } from '../ui';
import { appCommands } from './commands';
import { LibraryActions } from './library-actions';
import { OpenTable } from './open-table.svelte';
import { Router } from './router.svelte';
import type { AppScope, Overlay } from './scope';
import { Sharing } from './sharing.svelte';

export type TableState =
  | { readonly type: 'none' }
  | { readonly type: 'loading'; readonly id: string }
  | { readonly type: 'open'; readonly table: OpenTable }
  | { readonly type: 'failed'; readonly id: string; readonly refusal: Refusal };

/** Calls back with each change of the connection to main; gives the function that ends it. */
export type ConnectionWatch = (listener: (connected: boolean) => void) => () => void;

export class AppModel implements AppScope {
  readonly bridge: Bridge;
  readonly descriptors: readonly GameDescriptor[];
  readonly settings: SettingsStore;
  readonly library: LibraryStore;
  readonly actions: LibraryActions;
  readonly sharing: Sharing;
  readonly toasts = new ToastStore();
  readonly router = new Router();
  info = $state.raw<AppInfo | null>(null);
  /** The packs read so far, by game. */
  packs = $state.raw<Partial<Record<GameId, ContentPack>>>({});
  overlay = $state.raw<Overlay | null>(null);
  tableState = $state.raw<TableState>({ type: 'none' });
  connected = $state(true);
  /** The title field of the open table takes the focus when this grows. */
  renameAsked = $state(0);
  readonly table = $derived(this.tableState.type === 'open' ? this.tableState.table : null);
  readonly commands: readonly Command[] = $derived.by(() =>
    withoutDoubles(appCommands(this), this.table?.session.commands ?? []),
  );
  readonly #ends: (() => void)[];

  constructor(bridge: Bridge, descriptors: readonly GameDescriptor[], watch: ConnectionWatch) {
    this.bridge = bridge;
    this.descriptors = descriptors;
    this.settings = new SettingsStore(bridge, (refusal) => this.refuse(refusal));
    this.library = new LibraryStore(bridge, (refusal) => this.refuse(refusal));
    this.actions = new LibraryActions(this);
    this.sharing = new Sharing(this, bridge);
    this.#ends = [
      bridge.subscribe((event) => this.#hear(event)),
      watch((connected) => this.#connection(connected)),
    ];
  }

  async start(): Promise<void> {
    const [info] = await Promise.all([
      this.bridge.call('app.info', {}),
      this.settings.load(),
      this.library.load(),
      ...this.descriptors.map((descriptor) => this.packOf(descriptor.id)),
    ]);
    if (info.ok) this.info = info.value;
    else this.refuse(info.error);
  }

  /** Says what was refused and why; it stays until it is read. */
  refuse(refusal: Refusal): void {
    const rule = refusal.rule ? ` (${refusal.rule})` : '';
    this.toasts.show(refusal.message + rule, { tone: 'bad' });
  }

  /** Brings the route's document on the table, or clears it. Called whenever the route changes. */
  async followRoute(): Promise<void> {
    const { route } = this.router;
    const current = this.tableState;
    if (route.type === 'document' && current.type === 'open' && current.table.document.id === route.id)
      return;
    if (current.type === 'open') await this.#leave(current.table);
    if (this.router.route !== route) return; // the person has gone on meanwhile
    this.overlay = null;
    if (route.type === 'library') this.tableState = { type: 'none' };
    else await this.#open(route.id);
  }

  async packOf(game: GameId): Promise<Result<ContentPack, Refusal>> {
    const known = this.packs[game];
    if (known) return { ok: true, value: known };
    if (game !== 'into-the-unknown')
      return { ok: false, error: { code: 'no-pack', message: `No pack for ${game}.` } };
    const answer = await this.bridge.call('packs.read', { game });
    if (answer.ok) this.packs = { ...this.packs, [game]: answer.value };
    return answer;
  }

  run(id: string): void {
    const command = this.commands.find((candidate) => candidate.id === id);
    if (command && (command.enabled?.() ?? true)) command.run();
  }

  destroy(): void {
    if (this.tableState.type === 'open') this.tableState.table.destroy();
    this.sharing.cancel();
    for (const end of this.#ends) end();
    this.settings.destroy();
    this.library.destroy();
    this.router.destroy();
    this.toasts.destroy();
  }

  /** The stage must still be there for its last picture. */
  async #leave(table: OpenTable): Promise<void> {
    this.sharing.cancel(); // its picture is drawn by the table that is being left
    try {
      await table.finishPicture();
    } finally {
      table.destroy();
      if (this.table === table) this.tableState = { type: 'none' };
    }
  }

  async #open(id: string): Promise<void> {
    const loading: TableState = { type: 'loading', id };
    this.tableState = loading;
    const opened = await this.bridge.call('document.open', { id });
    if (!opened.ok) return this.#settle(loading, { type: 'failed', id, refusal: opened.error });
    const descriptor = this.descriptors.find((candidate) => candidate.id === opened.value.plan.game);
    const pack = await this.packOf(opened.value.plan.game);
    if (!descriptor || !pack.ok) {
      const refusal = pack.ok
        ? { code: 'no-table', message: 'This window has no table for that game.' }
        : pack.error;
      return this.#settle(loading, { type: 'failed', id, refusal });
    }
    if (this.tableState !== loading) return; // the person has gone elsewhere meanwhile
    const table = new OpenTable(
      {
        bridge: this.bridge,
        settings: this.settings,
        library: this.library,
        announce: (text, tone) => this.toasts.show(text, { tone: tone ?? 'plain' }),
        refuse: (refusal) => this.refuse(refusal),
      },
      descriptor,
      pack.value,
      opened.value,
    );
    this.#settle(loading, { type: 'open', table });
  }

  #settle(from: TableState, to: TableState): void {
    if (this.tableState === from) this.tableState = to;
  }

  #hear(event: Parameters<Parameters<Bridge['subscribe']>[0]>[0]): void {
    if (event.type === 'problem') this.toasts.show(event.problem.message, { tone: 'bad', sticky: true });
    else if (event.type === 'menu') this.run(event.command);
    else if (event.type === 'show') this.router.go({ type: 'document', id: event.id });
  }

  #connection(connected: boolean): void {
    if (connected === this.connected) return;
    this.connected = connected;
    this.toasts.say(
      connected ? 'Connected again.' : 'The connection to Plotroom was lost.',
      connected ? 'ok' : 'bad',
    );
    if (connected) void Promise.all([this.settings.load(), this.library.load()]);
  }
}

/** A game may give its own meaning to a command of the app: the same id, the game's is kept. */
function withoutDoubles(ofApp: readonly Command[], ofGame: readonly Command[]): readonly Command[] {
  const own = new Set(ofGame.map((command) => command.id));
  return [...ofApp.filter((command) => !own.has(command.id)), ...ofGame];
}
