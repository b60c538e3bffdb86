/** Verbs that hurt: damage of units, trauma of personnel, rams (ITU-RAM-01 to 08). */
import type { End, TestWork } from '../../../../shared/content/into-the-unknown';
import type { UnitId, UnitState } from '../../../../shared/contract/into-the-unknown';
import { endHit } from '../combat/attack-task';
import { type Damage, dealDamage } from '../combat/damage';
import { healthLeft, hurtOfficer } from '../combat/health';
import { wears } from '../combat/shields';
import { startTest } from '../combat/start-test';
import { figuresOf, findFeature, findOfficer, findUnit, sizeOf, unitOf } from '../figures';
import { amountOf } from '../mission/amounts';
import type { Play } from '../play';
import { performAct } from '../teams/acts';
import { reading, type Table } from '../table';
import {
  personnelAnswers,
  personnelPicker,
  pickedPersonnel,
  pickedUnits,
  tookPick,
  unitAnswers,
  unitPicker,
} from './picking';
import { goOn, type VerbAsked, type VerbRules } from './verb-rules';

/**
 * Which shields may cancel it: of the end named, of the one nearest to the token that does it, else to who acts, of any
 * (ITU-AUX-17). Where no word says so, those of a unit whose icons wear (ITU-AUX-15); none of a ship.
 */
function endOf({ table, state, effect, context }: VerbAsked<'damage'>, unit: UnitId): End | 'either' | null {
  const { end } = effect;
  if (end === 'fore' || end === 'aft') return end;
  const from = findFeature(state, context.target)?.id ?? context.self;
  if (end !== 'nearest' || from === null) return null;
  return endHit(table, state, from, unit);
}

function damageOn(asked: VerbAsked<'damage'>, unit: UnitId): Damage {
  const { table, state, effect, context } = asked;
  const hurt = findUnit(state, unit);
  return {
    unit,
    kind: effect.kind,
    count: amountOf(table, state, context, effect.count),
    end: endOf(asked, unit),
    breach: effect.breach ?? 0,
    by: context.seat,
    source: context.self,
    shields: effect.end !== undefined || (hurt !== undefined && wears(hurt)),
    bursts: effect.bursts,
  };
}

export const damage: VerbRules<'damage'> = {
  chooser: (asked) => unitPicker(asked, asked.effect.on),
  choices: (asked) => unitAnswers(asked, asked.effect.on),
  isPossible: (asked) => pickedUnits(asked, asked.effect.on).length > 0,
  carryOut(play, asked, answer) {
    if (tookPick(play, asked, answer)) return;
    for (const id of pickedUnits(asked, asked.effect.on).toReversed()) dealDamage(play, damageOn(asked, id));
  },
};

/** Whoever has something left to lose. */
function canBeHurt({ table, state }: Pick<VerbAsked<'hurt'>, 'table' | 'state'>, id: string): boolean {
  const officer = findOfficer(state, id);
  return officer ? healthLeft(table, officer) > 0 : findUnit(state, id) !== undefined;
}

export const hurt: VerbRules<'hurt'> = {
  chooser: (asked) => personnelPicker(asked, asked.effect.whom),
  choices: (asked) =>
    personnelAnswers(asked, asked.effect.whom).filter(
      (answer) => answer.type !== 'choose-officer' || canBeHurt(asked, answer.officer),
    ),
  isPossible: (asked) => pickedPersonnel(asked, asked.effect.whom).some((id) => canBeHurt(asked, id)),
  carryOut(play, asked, answer) {
    if (tookPick(play, asked, answer)) return;
    const { table, state, effect, context } = asked;
    const count = amountOf(table, state, context, effect.count);
    const doer = { by: context.seat, source: context.self };
    for (const id of pickedPersonnel(asked, effect.whom).toReversed()) {
      if (findOfficer(play.frozen, id)) hurtOfficer(play, id, count, doer);
      else dealDamage(play, { unit: id, kind: 'health', count, ...doer });
    }
  },
};

/** The rammed unit, as long as both are there. */
function rammed({ state, context }: VerbAsked<'ram'>): UnitState | undefined {
  return findUnit(state, context.self) && findUnit(state, context.target);
}

/** A ship's end is named by who rams (ITU-RAM-01). */
const namesEnd = (asked: VerbAsked<'ram'>) => asked.picks.length === 0 && rammed(asked)?.kind === 'ship';

export const ram: VerbRules<'ram'> = {
  chooser: (asked) => (namesEnd(asked) ? asked.context.seat : null),
  choices: () => [
    { type: 'choose-end', end: 'fore' },
    { type: 'choose-end', end: 'aft' },
  ],
  isPossible: (asked) => rammed(asked) !== undefined,
  carryOut(play, asked, answer) {
    if (answer?.type === 'choose-end') return goOn(play, asked, { picks: [answer.end] });
    const target = rammed(asked);
    const { context, effect, picks, table } = asked;
    if (!target || context.self === null) return;
    if (target.owner !== null) performAct(play, 'hostile', { unit: context.self, against: target.owner });
    const end = picks[0] === 'fore' || picks[0] === 'aft' ? picks[0] : null;
    const difficulty = effect.difficulty ?? figuresOf(table, asked.state, target).evasion ?? 0;
    const work = ramWork(play, table, asked, target, end);
    startTest(play, work, context, { difficulty, countsHidden: effect.difficulty === undefined });
  },
};

/**
 * ITU-RAM-02 to 06, ITU-RAM-08: the target sustains by the rammer's size, 1 more for a breakthrough, then the rammer by the
 * target's size, both with Breach 2.
 */
function ramWork(
  play: Play,
  table: Table,
  { effect, context }: VerbAsked<'ram'>,
  target: UnitState,
  end: End | null,
): TestWork {
  const own = reading(table, 'ram.rammerEnd') === 'fore' ? 'fore' : 'any';
  const size = sizeOf(table, unitOf(play.frozen, context.self ?? ''));
  const dealt = size === 0 ? 0 : ({ per: 'spent', of: 'self', spend: 0, times: 1, plus: size } as const);
  const hull = { verb: 'damage', kind: 'hull', breach: RAM_BREACH } as const;
  return {
    test: { difficulty: 0, modifiers: [], stat: effect.stat, skill: effect.skill, reroll: null },
    success: [
      { ...hull, on: 'target', count: dealt, end: end ?? 'any' },
      { ...hull, on: 'self', count: sizeOf(table, target), end: own },
    ],
    failure: [],
    spends: [
      {
        result: 'breakthrough',
        cost: 1,
        repeatable: false,
        kicker: true,
        step: 'post',
        when: [],
        effects: [],
      },
    ],
  };
}

/** ITU-RAM-06. */
const RAM_BREACH = 2;
