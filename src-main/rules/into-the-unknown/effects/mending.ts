/** Verbs that mend: hull, health, damage cards (ITU-REPAIR-01, ITU-REPAIR-02, ITU-OKEY-08). */
import type { Station } from '../../../../shared/content/into-the-unknown';
import type { CardRef, UnitState } from '../../../../shared/contract/into-the-unknown';
import { discardDamageCard, moveDamageCard } from '../combat/damage-card-task';
import { healOfficer } from '../combat/health';
import { hullLost } from '../combat/hull-track';
import { healTeam, repairHull } from '../combat/repair';
import { findOfficer, findUnit, stationsRecord } from '../figures';
import { amountOf } from '../mission/amounts';
import { deciderOf } from '../mission/roles';
import { holderOf } from '../mission/unit-selectors';
import type { IntoTheUnknownState } from '../state';
import type { EffectContext } from '../../../../shared/contract/into-the-unknown';
import {
  personnelAnswers,
  personnelPicker,
  pickedPersonnel,
  pickedUnits,
  tookPick,
  unitAnswers,
  unitPicker,
} from './picking';
import { UNASKED } from './unasked';
import type { VerbAsked, VerbRules } from './verb-rules';

export const repair: VerbRules<'repair'> = {
  chooser: (asked) => unitPicker(asked, asked.effect.on),
  choices: (asked) => unitAnswers(asked, asked.effect.on),
  isPossible: (asked) =>
    pickedUnits(asked, asked.effect.on).some((id) => {
      const unit = findUnit(asked.state, id);
      return unit !== undefined && hullLost(unit) > 0;
    }),
  carryOut(play, asked, answer) {
    if (tookPick(play, asked, answer)) return;
    const { table, state, effect, context } = asked;
    const count = amountOf(table, state, context, effect.count);
    for (const id of pickedUnits(asked, effect.on)) repairHull(play, id, count);
  },
};

function isHurt(state: IntoTheUnknownState, id: string): boolean {
  return (findOfficer(state, id)?.trauma ?? findUnit(state, id)?.trauma ?? 0) > 0;
}

/** Each who is picked loses so much trauma; those who have none cannot be picked. */
export const heal: VerbRules<'heal'> = {
  chooser: (asked) => personnelPicker(asked, asked.effect.whom),
  choices: healable,
  isPossible: (asked) => pickedPersonnel(asked, asked.effect.whom).some((id) => isHurt(asked.state, id)),
  carryOut(play, asked, answer) {
    if (tookPick(play, asked, answer)) return;
    const { table, state, effect, context } = asked;
    const count = amountOf(table, state, context, effect.count);
    for (const id of pickedPersonnel(asked, effect.whom)) {
      if (findOfficer(play.frozen, id)) healOfficer(play, id, count);
      else healTeam(play, id, count);
    }
  },
};

function healable(asked: VerbAsked<'heal'>) {
  return personnelAnswers(asked, asked.effect.whom).filter((answer) => {
    if (answer.type === 'choose-officer') return isHurt(asked.state, answer.officer);
    return answer.type !== 'choose-unit' || isHurt(asked.state, answer.unit);
  });
}

interface HeldCard {
  readonly unit: UnitState;
  readonly card: CardRef;
  readonly station: Station | null;
}

/** The damage card that acts or is repaired, with the unit it lies on. */
function heldCard(state: IntoTheUnknownState, context: EffectContext): HeldCard | null {
  const unit = holderOf(state, context);
  const held = unit?.damageCards.find(({ card }) => card === context.card);
  return unit && held ? { unit, card: held.card, station: held.station } : null;
}

export const discardCard: VerbRules<'discard-card'> = {
  ...UNASKED,
  isPossible: ({ state, context }) => heldCard(state, context) !== null,
  carryOut(play, { context }) {
    const held = heldCard(play.frozen, context);
    if (held) discardDamageCard(play, held.unit.id, held.card);
  },
};

/** Other stations that the card may go to. */
function otherStations({ table, state, effect, context }: VerbAsked<'move-card'>): readonly Station[] {
  const held = heldCard(state, context);
  if (!held) return [];
  const all = stationsRecord(table, held.unit)?.stations ?? [];
  return all
    .filter(
      ({ section, station }) => station !== held.station && (effect.to === 'any' || section === 'bridge'),
    )
    .map(({ station }) => station);
}

export const moveCard: VerbRules<'move-card'> = {
  chooser: ({ state, effect, context }) => deciderOf(state, context, effect.by),
  choices: (asked) => otherStations(asked).map((station) => ({ type: 'choose-station', station })),
  isPossible: (asked) => otherStations(asked).length > 0,
  carryOut(play, { context }, answer) {
    const held = heldCard(play.frozen, context);
    if (held && answer?.type === 'choose-station')
      moveDamageCard(play, held.unit.id, held.card, answer.station);
  },
};
