/** The editor of one pack as a screen: which part of it is open, what is chosen there, and everything that can be done by name. */
import Download from '@lucide/svelte/icons/download';
import Redo from '@lucide/svelte/icons/redo-2';
import Undo from '@lucide/svelte/icons/undo-2';
import type { GameId } from '../../../shared/content';
import type { Command } from '../../ui';
import type { PackEditing } from './model/pack-editing.svelte';
import type { KeyHint, PackGame, PackSection } from './pack-game';

/** A tab. */
export interface Part {
  readonly id: string;
  readonly title: string;
}

const FORM_KEYS: readonly KeyHint[] = [
  { key: 'Tab', does: 'next field' },
  { key: 'Enter', does: 'puts a text down' },
];
/** Keys that open a part: Alt with its number, as far as there are digits. */
const MOST_KEYS = 9;

export class PackScreen {
  readonly game: PackGame;
  readonly editing: PackEditing;
  readonly sections: readonly PackSection[];
  readonly parts: readonly Part[];
  /** Id of the open part: of a section, or of a kind. */
  part = $state('');
  /** By kind the record that its form shows. */
  chosen = $state.raw<Readonly<Record<string, string>>>({});
  readonly section: PackSection | null = $derived.by(
    () => this.sections.find(({ id }) => id === this.part) ?? null,
  );
  readonly commands: readonly Command[] = $derived.by(() => [
    ...this.#history(),
    ...this.#openings(),
    ...(this.section?.commands ?? []),
  ]);
  readonly #exportPack: () => void;

  private constructor(game: PackGame, editing: PackEditing, exportPack: () => void) {
    this.game = game;
    this.editing = editing;
    this.sections = game.sections?.(editing) ?? [];
    const kinds = game.kinds.map(({ id, many }) => ({ id, title: many }));
    this.parts = [...this.sections.map(({ id, title }) => ({ id, title })), ...kinds];
    this.part = this.parts[0]?.id ?? '';
    this.#exportPack = exportPack;
  }

  /** A screen for one pack of the game that is described. */
  static of<Game extends GameId>(
    game: PackGame<Game>,
    editing: PackEditing<Game>,
    exportPack: () => void,
  ): PackScreen {
    return new PackScreen(game as unknown as PackGame, editing, exportPack); // it is only ever given its own game's records
  }

  /** Kinds whose records the open part is about. */
  get kinds(): readonly string[] {
    return this.section?.kinds ?? [this.part];
  }

  get keys(): readonly KeyHint[] {
    const own = this.game.kinds.find(({ id }) => id === this.part)?.keys ?? [];
    return this.section?.keys ?? [...FORM_KEYS, ...own];
  }

  choose(kind: string, id: string): void {
    this.chosen = { ...this.chosen, [kind]: id };
  }

  /** Opens the part and the record that the first fault is in; one of the packs as a whole opens the part. */
  showFault(): void {
    const [kind = '', id] = (this.editing.merged.faults[0]?.at ?? '').split('/').slice(1);
    const form = this.game.kinds.find((each) => each.id === kind);
    const section = this.sections.find((each) => each.show(kind, id));
    if (form !== undefined) {
      this.part = form.id;
      if (id !== undefined) this.choose(form.id, id);
    } else if (section !== undefined) this.part = section.id;
  }

  undo(): void {
    for (const section of this.sections) section.drop();
    this.editing.undo();
  }

  redo(): void {
    for (const section of this.sections) section.drop();
    this.editing.redo();
  }

  #history(): Command[] {
    const { editing } = this;
    const group = 'Pack';
    return [
      {
        id: 'edit.undo',
        title: 'Undo',
        group,
        keys: 'Ctrl+Z',
        icon: Undo,
        enabled: () => editing.history.past.length > 0,
        run: () => this.undo(),
      },
      {
        id: 'edit.redo',
        title: 'Redo',
        group,
        keys: 'Ctrl+Shift+Z Ctrl+Y',
        icon: Redo,
        enabled: () => editing.history.future.length > 0,
        run: () => this.redo(),
      },
      {
        id: 'pack.export',
        title: 'Export pack',
        group,
        keys: 'Ctrl+E',
        icon: Download,
        run: this.#exportPack,
      },
    ];
  }

  #openings(): Command[] {
    return this.parts.map(({ id, title }, index) => ({
      id: `pack.part-${id}`,
      title: `Edit: ${title}`,
      group: 'Pack',
      keys: index < MOST_KEYS ? `Alt+${index + 1}` : null,
      run: () => void (this.part = id),
    }));
  }
}
