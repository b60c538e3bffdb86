/** One answer to a question as a button: what it is, and what it costs or brings. */
import { assertNever } from '../../../../../shared/base';
import {
  MOST_SKILL,
  type Officer,
  SKILLS_OF,
  type Skill,
  type Token,
} from '../../../../../shared/content/nova-cry';
import type { SeatId } from '../../../../../shared/contract';
import { CAPTAIN, type PersonId } from '../../../../../shared/contract/nova-cry';
import {
  actionRecord,
  captainRecord,
  crewRecord,
  planetRecord,
  shipRecord,
  STATUS_NAMES,
  weaponRecord,
} from '../../cards';
import { counted, OFFICER_NAMES, PILE_NAMES, SKILL_NAMES, TOKEN_NAMES } from '../../words';
import { answersNow, type Ask, NO_OFFICER } from '../offers';
import { tokenSeat } from '../force/presses';
import type { MatchSession } from '../session.svelte';
import { actionWords, cardName, personName, strategyName } from '../words';
import { askedSeat } from './entry-words';

export interface ValueWords {
  readonly value: string;
  readonly title: string;
  /** A short note at its end, such as a price; null: none. */
  readonly note: string | null;
}

/** Every answer to the question now, in the order of the rules. */
export function valueWords(session: MatchSession): readonly ValueWords[] {
  const { choosing } = session;
  const { ask } = choosing;
  if (ask === null) return [];
  return answersNow(choosing).map((value) => ({ value, ...wordsOf(session, ask, value) }));
}

type Short = Omit<ValueWords, 'value'>;
const short = (title: string, note: string | null = null): Short => ({ title, note });

/** The values come from the rules' own list, where each question has answers of one kind. */
function wordsOf(session: MatchSession, ask: Ask, value: string): Short {
  const { content, view } = session;
  switch (ask) {
    case 'card':
    case 'cards':
      return cardShort(session, value);
    case 'option':
      return optionShort(session, Number(value));
    case 'seat':
      return seatShort(session, value as SeatId);
    case 'person':
      return personShort(session, value);
    case 'skill':
      return skillShort(session, value as Skill);
    case 'token':
      return tokenShort(session, value);
    case 'planet': {
      const planet = planetRecord(content, value);
      return short(
        cardName(content, value),
        planet && `warp ${planet.warp}, ${planet.victory} VP, ${planet.track.length - 1} moves`,
      );
    }
    case 'pile':
      return short(PILE_NAMES[value as Officer], counted(view.piles[value as Officer].deck, 'card'));
    case 'officer':
      return short(
        value === NO_OFFICER ? 'Nobody' : `In place of the ${OFFICER_NAMES[value as Officer].toLowerCase()}`,
      );
    case 'kind':
      return short(KINDS[value] ?? value);
    case 'ability':
    case 'line':
      return fromAction(session, ask, value);
    case 'strategy':
      return short(strategyName(content, value));
    case 'intel':
      return short(value === '0' ? 'Nothing' : `${value} Intel`);
    default:
      return assertNever(ask);
  }
}

const KINDS: Readonly<Record<string, string>> = {
  intel: '1 Intel',
  card: 'A card of your hand',
  training: 'A training token',
};

function fromAction(session: MatchSession, ask: Ask, value: string): Short {
  const { candidates } = session.choosing;
  const at = candidates.find((action) =>
    ask === 'ability'
      ? action.type === 'choose-ability' && String(action.index) === value
      : action.type === 'buy',
  );
  return short(at ? actionWords(session.told, at, askedSeat(session)).title : value);
}

/** A card of whichever kind, with what tells it from the others. */
function cardShort({ content }: MatchSession, card: string): Short {
  const ship = shipRecord(content, card);
  if (ship) return short(ship.name, `warp ${ship.warp}, weapons ${ship.weapons}, hull ${ship.hull}`);
  const captain = captainRecord(content, card);
  if (captain)
    return short(
      captain.name,
      captain.abilities.map(({ ability, number }) => `${cardName(content, ability)} ${number}`).join(', '),
    );
  const weapon = weaponRecord(content, card);
  if (weapon) return short(weapon.name, weaponNote(weapon.lines));
  const action = actionRecord(content, card);
  return action ? short(action.name, SKILL_NAMES[action.skill]) : short(cardName(content, card));
}

function weaponNote(lines: readonly { readonly wounds: number; readonly destroys: boolean }[]): string {
  const kills = lines.filter(({ destroys }) => destroys).length;
  const wounds = lines.reduce((total, line) => total + line.wounds, 0);
  return `${counted(wounds, 'wound')} on six lines${kills > 0 ? `, ${kills} destroy` : ''}`;
}

function optionShort(session: MatchSession, option: number): Short {
  const { choosing, content, told } = session;
  const action = choosing.candidates.find(
    (each) => (each.type === 'play' || each.type === 'choose-option') && each.option === option,
  );
  if (action?.type === 'play') {
    const record = actionRecord(content, action.card);
    const printed = record?.options[action.option];
    if (record && printed)
      return short(
        `${SKILL_NAMES[record.skill]} ${printed.level}: ${actionWords(told, { ...action, pay: [] }, askedSeat(session)).detail}`,
        session.task?.type === 'anomaly' ? null : `+${printed.victory} VP`,
      );
  }
  return short(action ? actionWords(told, action, askedSeat(session)).title : `Option ${option + 1}`);
}

function seatShort(session: MatchSession, seat: SeatId): Short {
  const view = session.seatOf(seat);
  const name = session.nameOf(seat);
  const taken = session.choosing.entry?.actions[0]?.type;
  if (!view) return short(name);
  if (taken === 'battle')
    return short(name, `hull ${view.hullLeft}, weapons ${view.weapons}, ${view.front.length} tokens`);
  if (taken === 'duel') return short(name, view.weapon ? cardName(session.content, view.weapon) : null);
  return short(name, `${view.score} VP, ${view.intel} Intel, ${counted(view.handSize, 'card')}`);
}

function personShort(session: MatchSession, value: string): Short {
  const [seat = '', ...rest] = value.split('/');
  const person: PersonId = rest.join('/');
  const of = session.seatOf(seat as SeatId);
  const name = personName(session.told, seat as SeatId, person);
  const notes = [
    ...(seat === askedSeat(session) ? [] : [session.nameOf(seat as SeatId)]),
    ...statusNote(session, of, person),
  ];
  return short(name, notes.length > 0 ? notes.join(', ') : null);
}

function statusNote(
  { content }: MatchSession,
  of: ReturnType<MatchSession['seatOf']>,
  person: PersonId,
): readonly string[] {
  if (person === CAPTAIN)
    return of?.captain && of.captain.status !== 'ready' ? [STATUS_NAMES[of.captain.status]] : ['captain'];
  const crew = of?.crew.find(({ card }) => card === person);
  const status = crew?.status ?? of?.aliens.find(({ card }) => card === person)?.status ?? 'ready';
  if (status !== 'ready') return [STATUS_NAMES[status].toLowerCase()];
  const type = crew?.type ?? crewRecord(content, person)?.type;
  return [type ? type : 'alien'];
}

/** `2 → 3`; never above 4. */
function skillShort(session: MatchSession, skill: Skill): Short {
  const level = session.own?.skills.find((each) => each.skill === skill)?.level ?? 0;
  const person = session.choosing.picks.person?.split('/').slice(1).join('/');
  const member = session.own?.crew.find(({ card }) => card === person);
  const isOut = member !== undefined && member.status !== 'ready';
  const at = member ? SKILLS_OF[member.type].findIndex((each) => each === skill) : -1;
  const note = isOut
    ? `${member.training[at] ?? 0} trained`
    : `${level} → ${Math.min(MOST_SKILL, level + 1)}`;
  return short(SKILL_NAMES[skill], note);
}

function tokenShort(session: MatchSession, value: string): Short {
  const [from = '', token = ''] = value.split('/');
  const name = TOKEN_NAMES[token as Token];
  if (from === 'bag') return short(name, `${session.view.bag[token as Token]} in the bag`);
  const seat = tokenSeat(session);
  const of = seat === null ? null : session.seatOf(seat);
  const lying = (from === 'front' ? of?.front : of?.ship?.tokens) ?? [];
  const count = lying.filter((each) => each === token).length;
  const where = from === 'ship' ? 'on the ship' : count > 1 ? `${count} of them` : null;
  return short(name, where);
}
