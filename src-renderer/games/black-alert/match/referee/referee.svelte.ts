/** A person overrules: one thing at a time is put or set, marked as the referee's in the log. */
import {
  type LocationId,
  LOCATIONS,
  type Resource,
  RESOURCES,
  type Ship,
} from '../../../../../shared/content/black-alert';
import type { RefereeAction } from '../../../../../shared/contract/black-alert';
import type { NodeId, Space } from '../../../../../shared/hex';
import type { TableSession } from '../table-session';

export type RefereeKind = RefereeAction['type'];

export const KIND_NAMES: Readonly<Record<RefereeKind, string>> = {
  'place-discovery': 'Put the Discovery',
  'place-charon': 'Put the Charon',
  'place-fleets': 'Put the Fleet tokens',
  'place-corruption': 'Set the Corruption tokens',
  'set-pool': 'Set a pool',
  'place-character': 'Put a Character',
  'set-condition': 'Set a condition',
  'give-card': 'Give a card',
  'set-damage': 'Set damage',
  'set-mission': 'Set a Mission',
};

/** What the form holds; the fields of a kind begin with how the table stands. */
export class Referee {
  readonly #session: TableSession;
  kind = $state<RefereeKind>('place-discovery');
  node = $state.raw<NodeId | null>(null);
  space = $state.raw<Space | null>(null);
  fleets = $state.raw<readonly Space[] | null>(null);
  corruption = $state.raw<readonly Space[] | null>(null);
  ship = $state<Ship>('discovery');
  tokens = $state.raw<Readonly<Record<Resource, number>> | null>(null);
  character = $state.raw<string | null>(null);
  location = $state.raw<LocationId | null>(null);
  wounded = $state.raw<boolean | null>(null);
  detained = $state.raw<boolean | null>(null);
  card = $state.raw<string | null>(null);
  mission = $state.raw<string | null>(null);

  constructor(session: TableSession) {
    this.#session = session;
  }

  /** Another kind, ship, Character or place begins with how the table stands. */
  choose(kind: RefereeKind): void {
    this.kind = kind;
    this.reset();
  }

  reset(): void {
    this.node = this.space = this.fleets = this.corruption = this.tokens = null;
    this.location = this.wounded = this.detained = this.card = this.mission = null;
  }

  get who(): string {
    return this.character ?? this.#session.view.turn.character;
  }

  get place(): LocationId {
    return this.location ?? this.#session.view.characters[this.who]?.location ?? LOCATIONS[0];
  }

  get fleetSpaces(): readonly Space[] {
    return this.fleets ?? this.#session.view.board.fleets;
  }

  get corrupted(): readonly Space[] {
    return this.corruption ?? this.#session.view.board.corruption;
  }

  get pool(): Readonly<Record<Resource, number>> {
    return this.tokens ?? this.#session.view.pools[this.ship];
  }

  get missionId(): string {
    return this.mission ?? this.#session.view.missions[0]?.id ?? '';
  }

  setToken(kind: Resource, count: number): void {
    this.tokens = { ...this.pool, [kind]: count };
  }

  toggleCorruption(space: Space): void {
    const all = this.corrupted;
    this.corruption = all.includes(space) ? all.filter((each) => each !== space) : [...all, space].sort();
  }

  /** The Fleet token of that number goes to a tile, or with null off the board. */
  setFleet(index: number, space: Space | null): void {
    const all = [...this.fleetSpaces];
    if (space === null) all.splice(index, 1);
    else all[index] = space;
    this.fleets = all;
  }

  /** The action as the form stands; null: something is not chosen yet. */
  readonly action: RefereeAction | null = $derived.by(() => this.#action());

  #action(): RefereeAction | null {
    const { view } = this.#session;
    const self = view.characters[this.who];
    switch (this.kind) {
      case 'place-discovery':
        return { type: 'place-discovery', node: this.node ?? view.board.discovery };
      case 'place-charon':
        return { type: 'place-charon', space: this.space ?? view.board.charon };
      case 'place-fleets':
        return { type: 'place-fleets', spaces: this.fleetSpaces };
      case 'place-corruption':
        return { type: 'place-corruption', spaces: this.corrupted };
      case 'set-pool':
        return { type: 'set-pool', ship: this.ship, tokens: tokensOf(this.pool) };
      case 'place-character':
        return { type: 'place-character', character: this.who, location: this.place };
      case 'set-condition':
        return self
          ? {
              type: 'set-condition',
              character: this.who,
              wounded: this.wounded ?? self.wounded,
              detained: this.detained ?? self.detained,
            }
          : null;
      case 'give-card':
        return this.card === null ? null : { type: 'give-card', card: this.card, to: this.who };
      case 'set-damage':
        return { type: 'set-damage', location: this.place, damaged: view.damage[this.place] === undefined };
      case 'set-mission': {
        const mission = view.missions.find(({ id }) => id === this.missionId);
        return mission ? { type: 'set-mission', mission: mission.id, done: !mission.done } : null;
      }
    }
  }

  async apply(): Promise<void> {
    const { action } = this;
    if (action !== null && (await this.#session.match.act(action, 'referee'))) this.reset();
  }
}

/** Every kind in the order of the key. */
function tokensOf(pool: Readonly<Record<Resource, number>>): Record<Resource, number> {
  return Object.fromEntries(RESOURCES.map((kind) => [kind, pool[kind]])) as Record<Resource, number>; // one for each
}
