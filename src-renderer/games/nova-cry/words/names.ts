/** What the closed words of Nova Cry are called on the screen. */
import { type Officer, SKILLS_OF, type Strategy } from '../../../../shared/content/nova-cry';
import { SKILL_NAMES } from '../cards/words';

export {
  OFFICER_NAMES,
  PILE_NAMES,
  PLANET_NAMES,
  SKILL_NAMES,
  SYMBOL_NAMES,
  TOKEN_NAMES,
} from '../cards/words';

export const STRATEGY_NAMES: Readonly<Record<Strategy, string>> = {
  inspection: 'Inspection',
  rush: 'Rush',
  surveillance: 'Surveillance',
  command: 'Command',
  training: 'Training',
};

/** The two skills of a crew member as its card names them; a Mercenary takes those of whom it stands in for. */
export function skillNames(type: Officer | 'mercenary'): readonly [string, string] {
  if (type === 'mercenary') return ['First skill', 'Second skill'];
  const [first, second] = SKILLS_OF[type];
  return [SKILL_NAMES[first], SKILL_NAMES[second]];
}

/** `1 card`, `2 cards`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `Wild, warp 2` and the like: words joined, what is empty left out. */
export function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
