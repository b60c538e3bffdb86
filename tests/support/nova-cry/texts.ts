/** Makers of action cards and their uses for tests, blank but for what is named. */
import type { ActionCardRecord, ActionOption, Effect, Skill, Use } from '../../../shared/content/nova-cry';
import { source } from './cards';

interface OptionParts {
  readonly level?: number;
  readonly victory?: number;
  readonly cards?: number;
  readonly use?: Use | null;
  readonly standsFor?: number;
}

export function option(effects: readonly Effect[], parts: OptionParts = {}): ActionOption {
  const { level = 1, victory = 0, cards = 0, use = null, standsFor = 0 } = parts;
  return { level, victory, text: '', cards, effects: [...effects], use, standsFor };
}

export function card(
  skill: Skill,
  options: readonly [ActionOption, ActionOption],
  arrow = false,
  copies = 1,
): ActionCardRecord {
  return { name: 'Card', skill, copies, arrow, options: [...options], source };
}

export const INTEL: Effect = { verb: 'gain', who: 'self', what: 'intel', count: 1 };

/** A use of an alien or an arrow card. */
export function use(effects: readonly Effect[], parts: Partial<Use> = {}): Use {
  return { timing: 'own-turn', cards: 0, spends: 'discard', effects: [...effects], ...parts };
}
