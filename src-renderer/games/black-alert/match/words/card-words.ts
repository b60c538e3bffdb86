/** A Command card as the table shows it. */
import { sourceOf } from '../../../../../shared/content/provenance';
import type { BlackAlertContent, CommandCardRecord } from '../../../../../shared/content/black-alert';
import type { CardId } from '../../../../../shared/contract/black-alert';
import { bidWords } from './bid-words';
import { effectWords } from './effect-words';
import { commandCard, inLocation } from './names';
import type { CardKind, CardWords } from './types';

/** Null: the viewer may not see it, or the content does not have it. */
export function cardWords(content: BlackAlertContent, card: CardId): CardWords | null {
  const record = commandCard(content, card);
  if (record === null) return null;
  const source = sourceOf(record, 'text');
  return {
    name: record.name,
    resolve: record.resolve,
    team: record.team,
    text: record.text,
    kind: kindOf(record),
    risk: record.risk,
    source: source.kind,
    sourceText: source.where,
    exact: exactWords(record),
  };
}

function kindOf({ play, bid, infiltration }: CommandCardRecord): CardKind {
  if (infiltration) return 'Infiltration';
  if (play?.some(({ verb }) => verb === 'challenge')) return 'Challenge';
  if (play) return 'Action';
  return bid.length > 0 ? 'Bid' : 'Resolve';
}

function exactWords({ play, bid, infiltration }: CommandCardRecord): readonly string[] {
  const tucked = infiltration
    ? [
        `Bid by a winning Terran in a challenge ${inLocation(infiltration.location)}, instead of its effect:`,
        ...infiltration.instead.map(effectWords),
        `Then it stays: ${infiltration.permanentText}`,
      ]
    : [];
  return [...(play ?? []).map(effectWords), ...bid.map(bidWords), ...tucked];
}
