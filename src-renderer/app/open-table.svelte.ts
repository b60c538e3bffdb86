/** A plan on the table: its document, its game's session, and its picture for the library. */
import type { Bridge } from '../../shared/contract';
import type { Refusal } from '../../shared/base';
import type { AnyPlan } from '../../shared/documents/any-plan';
import type { LibraryStore } from '../bridge/library.svelte';
import type { OpenDocument } from '../bridge/open-document.svelte';
import type { SettingsStore } from '../bridge/settings.svelte';
import type {
  GameDescriptor,
  GameSession,
  SessionContext,
  TableFiles,
  TableSharing,
} from '../games/descriptor';
import { PictureTaker } from './picture-taker.svelte';
import { Travel } from './travel';

export interface TableSurroundings {
  readonly bridge: Bridge;
  readonly settings: SettingsStore;
  readonly library: LibraryStore;
  readonly files: TableFiles;
  readonly announce: SessionContext['announce'];
  readonly refuse: (refusal: Refusal) => void;
  /** Opens another document. */
  readonly open: (id: string) => void;
}

/** What the window needs of whatever lies on the table. */
export interface TableOf {
  readonly id: string;
  readonly title: string;
  readonly descriptor: GameDescriptor;
  readonly session: GameSession;
  /** Absent: the table gives away nothing but its file. */
  readonly sharing: (() => Promise<TableSharing>) | undefined;
  readonly savedAt: number;
  /** Steps or records applied, and in all. */
  readonly position: number;
  readonly length: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  goTo(position: number): Promise<void>;
  /** Resolves when main has everything that shows: what is given away is what a person sees. */
  settled(): Promise<void>;
  finishPicture(): Promise<void>;
  destroy(): void;
}

export class OpenTable implements TableOf {
  readonly kind = 'plan';
  readonly document: OpenDocument<AnyPlan>;
  readonly descriptor: GameDescriptor;
  readonly session: GameSession;
  readonly #pictures: PictureTaker;
  readonly #travel: Travel;
  #destroyed = false;

  constructor(
    around: TableSurroundings,
    descriptor: GameDescriptor,
    document: OpenDocument<AnyPlan>,
    session: GameSession,
  ) {
    this.descriptor = descriptor;
    this.document = document;
    this.session = session;
    this.#pictures = new PictureTaker(around.library, {
      id: document.id,
      revision: () => document.state.revision,
      take: session.thumbnail && (() => session.thumbnail?.() ?? Promise.resolve('')),
    });
    this.#travel = new Travel(
      () => this.position,
      (position) => document.goTo(position),
    );
  }

  get id(): string {
    return this.document.id;
  }
  get title(): string {
    return this.document.plan.title;
  }
  get sharing(): (() => Promise<TableSharing>) | undefined {
    return this.descriptor.sharing;
  }
  get savedAt(): number {
    return this.document.state.savedAt;
  }
  get position(): number {
    return this.document.state.history.position;
  }
  get length(): number {
    return this.document.state.history.length;
  }
  get canUndo(): boolean {
    return this.document.canUndo;
  }
  get canRedo(): boolean {
    return this.document.canRedo;
  }

  undo(): void {
    void this.document.undo();
  }

  redo(): void {
    void this.document.redo();
  }

  goTo(position: number): Promise<void> {
    return this.#travel.goTo(position);
  }

  settled(): Promise<void> {
    return this.document.settled();
  }

  finishPicture(): Promise<void> {
    return this.#pictures.finish();
  }

  /** Twice does no harm: a person may turn round while the table is leaving. */
  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.#pictures.end();
    this.session.destroy();
    this.document.destroy();
  }
}
