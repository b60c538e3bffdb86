/** Aliens and arrow cards of a seat as lines of a list. */
import { SKILLS_OF } from '../../../../../shared/content/nova-cry';
import type { CardId, PermanentState, SeatView } from '../../../../../shared/contract/nova-cry';
import { actionRecord, alienRecord, captainRecord, crewRecord } from '../../cards/lookup';
import type { CardPress } from '../../cards/press';
import { SKILL_NAMES } from '../../cards/words';
import type { MatchSession } from '../session.svelte';
import { cardPress, personPress, usePress } from './presses';

export interface InPlay {
  readonly key: string;
  readonly kind: 'alien' | 'permanent';
  readonly name: string;
  readonly text: string;
  readonly isOut: boolean;
  readonly isUsed: boolean;
  readonly press: CardPress | undefined;
}

/** Aliens first, then arrow cards in the order in which they came. */
export function inPlayOf(session: MatchSession, seat: SeatView): readonly InPlay[] {
  const aliens = seat.aliens.map((alien): InPlay => {
    const record = alienRecord(session.content, alien.card);
    const name = record?.name ?? 'An alien';
    return {
      key: alien.card,
      kind: 'alien',
      name,
      text: record?.text ?? '',
      isOut: alien.status !== 'ready',
      isUsed: alien.used,
      press:
        personPress(session, seat.seat, alien.card, name) ?? usePress(session, seat.seat, alien.card, name),
    };
  });
  return [...aliens, ...seat.permanents.map((permanent) => permanentLine(session, seat, permanent))];
}

function permanentLine(session: MatchSession, seat: SeatView, permanent: PermanentState): InPlay {
  const record = actionRecord(session.content, permanent.card);
  const name = record?.name ?? 'A card';
  const option = record?.options[permanent.option];
  const on = permanent.on === null ? '' : ` On ${personName(session, seat, permanent.on)}.`;
  const asked = cardPress(session, permanent.card, name);
  const pays = session.choosing.ask === 'cards' && canPay(session, permanent.card);
  return {
    key: permanent.card,
    kind: 'permanent',
    name,
    text: `${option?.text ?? (record ? SKILL_NAMES[record.skill] : '')}${on}`,
    isOut: false,
    isUsed: permanent.used,
    press: pays
      ? {
          label: `Discard ${name}`,
          isPicked: session.choosing.laid.includes(permanent.card),
          run: () => session.choosing.lay(permanent.card),
        }
      : (asked ?? usePress(session, seat.seat, permanent.card, name)),
  };
}

/** A Powercell or Megacoil may stand in for discards (NC-CARD-01, NC-CARD-02). */
function canPay(session: MatchSession, card: CardId): boolean {
  return session.choosing.offered.get('cards')?.has(card) ?? false;
}

/** Who a card lies on. */
function personName({ content }: MatchSession, seat: SeatView, person: string): string {
  if (person === 'captain')
    return (seat.captain && captainRecord(content, seat.captain.card)?.name) ?? 'the captain';
  return crewRecord(content, person)?.name ?? alienRecord(content, person)?.name ?? 'one of the crew';
}

/** `Sci 2 · 1`: both skills of a type as they count now. */
export function skillPair(seat: SeatView, type: keyof typeof SKILLS_OF): readonly [number, number] {
  const level = (skill: string): number => seat.skills.find((each) => each.skill === skill)?.level ?? 0;
  const [first, second] = SKILLS_OF[type];
  return [level(first), level(second)];
}
