/** Whom a battle or duel may be declared on, with how it may end, exact with what lies open (NC-SHIP-01 to 05, NC-DUEL-01 to 06). */
import type { SeatView } from '../../../../../shared/contract/nova-cry';
import { battleOdds } from '../../../../../shared/force';
import { closedBy, kindOf } from '../offers';
import type { MatchSession } from '../session.svelte';
import { declaredQuestion } from './battle-facts';
import { meanText, percentText } from './chances';
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
    if (!open.has(seat.seat)) return { seat, figures: [], detail: '', why: whyNot(session, seat, kind) };
    const names = session.others.length > MOST_ROOMY ? SHORT : FULL[kind];
    const odds =
      kind === 'battle' ? battleFigures(session, own, seat, names) : duelFigures(session, own, seat, names);
    return { seat, ...odds, why: null };
  });
}

/** Main's reason against this very opponent, or against everybody. */
function whyNot({ offers }: MatchSession, { seat, isOut }: SeatView, kind: 'battle' | 'duel'): string {
  if (isOut) return 'Out of the game';
  const closed = closedBy(offers, `${kind}:${seat}`, kind);
  return (
    closed?.refusal.message ?? (kind === 'battle' ? 'May not be attacked now' : 'May not be challenged now')
  );
}

type Odds = Pick<Target, 'figures' | 'detail'>;
/** What the three ends are called: good, neither, bad. */
type Names = readonly [string, string, string];
/** So many targets have room for whole words. */
const MOST_ROOMY = 3;
const FULL: Readonly<Record<'battle' | 'duel', Names>> = {
  battle: ['They are destroyed', 'Both ships live', 'You are destroyed'],
  duel: ['Their captain falls', 'Neither falls', 'Your captain falls'],
};
const SHORT: Names = ['They fall', 'Neither', 'You fall'];

function battleFigures(
  session: MatchSession,
  own: SeatView,
  seat: SeatView,
  [good, neither, bad]: Names,
): Odds {
  const question = declaredQuestion(session, own, seat);
  const odds = battleOdds(question);
  const { nebula } = question;
  const damage = `Damage ${meanText(odds.meanToDefender)} to ${meanText(odds.meanToAttacker)}`;
  return {
    figures: [
      { name: good, chance: odds.defenderDestroyed, tone: 'good' },
      { name: neither, chance: odds.bothLive, tone: 'plain' },
      { name: bad, chance: odds.attackerDestroyed, tone: 'bad' },
    ],
    detail: nebula > 0 ? `${damage}, Nebula` : damage,
  };
}

function duelFigures(
  session: MatchSession,
  own: SeatView,
  seat: SeatView,
  [good, neither, bad]: Names,
): Odds {
  const reading = session.state.readings['NC-DUEL-12'] === 'b' ? 'b' : 'a';
  const ends = declaredDuel(session, own, seat, reading);
  return {
    figures: [
      { name: good, chance: ends.defenderFalls, tone: 'good' },
      { name: neither, chance: ends.neitherFalls, tone: 'plain' },
      { name: bad, chance: ends.attackerFalls, tone: 'bad' },
    ],
    detail: `Both fall ${percentText(ends.bothFall)}`,
  };
}

/** The fight that is taken up, or whose row is looked at; null: none. */
export function declaring({ choosing, hovered }: MatchSession): 'battle' | 'duel' | null {
  const kind = kindOf((choosing.isBegun ? choosing.entry?.id : hovered) ?? '');
  if (kind.startsWith('battle')) return 'battle';
  return kind === 'duel' ? 'duel' : null;
}
