/** Verbs of cloaks: public figures, as the book at hand has no rules of them; what is not printed is house. */
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import { addCondition } from '../combat/conditions';
import { alertRowOf, alertStatusOf, findUnit, passivesThat, printedClass } from '../figures';
import { standing } from '../moves/on-table';
import type { VerbAsked, VerbRules, VerbTable } from './verb-rules';

/** Stands on the unit until the phase is over: who has cloaked in it does not decloak. */
export const CLOAKED_THIS_PHASE = 'cloaked-this-phase';

/** Only while the alert dial, or a card for that alert, shows cloak ready, and no card keeps it off. */
const cloak: VerbRules<'cloak'> = {
  chooser: () => null,
  choices: () => [],
  isPossible(asked) {
    const unit = standing(asked.state, asked.context.self);
    return unit !== undefined && !unit.conditions.includes('cloaked') && isCloakReady(asked, unit);
  },
  carryOut(play, asked) {
    const { self } = asked.context;
    if (self === null || !cloak.isPossible(asked)) return;
    addCondition(play, self, 'cloaked');
    const unit = play.unit(self);
    unit.used = { ...unit.used, [CLOAKED_THIS_PHASE]: 1 };
  },
};

function isCloakReady({ table, state }: VerbAsked<'cloak'>, unit: UnitState): boolean {
  if (passivesThat(table, state, unit, 'no-cloak').length > 0) return false;
  if (alertRowOf(printedClass(table, unit), unit)?.cloakReady === true) return true;
  const status = alertStatusOf(table, unit);
  return passivesThat(table, state, unit, 'cloak-ready').some(
    ({ passive }) => status !== null && passive.alerts.includes(status),
  );
}

/** A cloaked ship comes out of its wake. */
const decloak: VerbRules<'decloak'> = {
  chooser: () => null,
  choices: () => [],
  isPossible: ({ state, context }) => findUnit(state, context.self)?.conditions.includes('cloaked') ?? false,
  carryOut(play, asked) {
    const unit = findUnit(asked.state, asked.context.self);
    if (!unit || unit.owner === null || !decloak.isPossible(asked)) return;
    play.push({ type: 'decloak', seat: unit.owner, unit: unit.id, steps: null });
  },
};

export const CLOAK_VERBS: VerbTable<'cloak' | 'decloak'> = { cloak, decloak };
