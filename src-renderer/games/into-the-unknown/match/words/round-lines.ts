/** Lines of rounds, orders and moves. */
import { abilityTitle } from './ability-words';
import type { Lines } from './tables';
import { ownerOf } from './unit-owner';
import { MANEUVER_NAMES } from './move-words';
import { PHASE_NAMES, STATION_NAMES, STATION_PLACES } from './names';
import { refereeWords } from './referee-words';
import { locationWords } from './location-words';
import { officerOwner } from './setup-lines';
import { featureName, officerName, thingName, unitName, type Told } from './told';
import { calm, counted, spaced } from './text';

type RoundEvents =
  | 'round'
  | 'phase'
  | 'passed'
  | 'ordered'
  | 'used'
  | 'alert'
  | 'moved'
  | 'launched'
  | 'docked'
  | 'crossed'
  | 'exposed'
  | 'looked'
  | 'readied'
  | 'committed'
  | 'relocated'
  | 'team'
  | 'disbanded'
  | 'reserve'
  | 'condition'
  | 'lock'
  | 'hazard-acts'
  | 'note'
  | 'refereed';

export const ROUND_LINES: Lines<RoundEvents> = {
  round: ({ line }, { number }) => line(null, `round ${number}`, 'ITU-ORDER-04'),
  phase: ({ line }, { phase }) => line(null, `${PHASE_NAMES[phase]} Phase`, 'ITU-ORDER-04'),
  passed: ({ line, nameOf }, { seat }) => line(seat, `${nameOf(seat)} passes`),
  ordered: (telling, { seat, unit, name, station, officer, reserve, target, rule }) => {
    const by = officer === null ? '' : ` by ${officerName(telling, officer)}`;
    const at = station === null ? '' : ` ${STATION_PLACES[station]}`;
    const on = target === null ? '' : `, on ${thingName(telling, target)}`;
    const cost = reserve === 0 ? '' : `, ${reserve} reserve`;
    return telling.line(seat, `${unitName(telling, unit)}: ${calm(name)}${at}${by}${on}${cost}`, rule);
  },
  used: (telling, { unit, ability, name }) =>
    telling.line(
      ownerOf(telling, unit),
      `${unitName(telling, unit)} uses ${name === '' ? abilityTitle(telling, { unit, ability }) : calm(name)}`,
    ),
  alert: (telling, { unit, from, to }) =>
    telling.line(ownerOf(telling, unit), `${unitName(telling, unit)} goes from alert ${from} to ${to}`),
  moved: (telling, { unit, kind, system }) =>
    telling.line(
      ownerOf(telling, unit),
      `${unitName(telling, unit)} moves: ${moveName(kind)}${system === null ? '' : `, in system ${system}`}`,
      'ITU-MOVE-01',
    ),
  launched: (telling, { unit, by }) =>
    telling.line(
      ownerOf(telling, by),
      `${unitName(telling, by)} launches ${unitName(telling, unit)}`,
      'ITU-LAUNCH-01',
    ),
  docked: (telling, { unit, with: ship }) =>
    telling.line(
      ownerOf(telling, ship),
      `${unitName(telling, unit)} docks with ${unitName(telling, ship)}`,
      'ITU-DOCK-04',
    ),
  crossed: (telling, { unit, feature, keyword }) =>
    telling.line(
      ownerOf(telling, unit),
      `${unitName(telling, unit)} meets ${featureName(telling, feature)}: ${spaced(keyword)}`,
      'ITU-FKEY-03',
    ),
  exposed: ({ line }, { number, name }) =>
    line(null, `an anomaly is exposed: ${number}, ${name}`, 'ITU-ANOM-03'),
  looked: (telling, { seat, feature, number }) =>
    telling.line(
      seat,
      `${telling.nameOf(seat)} looks at ${featureName(telling, feature)}${number === null ? '' : `: it is ${number}`}`,
    ),
  readied: (telling, { officer }) =>
    telling.line(
      officerOwner(telling, officer),
      `${officerName(telling, officer)} is readied`,
      'ITU-ORDER-08',
    ),
  committed: (telling, { officer }) =>
    telling.line(officerOwner(telling, officer), `${officerName(telling, officer)} commits`),
  relocated: (telling, { who, to, station }) =>
    telling.line(
      officerOwner(telling, who) ?? ownerOf(telling, who),
      `${thingName(telling, who)} goes to ${locationWords(telling, to)}${station === null ? '' : `, ${STATION_NAMES[station].toLowerCase()}`}`,
    ),
  team: (telling, { unit, ship }) =>
    telling.line(
      ownerOf(telling, unit),
      `${unitName(telling, ship)} forms ${unitName(telling, unit)}`,
      'ITU-TEAM-16',
    ),
  disbanded: (telling, { unit, ship }) =>
    telling.line(
      ownerOf(telling, unit),
      `${unitName(telling, unit)} is disbanded aboard ${unitName(telling, ship)}`,
      'ITU-TEAM-22',
    ),
  reserve: (telling, { unit, by, now }) =>
    by === 0
      ? null
      : telling.line(
          ownerOf(telling, unit),
          `${unitName(telling, unit)} ${by < 0 ? 'spends' : 'gains'} ${Math.abs(by)} reserve: ${now}`,
        ),
  condition: (telling, { unit, condition, on }) =>
    telling.line(
      ownerOf(telling, unit),
      `${unitName(telling, unit)} is ${on ? '' : 'no longer '}${condition}`,
      'ITU-COND-01',
    ),
  lock: (telling, { unit, seat, on }) =>
    telling.line(seat, `sensor lock ${on ? 'on' : 'off'} ${unitName(telling, unit)}`),
  'hazard-acts': (telling, { unit, name }) =>
    telling.line(null, `${unitName(telling, unit)}: ${calm(name)}`, 'ITU-HAZARD-08'),
  note: ({ line }, { text }) => line(null, text),
  refereed: (telling, { action }) => {
    const { title, detail } = refereeWords(telling, action);
    return telling.line(
      null,
      `the referee: ${[calm(title), detail].filter((part) => part !== '').join(': ')}`,
    );
  },
};

/** A manoeuvre's kind, or `slide` and the like. */
function moveName(kind: string): string {
  const names: Readonly<Record<string, string>> = MANEUVER_NAMES;
  return names[kind] ?? spaced(kind);
}

/** What a row of dice says: `7 dice: 4 successes`. */
export function diceText(told: Told, dice: readonly { readonly die: string }[]): string {
  const kinds = [...new Set(dice.map(({ die }) => die))];
  return kinds
    .map((kind) => {
      const count = dice.filter(({ die }) => die === kind).length;
      const name = (told.content.dice[kind]?.name ?? spaced(kind)).toLowerCase().replace(/ die$/, '');
      return counted(count, `${name} die`, `${name} dice`);
    })
    .join(', ');
}
