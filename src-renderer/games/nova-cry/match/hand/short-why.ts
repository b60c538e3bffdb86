/** Why an option cannot be played, short enough for the card: main's sentence, or the figures behind it. */
import { officerOf } from '../../../../../shared/content/nova-cry';
import type { ClosedOffer } from '../../../../../shared/contract';
import type { CardId } from '../../../../../shared/contract/nova-cry';
import { actionRecord, crewRecord } from '../../cards/lookup';
import { STATUS_NAMES } from '../../cards/words';
import type { MatchSession } from '../session.svelte';

/** By the refusal's code; every other one is told in main's words. */
const SHORT: Readonly<Partial<Record<string, string>>> = {
  played: 'One card a turn is played',
  'cannot-pay': 'Too few other cards',
  'cannot-follow': 'Nothing to do it with now',
};

/** `Vos has 3, needs 4`, `Okoro is out`, or the refusal's own sentence. */
export function shortWhy(
  session: MatchSession,
  { refusal }: ClosedOffer,
  card: CardId,
  option: 0 | 1,
): string {
  if (refusal.code === 'no-skill') return lacksSkill(session, card, option) ?? refusal.message;
  return SHORT[refusal.code] ?? refusal.message;
}

function lacksSkill({ content, own }: MatchSession, card: CardId, option: 0 | 1): string | null {
  const record = actionRecord(content, card);
  const member = record && own?.crew.find(({ type }) => type === officerOf(record.skill));
  if (!own || !record || !member) return null;
  const name = lastName(crewRecord(content, member.card)?.name ?? 'The officer');
  if (member.status !== 'ready') return `${name} is out: ${STATUS_NAMES[member.status].toLowerCase()}`;
  const has = own.skills.find(({ skill }) => skill === record.skill)?.level ?? 0;
  return `${name} has ${has}, needs ${record.options[option]?.level ?? 0}`;
}

/** `Vos` of `Ilan Vos`. */
function lastName(name: string): string {
  return name.split(' ').at(-1) ?? name;
}
