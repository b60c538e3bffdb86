/** Attacks and what is done with dice, in words. */
import type { Words } from './tables';
import { assertNever } from '../../../../../shared/base';
import type { SpendView, TestLine } from '../../../../../shared/contract/into-the-unknown';
import { costWords, effectsWords } from './effect-words';
import { say } from './line';
import { cardName, officerName, thingName, type Told, unitName } from './told';
import { capital, counted, signed, spaced } from './text';

export const ROLL_WORDS: Words<'attack' | 'reroll' | 'change-die' | 'spend'> = {
  attack: (told, { weapon, target, power, reserve, end }) => {
    const spent = [
      power === 0 ? '' : `${power} power`,
      reserve === 0 ? '' : `${reserve} reserve`,
      end === null ? '' : `${end} end`,
    ];
    return say(
      `${capital(spaced(weapon))} at ${unitName(told, target)}`,
      spent.filter((part) => part !== '').join(', '),
      'ITU-DICE-13',
    );
  },
  reroll: (told, { by, dice }) =>
    say(`roll ${counted(dice.length, 'die', 'dice')} again`, `by ${sourceName(told, by)}`, 'ITU-DICE-10'),
  'change-die': (told, { by, dice }) =>
    say(`change ${counted(dice.length, 'die', 'dice')}`, `by ${sourceName(told, by)}`, 'ITU-DICE-05'),
  spend: (told, { effect, dice }) => {
    const spend = told.view.spends.find((each) => each.effect === effect);
    if (!spend) return say(`spend ${counted(dice.length, 'die', 'dice')}`, '', 'ITU-DICE-03');
    const by = spend.from === null ? '' : lineSource(told, spend.from);
    return say(`spend ${costWords(spend)}: ${spendWork(told, spend)}`, by, 'ITU-DICE-03');
  },
};

/** A source of re-rolls: a figure, a keyword or a card. */
export function sourceName({ content }: Told, by: string): string {
  const known = SOURCES[by];
  return known ?? cardName(content, by);
}
const SOURCES: Readonly<Record<string, string>> = {
  instruments: 'instruments power',
  weapons: 'weapons power',
  'impulse-turn': 'impulse turn',
  pulse: 'Pulse',
  relentless: 'Relentless',
  handy: 'Handy',
  augmented: 'Augmented',
};

/** Where a die, a re-roll or a difficulty comes from, as a roll tells it: a card or an officer by name, else in its words. */
export function lineSource(told: Told, from: string): string {
  const named = /^(officer|equipment|damage|team|station|feature):(.+)$/.exec(from);
  const [, kind, id] = named ?? [];
  if (kind === undefined || id === undefined) return from;
  return kind === 'officer' ? officerName(told, id) : capital(thingName(told, id));
}

/** Where a die, a re-roll or a difficulty comes from, with how much: `+1 difficulty Hidden`. */
export function lineText(
  told: Told,
  { what, count, from }: TestLine,
  source = lineSource(told, from),
): string {
  switch (what) {
    case 'die':
      return `${counted(count, 'die', 'dice')} ${source}`.trim();
    case 'reroll':
      return `${counted(count, 're-roll')} ${source}`;
    case 'replace':
      return `${counted(count, 'die', 'dice')} replaced by ${source}`;
    case 'difficulty':
      return isWhole(from) ? `${from.toLowerCase()} ${count}` : `${signed(count)} ${source}`;
    default:
      return assertNever(what);
  }
}

/** What a roll has to reach before anything changes it. */
export function isWhole(from: string): boolean {
  return from === 'Difficulty' || from === 'Evasion';
}

/** What a die effect does, and how often it can be had. */
function spendWork(told: Told, { work, repeatable, most, result, cost }: SpendView): string {
  const does =
    work.type === 'effects'
      ? effectsWords(told, work.effects) || 'counts for the outcome'
      : KEYWORD_WORK[work.type];
  if (!repeatable) return does;
  return most === null
    ? `${does}, for each ${costWords({ result, cost })}`
    : `${does}, ${counted(most, 'time')} at most`;
}

const KEYWORD_WORK: Readonly<Record<Exclude<SpendView['work']['type'], 'effects'>, string>> = {
  inspire: 'inspire the crew',
  'bank-advantage': '1 advantage on the leader’s card',
  pierce: 'the end that is hit has 1 shield less',
  lethal: '1 damage to health besides',
};
