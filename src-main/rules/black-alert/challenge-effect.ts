/** Step 8: what a won challenge does, and what an Infiltration makes of it. BA-CHAL-17, BA-INFIL-02 to 08. */
import type { Effect } from '../../../shared/content/black-alert';
import { takeFromDiscards } from './cards';
import {
  cardRecord,
  type Challenge,
  type ChallengeAsked,
  characterIn,
  damageTimes,
  effectsAfterWin,
  infiltrationIn,
  initiatingTeam,
} from './challenge';
import { LOCATION_TEXTS, resolveText } from './locations';
import type { Play } from './play';
import type { CardId, CharacterId } from './state';

/** The third tucked card wins the match for the Terrans (BA-INFIL-04, BA-OBJ-02). */
const INFILTRATIONS_TO_WIN = 3;

/** The card lies by the board with its permanent effect from now on (BA-INFIL-03). */
export function tuck(play: Play, card: CardId): void {
  takeFromDiscards(play, 'terran', card);
  play.state.infiltrations.push(card);
  play.tell({ type: 'infiltrated', card });
  if (play.state.infiltrations.length >= INFILTRATIONS_TO_WIN) play.win('terran', 'BA-OBJ-02');
}

/**
 * What comes after the totals. Where an Infiltration offers another effect, it replaces the challenge's own; by reading b
 * of BA-INFIL-07 the Terrans choose one, by reading c both happen. As opposing team they have no effect but that one.
 */
export function offeredInstead(
  asked: ChallengeAsked,
  infiltration: CardId | null,
): Pick<Challenge, 'step' | 'brings'> {
  const offered = infiltration === null ? null : cardRecord(asked.table, infiltration)?.infiltration;
  if (!offered || offered.instead.length === 0) return { step: 'effect', brings: 'own' };
  if (initiatingTeam(asked) !== 'terran') return { step: 'effect', brings: 'instead' };
  const reading = asked.table.readings['BA-INFIL-07'];
  if (reading === 'b') return { step: 'choose-effect', brings: 'own' };
  return { step: 'effect', brings: reading === 'a' ? 'instead' : 'both' };
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
  play.pop();
  // First pushed is last carried out: the effect itself, then what the bids bring, then what stays in force.
  if (tucked !== null) pushInfiltration(play, task, tucked, 'permanent');
  for (const { card, self, effects } of after.toReversed()) pushEffects(play, effects, self, card);
  if (isWon && task.brings !== 'instead') ownEffect(play, task, damageTimes(asked));
  if (tucked === null || task.brings === 'own') return;
  // Reading b of BA-INFIL-08: what was paid for is added to the other effect.
  if (isWon && task.brings === 'instead' && play.table.readings['BA-INFIL-08'] === 'b') {
    ownEnhancement(play, task);
  }
  pushInfiltration(play, task, tucked, 'instead');
}

function pushInfiltration(play: Play, task: Challenge, card: CardId, part: 'instead' | 'permanent'): void {
  const bidder = task.bids.find(({ cards }) => cards.includes(card))?.character ?? task.initiator;
  pushEffects(play, cardRecord(play.table, card)?.infiltration?.[part] ?? [], bidder, card);
}

function ownEffect(play: Play, task: Challenge, times: number): void {
  const { about, initiator } = task;
  if (about.type === 'card') return pushEffects(play, about.then, initiator, about.card);
  const { team } = characterIn(play.frozen, initiator);
  const use = { character: initiator, effect: about.use, enhanced: about.enhanced, damageTimes: times };
  resolveText(LOCATION_TEXTS[about.location][team], play, use);
}

function ownEnhancement(play: Play, { about, initiator }: Challenge): void {
  if (about.type === 'card' || !about.enhanced) return;
  const { team } = characterIn(play.frozen, initiator);
  const use = { character: initiator, effect: about.use, enhanced: true, damageTimes: 1 };
  LOCATION_TEXTS[about.location][team].enhancement?.(play, use);
}

function pushEffects(play: Play, effects: readonly Effect[], self: CharacterId, from: CardId): void {
  if (effects.length > 0) play.push({ type: 'effects', effects, context: { self, from } });
}
