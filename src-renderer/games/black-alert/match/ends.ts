/** The ways a match ends, as five meters, and where the turn is. BA-OBJ-03, BA-TURN-02. */
import type { Team } from '../../../../shared/content/black-alert';
import type { BlackAlertView, TurnState } from '../../../../shared/contract/black-alert';
import type { RuleId } from '../../../../shared/base';

/** Missions to complete, infiltrations to place, Damage cards on one ship (BA-OBJ-01, BA-OBJ-02, BA-LOSE-01). */
const MISSIONS = 3;
const INFILTRATIONS = 3;
const DAMAGE = 5;

export interface EndMeter {
  readonly id: 'missions' | 'infiltrations' | 'discovery' | 'charon' | 'corruption';
  readonly name: string;
  /** Progress towards the end; for Corruption what is left of the supply. */
  readonly count: number;
  readonly of: number;
  /** What happens at the last one. */
  readonly then: string;
  /** Who wins; null: nobody. */
  readonly winner: Team | null;
  readonly rule: RuleId;
  /** One more ends the match. */
  readonly isClose: boolean;
}

/** All five, Starfleet's first. */
export function endsOf(
  view: BlackAlertView,
  readings: Readonly<Record<string, string>>,
): readonly EndMeter[] {
  const taken = (ship: 'discovery' | 'charon'): number => damageOn(view, readings, ship);
  const missions = view.missions.filter(({ done }) => done).length;
  const { corruption: left } = view.supply;
  const all = left + view.board.corruption.length;
  return [
    meter('missions', 'Missions', missions, MISSIONS, 'third: Starfleet win', 'starfleet', 'BA-OBJ-01'),
    meter(
      'infiltrations',
      'Infiltrations',
      view.infiltrations.length,
      INFILTRATIONS,
      'third: Terrans win',
      'terran',
      'BA-OBJ-02',
    ),
    meter(
      'discovery',
      'Discovery damage',
      taken('discovery'),
      DAMAGE,
      'fifth: Terrans win',
      'terran',
      'BA-LOSE-01',
    ),
    meter(
      'charon',
      'Charon damage',
      taken('charon'),
      DAMAGE,
      'fifth: Starfleet win',
      'starfleet',
      'BA-LOSE-01',
    ),
    {
      ...meter('corruption', 'Corruption left', left, all, 'none left: both lose', null, 'BA-CORR-01'),
      isClose: left <= 1,
    },
  ];
}

function meter(
  id: EndMeter['id'],
  name: string,
  count: number,
  of: number,
  then: string,
  winner: Team | null,
  rule: RuleId,
): EndMeter {
  return { id, name, count, of, then, winner, rule, isClose: count >= of - 1 };
}

/** Damage cards that count: those on the ship, or by reading b of BA-LOSE-03 all it ever took. */
function damageOn(
  { damage, damageTaken }: BlackAlertView,
  readings: Readonly<Record<string, string>>,
  ship: 'discovery' | 'charon',
): number {
  if (readings['BA-LOSE-03'] === 'b') return damageTaken[ship];
  return Object.keys(damage).filter((location) => location.startsWith(`${ship}/`)).length;
}

export interface TurnStep {
  readonly name: string;
  readonly state: 'done' | 'now' | 'due' | 'skipped';
}

const STEPS = [
  ['draw', 'Draw'],
  ['move', 'Move'],
  ['action', 'Action'],
  ['clean-up', 'Clean up'],
] as const;

/** The four steps; a wound takes Move and Action away, being detained the Move (BA-WOUND-02, BA-DETAIN-02). */
export function stepsOf(turn: TurnState): readonly TurnStep[] {
  const now = STEPS.findIndex(([step]) => step === turn.step);
  return STEPS.map(([step, name], index) => {
    const isLost =
      (turn.held === 'wounded' && step === 'action') || (turn.held !== 'none' && step === 'move');
    const state = index === now ? 'now' : index < now ? 'done' : 'due';
    return { name, state: isLost && state !== 'now' ? 'skipped' : state };
  });
}
