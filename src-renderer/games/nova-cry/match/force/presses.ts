/** What can be pressed of a task force now, each with the words of what it does. All of it stands in main's offers. */
import type { Skill, Token } from '../../../../../shared/content/nova-cry';
import type { SeatId } from '../../../../../shared/contract';
import type { CardId, PersonId } from '../../../../../shared/contract/nova-cry';
import type { CardPress } from '../../cards/press';
import { SKILL_NAMES, TOKEN_NAMES } from '../../cards/words';
import { type Ask, kindOf, personKey, tokenKey } from '../offers';
import type { MatchSession } from '../session.svelte';

function pressOf(session: MatchSession, ask: Ask, value: string, label: string): CardPress | undefined {
  if (!session.choosing.offers(ask, value)) return undefined;
  return { label, isPicked: session.choosing.picked(ask, value), run: () => session.press(ask, value) };
}

/** A person of a task force as the answer to a task, or to be brought back (NC-EMERG-01). */
export function personPress(
  session: MatchSession,
  seat: SeatId,
  person: PersonId,
  name: string,
): CardPress | undefined {
  const key = personKey(seat, person);
  const kind = kindOf(session.choosing.entryFor('person', key)?.id ?? '');
  // Training is pressed skill by skill.
  if (kind === 'train') return undefined;
  return pressOf(session, 'person', key, kind === 'emergency' ? `Bring ${name} back` : `Choose ${name}`);
}

/** A training token on one of the two skills (NC-TRAIN-02). */
export function skillPress(
  session: MatchSession,
  seat: SeatId,
  crew: CardId,
  skill: Skill,
): CardPress | undefined {
  if (seat !== session.offers?.seat) return undefined;
  const row = session.entries.find(({ id }) => id === 'train');
  const isOffered = row?.actions.some(
    (action) => action.type === 'train' && action.crew === crew && action.skill === skill,
  );
  if (!isOffered) return undefined;
  const picks = { person: personKey(seat, crew), skill };
  const { choosing } = session;
  const isPicked =
    choosing.entry?.id === 'train' &&
    choosing.picked('person', picks.person) &&
    choosing.picked('skill', skill);
  return {
    label: `Train ${SKILL_NAMES[skill]}`,
    isPicked,
    run: () => (isPicked ? void session.confirm() : session.take('train', picks)),
  };
}

/** The seat whose tokens are asked for: the one hit in a battle, the one an effect aims at, else the one that decides. */
export function tokenSeat(session: MatchSession): SeatId | null {
  const { task, offers } = session;
  if (task?.type === 'battle') {
    const hit = task.rounds.at(-1)?.hit ?? null;
    return hit === task.attacker ? task.defender : hit && task.attacker;
  }
  if (task?.type === 'verb' && task.effect.verb === 'activate') return task.seat;
  return offers?.seat ?? null;
}

export function tokenPress(
  session: MatchSession,
  seat: SeatId,
  from: 'front' | 'ship',
  token: Token,
): CardPress | undefined {
  if (tokenSeat(session) !== seat) return undefined;
  return pressOf(session, 'token', tokenKey(from, token), `Choose ${TOKEN_NAMES[token]}`);
}

/** An ability of the own captain or ship, to be raised (NC-CARD-08, NC-CARD-10). */
export function abilityPress(
  session: MatchSession,
  seat: SeatId,
  of: 'captain' | 'ship',
  index: number,
  name: string,
): CardPress | undefined {
  const { task } = session;
  const isAsked = task?.type === 'verb' && task.effect.verb === 'raise-ability' && task.effect.of === of;
  if (!isAsked || seat !== session.offers?.seat) return undefined;
  return pressOf(session, 'ability', String(index), `Raise ${name}`);
}

/** A card that lies there as the answer to what is asked, such as an arrow card to be discarded. */
export function cardPress(session: MatchSession, card: CardId, name: string): CardPress | undefined {
  return pressOf(session, 'card', card, `Choose ${name}`);
}

/** An alien or arrow card in play that can be used now. */
export function usePress(
  session: MatchSession,
  seat: SeatId,
  card: CardId,
  name: string,
): CardPress | undefined {
  if (seat !== session.offers?.seat) return undefined;
  const row = session.useOf(card);
  if (!row) return undefined;
  return {
    label: `Use ${name}`,
    isPicked: session.choosing.entry?.id === row.id,
    run: () => session.pressUse(card),
  };
}

/** An opponent as target or answer. */
export function seatPress(session: MatchSession, seat: SeatId): CardPress | undefined {
  const name = session.nameOf(seat);
  const kind = kindOf(session.choosing.entryFor('seat', seat)?.id ?? '');
  const label =
    kind === 'duel'
      ? `Duel with ${name}`
      : kind.startsWith('battle')
        ? `Battle with ${name}`
        : `Choose ${name}`;
  return pressOf(session, 'seat', seat, label);
}
