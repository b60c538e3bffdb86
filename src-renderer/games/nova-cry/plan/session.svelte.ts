/** One open plan of task forces: which two are compared, what is looked at, and the exact odds of their fights. */
import type { NovaCryContent, Officer } from '../../../../shared/content/nova-cry';
import { battleBetween, duelBetween } from '../../../../shared/force';
import type { ForcePlan, PlannedForce } from '../../../../shared/documents/force-plan';
import type { Player } from '../../../../shared/contract';
import type { Command } from '../../../ui';
import type { GameSession, PlanContext } from '../../descriptor';
import { openMade } from '../../open-made';
import { PlanEditor } from '../../plan-editor.svelte';
import { adviseForces, type ForceAdvice } from './advice';
import { CardTables, type TableId } from './card-tables.svelte';
import { type Cell, isSameCell } from './cell';
import { BARE, battlesOf, duelsOf, type Terms } from './comparison';
import * as edits from './edits';
import { type CardKind, mostForces, newForce, pairOf } from './forces';
import { hintOf } from './hints';
import { drawnPicture } from './picture';
import { placesOf } from './places';
import { isView, RAIL_TOOLS, type View } from './rail';
import { subtitleOf } from './subtitle';
import { cardName } from './words';

const THUMBNAIL_PX = { width: 768, height: 512 };
export type ForcePlanContext = PlanContext<ForcePlan, NovaCryContent>;
/** Whose force a card goes to. */
export type Side = 'mine' | 'theirs';
export class ForceSession implements GameSession {
  readonly tools = RAIL_TOOLS;
  readonly content: NovaCryContent;
  readonly editor: PlanEditor<ForcePlan>;
  readonly commands: readonly Command[];
  readonly tables: CardTables;
  readonly readout = { cursor: null, zoom: null };
  readonly #context: ForcePlanContext;
  activeTool = $state<View>('all');
  openPanel = $state.raw<string | null>(null);
  /** The target stands on a Nebula. */
  isOnNebula = $state(false);
  /** The cell under the pointer or the focus. */
  looked = $state.raw<Cell | null>(null);
  /** The cell that stays to be seen. */
  pinned = $state.raw<Cell | null>(null);
  /** The dialog that begins a match is open: with these task forces, or with a draft. */
  asking = $state<'play' | 'draft' | null>(null);
  /** A card that the palette was asked for: its row takes the focus. */
  sought = $state.raw<{ readonly kind: TableId; readonly id: string } | null>(null);

  readonly plan: ForcePlan = $derived.by(() => this.editor.plan);
  readonly pair = $derived.by(() => pairOf(this.plan));
  readonly mine: PlannedForce | null = $derived.by(() => this.pair.mine);
  readonly theirs: PlannedForce | null = $derived.by(() => this.pair.theirs);
  readonly terms: Terms = $derived.by(() => ({
    nebula: this.isOnNebula ? 1 : 0,
    duelReading: this.plan.readings?.['NC-DUEL-12'] === 'b' ? 'b' : 'a',
  }));
  readonly battle = $derived.by(() =>
    battleBetween(this.content, this.#mine, this.#theirs, this.terms.nebula),
  );
  readonly duel = $derived.by(() =>
    duelBetween(this.content, this.#mine, this.#theirs, this.terms.duelReading),
  );
  /** The same with the other force attacking. */
  readonly counterBattle = $derived.by(() => battleBetween(this.content, this.#theirs, this.#mine, 0));
  /** Matrices follow the order of their tables. */
  readonly shipIds = $derived.by(() => this.tables.idsOf('ship'));
  readonly weaponIds = $derived.by(() => this.tables.idsOf('weapon'));
  readonly battles = $derived.by(() =>
    battlesOf(this.content, this.shipIds, this.#mine, this.#theirs, this.terms),
  );
  readonly duels = $derived.by(() =>
    duelsOf(this.content, this.weaponIds, this.#mine, this.#theirs, this.terms),
  );
  readonly advice: readonly ForceAdvice[] = $derived.by(() => adviseForces(this.plan, this.content));
  readonly shownCell: Cell | null = $derived.by(() => this.looked ?? this.pinned);
  readonly places = $derived.by(() => placesOf(this));
  readonly subtitle = $derived.by(() => subtitleOf(this.plan));
  readonly hint = $derived.by(() => hintOf(this));

  constructor(context: ForcePlanContext, commandsOf: (session: ForceSession) => readonly Command[]) {
    this.#context = context;
    this.content = context.pack;
    this.tables = new CardTables(this.content, (kind) => [this.mine?.[kind], this.theirs?.[kind]]);
    this.editor = new PlanEditor(context.document);
    this.commands = commandsOf(this);
  }

  get settings() {
    return this.#context.settings.value;
  }

  /** Changes what is compared; for a panel of the rail, opens or closes it. */
  setTool(id: string): void {
    if (isView(id)) {
      this.activeTool = id;
      this.pinned = null;
    } else this.openPanel = this.openPanel === id ? null : id;
  }

  commit(label: string, recipe: edits.ForceRecipe): Promise<boolean> {
    return this.editor.commit(label, recipe);
  }

  say(text: string): void {
    this.#context.announce(text);
  }

  forceOf(side: Side): PlannedForce | null {
    return side === 'mine' ? this.mine : this.theirs;
  }

  /** Puts a card into a force; one that stands there already comes out. */
  take(kind: CardKind, card: string, side: Side): void {
    const force = this.forceOf(side);
    if (force === null) this.say('There is no such task force yet: add one first.');
    else this.setCard(force, kind, force[kind] === card ? null : card);
  }

  setCard(force: PlannedForce, kind: CardKind, card: string | null): void {
    const label =
      card === null ? `${force.name}: ${kind} open` : `${force.name}: ${cardName(this.content, kind, card)}`;
    void this.commit(label, edits.setCard(force.id, kind, card));
  }

  setCrew(force: PlannedForce, type: Officer, member: string | null): void {
    const label =
      member === null
        ? `${force.name}: ${type} dealt`
        : `${force.name}: ${this.content.crew[member]?.name ?? member}`;
    void this.commit(label, edits.setCrew(force.id, type, member));
  }

  takeCrew(type: Officer, member: string, side: Side): void {
    const force = this.forceOf(side);
    if (force === null) this.say('There is no such task force yet: add one first.');
    else this.setCrew(force, type, force.crew[type] === member ? null : member);
  }

  /** Looks at a force: it attacks then; the other one of the pair defends. */
  choose(id: string, side: Side = 'mine'): void {
    const { mine, theirs } = this;
    const [other] = [side === 'mine' ? theirs : mine];
    if (this.forceOf(side)?.id === id) return;
    const rest = other?.id === id ? (this.forceOf(side)?.id ?? null) : (other?.id ?? null);
    const [attacker, defender] = side === 'mine' ? [id, rest] : [rest, id];
    if (attacker !== null)
      void this.commit(this.#fightWords(attacker, defender), edits.setFight(attacker, defender));
  }

  addForce(): void {
    if (this.plan.forces.length >= mostForces) {
      this.say('A plan holds twelve task forces at most.');
      return;
    }
    const force = newForce(this.plan.forces);
    const opponent = this.theirs?.id ?? null;
    // Recipes are part of the plan that is shown: they must not ask the session for it.
    void this.commit(`Add ${force.name}`, (draft) => {
      edits.addForce(force)(draft);
      if (opponent !== null) edits.setFight(force.id, opponent)(draft);
    });
  }

  /** Damage on the target, from nothing to its whole hull. */
  setDamage(force: PlannedForce, damage: number): void {
    const within = Math.min(40, Math.max(0, damage));
    if (within !== force.damage)
      void this.commit(`${force.name}: ${within} damage`, edits.setDamage(force.id, within));
  }

  pin(cell: Cell): void {
    this.pinned = isSameCell(this.pinned, cell) ? null : cell;
  }

  /** Brings a card's row before the eye. */
  seek(kind: TableId, id: string): void {
    const view: View = kind === 'ship' ? 'ships' : kind === 'weapon' ? 'weapons' : 'captains';
    if (this.activeTool !== 'all' || !['ship', 'captain', 'weapon'].includes(kind)) this.setTool(view);
    if (kind === 'ship' && this.content.ships[id]?.exclusive) this.tables.withExclusives = true;
    if (kind === 'captain' && this.content.captains[id]?.exclusive) this.tables.withExclusives = true;
    this.sought = { kind, id };
  }

  /**
   * Begins a match and opens it: with the task forces as planned, or with nothing but packs and readings of the plan. False
   * when it was refused; the person has been told.
   */
  async begin(how: 'play' | 'draft', players: readonly Player[]): Promise<boolean> {
    await this.editor.settled();
    const { library, document } = this.#context;
    const { title, packs = [], readings = {} } = this.plan;
    const answer =
      how === 'play'
        ? await library.createMatchFromPlan(document.id, players)
        : await library.createMatch({
            game: 'nova-cry',
            title,
            packs: [...packs],
            players: [...players],
            setup: this.tables.withExclusives ? { exclusives: true } : {},
            readings: { ...readings },
            chance: 'seeded',
          });
    return openMade(answer, this.#context);
  }

  /** Esc: the cell that stays, the panel, back to all three. */
  escape(): void {
    if (this.shownCell !== null) this.looked = this.pinned = null;
    else if (this.openPanel !== null) this.openPanel = null;
    else this.activeTool = 'all';
  }

  thumbnail(): Promise<string> {
    return this.picture(THUMBNAIL_PX.width, THUMBNAIL_PX.height);
  }

  /** The comparison as PNG in base64; empty where it cannot be drawn. */
  picture(widthPx: number, heightPx: number): Promise<string> {
    return drawnPicture(this, widthPx, heightPx);
  }

  destroy(): void {
    this.looked = null;
  }

  get #mine() {
    return this.mine ?? BARE;
  }
  get #theirs() {
    return this.theirs ?? BARE;
  }

  #fightWords(attacker: string, defender: string | null): string {
    const nameOf = (id: string) => this.plan.forces.find((force) => force.id === id)?.name ?? id;
    return defender === null
      ? `Look at ${nameOf(attacker)}`
      : `${nameOf(attacker)} against ${nameOf(defender)}`;
  }
}
