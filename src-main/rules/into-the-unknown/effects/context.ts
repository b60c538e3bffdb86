/** Whose doing something is, made from a unit. */
import type { EffectContext, UnitState } from '../../../../shared/contract/into-the-unknown';

/** The context of what a unit does; what is not given is nobody's and nothing's. */
export function contextOf(unit: UnitState | null, more: Partial<EffectContext> = {}): EffectContext {
  return {
    seat: unit?.owner ?? null,
    self: unit?.id ?? null,
    officer: null,
    target: null,
    from: 'rule',
    rule: null,
    results: null,
    card: null,
    byPriority: false,
    ...more,
  };
}
