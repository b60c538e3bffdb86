/**
 * A game as the editor of its packs sees it: which kinds of records there are, how they are worded, which choices a text has,
 * and what is drawn instead of asked for in a form. The editor knows no game; each gives one of these.
 */
import type { Component, Snippet } from 'svelte';
import type { Json } from '../../../shared/base';
import type { Form, GameForms, GameId, Sourced, Whole } from '../../../shared/content';
import type { Command } from '../../ui';
import type { Check } from './model/check';
import type { PackEditing } from './model/pack-editing.svelte';
import type { Path } from './model/record-edits';

export interface KeyHint {
  readonly key: string;
  readonly does: string;
}

/** What a text of a record is chosen from. */
export interface KnownChoice {
  readonly value: string;
  readonly label: string;
  /** What it belongs to, or that it is nowhere. */
  readonly hint?: string;
}

/** A verb of a vocabulary in a line. */
export interface VerbWords {
  readonly title: string;
  readonly meaning: string;
}

/** A closed vocabulary of verbs, such as that of effects. */
export interface Vocabulary {
  /** `effect`: what an entry of a list is called. */
  readonly noun: string;
  readonly verbs: Readonly<Record<string, VerbWords>>;
  /** What one does, as the rules carry it out; null: it is not whole yet. */
  sentence(value: unknown): string | null;
}

/** One field of a record as its form needs it: what stands there, what was typed, and how to change it. */
export interface FieldAccess {
  readonly game: PackGame;
  readonly editing: PackEditing;
  readonly kind: RecordKind;
  readonly id: string;
  /** As all layers make it. */
  readonly record: AnyRecord;
  /** The record's name, for steps. */
  readonly name: string;
}

/** Draws one field: its form, its place in the record, its name, whether its label stands over it already. */
export type FieldSnippet = Snippet<[Form, Path, string, boolean]>;

/** What draws one field of a record in its own way. `field` draws any field inside it in the common way. */
export interface FieldViewProps {
  readonly access: FieldAccess;
  readonly form: Form;
  readonly path: Path;
  readonly label: string;
  readonly field: FieldSnippet;
}

export interface PreviewProps {
  /** Each kind's preview takes its own records. */
  readonly records: never;
  readonly id: string;
}

/** A kind of records that is edited by a form. Functions get the records of all kinds as the layers make them. */
export interface RecordKind<Game extends GameId = GameId> {
  readonly id: string;
  /** `Characters`, the tab and the list. */
  readonly many: string;
  /** `Character`, as it stands within a sentence. */
  readonly one: string;
  /** The second line of its row. */
  words(records: Whole<Game>, id: string): string;
  /** What it does exactly, line by line. */
  lines(records: Whole<Game>, id: string): readonly string[];
  /** Fields of a new record that the first choice or the least number would not fit. */
  start?(records: Whole<Game>): Readonly<Record<string, Json>>;
  /** Names of fields that this kind words in its own way. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The order of its rows; absent: as the packs name them. */
  compare?(records: Whole<Game>, one: string, other: string): number;
  /** What a text is chosen from; null: it is free. */
  choices?(records: Whole<Game>, id: string, path: Path): readonly KnownChoice[] | null;
  /** Advice on one record, besides the faults of the whole. */
  checks?(records: Whole<Game>, id: string): readonly Check[];
  /** Advice on the kind as a whole, such as printed counts. */
  kindChecks?(records: Whole<Game>): readonly Check[];
  /** By name the fields that are drawn in a way of their own. */
  readonly views?: Readonly<Record<string, Component<FieldViewProps>>>;
  /** Names of fields that stand before the others; absent: as the schema has them. */
  readonly first?: readonly string[];
  /** Names of fields that stand beside each other, row by row. */
  readonly rows?: readonly (readonly string[])[];
  /** Its form takes more than a column's width. */
  readonly isWide?: boolean;
  /** The record as it will look on the table. */
  readonly Preview?: Component<PreviewProps>;
  /** Keys that its form has besides those of all forms. */
  readonly keys?: readonly KeyHint[];
  /** Records that are needed one by one, such as the start: none is added, copied or taken away. */
  readonly isFixed?: boolean;
}

/** A part of a pack that is drawn and not asked for in a form. */
export interface PackSection {
  readonly id: string;
  readonly title: string;
  /** What the screen is called while it is open: `Tile editor`. */
  readonly noun: string;
  /** Kinds whose records it is about. */
  readonly kinds: readonly string[];
  readonly keys: readonly KeyHint[];
  /** What can be done by name while it is open. */
  readonly commands: readonly Command[];
  /** Fills the three columns. Each takes its own section. */
  readonly View: Component<{ section: never }>;
  /** Drops what is half done. */
  drop(): void;
  /** Opens what a fault is in; false: it is nothing of this section. */
  show(kind: string, id: string | undefined): boolean;
}

export interface PackGame<Game extends GameId = GameId> {
  readonly game: Game;
  /** Colours of its table. */
  readonly accent: 'sector' | 'spore' | 'force';
  readonly tableName: string;
  readonly forms: GameForms;
  /** In the order of their tabs, after the sections. */
  readonly kinds: readonly RecordKind<Game>[];
  /** What a field is called. */
  fieldWords(name: string): string;
  /** What a choice is called; the same word may mean another thing in another field. */
  choiceWords(value: string | number, field?: string): string;
  /** Parts of a record with a source of their own that need other words than their first field's; null: none. */
  partWords?(path: string): string | null;
  readonly vocabularies: Readonly<Record<string, Vocabulary>>;
  /** Draws the sign of what an amount is of, such as a resource. */
  readonly AmountSign?: Component<{ name: string }>;
  /** What the pack can be played with once nothing keeps it from it: `Ready for 2 to 6 players`. */
  readiness?(records: Whole<Game>): { readonly tone: 'ok' | 'warn'; readonly text: string };
  /** The parts that are drawn, for one pack. */
  sections?(editing: PackEditing<Game>): readonly PackSection[];
}

/** What a field is called: in the words of its kind, else in those of the game. */
export function fieldLabel({ game, kind }: Pick<FieldAccess, 'game' | 'kind'>, name: string): string {
  return kind.labels?.[name] ?? game.fieldWords(name);
}

/** What a choice at a place of a record is called. */
export function choiceLabel({ game }: Pick<FieldAccess, 'game'>, value: string | number, path: Path): string {
  const field = path.findLast((step) => typeof step === 'string');
  return game.choiceWords(value, field === undefined ? undefined : String(field));
}

export function kindOf(game: PackGame, id: string): RecordKind {
  const kind = game.kinds.find((each) => each.id === id);
  if (kind === undefined) throw new Error(`No form is made for ${id}.`);
  return kind;
}

/** A record of any kind, as far as the editor reads it. */
export type AnyRecord = Sourced & { readonly name?: string };
