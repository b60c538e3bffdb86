/** One open plan of the spore network: what is chosen, which tool is at work, the planner, and what the table shows of it. */
import type { BlackAlertContent } from '../../../../shared/content/black-alert';
import type { NetworkPlan } from '../../../../shared/documents/network-plan';
import type { NodeId, Space } from '../../../../shared/hex';
import { adviseBoard, type BoardAdvice, type Hazards } from '../../../../shared/network';
import type { NetworkModel } from '../../../table/network/model';
import type { NetworkScene } from '../../../table/network/scene-types';
import type { Command } from '../../../ui';
import type { GameSession, PlanContext } from '../../descriptor';
import { openMade } from '../../open-made';
import { PlanEditor } from '../../plan-editor.svelte';
import { BoardView } from '../board/board-view.svelte';
import { chartModel } from './chart';
import * as edits from './edits';
import { Hands } from './hands.svelte';
import { hintFor } from './hints';
import { boardOf, hazardsOfPlan, nodesOfPlans, plannedBoard, printedNodes } from './planned-board';
import { Planner } from './planner.svelte';
import { moveStep, type Placeable, placeStep, removeStep, type Step, type Target } from './placing';
import { RAIL_TOOLS } from './rail';
import { RaisedTile } from './raised-tile.svelte';
import { ShownParts } from './shown.svelte';
import { subtitleOf } from './subtitle';
import { existing, isPiece, spaceOfThing, type Thing } from './things';
import { pointedText, turnsText } from './words';

const THUMBNAIL_PX = { width: 768, height: 512 };
export type NetworkPlanContext = PlanContext<NetworkPlan, BlackAlertContent>;

export class NetworkSession implements GameSession {
  readonly tools = RAIL_TOOLS;
  readonly content: BlackAlertContent;
  readonly editor: PlanEditor<NetworkPlan>;
  readonly view = new BoardView();
  readonly shown = new ShownParts();
  readonly raised: RaisedTile;
  readonly planner: Planner;
  readonly commands: readonly Command[];
  readonly hands: Hands;
  readonly nodesOf;
  readonly #context: NetworkPlanContext;
  #scene: NetworkScene | null = null;
  #chosen = $state.raw<Thing | null>(null);
  activeTool = $state('select');
  openPanel = $state.raw<string | null>(null);
  /** What the tool for tokens puts down. */
  placing = $state.raw<Placeable>('corruption');
  /** The dialog that begins a match is open. */
  isAskingPlay = $state(false);

  readonly plan: NetworkPlan = $derived.by(() => this.editor.plan);
  readonly board = $derived.by(() => boardOf(this.plan, this.content));
  readonly hazards: Hazards = $derived.by(() => hazardsOfPlan(this.plan, this.board));
  readonly printed = $derived.by(() => printedNodes(this.board));
  readonly selected: Thing | null = $derived.by(() => existing(this.#chosen, this.plan, this.printed));
  /** The tile that is spoken of: the raised one, or that of what is chosen. */
  readonly tileSpace: Space | null = $derived.by(
    () => this.raised.space ?? (this.selected?.type === 'tile' ? this.selected.space : null),
  );
  readonly advice: readonly BoardAdvice[] = $derived.by(() =>
    adviseBoard(plannedBoard(this.plan), this.content, this.planner.network),
  );
  readonly model: NetworkModel = $derived.by(() => chartModel(this));
  readonly subtitle = $derived.by(() => subtitleOf(this.plan));
  readonly hint = $derived.by(() => hintFor(this));
  readonly readout = $derived.by(() => ({
    cursor: this.pointed && pointedText(this.pointed, this.printed),
    zoom: this.view.zoomWords,
  }));

  constructor(context: NetworkPlanContext, commandsOf: (session: NetworkSession) => readonly Command[]) {
    this.#context = context;
    this.content = context.pack;
    this.editor = new PlanEditor(context.document);
    this.nodesOf = nodesOfPlans(this.content);
    const session = (): NetworkSession => this;
    this.raised = new RaisedTile({
      get tiles() {
        return session().plan.network.tiles;
      },
    });
    this.planner = new Planner({
      get board() {
        return session().board;
      },
      get hazards() {
        return session().hazards;
      },
      get discovery() {
        return session().plan.ships.discovery ?? null;
      },
      get raised() {
        return session().raised;
      },
      get tileSpace() {
        return session().tileSpace;
      },
    });
    this.hands = new Hands(this);
    this.commands = commandsOf(this);
  }

  get settings() {
    return this.#context.settings.value;
  }

  /** Takes a tool up; for a panel of the rail, opens or closes it. */
  setTool(id: string): void {
    if (this.tools.some((tool) => tool.id === id && tool.kind === 'panel')) {
      this.openPanel = this.openPanel === id ? null : id;
      return;
    }
    this.openPanel = null;
    this.hands.drop();
    this.activeTool = id;
    if (id === 'turn' && this.tileSpace !== null) this.raise(this.tileSpace);
    else if (id !== 'route') this.raised.lower();
  }

  /** Chooses a thing; a node becomes the goal of the way. */
  select(thing: Thing | null): void {
    this.#chosen = thing;
    if (thing?.type === 'node') this.planner.goTo(thing.node);
    if (thing?.type !== 'tile' || thing.space !== this.raised.space) this.raised.lower();
  }

  /** Takes a tile up to be turned; one that was in the hand is put down as it lies. */
  raise(space: Space): void {
    this.#chosen = { type: 'tile', space };
    this.raised.raise(space);
  }

  commit(label: string, recipe: edits.NetworkRecipe): Promise<boolean> {
    return this.editor.commit(label, recipe);
  }

  do(step: Step | null): void {
    if (step !== null) void this.commit(step.label, step.recipe);
  }

  say(text: string): void {
    this.#context.announce(text);
  }

  /** Lays the tile in the hand as it would come to rest. */
  commitTurn(): void {
    const label = `Turn ${turnsText(this.raised.pending, this.board)}`;
    const turns = this.raised.settle();
    if (turns.length > 0) void this.commit(label, edits.turnTiles(turns));
  }

  /** Lays tiles at other turns, such as those of an answer: one step. */
  turn(turns: Parameters<typeof edits.turnTiles>[0]): void {
    this.planner.looked = [];
    if (turns.length > 0) void this.commit(`Turn ${turnsText(turns, this.board)}`, edits.turnTiles(turns));
  }

  move(thing: Thing, to: Target): void {
    this.do(moveStep(thing, to, this.plan, this.content, this.nodesOf));
  }

  place(what: Placeable, at: Target): void {
    const step = placeStep(what, at, this.plan, this.content);
    if (step === null) this.say('The Discovery stands on a node: press one.');
    else this.do(step);
  }

  remove(): void {
    if (this.selected !== null) this.do(removeStep(this.selected, this.plan, this.content, this.nodesOf));
  }

  /** What the pointer or the keyboard's focus is on. */
  get pointed(): Target | null {
    return this.hands.hovered === null ? null : this.hands.targetOf(this.hands.hovered);
  }

  /** The place that commands act on: what is pointed at, else what is chosen. */
  get target(): Target | null {
    const { pointed, selected } = this;
    if (pointed !== null) return pointed;
    if (selected === null) return null;
    return selected.type === 'node' ? selected.node : spaceOfThing(selected, this.plan);
  }

  /** The chosen piece, for moves by key. */
  get piece(): Thing | null {
    return this.selected !== null && isPiece(this.selected) ? this.selected : null;
  }

  /** The node of a name on the board as it is; null: it is not on it. */
  nodeNamed(name: string): NodeId | null {
    return [...this.printed].find(([, node]) => node.name === name)?.[0] ?? null;
  }

  planTo(name: string): void {
    const node = this.nodeNamed(name);
    if (node !== null) this.select({ type: 'node', node });
  }

  /** Begins a match with the board as it stands, and opens it. False when it was refused; the person has been told. */
  async playFromHere(
    players: Parameters<NetworkPlanContext['library']['createMatchFromPlan']>[1],
  ): Promise<boolean> {
    await this.editor.settled();
    const answer = await this.#context.library.createMatchFromPlan(this.#context.document.id, players);
    return openMade(answer, this.#context);
  }

  /** Esc: what the tool has under way, a swap that waits, the tile in the hand, the tool, the goal, what is chosen. */
  escape(): void {
    if (this.hands.cancel()) return;
    if (this.raised.isMoving) this.raised.dragDeg = 0;
    else if (this.raised.lower()) return;
    else if (this.activeTool !== 'select') this.setTool('select');
    else if (this.planner.goal !== null) this.planner.goTo(null);
    else if (this.planner.isFromElsewhere) this.planner.startAt(null);
    else this.#chosen = null;
  }

  attachScene(scene: NetworkScene | null): void {
    this.#scene = scene;
  }

  async thumbnail(): Promise<string> {
    return (await this.#scene?.thumbnail(THUMBNAIL_PX.width, THUMBNAIL_PX.height)) ?? '';
  }

  /** The whole board as it is shown, as PNG in base64; empty while it cannot be drawn. */
  async picture(widthPx: number, heightPx: number): Promise<string> {
    return (await this.#scene?.picture(widthPx, heightPx)) ?? '';
  }

  destroy(): void {
    this.planner.destroy();
    this.#scene = null;
  }
}
