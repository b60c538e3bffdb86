/** The steps of a task force with what each comes to and its first fault (ITU-TASK-02 to 14). */
import type { ContentPack } from '../../../../shared/content';
import { DIRECTIVES } from '../../../../shared/content/into-the-unknown';
import type { Force } from '../../../../shared/documents';
import {
  coreCost,
  directiveOf,
  type Finding,
  fittedIn,
  type ForceRules,
  MOST_IN_POOL,
  shipClass,
  SHIP_CATEGORIES,
} from '../../../../shared/fleet';
import { counted, FACTION_NAMES, listed } from '../match/words';

export const STEPS = [
  'budget',
  'faction',
  'directives',
  'core',
  'transfer',
  'pools',
  'fleet',
  'equipment',
  'auxiliaries',
  'crew',
] as const;
export type StepId = (typeof STEPS)[number];

export interface Step {
  readonly id: StepId;
  readonly title: string;
  readonly text: string;
  /** `open`: left to set-up. */
  readonly tone: 'ok' | 'warn' | 'bad' | 'open';
  readonly faults: readonly Finding[];
}

const TITLES: Readonly<Record<StepId, string>> = {
  budget: 'Budget',
  faction: 'Faction',
  directives: 'Directives',
  core: 'Core officers',
  transfer: 'Transfer pool',
  pools: 'Collection',
  fleet: 'Fleet',
  equipment: 'Equipment',
  auxiliaries: 'Auxiliary units',
  crew: 'Posts',
};
const CREW_RULES = new Set(['ITU-SETUP-07', 'ITU-SETUP-08', 'ITU-SETUP-09', 'ITU-OFFICER-05']);

/** The step that a fault belongs to. */
export function stepOf({ at, rule }: Finding): StepId {
  const [, field = '', , part] = at.split('/');
  if (field === 'ships') {
    if (part === 'crew' || CREW_RULES.has(rule)) return 'crew';
    return part === 'equipment' || rule === 'ITU-SETUP-15' ? 'equipment' : 'fleet';
  }
  if (field === 'faction' || field === 'roster') return 'faction';
  if (field === 'unitPool' || field === 'equipmentPool') return 'pools';
  const own: readonly StepId[] = ['directives', 'core', 'transfer', 'auxiliaries'];
  return own.find((each) => each === field) ?? 'fleet';
}

export interface StepsInput {
  readonly content: ContentPack;
  readonly force: Force;
  readonly rules: ForceRules;
  readonly missionName: string;
  readonly findings: readonly Finding[];
  /** What will be short at set-up: legal, but of no use. */
  readonly warnings: readonly Finding[];
}

export function stepsOf(input: StepsInput): readonly Step[] {
  return STEPS.map((id) => {
    const faults = input.findings.filter((each) => stepOf(each) === id);
    const warned = input.warnings.filter((each) => stepOf(each) === id);
    const [first] = [...faults, ...warned];
    const { text, isOpen } = standing(id, input);
    const tone = faults.length > 0 ? 'bad' : warned.length > 0 ? 'warn' : isOpen ? 'open' : 'ok';
    return { id, title: TITLES[id], text: first?.message ?? text, tone, faults };
  });
}

/** What a step comes to where nothing is wrong with it; `isOpen`: nothing chosen, which set-up asks for. */
function standing(
  id: StepId,
  { content, force, rules, missionName }: StepsInput,
): { readonly text: string; readonly isOpen?: boolean } {
  switch (id) {
    case 'budget':
      return { text: `${rules.corePoints} points, ${missionName}` };
    case 'faction':
      return { text: FACTION_NAMES[force.faction] };
    case 'directives': {
      const chosen = DIRECTIVES.filter((category) => directiveOf(content, force, category) !== null);
      return { text: chosen.length === DIRECTIVES.length ? 'one of each category' : listed(chosen) };
    }
    case 'core':
      return { text: `five places filled, ${coreCost(content, force)} of ${rules.corePoints}` };
    case 'transfer':
      return { text: `${force.transfer.length} of ${MOST_IN_POOL}`, isOpen: force.transfer.length === 0 };
    case 'pools':
      return { text: poolText(force) };
    case 'fleet':
      return force.ships.length === 0
        ? { text: 'chosen in set-up', isOpen: true }
        : { text: fleetText(content, force) };
    case 'equipment': {
      const cards = fittedIn(force).length;
      return { text: cards === 0 ? 'bought in set-up' : counted(cards, 'card'), isOpen: cards === 0 };
    }
    case 'auxiliaries': {
      const { length } = force.auxiliaries;
      return { text: length === 0 ? 'bought in set-up' : counted(length, 'unit'), isOpen: length === 0 };
    }
    case 'crew': {
      const isPlanned = force.ships.some(({ crew }) => crew !== undefined);
      const people = force.ships.flatMap(({ crew = [] }) => crew).length;
      return isPlanned
        ? { text: `${counted(people, 'officer')} at stations` }
        : { text: 'given in set-up', isOpen: true };
    }
  }
}

function poolText({ unitPool, equipmentPool }: Force): string {
  if (unitPool.length + equipmentPool.length === 0) return 'everything the faction and its sway open';
  return listed([
    unitPool.length === 0 ? 'all ships' : counted(unitPool.length, 'ship class', 'ship classes'),
    equipmentPool.length === 0 ? 'all cards' : counted(equipmentPool.length, 'card'),
  ]);
}

function fleetText(content: ContentPack, force: Force): string {
  return SHIP_CATEGORIES.flatMap((category) => {
    const count = force.ships.filter((ship) => shipClass(content, ship.class)?.category === category).length;
    return count === 0 ? [] : [`${count} ${category}`];
  }).join(', ');
}
