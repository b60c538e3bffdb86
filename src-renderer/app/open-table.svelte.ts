/** A document on the table: its plan, its game's session, and its picture for the library. */
import type { Bridge, DocumentState } from '../../shared/contract';
import type { ContentPack } from '../../shared/content';
import type { Refusal } from '../../shared/base';
import type { LibraryStore } from '../bridge/library.svelte';
import { OpenDocument } from '../bridge/open-document.svelte';
import type { SettingsStore } from '../bridge/settings.svelte';
import type { GameDescriptor, GameSession, SessionContext } from '../games/descriptor';

/** A picture is taken when nothing has changed for so long, milliseconds. */
export const PICTURE_AFTER_MS = 1000;

export interface TableSurroundings {
  readonly bridge: Bridge;
  readonly settings: SettingsStore;
  readonly library: LibraryStore;
  readonly announce: SessionContext['announce'];
  readonly refuse: (refusal: Refusal) => void;
}

export class OpenTable {
  readonly document: OpenDocument;
  readonly descriptor: GameDescriptor;
  readonly session: GameSession;
  readonly #library: LibraryStore;
  readonly #stopWatching: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #picturedRevision: number;
  /** The last picture that was begun; pictures are taken one after the other. */
  #picturing: Promise<void> = Promise.resolve();
  #goingTo: number | null = null;
  #destroyed = false;

  constructor(
    around: TableSurroundings,
    descriptor: GameDescriptor,
    pack: ContentPack,
    state: DocumentState,
  ) {
    this.#library = around.library;
    this.descriptor = descriptor;
    this.document = new OpenDocument(around.bridge, state, around.refuse);
    this.session = descriptor.createSession({
      document: this.document,
      pack,
      settings: around.settings,
      announce: around.announce,
    });
    // A document without a picture gets one at once, else only after a change.
    const entry = around.library.list.documents.find(({ id }) => id === state.id);
    this.#picturedRevision = entry?.hasThumbnail ? state.revision : -1;
    this.#stopWatching = $effect.root(() => {
      $effect(() => this.#schedulePicture(this.document.state.revision));
    });
  }

  /** Moves through the history; while a step is under way only the newest wish is kept. */
  async goTo(position: number): Promise<void> {
    const busy = this.#goingTo !== null;
    this.#goingTo = position;
    if (busy) return;
    while (this.#goingTo !== null) {
      const wish: number = this.#goingTo;
      const moved = this.document.state.history.position === wish || (await this.document.goTo(wish));
      if (!moved || this.#goingTo === wish) this.#goingTo = null;
    }
  }

  /** Takes the picture that is still due and waits for one under way, before the table leaves the screen. */
  async finishPicture(): Promise<void> {
    if (this.#timer !== undefined) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      const take = () => this.#takePicture(this.document.state.revision);
      this.#picturing = this.#picturing.then(take, take); // a picture that failed was told by whoever asked for it
    }
    await this.#picturing;
  }

  /** Twice does no harm: a person may turn round while the table is leaving. */
  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    clearTimeout(this.#timer);
    this.#stopWatching();
    this.session.destroy();
    this.document.destroy();
  }

  #schedulePicture(revision: number): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (revision === this.#picturedRevision || !this.session.thumbnail) return;
    this.#timer = setTimeout(() => void this.finishPicture(), PICTURE_AFTER_MS);
  }

  /**
   * Waits for the drawing only: a lost connection must keep nobody on the table. While the table is still being
   * set up there is nothing to draw yet; then the picture stays due.
   */
  async #takePicture(revision: number): Promise<void> {
    const png = await this.session.thumbnail?.();
    if (png) void this.#sendPicture(png, revision);
    else if (!this.#destroyed) this.#schedulePicture(revision);
  }

  /** A missing picture harms nobody: the next change tries again. */
  async #sendPicture(png: string, revision: number): Promise<void> {
    const answer = await this.#library.setPicture(this.document.id, png);
    if (answer.ok) this.#picturedRevision = revision;
  }
}
