/** Whom a battle or duel may be declared on, with how it may end, exact with what lies open (NC-SHIP-01 to 05, NC-DUEL-01 to 06). */
import type { SeatView } from '../../../../../shared/contract/nova-cry';
import { battleOdds } from '../../../../../shared/force';
import { kindOf } from '../offers';
import type { MatchSession } from '../session.svelte';
import { declaredQuestion } from './battle-facts';
import { meanText } from './chances';
import { declaredDuel } from './duel-facts';

export interface TargetFigure {
  readonly name: string;
  readonly chance: number;
  readonly tone: 'good' | 'plain' | 'bad';
}
export interface Target {
  readonly seat: SeatView;
  readonly figures: readonly TargetFigure[];
  /** What stands in the way or helps, such as damage on average. */
  readonly detail: string;
  /** Why it may not be; null: it may. */
  readonly why: string | null;
}

/** Every opponent in turn order. */
export function targetsOf(session: MatchSession, own: SeatView, kind: 'battle' | 'duel'): readonly Target[] {
  const open = new Set(
    session.entries
      .filter(({ id }) => kindOf(id).startsWith(kind))
      .flatMap(({ actions }) =>
        actions.flatMap((action) =>
          action.type === 'battle' || action.type === 'duel' ? [action.target] : [],
        ),
      ),
  );
  return session.others.map((seat): Target => {
    if (!open.has(seat.seat)) return { seat, figures: [], detail: '', why: whyNot(own, seat, kind) };
    const odds = kind === 'battle' ? battleFigures(session, own, seat) : duelFigures(session, own, seat);
    return { seat, ...odds, why: null };
  });
}

function whyNot(own: SeatView, seat: SeatView, kind: 'battle' | 'duel'): string {
  if (seat.isOut) return 'Out of the game';
  if (kind === 'battle') {
    if (seat.ship?.sideways) return 'Sideways: attacked since their last turn';
    return own.intel < own.prices.battle ? `Costs ${own.prices.battle} Intel` : 'May not be attacked now';
  }
  if (seat.captain?.status !== 'ready') return 'Their captain is out';
  return own.intel < own.prices.duel ? `Costs ${own.prices.duel} Intel` : 'May not be challenged now';
}

type Odds = Pick<Target, 'figures' | 'detail'>;

function battleFigures(session: MatchSession, own: SeatView, seat: SeatView): Odds {
  const question = declaredQuestion(session, own, seat);
  const odds = battleOdds(question);
  const { nebula } = question;
  const damage = `Damage: they ${meanText(odds.meanToDefender)}, you ${meanText(odds.meanToAttacker)}`;
  return {
    figures: [
      { name: 'They are destroyed', chance: odds.defenderDestroyed, tone: 'good' },
      { name: 'Both ships live', chance: odds.bothLive, tone: 'plain' },
      { name: 'You are destroyed', chance: odds.attackerDestroyed, tone: 'bad' },
    ],
    detail: nebula > 0 ? `${damage}; Nebula re-roll` : damage,
  };
}

function duelFigures(session: MatchSession, own: SeatView, seat: SeatView): Odds {
  const reading = session.state.readings['NC-DUEL-12'] === 'b' ? 'b' : 'a';
  const ends = declaredDuel(session, own, seat, reading);
  return {
    figures: [
      { name: 'Their captain falls', chance: ends.defenderFalls, tone: 'good' },
      { name: 'Both fall', chance: ends.bothFall, tone: 'plain' },
      { name: 'Your captain falls', chance: ends.attackerFalls, tone: 'bad' },
    ],
    detail: `Neither falls ${Math.round(ends.neitherFalls * 100)} %; they bear ${seat.woundsBorne - 1} wounds`,
  };
}

/** The fight that is taken up, or whose row is looked at; null: none. */
export function declaring({ choosing, hovered }: MatchSession): 'battle' | 'duel' | null {
  const kind = kindOf((choosing.isBegun ? choosing.entry?.id : hovered) ?? '');
  if (kind.startsWith('battle')) return 'battle';
  return kind === 'duel' ? 'duel' : null;
}
