/** What a card counts in a bid: the number that its front shows there. BA-CHAL-13. */
import type { BlackAlertContent, Team } from '../../../../../shared/content/black-alert';
import type { CardId } from '../../../../../shared/contract/black-alert';
import { bidValue, type BidRole } from '../../../../../shared/network';
import { type CardWords, commandCard } from '../words';
import type { ChallengeShown } from './shown';

/** The Resolve that the card counts in this role of this challenge. */
export function worthOf(
  content: BlackAlertContent,
  { about, team: initiating }: ChallengeShown,
  role: BidRole,
  team: Team,
  card: CardId,
): number {
  const record = commandCard(content, card);
  if (!record) return 0;
  const at = about.type === 'location' ? about.location : null;
  return bidValue(record, { at, role, isInitiating: team === initiating }).resolve;
}

/** The words of the card with what it counts here in place of its printed Resolve. */
export function worthInBid(
  content: BlackAlertContent,
  shown: ChallengeShown,
  role: BidRole,
  team: Team,
  words: CardWords | null,
  card: CardId,
): CardWords | null {
  return words && { ...words, resolve: worthOf(content, shown, role, team, card) };
}
