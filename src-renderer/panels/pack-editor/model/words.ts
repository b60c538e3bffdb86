/** Words of the editor that no game changes. */
import type { SourceKind } from '../../../../shared/content';

export const SOURCE_WORDS: Readonly<Record<SourceKind, string>> = {
  rulebook: 'rulebook',
  public: 'public',
  house: 'house',
  user: 'yours',
};

/** `bid-cards` or `permanentText` as words: `Bid cards`. */
export function spelt(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name for what a list holds: `Option 2`, `Bid 1`. */
export function itemWords(name: string, index: number): string {
  return `${name === 'options' ? 'Option' : spelt(name)} ${index + 1}`;
}

/** `New Character`, for a button that adds one. */
export function aNew({ one }: { readonly one: string }): string {
  return `New ${one}`;
}
