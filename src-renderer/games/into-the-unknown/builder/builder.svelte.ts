/** The task forces of a plan: which is looked at, what it is checked for, what is wrong with it. Nothing is judged here. */
import type { ContentPack } from '../../../../shared/content';
import { CORE_PLACES, type CorePlace, type PlayedFaction } from '../../../../shared/content/into-the-unknown';
import type { Force, NamedForce, SectorPlan } from '../../../../shared/documents';
import {
  checkForce,
  emptyForce,
  type Finding,
  type ForceRules,
  standardForce,
  swayOf,
  USUAL_CORE_POINTS,
} from '../../../../shared/fleet';
import type { Readings } from '../../../../shared/sector';
import type { Recipe } from '../../../bridge/open-document.svelte';
import type { TableFiles } from '../../descriptor';
import { FACTION_NAMES } from '../match/words';
import { type Candidate, candidatesFor, withOfficer } from './candidates';
import * as edits from './force-edits';
import { forceFile, forcesIn } from './force-files';
import { missionChoices, NO_MISSION, rulesOf } from './missions';
import { purseOf, transferWarnings } from './purse';
import { stepsOf } from './steps';
import { PLACE_TITLES } from './words';

/** What the builder needs of the plan's session. */
export interface BuilderHost {
  readonly plan: SectorPlan;
  readonly pack: ContentPack;
  commit(label: string, recipe: Recipe): void;
  say(text: string): void;
  /** Null: nothing goes out of here or comes in. */
  readonly files: TableFiles | null;
}

export class ForceBuilder {
  readonly #host: BuilderHost;
  /** The builder lies over the sector. */
  isOpen = $state(false);
  #shown = $state<string | null>(null);
  /** The place of the core that candidates are shown for. */
  place = $state<CorePlace>('command-liaison');
  /** What the task force is checked for; it is no part of the plan. */
  mission = $state<string>(NO_MISSION);

  readonly forces: readonly NamedForce[] = $derived.by(() => this.#host.plan.forces ?? []);
  readonly named: NamedForce | null = $derived.by(
    () => this.forces.find(({ id }) => id === this.#shown) ?? this.forces[0] ?? null,
  );
  readonly force: Force | null = $derived.by(() => this.named?.force ?? null);
  readonly rules: ForceRules = $derived.by(() =>
    this.named
      ? rulesOf(this.content, this.named, this.mission)
      : { corePoints: USUAL_CORE_POINTS, mode: 'match', mission: null },
  );
  readonly missions = $derived.by(() => missionChoices(this.content));
  readonly missionName = $derived.by(
    () => this.missions.find(({ value }) => value === this.mission)?.label.toLowerCase() ?? 'no mission',
  );
  readonly findings: readonly Finding[] = $derived.by(() =>
    this.force ? checkForce(this.content, this.readings, this.force, this.rules) : [],
  );
  readonly warnings: readonly Finding[] = $derived.by(() =>
    this.force ? transferWarnings(this.content, this.readings, this.force) : [],
  );
  readonly steps = $derived.by(() =>
    this.force
      ? stepsOf({
          content: this.content,
          force: this.force,
          rules: this.rules,
          missionName: this.missionName,
          findings: this.findings,
          warnings: this.warnings,
        })
      : [],
  );
  readonly candidates: readonly Candidate[] = $derived.by(() =>
    this.force ? candidatesFor(this.content, this.readings, this.force, this.rules, this.place) : [],
  );
  readonly ships: readonly string[] = $derived.by(() => this.force?.ships.map((ship) => ship.class) ?? []);
  readonly sway = $derived.by(() => (this.force ? swayOf(this.content, this.force, this.rules.mode) : {}));
  /** Core points of officers, of ships, and what is left for cards and auxiliary units. */
  readonly purse = $derived.by(() =>
    this.force ? purseOf(this.content, this.readings, this.force, this.rules) : null,
  );

  readonly subtitle = $derived.by(() => {
    const { named } = this;
    return named ? `Task force · ${FACTION_NAMES[named.force.faction]}, ${named.name}` : 'Task forces';
  });

  constructor(host: BuilderHost) {
    this.#host = host;
    // A plan of task forces and nothing else is about them.
    const { forces = [], units, features } = host.plan;
    this.isOpen = forces.length > 0 && units.length + features.length === 0;
  }

  get content(): ContentPack {
    return this.#host.pack;
  }

  get readings(): Readings | undefined {
    return this.#host.plan.readings;
  }

  say(text: string): void {
    this.#host.say(text);
  }

  show(id: string): void {
    this.#shown = id;
  }

  /** The next task force, or the one before. */
  walk(by: 1 | -1): void {
    const at = this.forces.findIndex(({ id }) => id === this.named?.id);
    const next = this.forces[(at + by + this.forces.length) % this.forces.length];
    if (next) this.show(next.id);
  }

  /** Adds one with nothing chosen, or as the house makes it. */
  add(faction: PlayedFaction, how: 'empty' | 'standard'): void {
    const name = `${FACTION_NAMES[faction]} task force`;
    const made = how === 'standard' ? standardForce(this.content, faction) : null;
    this.#add(`Add ${name}`, name, made ?? emptyForce(this.content, faction), USUAL_CORE_POINTS);
  }

  duplicate(): void {
    const { named } = this;
    if (named) this.#add(`Duplicate ${named.name}`, `${named.name} copy`, named.force, named.corePoints);
  }

  /** The task force that is shown as a file of its own: a plan with it. */
  async exportShown(): Promise<void> {
    const { named } = this;
    if (!named) return;
    const { name, content } = await forceFile(this.#host.plan, named);
    await this.#host.files?.keep(name, content);
  }

  /** Adds the task forces of a plan in a file, all of them or none, and shows the first. */
  async importFrom(): Promise<void> {
    const bytes = (await this.#host.files?.choose()) ?? null;
    if (bytes === null) return;
    const found = await forcesIn(bytes, this.content);
    if (found.ok) this.merge(found.value);
    else this.say(found.error.message);
  }

  merge(forces: readonly NamedForce[]): void {
    const before = this.forces.length;
    if (before + forces.length > edits.MOST_FORCES) {
      const most = `A plan keeps ${edits.MOST_FORCES} task forces`;
      return this.say(`${most}: here are ${before}, and ${forces.length} would come.`);
    }
    const [first] = forces;
    const what = forces.length === 1 && first ? first.name : `${forces.length} task forces`;
    if (first) this.#shown = edits.freshForce(this.#host.plan, first.name).id;
    this.#host.commit(`Import ${what}`, edits.mergeForces(forces));
  }

  rename(name: string): void {
    const text = name.trim().slice(0, 100);
    if (text !== '') this.#alter(`Rename to ${text}`, (each) => ({ ...each, name: text }));
  }

  remove(): void {
    const { named } = this;
    if (named) this.#host.commit(`Remove ${named.name}`, edits.removeForce(named.id));
  }

  /** Makes it the first or second player's. */
  moveTo(place: 0 | 1): void {
    const { named } = this;
    if (!named) return;
    this.#host.commit(`${named.name} for player ${place + 1}`, edits.moveForce(named.id, place));
  }

  setPoints(corePoints: number): void {
    this.#alter(`Core points ${corePoints}`, (each) => ({ ...each, corePoints }));
  }

  setFaction(faction: PlayedFaction): void {
    this.change(`Faction ${FACTION_NAMES[faction]}`, (force) =>
      edits.withFaction(this.content, force, faction),
    );
  }

  /** One undoable step on the task force that is shown. */
  change(label: string, recipe: (force: Force) => Force): void {
    this.#alter(label, (each) => ({ ...each, force: recipe(each.force) }));
  }

  /** Puts an officer at the chosen place, or says why not. */
  choose({ id, record, fault }: Candidate): void {
    if (fault !== null) {
      this.say(fault.message);
      return;
    }
    const { place } = this;
    this.change(`${record.name} as ${PLACE_TITLES[place].toLowerCase()}`, (force) =>
      withOfficer(force, place, id),
    );
    this.place = this.#nextEmpty(place, id) ?? place;
  }

  /** Leaves the chosen place, or another, empty. */
  clear(place: CorePlace = this.place): void {
    if (!this.force || this.force.core[place] === null) return;
    this.change(`Nobody as ${PLACE_TITLES[place].toLowerCase()}`, (force) => withOfficer(force, place, null));
  }

  walkPlaces(by: 1 | -1): void {
    const at = CORE_PLACES.indexOf(this.place);
    this.place = CORE_PLACES[(at + by + CORE_PLACES.length) % CORE_PLACES.length] ?? this.place;
  }

  #nextEmpty(place: CorePlace, id: string): CorePlace | null {
    const core = this.force?.core;
    if (!core || CORE_PLACES.some((each) => each !== place && core[each] === id)) return null;
    return CORE_PLACES.find((each) => each !== place && core[each] === null) ?? null;
  }

  #add(label: string, name: string, force: Force, corePoints: number): void {
    if (this.forces.length >= edits.MOST_FORCES) {
      this.say(`A plan keeps ${edits.MOST_FORCES} task forces.`);
      return;
    }
    const fresh = edits.freshForce(this.#host.plan, name);
    this.#host.commit(label, edits.addForce({ ...fresh, corePoints, force }));
    this.#shown = fresh.id;
  }

  #alter(label: string, change: (force: NamedForce) => NamedForce): void {
    const { named } = this;
    if (named) this.#host.commit(label, edits.changeForce(named.id, change));
  }
}
