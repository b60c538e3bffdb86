/** One game's table, as the app wires it: which tools, which panel, which commands. */
import type { Component } from 'svelte';
import type { ContentPack } from '../../shared/content';
import type { GameId } from '../../shared/contract';
import type { OpenDocument } from '../bridge/open-document.svelte';
import type { SettingsStore } from '../bridge/settings.svelte';
import type { ExportJob } from '../panels/share/export-job';
import type { Command } from '../ui/command';

export interface RailTool {
  readonly id: string;
  readonly title: string;
  /** The shortcut shown in the tooltip comes from the command `tool.<id>`. */
  readonly icon: Component;
  /** A panel opens over the inspector and leaves the tool at work as it is. */
  readonly kind?: 'panel';
  /** A thin rule above it in the rail. */
  readonly startsGroup?: boolean;
}

/** What a game's session needs from the app. */
export interface SessionContext {
  readonly document: OpenDocument;
  readonly pack: ContentPack;
  readonly settings: SettingsStore;
  /** Says a sentence in the live region and as a toast. */
  readonly announce: (text: string, tone?: 'plain' | 'ok' | 'bad') => void;
}

/** Something on the table that the command palette finds by name. */
export interface NamedPlace {
  readonly id: string;
  readonly title: string;
  readonly run: () => void;
}

/** One open document's table; its fields are reactive (`$state`, `$derived`) in the implementing class. */
export interface GameSession {
  readonly tools: readonly RailTool[];
  readonly activeTool: string;
  /** The rail's panel that is open; null: none. */
  readonly openPanel: string | null;
  readonly commands: readonly Command[];
  /** What stands on the table, by name. */
  readonly places?: readonly NamedPlace[];
  /** Second line under the title, such as `Plan · helix sector, two against two`. */
  readonly subtitle: string;
  /** The status line: tool name, what it does now, and its keys. */
  readonly hint: {
    readonly tool: string;
    readonly text: string;
    readonly keys: readonly { key: string; does: string }[];
  };
  /** Right end of the status line: cursor and zoom, already worded in the user's unit. */
  readonly readout: { readonly cursor: string | null; readonly zoom: string };
  setTool(id: string): void;
  /** A picture of the table for the library: PNG as base64, without a `data:` prefix; empty when none could be drawn now. */
  thumbnail?(): Promise<string>;
  destroy(): void;
}

/** What an export dialog of a game is given by the app. */
export interface ExportDialogProps {
  /** Each game's dialog takes its own session. */
  readonly session: never;
  /** Sets the job to work and keeps its file; the dialog closes. */
  readonly onstart: (job: ExportJob) => void;
  /** True while another export is under way: one at a time. */
  readonly busy: boolean;
  readonly onclose: () => void;
}

/** What a table can give away besides its plan. */
export interface TableSharing {
  readonly ExportDialog: Component<ExportDialogProps>;
  /** The view as it stands on the screen, at twice its size: PNG. Rejects when it cannot be drawn. */
  copyPicture(session: never): Promise<Blob>;
}

export interface GameDescriptor {
  readonly id: GameId;
  /** `Sector`, `Spore network`, `Task force`. */
  readonly tableName: string;
  readonly gameName: string;
  readonly accent: 'sector' | 'spore' | 'force';
  createSession(context: SessionContext): GameSession;
  /** Fills the stage: canvas, floating cards, table outline for screen readers. */
  readonly Stage: Component<{ session: never }>;
  /** Fills the right panel: inspector, or the tool that takes it over. */
  readonly Panel: Component<{ session: never }>;
  /** Loads what makes pictures and prints, when it is first asked for; absent: the table has none. */
  readonly sharing?: () => Promise<TableSharing>;
}
