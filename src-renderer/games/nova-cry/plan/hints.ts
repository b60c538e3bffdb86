/** The status line of the planner. */
import type { GameSession } from '../../descriptor';
import type { Cell } from './cell';

interface HintSource {
  readonly plan: { readonly forces: readonly unknown[] };
  readonly looked: Cell | null;
  readonly pinned: Cell | null;
}

export function hintOf({ plan, looked, pinned }: HintSource): GameSession['hint'] {
  if (plan.forces.length === 0)
    return { tool: 'Plan', text: 'there is no task force yet', keys: [{ key: 'N', does: 'add one' }] };
  if (looked !== null)
    return {
      tool: 'Odds',
      text: 'press the cell to keep it in view',
      keys: [{ key: 'Arrows', does: 'next cell' }],
    };
  if (pinned !== null)
    return { tool: 'Odds', text: 'the cell stays in view', keys: [{ key: 'Esc', does: 'let it go' }] };
  return {
    tool: 'Press a row',
    text: 'to put it into your force, with Shift into the opponent’s; point at a cell for its rounds',
    keys: [{ key: 'X', does: 'change sides' }],
  };
}
