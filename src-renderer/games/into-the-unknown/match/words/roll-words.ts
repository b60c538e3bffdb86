/** Attacks and what is done with dice, in words. */
import type { Words } from './tables';
import { spendWords } from './effect-words';
import { say } from './line';
import { cardName, officerName, thingName, type Told, unitName } from './told';
import { capital, counted, spaced } from './text';
import type { Spend } from '../../../../../shared/content/into-the-unknown';

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
    const spend = spendAt(told, effect);
    return say(
      spend ? spendWords(told, spend) : `spend ${counted(dice.length, 'die', 'dice')}`,
      '',
      'ITU-DICE-03',
    );
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

/** The die effect of the test that is under way, by its place; null: of an attack, or none is under way. */
export function spendAt({ view }: Told, effect: number): Spend | null {
  const test = view.tasks.findLast(({ type }) => type === 'test');
  return test?.type === 'test' ? (test.work.spends[effect] ?? null) : null;
}
