/** What the referee has done, for the log. */

const WORDS: Readonly<Record<string, string>> = {
  'set-intel': 'sets Intel',
  'set-victory': 'sets victory points',
  'set-damage': 'sets the damage of a ship',
  'set-status': 'sets how somebody fares',
  'set-tokens': 'sets alert tokens',
  'set-pawn': 'moves a pawn',
  'set-training': 'sets training tokens',
  'set-sideways': 'turns a ship card',
  'set-chancellor': 'gives the Chancellorship',
  'give-card': 'gives a card',
  'give-alien': 'gives an alien',
};

export function refereedWords(what: string): string {
  return `the referee ${WORDS[what] ?? 'overrules'}`;
}
