/** The exact chance of an order’s test before it is given, in a few words. */
import type { RerollStat, TestStat } from '../../../../../shared/content/into-the-unknown';
import { deltaReadingOf, dieOf } from '../../../../../shared/content';
import type { ActionOf, UnitView } from '../../../../../shared/contract/into-the-unknown';
import { oddsReadings, testOdds } from '../../../../../shared/odds';
import { readingOf } from '../../../../../shared/sector';
import { percentText } from '../../odds/odds-words';
import type { MatchSession } from '../session.svelte';
import { abilityOf, recordOf, unitIn } from '../words';

const REROLLS: Readonly<Record<RerollStat, keyof UnitView['figures']>> = {
  instruments: 'instrumentsPower',
  weapons: 'weaponsPower',
  'impulse-turn': 'impulseTurn',
  'shields-fore': 'shieldsFore',
};

/** Null where it tests nothing, or its difficulty is read off the table when it is made. */
export function orderOdds(session: MatchSession, order: ActionOf<'order'>): string | null {
  const { told, content, view } = session;
  const test = abilityOf(told, order)?.test;
  const unit = unitIn(told, order.unit);
  if (!test || !unit || typeof test.difficulty !== 'number') return null;
  const intuition = content.dice.intuition;
  const expertise = content.dice.expertise;
  if (!intuition || !expertise) return null;
  const answer = testOdds(
    {
      pool: [
        { die: dieOf('intuition', intuition), count: statOf(unit, test.stat) },
        { die: dieOf('expertise', expertise), count: levelOf(session, unit, order, test.skill) },
      ].filter(({ count }) => count > 0),
      rerolls: test.reroll === null ? [] : [unit.figures[REROLLS[test.reroll]] ?? 0],
      conversions: [],
      swap: null,
      difficulty: test.difficulty,
      goal: 'success',
    },
    readings(view.table.readings, content),
  );
  if (!answer.ok || answer.value.success === null) return null;
  return `${percentText(answer.value.success, session.settings)} to succeed`;
}

function readings(chosen: Readonly<Record<string, string>> | undefined, content: MatchSession['content']) {
  const inForce = oddsReadings((setting) => readingOf(chosen, setting));
  return { ...inForce, delta: deltaReadingOf(content.dice, inForce.delta) };
}

function statOf({ figures }: UnitView, stat: TestStat): number {
  return stat === 'trust' ? 0 : (figures[stat] ?? 0);
}

/** The leader’s level in the skill, without a leader the unit’s own; of two the better one. */
function levelOf(
  { content, view }: MatchSession,
  unit: UnitView,
  { officer }: ActionOf<'order'>,
  skill: NonNullable<ReturnType<typeof abilityOf>>['test'] extends infer Test
    ? Test extends { readonly skill: infer Skill }
      ? Skill
      : never
    : never,
): number {
  const leader = view.officers.find(({ id }) => id === officer);
  const skills: Readonly<Record<string, number | undefined>> = leader
    ? (content.officers[recordOf(leader.copied ?? leader.card)]?.skills ?? {})
    : unit.skills;
  if (typeof skill === 'string') return skills[skill] ?? 0;
  const names: readonly string[] = 'either' in skill ? skill.either : Object.keys(skills);
  return Math.max(0, ...names.map((name) => skills[name] ?? 0));
}
