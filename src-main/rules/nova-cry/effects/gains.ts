/** Verbs of Intel, points and training: gain, lose, steal, tribute (NC-COMP-10, NC-CARD-04). */
import { gainIntel, handOverIntel, loseIntel } from '../intel';
import { gainVictoryTogether } from '../score';
import { gainTraining } from '../supply';
import { tributeKinds } from '../tribute-kinds';
import { seatOf } from '../turn-order';
import { onSeats } from './who';

const RULE = 'NC-ACTION-04';

export const gain = onSeats<'gain'>({
  who: ({ who }) => who,
  canHit: () => true,
  hit(play, { effect: { what, count } }, seats) {
    if (what === 'victory') return gainVictoryTogether(play, seats, count, RULE);
    const give = what === 'intel' ? gainIntel : gainTraining;
    for (const seat of seats) give(play, seat, count, RULE);
  },
});

/** Intel, as much as there is. */
export const lose = onSeats<'lose'>({
  who: ({ who }) => who,
  canHit: ({ state }, seat) => seatOf(state, seat).intel > 0,
  hit(play, { effect }, seats) {
    for (const seat of seats) loseIntel(play, seat, effect.count, RULE);
  },
});

/** Intel is taken as it lies; of a hand chance takes the cards, so that the user learns nothing of the rest. */
export const steal = onSeats<'steal'>({
  who: ({ from }) => from,
  canHit({ state, effect }, seat) {
    const { intel, hand } = seatOf(state, seat);
    return effect.what === 'intel' ? intel > 0 : hand.length > 0;
  },
  hit(play, { effect: { what, count }, context: { self } }, seats) {
    if (what === 'intel') {
      for (const seat of seats) handOverIntel(play, seat, self, count, RULE);
      return;
    }
    play.push(
      ...seats.map((seat) => ({ type: 'give-up', seat, count, by: 'chance', to: self, rule: RULE }) as const),
    );
  },
});

/** Each gives by own choice, clockwise; who has nothing of these kinds gives nothing (NC-CARD-04). */
export const tribute = onSeats<'tribute'>({
  who: ({ from }) => from,
  canHit: ({ state, effect }, seat) => tributeKinds(state, seat, effect.kinds).length > 0,
  hit(play, { effect: { kinds, count }, context: { self } }, seats) {
    if (seats.length > 0) play.push({ type: 'tribute', from: seats, to: self, kinds, count });
  },
});
