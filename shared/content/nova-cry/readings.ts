/**
 * Open readings of the rulebook, for rules and for the person who chooses them: key = id of the rule that can be read more
 * than one way. The first value of each is its default.
 */

interface ReadingWords {
  /** What the rule leaves open. */
  readonly question: string;
  /** Each reading in words; the default stands first. */
  readonly values: Readonly<Record<string, string>>;
}

/** Every reading with its question and the words of its values, in the order of the rulebook. */
export const NOVA_CRY_READINGS = {
  'NC-SETUP-09': {
    question: 'A tie in the roll for the first player',
    values: { a: 'Those tied for highest roll again', b: 'Everybody rolls again' },
  },
  'NC-DRAFT-06': {
    question: 'Matching weapons in the draft',
    values: { a: 'All matching cards are replaced', b: 'Only the surplus is replaced' },
  },
  'NC-DRAFT-07': {
    question: 'Weapons are shown',
    values: { a: 'Together, once all have chosen', b: 'When the task forces are laid out' },
  },
  'NC-ALERT-07': {
    question: 'A Weapons Jam lasts',
    values: { a: 'Until a merchant planet', b: 'To the end of the battle' },
  },
  'NC-ALERT-19': {
    question: 'A token that is drawn again',
    values: { a: 'Goes into the bag first', b: 'Is kept aside until a fit one comes' },
  },
  'NC-ALERT-20': {
    question: 'A token that can do nothing',
    values: { a: 'Goes to the bag', b: 'Stays' },
  },
  'NC-BATTLE-03': {
    question: 'An alien may be bought',
    values: { a: 'Before or after the fight', b: 'After the fight' },
  },
  'NC-STRAT-06': {
    question: 'A strategy that would do nothing',
    values: { a: 'Allowed', b: 'Refused' },
  },
  'NC-STRAT-07': {
    question: 'The second strategy is chosen',
    values: { b: 'After the first is carried out', a: 'Together with the first' },
  },
  'NC-TRAIN-01': {
    question: 'Training tokens are placed at any time',
    values: { a: 'Also in other players’ turns', b: 'Only in one’s own turns' },
  },
  'NC-TRAIN-07': {
    question: 'A training token on a skill of 4',
    values: { a: 'May lie there, the skill stays 4', b: 'Is refused' },
  },
  'NC-TRAIN-08': {
    question: 'A training token on someone who is out',
    values: { a: 'Is refused', b: 'Counts after the revival' },
  },
  'NC-EMERG-05': {
    question: 'Emergency Resurrect',
    values: { a: 'Also for aliens, and again while paid', b: 'Not for aliens, once in a turn' },
  },
  'NC-SHIP-14': {
    question: 'The last ship in play',
    values: { a: 'Wins', b: 'Plays on to 15 points' },
  },
  'NC-DUEL-05': {
    question: 'Declaring a duel near the end',
    values: {
      a: 'Refused where its points would reach 15',
      b: 'Refused where they would pass 15',
      c: 'Allowed, but its points do not win',
    },
  },
  'NC-DUEL-12': {
    question: 'A captain destroyed before the third round',
    values: { a: 'Ends the duel after that round', b: 'Rounds go on' },
  },
  'NC-ALIEN-03': {
    question: 'Both ways to buy an alien in one turn',
    values: { a: 'Allowed', b: 'One alien a turn' },
  },
  'NC-MERCH-04': {
    question: 'Buying the same thing again',
    values: { a: 'Allowed, but for the alien', b: 'Each thing once' },
  },
  'NC-EVENT-07': {
    question: 'The card of an Anomaly',
    values: { a: 'Comes on top of the turn’s one card', b: 'Counts as the turn’s card' },
  },
  'NC-CHANC-14': {
    question: 'Two others tie above the holder’s bid',
    values: { a: 'The card is unclaimed again', b: 'Nothing changes' },
  },
  'NC-CHANC-15': {
    question: 'Everybody bids nothing',
    values: { a: 'Nothing changes', b: 'The card is unclaimed again' },
  },
  'NC-CHANC-16': {
    question: 'The four doings of the Chancellor',
    values: { a: 'One strategy twice, then the other', b: 'In any order' },
  },
  'NC-CHANC-17': {
    question: 'The card won or lost within the Strategy Phase',
    values: { a: 'Counts from then on', b: 'Counts from the next one' },
  },
  'NC-TERM-11': {
    question: 'Whom a knock-out may hit',
    values: { a: 'Only who is not out already', b: 'Anybody' },
  },
  'NC-ABIL-18': {
    question: 'A battle that Teleport ends before the first roll',
    values: { a: 'Was a battle', b: 'Never took place, but for its points' },
  },
  'NC-CARD-12': {
    question: 'An ability of the game’s start that is raised later',
    values: { a: 'Acts again with the new number', b: 'Acts with the difference' },
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;

export type NovaCryReadingKey = keyof typeof NOVA_CRY_READINGS;
/** How each open rule is taken in a match. */
export type NovaCryReadings = {
  readonly [Key in NovaCryReadingKey]: keyof (typeof NOVA_CRY_READINGS)[Key]['values'];
};

/** A reading as a list shows it: the values in order, the default first. */
export interface NovaCryReadingEntry {
  readonly rule: NovaCryReadingKey;
  readonly question: string;
  readonly values: readonly { readonly value: string; readonly words: string }[];
}

/** Every reading in the order of the rulebook. */
export function novaCryReadingEntries(): readonly NovaCryReadingEntry[] {
  return Object.entries(NOVA_CRY_READINGS).map(([rule, { question, values }]) => ({
    rule: rule as NovaCryReadingKey, // the keys of that very table
    question,
    values: Object.entries(values).map(([value, words]) => ({ value, words })),
  }));
}
