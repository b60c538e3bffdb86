/** Lines of tests, attacks, damage and those who are hurt. */
import type { EventOf } from '../../../../../shared/contract/into-the-unknown';
import { DICE_SIGNS, showsOf } from '../dice/faces';
import type { Lines, Telling } from './tables';
import { ownerOf } from './unit-owner';
import { STATION_NAMES } from './names';
import { lineText, sourceName } from './roll-words';
import { diceText } from './round-lines';
import { officerOwner } from './setup-lines';
import { cardName, officerName, unitName } from './told';
import { calm, capital, counted, listed, spaced } from './text';

type CombatEvents =
  | 'rolled'
  | 'rerolled'
  | 'tested'
  | 'spent'
  | 'attacked'
  | 'hit'
  | 'shields'
  | 'damaged'
  | 'damage-card'
  | 'repaired'
  | 'disabled'
  | 'destroyed'
  | 'removed'
  | 'hurt'
  | 'healed'
  | 'incapacitated'
  | 'lost'
  | 'captured'
  | 'freed'
  | 'inspired'
  | 'coerced'
  | 'tokens';

export const COMBAT_LINES: Lines<CombatEvents> = {
  rolled: (telling, event) => telling.line(telling.actor, rolledText(telling, event), 'ITU-DICE-11'),
  rerolled: (telling, { by, count }) =>
    telling.line(
      telling.actor,
      `${counted(count, 'die is', 'dice are')} rolled again by ${sourceName(telling, by)}`,
      'ITU-DICE-10',
    ),
  tested: (telling, { unit, name, successes, difficulty, success }) =>
    telling.line(
      ownerOf(telling, unit),
      `${calm(name)}: ${successes} of ${difficulty}, ${success ? 'success' : 'failure'}`,
      'ITU-DICE-10',
    ),
  spent: ({ line, actor }, { result, count, on }) => {
    const sign = DICE_SIGNS.find(({ symbol }) => symbol === result);
    return line(
      actor,
      `${counted(count, sign?.one ?? result, sign?.many ?? `${result}s`)} spent: ${on}`,
      'ITU-DICE-03',
    );
  },
  attacked: (telling, { unit, target, weapon, end, act }) =>
    telling.line(
      ownerOf(telling, unit),
      `${unitName(telling, unit)} attacks ${unitName(telling, target)} with ${capital(spaced(weapon))}${end === null ? '' : `, ${end} end`}${act === null ? '' : `: ${act === 'hostile' ? 'a hostile' : 'an aggressive'} act`}`,
      act === 'aggressive' ? 'ITU-HOSTILE-03' : 'ITU-DICE-13',
    ),
  hit: (telling, { unit, target, successes, evasion, damage, hit }) =>
    telling.line(
      ownerOf(telling, unit),
      hit
        ? `${successes} against evasion ${evasion}: ${unitName(telling, target)} is hit for ${damage}`
        : `${successes} against evasion ${evasion}: ${unitName(telling, target)} is missed`,
      'ITU-DICE-13',
    ),
  shields: (telling, { unit, end, cancelled }) =>
    cancelled === 0
      ? null
      : telling.line(
          ownerOf(telling, unit),
          `the ${end === null ? '' : `${end} `}shields of ${unitName(telling, unit)} cancel ${cancelled}`,
          'ITU-AUX-15',
        ),
  damaged: (telling, { unit, kind, count, now }) =>
    telling.line(
      ownerOf(telling, unit),
      `${unitName(telling, unit)} takes ${count} ${kind} damage, ${now} so far`,
    ),
  'damage-card': (telling, { unit, card, station }) =>
    telling.line(
      ownerOf(telling, unit),
      `damage card on ${unitName(telling, unit)}: ${cardName(telling.content, card)}${station === null ? '' : `, ${STATION_NAMES[station].toLowerCase()}`}`,
    ),
  repaired: (telling, { unit, count, card }) =>
    telling.line(
      ownerOf(telling, unit),
      card === null
        ? `${unitName(telling, unit)} is repaired by ${count}`
        : `${cardName(telling.content, card)} is repaired on ${unitName(telling, unit)}`,
      'ITU-REPAIR-01',
    ),
  disabled: (telling, { unit }) =>
    telling.line(ownerOf(telling, unit), `${unitName(telling, unit)} is disabled`),
  destroyed: (telling, { unit }) =>
    telling.line(ownerOf(telling, unit), `${unitName(telling, unit)} is destroyed`, 'ITU-LOST-01'),
  removed: (telling, { unit }) =>
    telling.line(ownerOf(telling, unit), `${unitName(telling, unit)} is removed`),
  hurt: (telling, { officer, count, now }) =>
    telling.line(
      officerOwner(telling, officer),
      `${officerName(telling, officer)} takes ${count} trauma, ${now} in all`,
    ),
  healed: (telling, { officer, count, now }) =>
    telling.line(
      officerOwner(telling, officer),
      `${officerName(telling, officer)} heals ${count}, ${now} left`,
    ),
  incapacitated: (telling, { officer }) => person(telling, officer, 'is incapacitated'),
  lost: (telling, { officer }) => person(telling, officer, 'is lost', 'ITU-LOST-01'),
  captured: (telling, { officer }) => person(telling, officer, 'is captured', 'ITU-CAPTURE-04'),
  freed: (telling, { officer }) => person(telling, officer, 'is free again', 'ITU-CAPTURE-05'),
  inspired: (telling, { unit, crew }) =>
    telling.line(
      ownerOf(telling, unit),
      `${unitName(telling, unit)} is inspired${crewText(crew)}`,
      'ITU-INSPIRE-01',
    ),
  coerced: (telling, { unit, crew }) =>
    telling.line(
      ownerOf(telling, unit),
      `${unitName(telling, unit)} is coerced${crewText(crew)}`,
      'ITU-COERCE-01',
    ),
  tokens: (telling, { unit, token, by, now, rule }) =>
    by === 0
      ? null
      : telling.line(
          ownerOf(telling, unit),
          `${unitName(telling, unit)} ${by < 0 ? 'loses' : 'gains'} ${Math.abs(by)} ${token}, ${now} in all`,
          rule,
        ),
};

function crewText(crew: number | null): string {
  return crew === null ? '' : `: crew at ${crew > 0 ? `+${crew}` : crew}`;
}

function person(
  telling: Telling,
  officer: string,
  does: string,
  rule: `ITU-${string}-${string}` | null = null,
) {
  return telling.line(officerOwner(telling, officer), `${officerName(telling, officer)} ${does}`, rule);
}

/** `Ops + Mechanics, 3 dice Ops, difficulty 2: 3 intuition dice show 2 successes`; of dice rolled again only what they show. */
function rolledText(telling: Telling, { dice, why, lines }: EventOf<'rolled'>): string {
  const shown = showsOf(telling.content, dice);
  const results = DICE_SIGNS.flatMap(({ symbol, one, many }) => {
    const count = shown[symbol] ?? 0;
    return count === 0 ? [] : [counted(count, one, many)];
  });
  const shows = `${diceText(telling, dice)} show ${results.length === 0 ? 'nothing' : listed(results)}`;
  const isAgain = dice.some(({ rerolled }) => rerolled > 0);
  if (isAgain || lines.length === 0) return shows;
  const name = calm(spaced(why));
  const sources = lines.map((line) => lineText(telling, line, line.from === why ? '' : undefined));
  return `${[name, ...sources].join(', ')}: ${shows}`;
}
