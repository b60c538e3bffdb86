/** One game's table, as the app wires it: which tools, which panel, which commands. */
import type { Component } from 'svelte';
import type { Refusal } from '../../shared/base';
import type { ContentPack } from '../../shared/content';
import type { GameId, LogEntry, SeatId } from '../../shared/contract';
import type { AnyPlan } from '../../shared/documents/any-plan';
import type { SectorPlan } from '../../shared/documents/plan';
import type { ContentOf, EventOf, MatchGame, PlanOf, StateOf } from '../bridge/game-kinds';
import type { LibraryStore } from '../bridge/library.svelte';
import type { OpenDocument } from '../bridge/open-document.svelte';
import type { OpenMatch } from '../bridge/open-match.svelte';
import type { SettingsStore } from '../bridge/settings.svelte';
import type { ChanceAsk } from '../panels/match/chance-ask';
import type { LogLine, Sign } from '../panels/match/log-line';
import type { ExportJob } from '../panels/share/export-job';
import type { Command } from '../ui/command';

export type { ChanceAsk, ContentOf, EventOf, LogLine, MatchGame, PlanOf, Sign, StateOf };

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

/** What the session of a game's plan needs from the app. */
export interface SessionContext<Plan extends AnyPlan = SectorPlan, Content = ContentPack> {
  readonly document: OpenDocument<Plan>;
  /** The game's packs merged: for Into the Unknown the shipped ones, else those the document names. */
  readonly pack: Content;
  readonly settings: SettingsStore;
  /** Says a sentence in the live region and as a toast. */
  readonly announce: (text: string, tone?: 'plain' | 'ok' | 'bad') => void;
}

/** Files that go out of the window or come into it without the library. */
export interface TableFiles {
  /** Keeps a made file where files go, and says where; false: it was not kept, and the person knows. */
  readonly keep: (name: string, content: Blob) => Promise<boolean>;
  /** Asks for a file that may hold a plan; null: none was chosen, or it could not be read and the person has been told. */
  readonly choose: () => Promise<Uint8Array | null>;
}

/** The same with what a table of plans may make of its document: a match that begins as it lies. */
export interface PlanContext<Plan extends AnyPlan = SectorPlan, Content = ContentPack> extends SessionContext<
  Plan,
  Content
> {
  readonly library: LibraryStore;
  readonly files: TableFiles;
  readonly refuse: (refusal: Refusal) => void;
  /** Opens another document. */
  readonly open: (id: string) => void;
}

/** What the session of a match needs from the app. */
export interface MatchContext<Game extends MatchGame> {
  readonly match: OpenMatch<Game>;
  /** The packs that the match is played with, merged. */
  readonly content: ContentOf<Game>;
  /** Those of them that a person laid over the shipped ones, the strongest last. */
  readonly packs: readonly string[];
  readonly settings: SettingsStore;
  readonly announce: SessionContext['announce'];
  readonly library: LibraryStore;
  readonly refuse: (refusal: Refusal) => void;
  /** Opens another document, such as the same match anew. */
  readonly open: (id: string) => void;
}

/** A game's table for matches: the app keeps time bar, log, curtain, seats and undo; the game fills stage and panel. */
export interface MatchTable<Game extends MatchGame> {
  createSession(context: MatchContext<Game>): GameSession;
  readonly Stage: Component<{ session: never }>;
  readonly Panel: Component<{ session: never }>;
  /** A log line for one record in the viewer's words, by the session's content; empty: not worth a line. */
  logLines(session: never, entry: LogEntry<EventOf<Game>>): readonly LogLine[];
  /** The sign of the side that a seat is on, in time bar, curtain and log; null, and absent: a sign of its own. */
  signOf?(state: StateOf<Game>, seat: SeatId): Sign | null;
  /**
   * What the next person is asked while the screen is handed over, as a sentence that everybody may know, such as
   * `Choose your ship in secret.`; null, and absent: only that the next decision is theirs.
   */
  handOverText?(state: StateOf<Game>, next: SeatId): string | null;
  /** What everybody may know of a seat meanwhile, such as `has chosen` or `chooses later`; null: only who plays it. */
  seatText?(state: StateOf<Game>, seat: SeatId): string | null;
  /** What everybody may see while the curtain is drawn, such as numbers of cards. It gets the spectator's view. */
  readonly Curtain?: Component<{ session: never }>;
  /** What real cards have to be named now, where a person enters chance; null: nothing. */
  chanceAsk?(session: never): ChanceAsk | null;
  /** What the table gives away besides the match's file. */
  readonly sharing?: () => Promise<TableSharing>;
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
  /** Right end of the status line: cursor and zoom, already worded in the user's unit; null: there is none. */
  readonly readout: { readonly cursor: string | null; readonly zoom: string | null };
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

/** A game's tables, loaded when the first of its documents is opened. */
export interface GameDescriptorOf<Game extends GameId> {
  readonly id: Game;
  /** `Sector`, `Spore network`, `Task force`. */
  readonly tableName: string;
  readonly gameName: string;
  readonly accent: 'sector' | 'spore' | 'force';
  /** For a plan: each game takes its own plans and content. Absent: no plans are laid out of it. */
  createSession?(this: void, context: PlanContext<PlanOf<Game>, ContentOf<Game>>): GameSession;
  /** Absent: no matches are played of it. */
  readonly match?: [Game & MatchGame] extends [never] ? never : MatchTable<Game & MatchGame>;
  /** Fills the stage of a plan: canvas, floating cards, table outline for screen readers. */
  readonly Stage?: Component<{ session: never }> | undefined;
  /** Fills the right panel of a plan: inspector, or the tool that takes it over. */
  readonly Panel?: Component<{ session: never }> | undefined;
  /** Loads what makes pictures and prints, when it is first asked for; absent: the table has none. */
  readonly sharing?: () => Promise<TableSharing>;
}
/** One descriptor for every game of the program: a game more is one entry more. */
export type GameDescriptors = { readonly [Game in GameId]: GameDescriptorOf<Game> };
export type SectorDescriptor = GameDescriptors['into-the-unknown'];
export type NetworkDescriptor = GameDescriptors['black-alert'];
export type ForceDescriptor = GameDescriptors['nova-cry'];
/** Whichever game's: it is given plans, matches and content of its own game only. */
export type GameDescriptor = GameDescriptorOf<GameId>;
