/** Whether a task force is legal, step by step, every fault with its rule and place (ITU-TASK-02 to 14). */
import type { ContentPack } from '../content';
import { ALIGNMENT_NAMES, CORE_PLACES, type CorePlace, DIRECTIVES } from '../content/into-the-unknown';
import type { Force } from '../documents';
import type { Readings } from '../sector';
import { whyNotOpen } from './equipment';
import { type Finding, finding } from './finding';
import { type ForceRules, ignores } from './mission';
import {
  assignRoles,
  coreCost,
  coreOfficers,
  fillsPlace,
  isAligned,
  lineOfficerOf,
  officerRecord,
  ROLE_OF,
} from './officers';
import { fleetFaults } from './planned-fleet';
import { whyNoShip } from './ships';
import { checkTransferPool } from './transfers';

/** Every fault, in the order of the steps; empty: legal. What is not chosen yet but will be asked for in set-up is no fault. */
export function checkForce(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  rules: ForceRules,
): readonly Finding[] {
  return [
    ...factionFaults(content, force, rules),
    ...directiveFaults(content, force, rules),
    ...coreFaults(content, force, rules),
    ...transferFaults(content, readings, force, rules),
    ...poolFaults(content, force, rules),
    ...fleetFaults(content, readings, force, rules),
  ];
}

/** The faction has a line officer and ships (ITU-TASK-04); a campaign's task force comes from a roster (ITU-TASK-01). */
function factionFaults(content: ContentPack, force: Force, { mode }: ForceRules): readonly Finding[] {
  const faults: Finding[] = [];
  const name = ALIGNMENT_NAMES[force.faction];
  if (lineOfficerOf(content, force.faction) === null) {
    const message = `The packs have no ${name} line officer.`;
    faults.push(finding('no-line-officer', 'ITU-TASK-04', '/faction', message));
  }
  if (!Object.values(content.units).some((each) => each.kind === 'ship' && each.faction === force.faction)) {
    faults.push(finding('no-ships', 'ITU-TASK-04', '/faction', `The packs have no ${name} ships.`));
  }
  if (mode === 'campaign' && force.roster === undefined) {
    faults.push(
      finding('no-roster', 'ITU-TASK-01', '/roster', 'In a campaign a task force comes from a roster.'),
    );
  }
  return faults;
}

/** Directive cards of a faction and category, by id. */
export function directivesOpenTo(
  content: ContentPack,
  faction: Force['faction'],
  category: (typeof DIRECTIVES)[number],
): readonly string[] {
  return Object.entries(content.directives)
    .filter(([, record]) => record.faction === faction && record.category === category)
    .map(([id]) => id)
    .sort();
}

/** The card of a category: the one that is named, else the only one there is; null: it has to be chosen (ITU-TASK-06). */
export function directiveOf(
  content: ContentPack,
  force: Pick<Force, 'faction' | 'directives'>,
  category: (typeof DIRECTIVES)[number],
): string | null {
  const named = force.directives[category];
  const open = directivesOpenTo(content, force.faction, category);
  if (named !== undefined) return open.includes(named) ? named : null;
  return open.length === 1 ? (open[0] ?? null) : null;
}

function directiveFaults(content: ContentPack, force: Force, rules: ForceRules): readonly Finding[] {
  return DIRECTIVES.flatMap((category): readonly Finding[] => {
    if (category !== 'combat' && ignores(rules, category)) return [];
    if (directiveOf(content, force, category) !== null) return [];
    const message = `One ${category} directive of the faction is chosen.`;
    return [finding('wrong-directive', 'ITU-TASK-06', `/directives/${category}`, message)];
  });
}

function coreFaults(content: ContentPack, force: Force, rules: ForceRules): readonly Finding[] {
  const chosen = coreOfficers(force);
  const missing = CORE_PLACES.filter((place) => force.core[place] === null).map((place) =>
    finding('no-officer', 'ITU-TASK-07', `/core/${place}`, `Nobody is ${PLACE_NAMES[place]} yet.`),
  );
  const each = chosen.flatMap(([place, id]) => officerFaults(content, force, place, id));
  const cost = coreCost(content, force);
  if (cost <= rules.corePoints) return [...missing, ...each];
  const message = `The core officers cost ${cost} core points of ${rules.corePoints}.`;
  return [...missing, ...each, finding('too-dear', 'ITU-TASK-09', '/core', message, { cost })];
}

export const PLACE_NAMES: Readonly<Record<CorePlace, string>> = {
  'command-liaison': 'command liaison',
  'chief-of-operations': 'chief of operations',
  'head-of-science': 'head of science',
  'specialist-1': 'first specialist',
  'specialist-2': 'second specialist',
};

function officerFaults(content: ContentPack, force: Force, place: CorePlace, id: string): readonly Finding[] {
  const at = `/core/${place}`;
  const record = officerRecord(content, id);
  if (record === undefined) {
    return [finding('unknown-id', 'ITU-TASK-07', at, `No content pack knows the officer "${id}".`)];
  }
  const { name } = record;
  const faults: Finding[] = [];
  if (record.line) {
    faults.push(finding('line-officer', 'ITU-OFFICER-01', at, `${name} is a line officer.`));
  }
  if (!isAligned(record, force.faction)) {
    faults.push(finding('not-aligned', 'ITU-TASK-07', at, `${name} is not of the faction.`));
  }
  if (coreOfficers(force).find(([, other]) => other === id)?.[0] !== place) {
    faults.push(finding('duplicate-id', 'ITU-TASK-08', at, `${name} fills one place only.`));
  }
  if (!fillsPlace(record, place)) faults.push(roleFault(content, force, place, name));
  const status = force.roster?.officers.find((each) => each.officer === id)?.status;
  if (force.roster && status !== 'available') {
    const message = status === undefined ? `${name} is not on the roster.` : `${name} is ${status}.`;
    faults.push(finding('unavailable', 'ITU-TASK-10', at, message));
  }
  return faults;
}

/** The icon is missing; where the same officers could share out the places another way, it says so. */
function roleFault(content: ContentPack, force: Force, place: CorePlace, name: string): Finding {
  const ids = coreOfficers(force).map(([, id]) => id);
  const canSwap = assignRoles(content, ids) !== null;
  const message = `${name} has no ${ROLE_OF[place] ?? 'role'} icon for ${PLACE_NAMES[place]}${canSwap ? '; other places would do' : ''}.`;
  return finding('wrong-role', 'ITU-TASK-08', `/core/${place}`, message);
}

function transferFaults(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  rules: ForceRules,
): readonly Finding[] {
  if (force.transfer.length === 0 || ignores(rules, 'transfer')) return [];
  if (rules.mode === 'campaign' && !(rules.mission?.isStory ?? false)) {
    const message = 'In a campaign the mission says whether there is a transfer pool.';
    return [finding('skipped', 'ITU-TASK-11', '/transfer', message)];
  }
  return checkTransferPool(content, readings, force, rules.mode);
}

/** Pools name what the faction, or its sway, opens (ITU-TASK-13, ITU-TASK-14). Skipped pools are not looked at (ITU-TFEX-03). */
function poolFaults(content: ContentPack, force: Force, rules: ForceRules): readonly Finding[] {
  const units = ignores(rules, 'units')
    ? []
    : force.unitPool.flatMap(
        (id, index) => whyNoShip(content, force, id, rules.mode, `/unitPool/${index}`) ?? [],
      );
  const equipment = ignores(rules, 'equipment')
    ? []
    : force.equipmentPool.flatMap(
        (id, index) => whyNotOpen(content, force, id, rules.mode, `/equipmentPool/${index}`) ?? [],
      );
  return [...units, ...equipment];
}
