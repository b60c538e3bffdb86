/** The window's state: where it is, what is open over it, what main said. Commands and screens read it. */
import type { AppInfo, Bridge } from '../../shared/contract';
import type { ContentPack } from '../../shared/content';
import type { Refusal, Result } from '../../shared/base';
import { LibraryStore } from '../bridge/library.svelte';
import { PackStore } from '../bridge/packs.svelte';
import { SettingsStore } from '../bridge/settings.svelte';
import { ToastStore, type Command } from '../ui';
import { appCommands } from './commands';
import { contentSource } from './content-source';
import type { GameEntries } from './game-entries';
import { LibraryActions } from './library-actions';
import { NewestState } from './newest-state';
import { type AnyTable, tableFor } from './open-state';
import { PackActions } from './pack-actions';
import { Router } from './router.svelte';
import type { AppScope, Overlay } from './scope';
import { Sharing } from './sharing.svelte';

export type TableState =
  | { readonly type: 'none' }
  | { readonly type: 'loading'; readonly id: string }
  | { readonly type: 'open'; readonly table: AnyTable }
  | { readonly type: 'failed'; readonly id: string; readonly refusal: Refusal };

/** Calls back with each change of the connection to main; gives the function that ends it. */
export type ConnectionWatch = (listener: (connected: boolean) => void) => () => void;

export class AppModel implements AppScope {
  readonly bridge: Bridge;
  readonly games: GameEntries;
  readonly settings: SettingsStore;
  readonly library: LibraryStore;
  readonly actions: LibraryActions;
  readonly ownPacks: PackStore;
  readonly packActions: PackActions;
  readonly sharing: Sharing;
  readonly toasts = new ToastStore();
  readonly router = new Router();
  info = $state.raw<AppInfo | null>(null);
  /** The pack of Into the Unknown, once it has been read. */
  pack = $state.raw<ContentPack | null>(null);
  overlay = $state.raw<Overlay | null>(null);
  tableState = $state.raw<TableState>({ type: 'none' });
  connected = $state(true);
  /** The title field of the open table takes the focus when this grows. */
  renameAsked = $state(0);
  readonly table = $derived(this.tableState.type === 'open' ? this.tableState.table : null);
  /** Commands of a screen that is no table, such as the editor of packs. */
  screenCommands = $state.raw<readonly Command[]>([]);
  /** Colours of such a screen; null: it has none of its own. */
  screenAccent = $state<'sector' | 'spore' | 'force' | null>(null);
  readonly commands: readonly Command[] = $derived.by(() =>
    withoutDoubles(appCommands(this), this.table?.session.commands ?? this.screenCommands),
  );
  readonly #ends: (() => void)[];
  /** The first route has been followed. */
  #hasFollowed = false;

  constructor(bridge: Bridge, games: GameEntries, watch: ConnectionWatch) {
    this.bridge = bridge;
    this.games = games;
    this.settings = new SettingsStore(bridge, (refusal) => this.refuse(refusal));
    this.library = new LibraryStore(bridge, (refusal) => this.refuse(refusal));
    this.actions = new LibraryActions(this);
    this.ownPacks = new PackStore(bridge, (refusal) => this.refuse(refusal));
    this.packActions = new PackActions(this, bridge, this.ownPacks);
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
      this.packOf(),
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
    if (route.type === 'document' && current.type === 'open' && current.table.id === route.id) return;
    if (current.type === 'open') await this.#leave(current.table);
    if (this.router.route !== route) return; // the person has gone on meanwhile
    // What was opened while the window still started belongs to its first screen.
    if (this.#hasFollowed) this.overlay = null;
    this.#hasFollowed = true;
    if (route.type === 'document') await this.#open(route.id);
    else this.tableState = { type: 'none' };
  }

  /** The pack of Into the Unknown, read once. */
  async packOf(): Promise<Result<ContentPack, Refusal>> {
    const known = this.pack;
    if (known) return { ok: true, value: known };
    const answer = await this.bridge.call('packs.read', { game: 'into-the-unknown' });
    if (answer.ok) this.pack = answer.value;
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
    this.ownPacks.destroy();
    this.router.destroy();
    this.toasts.destroy();
  }

  /** The stage must still be there for its last picture. */
  async #leave(table: AnyTable): Promise<void> {
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
    // Bots do not wait until the game's code and its content are here.
    const newest = new NewestState(this.bridge, opened.value);
    const made = await tableFor(
      {
        bridge: this.bridge,
        settings: this.settings,
        library: this.library,
        files: {
          keep: (name, content) => this.sharing.keep({ name, content, notes: [] }),
          choose: () => this.actions.chooseBytes(),
        },
        announce: (text, tone) => this.toasts.show(text, { tone: tone ?? 'plain' }),
        refuse: (refusal) => this.refuse(refusal),
        open: (other) => this.actions.open(other),
      },
      this.games,
      contentSource(this.bridge, () => this.packOf()),
      newest,
    );
    newest.end();
    if (!made.ok) return this.#settle(loading, { type: 'failed', id, refusal: made.error });
    if (this.tableState !== loading) return; // the person has gone elsewhere meanwhile
    this.#settle(loading, { type: 'open', table: made.value() });
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
