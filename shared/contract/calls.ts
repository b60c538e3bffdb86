/**
 * Every call the renderer can make of main, with the type of its answer; the schemas of the requests are in `requests`.
 */
import type { Refusal, Result } from '../base';
import type { AnyPlan } from '../documents/any-plan';
import type { ContentPack, GameContents, PackHead } from '../content';
import type { MatchGame } from '../documents/match';
import type { GameId, LibraryEntry, LibraryList, SavedForces } from './library';
import type { Hint, LogEntry, MatchState } from './match';
import type { PackEntry, PackImport, PackList, PackSaved, PackState } from './packs';
import type { Settings } from './settings';
import type { CallName } from './requests';

export interface AppInfo {
  readonly version: string;
  readonly host: 'electron' | 'web';
  readonly platform: string;
  readonly dataFolder: string;
  /** True where native dialogs for files exist. */
  readonly dialogs: boolean;
  /** What the engine room reports, such as `Electron 45.5.0` or `Node 20.19.0`. */
  readonly runtime: string;
}

/** An open document as the renderer sees it. */
export type DocumentState = PlanState | MatchState;
export interface PlanState<Plan extends AnyPlan = AnyPlan> {
  readonly kind: 'plan';
  readonly id: string;
  /** Counts every committed change, undo included; a call names the revision it was made against. */
  readonly revision: number;
  readonly plan: Plan;
  readonly history: HistoryState;
  /** Milliseconds since 1970 of the last flush to disk. */
  readonly savedAt: number;
}
export interface HistoryState {
  /** 0 .. length: how many steps are applied. */
  readonly position: number;
  readonly length: number;
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
}
export interface ImportOutcome {
  readonly entry: LibraryEntry;
  readonly note: string | null;
}

/** The merged packs of a game that matches are played of. */
export type GameContent<Game extends MatchGame = MatchGame> = {
  readonly [Each in Game]: {
    readonly game: Each;
    readonly content: GameContents[Each];
    /** Every layer that went in, weakest first. */
    readonly packs: readonly PackHead[];
  };
}[Game];

export interface Answers {
  'app.info': AppInfo;
  'app.reportProblem': null;
  'settings.get': Settings;
  'settings.set': Settings;
  'packs.read': ContentPack;
  'library.list': LibraryList;
  'library.forces': readonly SavedForces[];
  'library.create': LibraryEntry;
  'library.createMatch': LibraryEntry;
  'library.createMatchFromPlan': LibraryEntry;
  'library.createFromExample': LibraryEntry;
  'library.thumbnail': string | null;
  'library.setThumbnail': null;
  'library.rename': LibraryEntry;
  'library.duplicate': LibraryEntry;
  'library.remove': null;
  'library.restore': LibraryEntry;
  'library.purge': null;
  'library.recover': LibraryEntry;
  'library.import': ImportOutcome;
  /** Empty when the dialog was cancelled. */
  'library.importWithDialog': readonly ImportOutcome[];
  'library.export': { readonly fileName: string; readonly text: string };
  /** The path written, or null when the dialog was cancelled. */
  'library.exportWithDialog': string | null;
  'document.open': DocumentState;
  'document.edit': DocumentState;
  'document.undo': DocumentState;
  'document.redo': DocumentState;
  'document.goTo': DocumentState;
  'document.content': GameContent;
  'document.act': DocumentState;
  'document.check': null;
  'document.branch': DocumentState;
  'document.playOn': DocumentState;
  'document.setSeat': DocumentState;
  'document.setUndoPolicy': DocumentState;
  'document.setChance': DocumentState;
  'document.look': DocumentState;
  'document.hurry': null;
  'document.setPace': null;
  'document.hint': Hint;
  'document.revealSeed': DocumentState;
  'document.log': readonly LogEntry[];
  'packs.list': PackList;
  'packs.open': PackState;
  'packs.create': PackEntry;
  'packs.save': PackSaved;
  'packs.rename': PackEntry;
  'packs.remove': null;
  'packs.restore': PackEntry;
  'packs.purge': null;
  'packs.import': PackImport;
  'packs.export': { readonly fileName: string; readonly text: string };
  'packs.content': GameContent;
  'document.history': readonly string[];
  'document.close': null;
  'document.report': { readonly fileName: string; readonly base64: string };
  /** The path written, or null when the dialog was cancelled. */
  'files.save': string | null;
}

export type Answer<Name extends CallName> = Result<Answers[Name], Refusal>;
export type { GameId };
