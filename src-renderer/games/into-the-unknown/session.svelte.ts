/** One open sector plan: what is selected, which tool is at work, and what the table shows of it. */
import type { ContentPack } from '../../../shared/content';
import type { Player } from '../../../shared/contract';
import { advise, type Owner, sectorGeometry } from '../../../shared/sector';
import type { Recipe } from '../../bridge/open-document.svelte';
import type { PictureOptions, TableScene } from '../../table/scene-types';
import { ToolMachine } from '../../tools';
import type { Command } from '../../ui';
import type { GameSession, TableFiles } from '../descriptor';
import { PlanEditor } from '../plan-editor.svelte';
import { Annotating } from './annotating.svelte';
import { chartModel } from './board/chart-model';
import { pieceModels } from './board/piece-models';
import { ForceBuilder } from './builder';
import { ViewState } from './camera-view.svelte';
import { Chosen } from './chosen.svelte';
import { Guides } from './guides.svelte';
import { HeldMove } from './held-move.svelte';
import { hintOf } from './hints';
import { ManeuverTrial } from './maneuver-trial.svelte';
import type { MeasuredPairWish } from './measured-pair';
import type { MeasureVerdict } from './measure-verdict';
import { OddsBoard } from './odds/odds-board.svelte';
import { Overlays } from './overlays.svelte';
import { type Piece, piecesOf, type UnitPiece } from './pieces';
import type { Placeable } from './placeable';
import { withPoses } from './plan-poses';
import { placesOf } from './palette-places';
import { RAIL_TOOLS } from './rail';
import type { SectorContext } from './sector-context';
import { PLAN_USE, type SectorUse } from './sector-use';
import type { Selection } from './selection';
import { shownPieces } from './layers/shown-pieces';
import { ShownLayers } from './shown-layers.svelte';
import { ShownReaches } from './shown-reaches.svelte';
import { subtitleOf } from './subtitle';
import { moved, movesOf, named, onlyUnit } from './table-pieces';
import { makeToolContext } from './tool-context';
import { Verdicts } from './verdicts.svelte';
import { type Preview, SECTOR_TOOLS, type SectorToolContext } from './tools';
import { makeWording, pointText } from './wording';

const THUMBNAIL_PX = { width: 768, height: 512 };

export class SectorSession implements GameSession {
  readonly tools = RAIL_TOOLS;
  readonly pack: ContentPack;
  readonly editor: PlanEditor;
  readonly shown = new ShownReaches();
  readonly layers = new ShownLayers();
  readonly view: ViewState;
  readonly trial: ManeuverTrial;
  readonly verdicts: Verdicts;
  readonly overlays: Overlays;
  readonly guides: Guides;
  readonly annotating: Annotating;
  readonly odds: OddsBoard;
  readonly builder: ForceBuilder;
  readonly machine: ToolMachine<SectorToolContext, Preview>;
  readonly use: SectorUse;
  readonly #context: SectorContext;
  readonly #commandsOf: (session: SectorSession) => readonly Command[];
  readonly #chosen = new Chosen(this);
  #scene: TableScene | null = null;

  hoverId = $state.raw<string | null>(null);
  /** The piece that the place tool carries, and whose it will be. */
  carried = $state.raw<Placeable | null>(null);
  placeOwner = $state.raw<Owner>('blue');
  #tool = $state('select');
  /** The person is asked who plays from here. */
  isAskingPlay = $state(false);
  /** The panel of the rail that is open over the inspector, such as the odds; null: none. */
  openPanel = $state.raw<string | null>(null);
  path = $state('select.idle');
  cursor = $state.raw('default');
  readonly held = new HeldMove(this);
  #toolPreview = $state.raw<Preview | null>(null);
  readonly preview: Preview | null = $derived(this.held.preview ?? this.#toolPreview);
  /** Where the pointer is on the table; null while it is elsewhere. */
  pointer = $state.raw<{ readonly x: number; readonly y: number } | null>(null);
  /** True while the list of pieces beside the canvas is shown to sighted people too. */
  outlineOpen = $state(false);

  readonly plan = $derived.by(() => this.editor.plan);
  readonly words = $derived.by(() => makeWording(this.#context.settings.value));
  readonly sector = $derived.by(() => sectorGeometry(this.pack, this.plan.sector, this.plan.readings));
  readonly #placed = $derived.by(() => named(piecesOf(this.plan, this.pack), this.use));
  readonly #moves = $derived.by(() => movesOf(this.preview));
  /** Every piece where it stands now, a drag under way included. */
  readonly pieces: readonly Piece[] = $derived.by(() => moved(this.#placed, this.#moves));
  /** Those that are drawn and can be clicked. */
  readonly seen: readonly Piece[] = $derived.by(() => shownPieces(this.pieces, this.layers));
  /** The plan with a drag under way in it, for live verdicts. */
  readonly livePlan = $derived.by(() => (this.#moves ? withPoses(this.plan, this.#moves) : this.plan));
  readonly selection: Selection = $derived.by(() => this.#chosen.selection);
  readonly selectedPieces = $derived.by(() => this.pieces.filter(({ id }) => this.selection.includes(id)));
  /** The only selected unit. */
  readonly selectedUnit: UnitPiece | null = $derived.by(() => onlyUnit(this.selectedPieces, this.selection));
  readonly targetId = $derived.by(() => this.#chosen.targetId);
  /** What the card and the proof on the table measure. */
  readonly measured: MeasuredPairWish | null = $derived.by(() => this.verdicts.pair(this.#chosen.pair));
  readonly verdict: MeasureVerdict | null = $derived.by(() => this.verdicts.verdict(this.measured));
  readonly advice = $derived.by(() => advise(this.pack, this.plan));
  readonly #chart = $derived.by(() => chartModel(this.sector, this.settings, this.layers));
  readonly #models = $derived.by(() => pieceModels(this));
  readonly scene = $derived.by(() => ({
    chart: this.#chart,
    pieces: this.#models,
    overlays: this.overlays.models,
  }));
  readonly places = $derived.by(() => placesOf(this));
  /** What can be done to what is shown: the sector, or the task forces. */
  readonly commands: readonly Command[] = $derived.by(() => this.#commandsOf(this));
  readonly subtitle = $derived.by(() =>
    this.builder.isOpen ? this.builder.subtitle : subtitleOf(this.plan, this.pack),
  );
  readonly hint = $derived.by(() => hintOf(this));
  readonly readout = $derived.by(() => ({
    cursor: this.pointer && pointText(this.pointer, this.words),
    zoom: this.builder.isOpen ? null : this.view.zoomWords,
  }));

  constructor(
    context: SectorContext,
    commandsOf: (session: SectorSession) => readonly Command[],
    use: SectorUse = PLAN_USE,
  ) {
    this.#context = context;
    this.#commandsOf = commandsOf;
    this.use = use;
    this.pack = context.pack;
    this.editor = new PlanEditor(context.document);
    this.view = new ViewState(() => this.sector.sizeIn);
    this.trial = new ManeuverTrial(this);
    this.verdicts = new Verdicts(this);
    this.annotating = new Annotating(this);
    this.odds = new OddsBoard(this);
    this.guides = new Guides(this);
    this.overlays = new Overlays(this);
    this.machine = new ToolMachine<SectorToolContext, Preview>({
      context: makeToolContext(this),
      tools: SECTOR_TOOLS,
      initial: 'select',
      onChange: (machine) => this.#follow(machine),
    });
    this.builder = new ForceBuilder(this);
  }

  /** The tool at work; the builder lies over them all. */
  get activeTool(): string {
    return this.builder.isOpen ? 'forces' : this.#tool;
  }

  get files(): TableFiles | null {
    return this.#context.files ?? null;
  }

  get settings() {
    return this.#context.settings.value;
  }

  /** The table's pieces before any drag under way. */
  get placed(): readonly Piece[] {
    return this.#placed;
  }

  /** Takes a tool up; for a panel of the rail, opens or closes it. */
  setTool(id: string): void {
    if (this.tools.some((tool) => tool.id === id && tool.kind === 'panel')) {
      this.openPanel = this.openPanel === id ? null : id;
      return;
    }
    this.openPanel = null;
    this.builder.isOpen = id === 'forces';
    this.machine.setTool(id === 'forces' ? 'select' : id);
  }

  select(selection: Selection): void {
    this.#chosen.select(selection);
  }

  setTarget(id: string | null): void {
    this.#chosen.setTarget(id);
  }

  /** Puts the verdict card away; what is selected stays selected. */
  closeMeasure(): void {
    this.#chosen.closeMeasure();
  }

  commit(label: string, recipe: Recipe): void {
    void this.editor.commit(label, recipe);
  }

  say(text: string): void {
    this.#context.announce(text);
  }

  /** Begins a match with the plan as it stands, and opens it. False when it was refused. */
  async playFromHere(players: readonly Player[]): Promise<boolean> {
    await this.editor.settled();
    return (await this.#context.play?.(players)) ?? false;
  }

  /** Esc: what the tool has under way, then the tool itself, then the target, then the selection. */
  escape(): void {
    if (this.builder.isOpen) return this.setTool('select');
    if (this.machine.cancel()) return;
    if (this.activeTool !== 'select') return this.setTool('select');
    this.#chosen.back();
  }

  /** The scene that the stage has opened, or null when it is gone; pictures are taken of it. */
  attachScene(scene: TableScene | null): void {
    this.#scene = scene;
  }

  async thumbnail(): Promise<string> {
    return (await this.#scene?.thumbnail(THUMBNAIL_PX.width, THUMBNAIL_PX.height)) ?? '';
  }

  /** A picture of what the table shows; rejects while there is no table to draw it. */
  async picture(options: PictureOptions): Promise<void> {
    if (!this.#scene) throw new Error('The table is not drawn here.');
    await this.#scene.picture(options);
  }

  destroy(): void {
    this.machine.destroy();
    this.odds.destroy();
    this.guides.destroy();
    this.#scene = null;
  }

  #follow(machine: ToolMachine<SectorToolContext, Preview>): void {
    const { state } = machine;
    this.#tool = machine.toolId;
    this.path = state.path;
    this.cursor = state.cursor;
    this.#toolPreview = state.preview();
  }
}
