/** What a printed sheet says of a task force: officers, ships with their dials, equipment, directives; nothing to press. */
import type { ContentPack, UnitClass } from '../../../../../shared/content';
import { CATEGORIES, CORE_PLACES, DIRECTIVES, SKILLS } from '../../../../../shared/content/into-the-unknown';
import type { NamedForce } from '../../../../../shared/documents';
import {
  coreCost,
  directiveOf,
  equipmentRecord,
  levelsOf,
  lineOfficerOf,
  officerRecord,
  transferPrice,
} from '../../../../../shared/fleet';
import { DIRECTIVE_NAMES, FACTION_NAMES, SKILL_NAMES } from '../../match/words';
import { CATEGORY_NAMES, PLACE_TITLES, rankText, SHIP_NAMES } from '../words';

export interface SheetTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
export interface ForceSheet {
  readonly name: string;
  /** Such as `Federation, 47 of 50 core points`. */
  readonly subtitle: string;
  readonly tables: readonly SheetTable[];
}

/** The sheet of a task force; what is not chosen yet is left out. Figures that nobody knows are a dash. */
export function forceSheet(content: ContentPack, { name, corePoints, force }: NamedForce): ForceSheet {
  const tables = [
    coreTable(content, force),
    shipTable(content, force),
    ...force.ships.flatMap(({ class: id }) => dialTable(content.units[id])),
    equipmentTable(content, force),
    transferTable(content, force),
    directiveTable(content, force),
  ];
  return {
    name,
    subtitle: `${FACTION_NAMES[force.faction]}, ${coreCost(content, force)} of ${corePoints} core points`,
    tables: tables.filter(({ rows }) => rows.length > 0),
  };
}

type Force = NamedForce['force'];
const NONE = '—';
const figure = (value: number | null): string => (value === null ? NONE : String(value));

function officerCells(content: ContentPack, id: string): readonly string[] {
  const officer = officerRecord(content, id);
  if (officer === undefined) return [id];
  const levels = levelsOf(officer);
  const skills = SKILLS.flatMap((skill) => {
    const level = officer.skills[skill] ?? 0;
    return level > 0 ? [`${SKILL_NAMES[skill]} ${level}`] : [];
  });
  return [
    officer.name,
    rankText(officer.rank),
    ...CATEGORIES.map((category) => String(levels[category])),
    String(officer.health),
    skills.join(', '),
  ];
}
const OFFICER_HEADS = [
  'Officer',
  'Rank',
  ...CATEGORIES.map((category) => CATEGORY_NAMES[category]),
  'Health',
  'Skills',
];

function coreTable(content: ContentPack, force: Force): SheetTable {
  const line = lineOfficerOf(content, force.faction);
  const core = CORE_PLACES.flatMap((place) => {
    const id = force.core[place] ?? null;
    return id === null ? [] : [[PLACE_TITLES[place], ...officerCells(content, id)]];
  });
  const copies = line === null ? [] : [['Line officer, each ship', ...officerCells(content, line)]];
  return { title: 'Officers', heads: ['Place', ...OFFICER_HEADS], rows: [...core, ...copies] };
}

function shipTable(content: ContentPack, force: Force): SheetTable {
  const rows = force.ships.flatMap(({ class: id }) => {
    const ship = content.units[id];
    if (ship === undefined) return [];
    const start = ship.crew?.find(({ step }) => step === 0);
    return [
      [
        ship.name,
        ship.category === null ? NONE : SHIP_NAMES[ship.category],
        figure(ship.evasion),
        figure(ship.warpDrive),
        figure(ship.hull?.[0]?.value ?? null),
        start === undefined ? NONE : `${start.command} / ${start.ops} / ${start.science}`,
        figure(ship.reserve?.max ?? null),
        (ship.weapons ?? []).map((weapon) => weapon.name).join(', '),
      ],
    ];
  });
  const heads = ['Ship', 'Kind', 'Evasion', 'Warp', 'Hull', 'Command / ops / science', 'Reserve', 'Weapons'];
  return { title: 'Ships', heads, rows };
}

/** The alert dial of a ship, a row for each of its positions. */
function dialTable(ship: UnitClass | undefined): readonly SheetTable[] {
  if (ship === undefined || ship.alerts.length === 0) return [];
  const rows = ship.alerts.map((row) => [
    row.alert,
    figure(row.enginePower),
    figure(row.impulseTurn),
    figure(row.weaponsPower),
    figure(row.instrumentsPower),
    `${figure(row.shieldsFore)} / ${figure(row.shieldsAft)}`,
    figure(row.recharge),
    row.launcher ?? NONE,
  ]);
  const heads = ['Alert', 'Engine', 'Turn', 'Weapons', 'Instruments', 'Shields', 'Recharge', 'Launcher'];
  return [{ title: `${ship.shortName}: alert dial`, heads, rows }];
}

function equipmentTable(content: ContentPack, force: Force): SheetTable {
  const rows = force.ships.flatMap(({ class: id, equipment }) =>
    equipment.flatMap((card) => {
      const record = equipmentRecord(content, card);
      const ship = content.units[id]?.shortName ?? id;
      return record === undefined ? [] : [[record.name, ship, String(record.flexCost)]];
    }),
  );
  return { title: 'Equipment', heads: ['Card', 'Ship', 'Flex points'], rows };
}

function transferTable(content: ContentPack, force: Force): SheetTable {
  const rows = force.transfer.flatMap((id) => {
    const officer = officerRecord(content, id);
    return officer === undefined ? [] : [[...officerCells(content, id), String(transferPrice(officer))]];
  });
  return { title: 'Transfer pool', heads: [...OFFICER_HEADS, 'Flex points'], rows };
}

function directiveTable(content: ContentPack, force: Force): SheetTable {
  const rows = DIRECTIVES.flatMap((category) => {
    const id = directiveOf(content, force, category);
    const sides = id === null ? undefined : content.directives[id]?.sides;
    return sides === undefined ? [] : [[DIRECTIVE_NAMES[category], sides.calm.name, sides.hostile.name]];
  });
  return { title: 'Directives', heads: ['Category', 'Calm side', 'Hostile side'], rows };
}
