/** Step 8: what a won challenge does, and what an Infiltration makes of it. BA-CHAL-17, BA-INFIL-02 to 08. */
import type { Effect } from '../../../shared/content/black-alert';
import {
  cardRecord,
  type Challenge,
  characterIn,
  damageTimes,
  effectsAfterWin,
  infiltrationIn,
  initiatingTeam,
} from './challenge';
import { LOCATION_TEXTS } from './locations';
import type { Play } from './play';
import type { CardId, CharacterId } from './state';

/** The third tucked card wins the match for the Terrans (BA-INFIL-04, BA-OBJ-02). */
const INFILTRATIONS_TO_WIN = 3;

/** The card lies by the board with its permanent effect from now on (BA-INFIL-03). */
export function tuck(play: Play, card: CardId): void {
  const discards = play.state.piles.terran;
  discards.discard = discards.discard.filter((each) => each !== card);
  play.state.infiltrations.push(card);
  play.tell({ type: 'infiltrated', card });
  if (play.state.infiltrations.length >= INFILTRATIONS_TO_WIN) play.win('terran', 'BA-OBJ-02');
}

/** Carries out what was won. The loser of a challenge gets nothing but what its own bids bring. */
export function carryOut(play: Play, task: Challenge): void {
  const asked = { table: play.table, state: play.frozen, task };
  const team = initiatingTeam(asked);
  const totals = task.totals ?? { starfleet: 0, terran: 0 };
  const isWon = totals[team] > totals[team === 'starfleet' ? 'terran' : 'starfleet'];
  const winner = isWon ? team : team === 'starfleet' ? 'terran' : 'starfleet';
  const after = effectsAfterWin(asked, winner);
  const tucked = winner === 'terran' ? infiltrationIn(asked) : null;
  const times = damageTimes(asked);
  play.pop();
  // First pushed is last carried out: the effect itself, then what the bids bring, then what stays in force.
  for (const { card, self, effects } of after.toReversed()) pushEffects(play, effects, self, card);
  const infiltration = tucked === null ? null : (cardRecord(play.table, tucked)?.infiltration ?? null);
  if (tucked !== null && infiltration) {
    const self = bidderOf(task, tucked) ?? task.initiator;
    pushEffects(play, infiltration.permanent, self, tucked);
    if (infiltration.instead.length > 0) pushEffects(play, infiltration.instead, self, tucked);
    // Reading a of BA-INFIL-07: the alternate effect takes the place of the location's own.
    if (play.table.readings['BA-INFIL-07'] === 'a' && infiltration.instead.length > 0) return;
  }
  if (isWon) ownEffect(play, task, times);
}

function ownEffect(play: Play, task: Challenge, times: number): void {
  const { about, initiator } = task;
  if (about.type === 'card') return pushEffects(play, about.then, initiator, about.card);
  const { team } = characterIn(play.frozen, initiator);
  const text = LOCATION_TEXTS[about.location][team];
  text.resolve(play, {
    character: initiator,
    effect: about.use,
    enhanced: about.enhanced,
    damageTimes: times,
  });
}

function pushEffects(play: Play, effects: readonly Effect[], self: CharacterId, from: CardId): void {
  if (effects.length > 0) play.push({ type: 'effects', effects, context: { self, from } });
}

function bidderOf(task: Challenge, card: CardId): CharacterId | undefined {
  return task.bids.find(({ cards }) => cards.includes(card))?.character;
}
