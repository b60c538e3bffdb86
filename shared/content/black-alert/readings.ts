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

/** Every reading with its question and the words of its values. */
export const READINGS = {
  'BA-COMP-05': {
    question: 'Mission locations on a Mission tile',
    values: { a: 'Each face has its own', b: 'Only one face has one' },
  },
  'BA-COMP-06': {
    question: 'What “network tile” means',
    values: { a: 'All 19 tiles', b: 'Only the plain tiles' },
  },
  'BA-THREE-03': {
    question: 'Starting hands of the lone player of three',
    values: { a: 'Three cards for each Character', b: 'Three cards for the player' },
  },
  'BA-OBJ-04': {
    question: 'Two ends of the game in one effect',
    values: { a: 'The first one met ends it', b: 'The effect is finished, then compared' },
  },
  'BA-NET-07': {
    question: 'A loop that touches two tiles belongs to',
    values: { a: 'The tile named in the board data', b: 'Both tiles' },
  },
  'BA-LOSE-03': {
    question: 'Damage that counts towards five',
    values: { a: 'What lies on the ship now', b: 'All that was ever taken' },
  },
  'BA-TURN-03': {
    question: 'Free actions are over',
    values: { a: 'When Clean Up begins', b: 'When the token passes' },
  },
  'BA-TURN-06': {
    question: 'Skipping the Action step',
    values: { a: 'Allowed', b: 'Only moving is optional' },
  },
  'BA-ACT-05': {
    question: 'Using a location that would change nothing',
    values: { a: 'Allowed, as much as can be is done', b: 'Refused' },
  },
  'BA-REPAIR-05': {
    question: 'Who may repair',
    values: { a: 'Only the ship’s own team', b: 'Anyone who stands there' },
  },
  'BA-CLEAN-10': {
    question: 'A Corruption Risk card discarded twice in a turn',
    values: { a: 'Counts each time', b: 'Counts once, if it lies there at the end' },
  },
  'BA-CLEAN-11': {
    question: 'Corruption Risk is',
    values: { a: 'A mark that any card may carry', b: 'The name of a card' },
  },
  'BA-FREE-08': {
    question: 'Free actions in the middle of an action or challenge',
    values: { a: 'Only before or after it', b: 'At any time' },
  },
  'BA-RESOLVE-05': {
    question: 'Paying with more Resolve than it costs',
    values: { a: 'Any cards that reach the cost', b: 'No card may be superfluous' },
  },
  'BA-TOKEN-04': {
    question: 'The Discovery enters a tile with both Fleet tokens',
    values: { a: 'One Threat card', b: 'One Threat card for each token' },
  },
  'BA-DAMAGE-06': {
    question: 'What the damage piles hold',
    values: { a: 'One card for each location', b: 'Several for a location' },
  },
  'BA-DETAIN-06': {
    question: 'Paying Resolve and taking Ready cards while detained',
    values: { a: 'Allowed', b: 'Barred' },
  },
  'BA-DETAIN-07': {
    question: 'Detained aboard the own ship',
    values: { a: 'Goes free to any location at home', b: 'Stays where it is' },
  },
  'BA-WOUND-04': {
    question: 'The wounded stand up',
    values: { a: 'Before Clean Up', b: 'When that turn begins', c: 'When that turn ends' },
  },
  'BA-WOUND-05': {
    question: 'Wounded and detained at once',
    values: { a: 'Two turns: the wound, then the way home', b: 'Both clear in one turn' },
  },
  'BA-CHAL-21': {
    question: 'A wounded or detained Character as target',
    values: { a: 'Cannot be named', b: 'Can be named but cannot bid' },
  },
  'BA-CHAL-26': {
    question: 'Two opposing Characters may lead',
    values: { a: 'They agree, the holder is asked first', b: 'The holder decides' },
  },
  'BA-INFIL-03': {
    question: 'An Infiltration that succeeds',
    values: { a: 'Never lies in the discards', b: 'Is discarded, then fetched from there' },
  },
  'BA-INFIL-07': {
    question: 'The other effect of an Infiltration',
    values: { a: 'Replaces the location’s own', b: 'The Terrans choose one', c: 'Both happen' },
  },
  'BA-INFIL-08': {
    question: 'An enhancement paid for an effect that was replaced',
    values: { a: 'Lost, but for bonus cards', b: 'Is added' },
  },
  'BA-INFIL-09': {
    question: 'An Infiltration bid by the Terrans as opposing team',
    values: { a: 'Has no effect', b: 'Works when they win' },
  },
  'BA-INFIL-10': {
    question: 'An Infiltration in a challenge begun by a card',
    values: { a: 'Works', b: 'Only the location’s own challenge will do' },
  },
  'BA-DBRIG-02': {
    question: 'The target of an arrest that does not lead',
    values: { a: 'Takes no part', b: 'May still assist with one card' },
  },
  'BA-DCARGO-01': {
    question: 'Gaining at a node with several kinds',
    values: { a: 'One kind, chosen for each gain', b: 'One of each kind' },
  },
  'BA-DCARGO-05': {
    question: 'Two tokens from the nodes of the tile',
    values: { a: 'Any mix, even twice one kind', b: 'From two different nodes' },
  },
  'BA-DENG-02': {
    question: 'Turning any two tiles',
    values: { a: 'Two different tiles in all', b: 'One more than without, or one twice' },
  },
  'BA-DENG-03': {
    question: 'Turning a tile with pieces, or Interphasic Space',
    values: { a: 'Allowed, pieces keep their place on it', b: 'Refused' },
  },
  'BA-DENG-04': {
    question: 'Corruption is placed on a tile next to',
    values: { a: 'The Discovery’s tile', b: 'A tile with Corruption' },
  },
  'BA-DWEAP-03': {
    question: 'Firing at a Fleet: the Terrans assist from',
    values: { discovery: 'The Discovery', charon: 'The Charon' },
  },
  'BA-CREACT-06': {
    question: 'Corruption removed by the Reactor goes',
    values: { a: 'Out of the game', b: 'Back to the supply' },
  },
  'BA-CWEAP-04': {
    question: 'Which of two damage cards is laid',
    values: { a: 'The Initiator chooses', b: 'The damaged team chooses' },
  },
  'BA-CFLEET-03': {
    question: 'A Fleet token added on the Discovery’s tile',
    values: { a: 'Counts as entering it', b: 'Does not count as entering' },
  },
  'BA-TERM-04': {
    question: 'Who may oppose a challenge',
    values: { a: 'Either team', b: 'Only the Terrans' },
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;

export type ReadingKey = keyof typeof READINGS;
/** How each open rule is taken in a match. */
export type Readings = { readonly [Key in ReadingKey]: keyof (typeof READINGS)[Key]['values'] };

/** A reading as a list shows it: the values in order, the default first. */
export interface ReadingEntry {
  readonly rule: ReadingKey;
  readonly question: string;
  readonly values: readonly { readonly value: string; readonly words: string }[];
}

/** Every reading in the order of the rulebook. */
export function readingEntries(): readonly ReadingEntry[] {
  return Object.entries(READINGS).map(([rule, { question, values }]) => ({
    rule: rule as ReadingKey, // the keys of that very table
    question,
    values: Object.entries(values).map(([value, words]) => ({ value, words })),
  }));
}
