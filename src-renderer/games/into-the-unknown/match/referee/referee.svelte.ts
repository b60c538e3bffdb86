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
import { refereeAction } from './referee-action';

export const REFEREE_KINDS = [
  'set-unit',
  'move-unit',
  'remove-unit',
  'set-officer',
  'set-feature',
  'set-score',
  'set-influence',
  'set-directive',
  'set-lock',
  'give-damage-card',
  'set-priority',
  'flip-coin',
  'note-done',
] as const;
export type RefereeKind = (typeof REFEREE_KINDS)[number];

export const KIND_NAMES: Readonly<Record<RefereeKind, string>> = {
  'set-unit': 'Set dials and tokens of a unit',
  'move-unit': 'Put a unit elsewhere',
  'remove-unit': 'Take a unit off the table',
  'set-officer': 'Set an officer',
  'set-feature': 'Set a feature',
  'set-score': 'Set a score',
  'set-influence': 'Set the influence marker',
  'set-directive': 'Turn a directive',
  'set-lock': 'Set a sensor lock',
  'give-damage-card': 'Give or take a damage card',
  'set-priority': 'Give priority',
  'flip-coin': 'Flip a coin for a dispute',
  'note-done': 'Say that a note is carried out',
};

/** Numbers of a form by name; what was not touched stands as it does on the table. */
export const NUMBERS = [
  'hull',
  'crew',
  'reserve',
  'trauma',
  'peril',
  'advantage',
  'endurance',
  'vp',
  'nvp',
  'position',
  'number',
  'x',
  'y',
  'headingDeg',
  'control-1',
  'control-2',
] as const;
export type NumberName = (typeof NUMBERS)[number];

export interface Refereed {
  readonly view: IntoTheUnknownView;
  readonly home: SeatId;
  readonly shown: UnitView | null;
  readonly match: { act(action: RefereeAction, actor: 'referee'): Promise<boolean> };
}

export class Referee {
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
