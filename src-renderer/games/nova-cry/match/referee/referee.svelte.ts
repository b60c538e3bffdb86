/** A person overrules: one thing at a time is put or set, marked as the referee's in the log. */
import type { Status, Token } from '../../../../../shared/content/nova-cry';
import type { SeatId } from '../../../../../shared/contract';
import {
  CAPTAIN,
  type CardId,
  type NovaCryView,
  type PersonId,
  type RefereeAction,
  type SeatView,
} from '../../../../../shared/contract/nova-cry';

export type RefereeKind = RefereeAction['type'];

export const KIND_NAMES: Readonly<Record<RefereeKind, string>> = {
  'set-intel': 'Set Intel',
  'set-victory': 'Set victory points',
  'set-damage': 'Set the damage of a ship',
  'set-status': 'Knock out, destroy or bring back',
  'set-tokens': 'Set alert tokens',
  'set-pawn': 'Move a pawn',
  'set-training': 'Set training tokens',
  'set-sideways': 'Turn a ship card',
  'set-chancellor': 'Give the Chancellorship',
  'give-card': 'Give an action card',
  'give-alien': 'Give an alien',
};

/** What the referee needs of the match's session. */
export interface Refereed {
  readonly view: NovaCryView;
  readonly home: SeatId;
  readonly match: { act(action: RefereeAction, actor: 'referee'): Promise<boolean> };
}

/** What the form holds; what was not touched stands as it does on the table. */
export class Referee {
  readonly #session: Refereed;
  kind = $state<RefereeKind>('set-intel');
  /** Whose things are set; null: those of the seat that looks. */
  seat = $state.raw<SeatId | null>(null);
  /** A number of whatever is counted; null: as it stands. */
  count = $state.raw<number | null>(null);
  person = $state.raw<PersonId | null>(null);
  status = $state.raw<Status | null>(null);
  front = $state.raw<readonly Token[] | null>(null);
  onShip = $state.raw<readonly Token[] | null>(null);
  /** Null: as it stands; `none`: no planet card. */
  planet = $state.raw<CardId | 'none' | null>(null);
  space = $state.raw<number | null>(null);
  sideways = $state.raw<boolean | null>(null);
  /** Nobody's; null: as it stands. */
  chancellor = $state.raw<SeatId | 'nobody' | null>(null);
  card = $state.raw<CardId | null>(null);

  constructor(session: Refereed) {
    this.#session = session;
  }

  choose(kind: RefereeKind): void {
    this.kind = kind;
    this.reset();
  }

  /** Another seat begins with how it stands. */
  chooseSeat(seat: SeatId): void {
    const { card } = this;
    this.reset();
    this.seat = seat;
    this.card = card;
  }

  reset(): void {
    this.count = this.person = this.status = this.front = this.onShip = null;
    this.planet = this.space = this.sideways = this.chancellor = this.card = null;
  }

  get who(): SeatId {
    return this.seat ?? this.#session.home;
  }

  get self(): SeatView | null {
    return this.#session.view.seats.find(({ seat }) => seat === this.who) ?? null;
  }

  /** What is counted now, by the kind that is set. */
  get counted(): number {
    return this.count ?? this.#standing();
  }

  get whom(): PersonId {
    return this.person ?? CAPTAIN;
  }

  get statusNow(): Status {
    return this.status ?? this.#statusOf(this.whom);
  }

  get frontNow(): readonly Token[] {
    return this.front ?? this.self?.front ?? [];
  }

  get shipNow(): readonly Token[] {
    return this.onShip ?? this.self?.ship?.tokens ?? [];
  }

  get planetNow(): CardId | null {
    if (this.planet !== null) return this.planet === 'none' ? null : this.planet;
    return this.self?.planet?.card ?? null;
  }

  get spaceNow(): number {
    return this.space ?? this.self?.planet?.space ?? 1;
  }

  get chancellorNow(): SeatId | null {
    if (this.chancellor !== null) return this.chancellor === 'nobody' ? null : this.chancellor;
    return this.#session.view.chancellor;
  }

  setTokens(where: 'front' | 'ship', token: Token, count: number): void {
    const next = withCount(where === 'front' ? this.frontNow : this.shipNow, token, count);
    if (where === 'front') this.front = next;
    else this.onShip = next;
  }

  /** The action as the form stands; null: something is not chosen yet. */
  readonly action: RefereeAction | null = $derived.by(() => this.#action());

  async apply(): Promise<void> {
    const { action } = this;
    if (action !== null && (await this.#session.match.act(action, 'referee'))) this.reset();
  }

  #action(): RefereeAction | null {
    const { who: seat, counted: count, card } = this;
    switch (this.kind) {
      case 'set-intel':
        return { type: 'set-intel', seat, intel: count };
      case 'set-victory':
        return { type: 'set-victory', seat, victory: count };
      case 'set-damage':
        return { type: 'set-damage', seat, damage: count };
      case 'set-training':
        return { type: 'set-training', seat, training: count };
      case 'set-status':
        return { type: 'set-status', seat, person: this.whom, status: this.statusNow };
      case 'set-tokens':
        return { type: 'set-tokens', seat, front: [...this.frontNow], ship: [...this.shipNow] };
      case 'set-pawn':
        return { type: 'set-pawn', seat, planet: this.planetNow, space: this.spaceNow };
      case 'set-sideways':
        return { type: 'set-sideways', seat, sideways: this.sideways ?? this.self?.ship?.sideways ?? false };
      case 'set-chancellor':
        return { type: 'set-chancellor', seat: this.chancellorNow };
      case 'give-card':
        return card === null ? null : { type: 'give-card', card, to: seat };
      case 'give-alien':
        return card === null ? null : { type: 'give-alien', card, to: seat };
    }
  }

  #standing(): number {
    const { self, kind } = this;
    if (kind === 'set-intel') return self?.intel ?? 0;
    if (kind === 'set-victory') return self?.victory ?? 0;
    return (kind === 'set-damage' ? self?.ship?.damage : self?.training) ?? 0;
  }

  #statusOf(person: PersonId): Status {
    const { self } = this;
    if (person === CAPTAIN) return self?.captain?.status ?? 'ready';
    return (
      [...(self?.crew ?? []), ...(self?.aliens ?? [])].find(({ card }) => card === person)?.status ?? 'ready'
    );
  }
}

/** So many of one kind, the others as they lie; those that come are laid last. */
function withCount(tokens: readonly Token[], token: Token, count: number): readonly Token[] {
  const lying = tokens.filter((each) => each === token).length;
  if (count >= lying) return [...tokens, ...Array.from({ length: count - lying }, () => token)];
  let surplus = lying - count;
  return tokens.filter((each) => {
    if (each !== token || surplus === 0) return true;
    surplus -= 1;
    return false;
  });
}
