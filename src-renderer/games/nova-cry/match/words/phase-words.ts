/** What going on with the turn does, phase by phase (NC-TURN-01). */
import type { SeatId } from '../../../../../shared/contract';
import { planetRecord } from '../../cards/lookup';
import type { ActionWords } from './action-line';
import { cardName, type Told } from './told';

/** The row that carries out what the phase demands, or ends what it allows. */
export function phaseWords(told: Told, seat: SeatId): ActionWords {
  switch (told.view.turn?.phase) {
    case 'alerts':
      return alerts(told, seat);
    case 'navigation':
      return navigation(told, seat);
    case 'battle':
      return {
        title: 'go on to the strategies',
        detail: 'no fight and no purchase any more this turn',
        rule: 'NC-BATTLE-01',
      };
    case 'strategy':
      return {
        title: 'end the turn',
        detail: 'what lies on the pawn’s space acts, then the next has their turn',
        rule: 'NC-TURN-02',
      };
    case undefined:
      return { title: 'go on', detail: '', rule: 'NC-TURN-01' };
  }
}

function alerts({ view }: Told, seat: SeatId): ActionWords {
  const { front, quiet } = view.seats.find((each) => each.seat === seat) ?? { front: [], quiet: 0 };
  const detail =
    front.length >= quiet
      ? `${front.length} lie in the front row: this one activates`
      : `${front.length} of ${quiet} lie quiet in the front row`;
  return {
    title: 'draw an alert token',
    detail,
    rule: front.length >= quiet ? 'NC-ALERT-03' : 'NC-ALERT-01',
  };
}

function navigation({ view, content }: Told, seat: SeatId): ActionWords {
  const planet = view.seats.find((each) => each.seat === seat)?.planet;
  if (!planet)
    return {
      title: 'draw 3 planet cards',
      detail: 'one that your warp allows has to be played; none gives 1 Intel',
      rule: 'NC-NAV-01',
    };
  const last = planetRecord(content, planet.card)?.track.length ?? planet.space + 1;
  const name = cardName(content, planet.card);
  const next = planet.space + 1;
  const detail =
    next >= last
      ? `onto the last space: dock at ${name}`
      : `to space ${next} of ${last} on the way to ${name}`;
  return { title: 'move 1 space', detail, rule: 'NC-NAV-02' };
}
