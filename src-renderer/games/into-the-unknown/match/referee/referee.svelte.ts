/** A person overrules: one thing at a time is put or set, marked as the referee's in the log. */
import type {
  DirectiveCategory,
  Side,
  Station,
  UnitCondition,
} from '../../../../../shared/content/into-the-unknown';
import type { SeatId } from '../../../../../shared/contract';
import type {
  FeatureState,
  IntoTheUnknownView,
  OfficerState,
  RefereeAction,
  UnitView,
} from '../../../../../shared/contract/into-the-unknown';
import type { NumberName, RefereeForm, RefereeKind } from './form';
import { refereeAction } from './referee-action';

export interface Refereed {
  readonly view: IntoTheUnknownView;
  readonly home: SeatId;
  readonly shown: UnitView | null;
  readonly match: { act(action: RefereeAction, actor: 'referee'): Promise<boolean> };
}

export class Referee implements RefereeForm {
  readonly #session: Refereed;
  kind = $state<RefereeKind>('set-unit');
  unitId = $state.raw<string | null>(null);
  officerId = $state.raw<string | null>(null);
  featureId = $state.raw<string | null>(null);
  seatId = $state.raw<SeatId | null>(null);
  numbers = $state.raw<Readonly<Partial<Record<NumberName, number>>>>({});
  alert = $state.raw<string | null>(null);
  conditions = $state.raw<readonly UnitCondition[] | null>(null);
  ready = $state.raw<boolean | null>(null);
  lost = $state.raw<boolean | null>(null);
  removed = $state.raw(false);
  on = $state.raw(true);
  station = $state.raw<Station | null>(null);
  category = $state.raw<DirectiveCategory>('combat');
  side = $state.raw<Side>('hostile');
  card = $state.raw<string | null>(null);

  constructor(session: Refereed) {
    this.#session = session;
  }

  choose(kind: RefereeKind): void {
    this.kind = kind;
    this.reset();
  }

  reset(): void {
    this.numbers = {};
    this.alert = null;
    this.conditions = null;
    this.ready = null;
    this.lost = null;
    this.removed = false;
    this.station = null;
    this.card = null;
  }

  set(name: NumberName, value: number): void {
    this.numbers = { ...this.numbers, [name]: value };
  }

  get unit(): UnitView | null {
    const { view, shown } = this.#session;
    return view.units.find(({ id }) => id === this.unitId) ?? shown ?? view.units[0] ?? null;
  }
  get officer(): OfficerState | null {
    const { officers } = this.#session.view;
    return officers.find(({ id }) => id === this.officerId) ?? officers[0] ?? null;
  }
  get feature(): FeatureState | null {
    const { features } = this.#session.view;
    return features.find(({ id }) => id === this.featureId) ?? features[0] ?? null;
  }
  get seat(): SeatId {
    return this.seatId ?? this.#session.home;
  }
  get seatView() {
    return this.#session.view.seats.find(({ seat }) => seat === this.seat) ?? null;
  }
  get influence(): number {
    return this.#session.view.mission.influence ?? 0;
  }

  /** The action as the form stands; null: something is not chosen yet. */
  readonly action: RefereeAction | null = $derived.by(() => refereeAction(this));

  async apply(): Promise<void> {
    const { action } = this;
    if (action !== null && (await this.#session.match.act(action, 'referee'))) this.reset();
  }
}
