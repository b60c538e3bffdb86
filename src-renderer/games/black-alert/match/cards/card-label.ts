/** What a card says to ears, and its tooltip. */
import type { Team } from '../../../../../shared/content/black-alert';
import { type CardWords, TEAM_ADJECTIVES } from '../words';

interface Shown {
  readonly face: 'front' | 'back' | 'empty';
  readonly team: Team;
  readonly words: CardWords | null;
  readonly title: string;
  readonly note: string;
  readonly told: string;
}

export function cardLabel({ face, team, words, title, note, told }: Shown): string {
  const parts =
    face === 'front' && words
      ? [words.name, `Resolve ${words.resolve}`, words.text, ...(words.risk ? ['Corruption Risk'] : [])]
      : face === 'back'
        ? [`Facedown ${TEAM_ADJECTIVES[team]} card`]
        : [title, note];
  return [...parts, told]
    .filter((part) => part !== '')
    .map((part) => part.replace(/\.$/, ''))
    .join(', ');
}

const SOURCES: Readonly<Record<CardWords['source'], string>> = {
  rulebook: 'From the rulebook',
  public: 'From public pages',
  house: 'House value',
  user: 'Yours',
};

/** The card's own text, what it does exactly, and whose text it is. */
export function cardTip({ text, exact, source, risk }: CardWords): string {
  const marked = risk ? ['Corruption Risk: a Threat card in Clean Up.'] : [];
  const precise = exact.length > 0 ? [`Exactly: ${exact.join(' ')}`] : [];
  return [text, ...precise, ...marked, `${SOURCES[source]}.`].join(' ');
}
