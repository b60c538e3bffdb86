/** Takes the picture of an open table for the library once it has been quiet for a while. */
import type { LibraryStore } from '../bridge/library.svelte';

/** A picture is taken when nothing has changed for so long, milliseconds. */
export const PICTURE_AFTER_MS = 1000;

interface Subject {
  readonly id: string;
  /** The revision on the table; null: there is nothing to take a picture of now. */
  revision(): number | null;
  /** PNG as base64; empty when nothing could be drawn. Absent: the table has no pictures. */
  readonly take: (() => Promise<string>) | undefined;
}

export class PictureTaker {
  readonly #library: LibraryStore;
  readonly #subject: Subject;
  readonly #stopWatching: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #picturedRevision: number;
  /** The last picture that was begun; pictures are taken one after the other. */
  #picturing: Promise<void> = Promise.resolve();
  #ended = false;

  constructor(library: LibraryStore, subject: Subject) {
    this.#library = library;
    this.#subject = subject;
    // A document without a picture gets one at once, else only after a change.
    const entry = library.list.documents.find(({ id }) => id === subject.id);
    this.#picturedRevision = (entry?.hasThumbnail && subject.revision()) || -1;
    this.#stopWatching = $effect.root(() => {
      $effect(() => this.#schedule(subject.revision()));
    });
  }

  /** Takes the picture that is still due and waits for one under way, before the table leaves the screen. */
  async finish(): Promise<void> {
    if (this.#timer !== undefined) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      const take = () => this.#take();
      this.#picturing = this.#picturing.then(take, take); // a picture that failed was told by whoever asked for it
    }
    await this.#picturing;
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#stopWatching();
  }

  #schedule(revision: number | null): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (revision === null || revision === this.#picturedRevision || !this.#subject.take) return;
    this.#timer = setTimeout(() => void this.finish(), PICTURE_AFTER_MS);
  }

  /**
   * Waits for the drawing only: a lost connection must keep nobody on the table. While the table is still being
   * set up there is nothing to draw yet; then the picture stays due.
   */
  async #take(): Promise<void> {
    const revision = this.#subject.revision();
    if (revision === null) return;
    const png = await this.#subject.take?.();
    if (png) void this.#send(png, revision);
    else if (!this.#ended) this.#schedule(revision);
  }

  /** A missing picture harms nobody: the next change tries again. */
  async #send(png: string, revision: number): Promise<void> {
    const answer = await this.#library.setPicture(this.#subject.id, png);
    if (answer.ok) this.#picturedRevision = revision;
  }
}
