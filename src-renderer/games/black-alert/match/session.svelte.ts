/** One open match as its looking seat plays it: what is on offer, the decision under way, and what the table shows of it. */
import type { LocationId, Ship, Team } from '../../../../shared/content/black-alert';
import type {
  BlackAlertAction,
  BlackAlertView,
  CardId,
  CharacterId,
} from '../../../../shared/contract/black-alert';
import type { NodeId, Space } from '../../../../shared/hex';
import type { ChartToken, NetworkModel } from '../../../table/network/model';
import type { NetworkScene } from '../../../table/network/scene-types';
import { SeatedMatch } from '../../seated-match.svelte';
import { Advice } from '../../../panels/decide/advice.svelte';
import type { Command } from '../../../ui';
import type { GameSession, MatchContext } from '../../descriptor';
import { BoardView } from '../board/board-view.svelte';
import { MatchBoard } from './board.svelte';
import { chartModel } from './chart';
import { matchCommands } from './commands';
import type { Ask } from './decision/asks';
import { ChallengeModel } from './challenge/model.svelte';
import { ChallengeWatch } from './challenge/watch.svelte';
import { Choosing } from './decision/choosing.svelte';
import { type ClosedEntry, closedEntries, entriesOf, type Entry, topTask } from './decision/entries';
import { hintOf } from './hints';
import { askedPoolOf } from './pools';
import { previewOf } from './preview';
import type { Hovered, Preview } from './previewed';
import { placesBeside } from './ship/beside';
import { RAIL_TOOLS } from './rail';
import { Referee } from './referee/referee.svelte';
import { sameMatch } from './same-match';
import { subtitleOf } from './subtitle';
import type { TableSession } from './table-session';
import { Turning } from './turning.svelte';

const THUMBNAIL_PX = { width: 768, height: 512 };

export class MatchSession extends SeatedMatch<'black-alert'> implements GameSession, TableSession {
  readonly tools = RAIL_TOOLS;
  readonly board: MatchBoard;
  readonly choosing: Choosing;
  readonly turning: Turning;
  readonly advice: Advice;
  /** The result of a challenge, until it has been read. */
  readonly watch: ChallengeWatch;
  /** What the stage of a challenge shows. */
  readonly contest: ChallengeModel;
  readonly referee: Referee;
  readonly commands: readonly Command[];
  #scene: NetworkScene | null = null;
  /** Tokens as they were shown last, so that one that moves keeps its name. */
  #tokens: readonly ChartToken[] = [];

  readonly activeTool = 'play';
  /** `referee`: a person overrules; null: the actions. */
  openPanel = $state.raw<string | null>(null);
  /** What the pointer or the focus is on, for what it would bring. */
  hovered = $state.raw<Hovered | null>(null);
  /** Where one looks on the chart. */
  readonly camera = new BoardView();

  readonly view: BlackAlertView = $derived.by(() => this.state.view);
  readonly offers = $derived.by(() => this.state.offers);
  readonly entries: readonly Entry[] = $derived.by(() => entriesOf(this.offers));
  readonly closed: readonly ClosedEntry[] = $derived.by(() => closedEntries(this.offers, this.entries));
  readonly task = $derived.by(() => topTask(this.view));
  /** The challenge under way, until its effect is carried out; null: none. */
  readonly challenge = $derived.by(() => {
    const task = this.view.tasks.findLast(({ type }) => type === 'challenge');
    return task?.type === 'challenge' && task.step !== 'effect' ? task : null;
  });
  readonly team: Team | null = $derived.by(
    () => this.view.seats.find(({ seat }) => seat === this.seat)?.team ?? null,
  );
  /** Places that share an edge with the one under the pointer (BA-TERM-01). */
  readonly besideHovered = $derived.by(() => placesBeside(this.content, this.hovered));
  /** The pool whose tokens are asked for; null: none. */
  readonly askedPool: Ship | null = $derived.by(() => askedPoolOf(this.view, this.task));
  readonly preview: Preview = $derived.by(() => previewOf(this));
  readonly model: NetworkModel = $derived.by(() => {
    const model = chartModel(this, this.#tokens);
    this.#tokens = model.tokens;
    return model;
  });
  readonly subtitle = $derived.by(() => subtitleOf(this.state));
  readonly hint = $derived.by(() => hintOf(this));
  readonly readout = $derived.by(() => ({ cursor: this.preview.place, zoom: this.camera.zoomWords }));

  constructor(context: MatchContext<'black-alert'>) {
    super(context);
    this.board = new MatchBoard(
      context.content,
      () => this.view,
      () => this.state.readings,
    );
    this.choosing = new Choosing(
      () => this.entries,
      () => `${this.state.id} ${this.state.revision} ${this.seat}`,
    );
    this.turning = new Turning(this.board);
    this.advice = new Advice(context.match);
    this.watch = new ChallengeWatch(() => this.match);
    this.contest = new ChallengeModel(this);
    this.referee = new Referee(this);
    this.commands = matchCommands(this);
  }

  /** Opens or closes a panel of the rail. */
  setTool(id: string): void {
    const isPanel = this.tools.some((tool) => tool.id === id && tool.kind === 'panel');
    this.openPanel = isPanel && this.openPanel !== id ? id : null;
  }

  /** Sends an action of the looking seat; what was begun is done with. */
  act(action: BlackAlertAction): Promise<boolean> {
    return this.send(action, () => {
      this.choosing.clear();
      this.turning.lower();
      this.advice.forget();
      this.hovered = null;
    });
  }

  /** Does what has been chosen, where it is whole. */
  async confirm(): Promise<boolean> {
    const { space, by, turn } = this.turning;
    if (space !== null) return by !== 0 && turn !== null && this.act({ type: 'turn-tile', space, turn });
    const { ready } = this.choosing;
    return ready !== null && this.act(ready);
  }

  /** Esc: the tile in the air, then the decision under way, then the panel that is open. */
  escape(): void {
    if (this.turning.lower()) return this.choosing.clear();
    if (this.choosing.back()) return;
    this.openPanel = null;
  }

  take(id: string): void {
    this.turning.lower();
    this.choosing.toggle(id);
  }

  /** A press on something of the table that answers a question. */
  press(ask: Ask, value: string): void {
    const settled = this.choosing.press(ask, value);
    if (settled) void this.act(settled);
  }

  /** A place of a ship: an answer, or the place where the Character of the turn stands and may act. */
  pressLocation(location: LocationId): void {
    if (this.choosing.offers('location', location)) return this.press('location', location);
    const stands = this.view.characters[this.view.turn.character]?.location === location;
    if (stands && this.entries.some(({ id }) => id === 'use')) this.take('use');
  }

  pressCharacter(character: CharacterId): void {
    this.press('character', character);
  }

  /** A card of the own hand: laid out to pay or bid, else played, discarded or chosen. */
  pressCard(card: CardId): void {
    if (this.choosing.ask === 'cards') this.choosing.lay(card);
    else this.press('card', card);
  }

  pressMission(mission: string): void {
    const id = `complete-mission:${mission}`;
    if (this.entries.some((entry) => entry.id === id)) this.take(id);
  }

  /** A node is an answer; for who stands at the helm and has not set out, both steps in one. */
  pressNode(node: NodeId): void {
    if (this.choosing.offers('node', node)) this.press('node', node);
    else if (this.mayHelm(node)) void this.#navigate(node);
  }

  /** A tile is an answer, or comes into the air to be turned. */
  pressSpace(space: Space): void {
    const isTurned = this.entries.some(({ id }) => id === 'answer:turn-tile');
    if (isTurned && this.choosing.offers('space', space)) this.turning.raise(space);
    else this.press('space', space);
  }

  /** Whether the Character of the turn stands at the helm and one use of Navigate leads there. */
  mayHelm(node: NodeId): boolean {
    return this.helmEntry !== null && this.board.steps.has(node);
  }

  /** The row that sets out from the helm, plain unless the enhanced one was taken up; null: nobody is at it. */
  get helmEntry(): Entry | null {
    const { character } = this.view.turn;
    const self = this.view.characters[character];
    if (self?.team !== 'starfleet' || self.location !== 'discovery/bridge') return null;
    const taken = this.choosing.entry?.id ?? 'use';
    return this.entries.find(({ id }) => id === taken && id.startsWith('use')) ?? null;
  }

  async #navigate(node: NodeId): Promise<void> {
    const [use] = this.helmEntry?.actions ?? [];
    if (!use || !(await this.act(use))) return;
    const to = this.offers?.actions.find((action) => action.type === 'choose-node' && action.node === node);
    if (to) await this.act(to);
  }

  /** The same seats, people, bots and readings, dealt anew. */
  playAgain(): Promise<void> {
    return this.begin(sameMatch(this.state, this.context.packs));
  }

  attachScene(scene: NetworkScene | null): void {
    this.#scene = scene;
  }

  async thumbnail(): Promise<string> {
    return (await this.#scene?.thumbnail(THUMBNAIL_PX.width, THUMBNAIL_PX.height)) ?? '';
  }

  destroy(): void {
    this.#scene = null;
    this.advice.forget();
  }
}
