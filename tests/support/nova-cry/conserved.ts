/** Whether nothing of a match of Nova Cry has been lost or doubled: every card lies in one place, every token somewhere. */
import { type NovaCryContent, OFFICERS, TOKENS } from '../../../shared/content/nova-cry';
import type { Task } from '../../../shared/contract/nova-cry';
import type { NovaCryState, SeatHeld } from '../../../src-main/rules/nova-cry/state';
import { wholePile } from '../../../src-main/rules/nova-cry/whole-pile';

const PILES = ['planets', 'aliens', ...OFFICERS] as const;
const kindOf = (pile: (typeof PILES)[number]): string =>
  pile === 'planets' || pile === 'aliens' ? pile : 'actions';

/** The first thing that is wrong, in words; null: nothing. What belonged to somebody who went out may be gone (NC-SHIP-14). */
export function lossIn(content: NovaCryContent, state: NovaCryState): string | null {
  const lying = [
    ...pileCards(state),
    ...state.seats.flatMap(seatCards),
    ...state.tasks.flatMap(taskCards(state)),
  ];
  const twice = lying.find((card, index) => lying.indexOf(card) !== index);
  if (twice !== undefined) return `${twice} lies twice`;
  const there = new Set(lying);
  const whole = PILES.flatMap((pile) =>
    wholePile(content, pile, {}).map((card) => `${kindOf(pile)} ${card}`),
  );
  const strange = lying.find((card) => !whole.includes(card));
  if (strange !== undefined) return `${strange} comes from nowhere`;
  const gone = whole.find((card) => !there.has(card));
  if (gone !== undefined && !state.seats.some(({ isOut }) => isOut)) return `${gone} is gone`;
  return tokenLoss(content, state) ?? state.seats.map(seatFault).find((fault) => fault !== null) ?? null;
}

function pileCards({ piles }: NovaCryState): readonly string[] {
  return PILES.flatMap((pile) =>
    [...piles[pile].deck, ...piles[pile].discard].map((card) => `${kindOf(pile)} ${card}`),
  );
}

function seatCards({ hand, permanents, aliens, planet }: SeatHeld): readonly string[] {
  return [
    ...[...hand, ...permanents.map(({ card }) => card)].map((card) => `actions ${card}`),
    ...aliens.map(({ card }) => `aliens ${card}`),
    ...(planet ? [`planets ${planet.card}`] : []),
  ];
}

/** Cards that are being chosen from or carried out; an arrow card that is played lies before its player already. */
function taskCards(state: NovaCryState): (task: Task) => readonly string[] {
  return (task) => {
    if (task.type === 'choose-planet') return task.drawn.map((card) => `planets ${card}`);
    if (task.type === 'blockade') return [`planets ${task.planet}`];
    if (task.type === 'anomaly' && task.card !== null) return [`actions ${task.card}`];
    if (task.type === 'pick-cards' && task.from === 'aliens')
      return task.cards.map((card) => `aliens ${card}`);
    if (task.type !== 'played') return [];
    const isLaid = state.seats.some(({ permanents }) => permanents.some(({ card }) => card === task.card));
    return isLaid ? [] : [`actions ${task.card}`];
  };
}

function tokenLoss({ start }: NovaCryContent, { bag, seats, tasks }: NovaCryState): string | null {
  const out = [
    ...seats.flatMap(({ front, ship, captain }) => [
      ...front,
      ...(ship?.tokens ?? []),
      ...(captain?.tokens ?? []),
    ]),
    ...tasks.flatMap((task) => (task.type === 'activate' ? [task.token] : [])),
    ...tasks.flatMap((task) => (task.type === 'draw-tokens' ? task.aside : [])),
  ];
  const wrong = TOKENS.find(
    (token) => bag[token] + out.filter((each) => each === token).length !== start.tokens[token],
  );
  return wrong === undefined ? null : `there are not as many ${wrong} as there were`;
}

/** Counts below zero, cards laid on nobody, things of somebody who is out. */
function seatFault(held: SeatHeld): string | null {
  const { seat, intel, training, victory, ship, captain, crew, aliens, permanents, isOut } = held;
  if (Math.min(intel, training, victory, ship?.cargo ?? 0, ship?.damage ?? 0) < 0)
    return `${seat} has less than nothing`;
  const attached = [captain, ...crew, ...aliens].flatMap((person) => person?.attached ?? []);
  const laid = permanents.filter(({ on }) => on !== null).map(({ card }) => card);
  if ([...attached].sort().join() !== [...laid].sort().join()) return `cards of ${seat} lie on nobody`;
  const left = held.hand.length + held.front.length + (ship?.tokens.length ?? 0) + intel + training;
  return isOut && (left > 0 || held.planet) ? `${seat} is out and holds something` : null;
}
