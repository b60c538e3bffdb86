/** The odds panel of one open plan: the form, its newest answer, and what the table offers to fill it with. */
import type { Refusal } from '../../../../shared/base';
import { type ContentPack, deltaReadingOf } from '../../../../shared/content';
import type { SectorPlan } from '../../../../shared/documents/plan';
import { type OddsReadings, oddsReadings } from '../../../../shared/odds';
import { readingOf } from '../../../../shared/sector';
import type { MeasuredPair } from '../measured-pair';
import type { MeasureVerdict } from '../measure-verdict';
import type { OddsAnswer } from './odds-answer';
import { OddsCounter } from './odds-counter';
import { FIRST_FORM, type OddsForm, questionOf } from './odds-form';
import { prefilled } from './odds-prefill';
import type { Charted } from './odds-words';

interface OddsSource {
  readonly pack: ContentPack;
  readonly plan: SectorPlan;
  readonly livePlan: SectorPlan;
  readonly measured: MeasuredPair | null;
  readonly verdict: MeasureVerdict | null;
  readonly placed: readonly { readonly id: string; readonly name: string }[];
  openPanel: string | null;
}

export class OddsBoard {
  readonly #session: OddsSource;
  readonly #counter: OddsCounter;
  form = $state.raw<OddsForm>(FIRST_FORM);
  charted = $state.raw<Charted>('sustained');
  /** `Defiant to Fighter 1, Phaser Emitters` when the form was filled from the table and its shot not changed since. */
  about = $state.raw<string | null>(null);
  /** The newest answer; the last one stays while a larger pool is counted, or while a figure is missing. */
  answer = $state.raw<OddsAnswer | null>(null);
  /** Why there is no answer to the form as it stands. */
  refusal = $state.raw<Refusal | null>(null);
  counting = $state.raw(false);
  readonly readings: OddsReadings = $derived.by(() => {
    const { pack, plan } = this.#session;
    const inForce = oddsReadings((setting) => readingOf(plan.readings, setting));
    return { ...inForce, delta: deltaReadingOf(pack.dice, inForce.delta) };
  });
  /** Names of the weapons of the measured attacker, each once. */
  readonly weapons: readonly string[] = $derived.by(() => {
    const rows = this.#session.verdict?.rows ?? [];
    const names = rows.filter(({ type }) => type === 'weapon').map(({ name }) => name);
    return names.filter((name, index) => names.indexOf(name) === index);
  });

  constructor(session: OddsSource, counter: OddsCounter = new OddsCounter()) {
    this.#session = session;
    this.#counter = counter;
  }

  change(change: Partial<OddsForm>): void {
    this.form = { ...this.form, ...change };
  }

  /** Asks what the form says; the panel calls it whenever form or readings change. */
  ask(): void {
    const { pack } = this.#session;
    const asked = questionOf(pack, this.form);
    if (!asked.ok) {
      this.#counter.drop();
      this.counting = false;
      this.refusal = asked.error;
      return;
    }
    this.counting = true;
    this.#counter.ask({ asked: asked.value, readings: this.readings }, (answer) => {
      this.counting = false;
      this.refusal = answer.ok ? null : answer.error;
      if (answer.ok) this.answer = answer.value;
    });
  }

  /** Fills the form with a weapon of the measured pair and opens the panel. */
  openFor(weapon: string): void {
    const { pack, livePlan: plan, measured, verdict, placed } = this.#session;
    if (!measured || !verdict) return;
    const { fromId, toId } = measured;
    const nameOf = (id: string): string => placed.find((piece) => piece.id === id)?.name ?? id;
    const shot = { pack, plan, fromId, toId, weapon };
    const { protection, measure } = verdict;
    this.form = prefilled(this.form, { ...shot, end: measure.endAttacked, protection });
    this.about = `${nameOf(fromId)} to ${nameOf(toId)}, ${weapon}`;
    this.charted = 'sustained';
    this.#session.openPanel = 'odds';
  }

  destroy(): void {
    this.#counter.destroy();
  }
}
