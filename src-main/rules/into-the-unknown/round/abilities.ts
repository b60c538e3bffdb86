/**
 * What a unit can do, from wherever it is printed: stations, equipment, damage cards, officers, the team's or projectile's
 * own card, the mission's parts in force, keywords of features near it, tokens on it.
 */
import type { Ability, Station, Timing } from '../../../../shared/content/into-the-unknown';
import type {
  AbilityRef,
  CardRef,
  EffectContext,
  OfficerId,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import {
  findUnit,
  isAble,
  officerRecord,
  officersOf,
  partsInForce,
  stationsOf,
  stationsRecord,
  teamRecord,
} from '../figures';
import { contextOf } from '../effects/context';
import { remembered } from '../memo';
import type { IntoTheUnknownState } from '../state';
import { recordOf, type Table } from '../table';
import { featureAbilities, medicAbilities, tokenAbilities } from './rule-abilities';

/** An ability that a unit has. */
export interface AbilityNow {
  readonly ref: AbilityRef;
  /** How an order names it: the id alone, or with its card where several cards may hold the same. */
  readonly key: string;
  readonly ability: Ability;
  /** Where it can be taken; empty: at no station in particular. */
  readonly stations: readonly Station[];
  /** Whose it is: the officer has to lead it. */
  readonly officer: OfficerId | null;
  readonly card: CardRef | null;
}

/** Everything that a unit has now, whether or not it can be done. Nothing for what is not in play. */
export function abilitiesOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
): readonly AbilityNow[] {
  return [...printedAbilities(table, state, unit), ...ruleAbilities(table, state, unit)];
}

/** Those of one timing. */
export function abilitiesAt(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  timing: Timing,
): readonly AbilityNow[] {
  // What rules give are actions: nobody has to look for features near by at other moments.
  const all = timing === 'action' ? abilitiesOf(table, state, unit) : printedAbilities(table, state, unit);
  return all.filter(({ ability }) => ability.timing === timing);
}

function printedAbilities(table: Table, state: IntoTheUnknownState, unit: UnitState): readonly AbilityNow[] {
  return remembered(state, `abilities/${unit.id}`, () => [
    ...stationAbilities(table, state, unit),
    ...ownAbilities(table, unit),
    ...cardAbilities(table, state, unit),
    ...officerAbilities(table, state, unit),
    ...missionAbilities(table, state, unit),
  ]);
}

function ruleAbilities(table: Table, state: IntoTheUnknownState, unit: UnitState): readonly AbilityNow[] {
  return remembered(state, `rule-abilities/${unit.id}`, () => [
    ...featureAbilities(table, state, unit).map(({ feature, ability }) =>
      made(unit, `feature:${feature}`, ability),
    ),
    ...tokenAbilities(unit).map((ability) => made(unit, 'rule', ability)),
  ]);
}

/** The ability of a reference; undefined once the unit no longer has it. */
export function abilityOf(table: Table, state: IntoTheUnknownState, ref: AbilityRef): AbilityNow | undefined {
  const unit = findUnit(state, ref.unit);
  if (!unit) return undefined;
  const isRules = ref.from === 'rule' || ref.from.startsWith('feature:');
  const all = isRules ? ruleAbilities(table, state, unit) : printedAbilities(table, state, unit);
  return all.find((each) => each.ref.from === ref.from && each.ref.ability === ref.ability);
}

/** The context in which a unit uses an ability. */
export function contextOfAbility(
  unit: UnitState,
  { ref, card }: Pick<AbilityNow, 'ref' | 'card'>,
  more: Partial<EffectContext> = {},
): EffectContext {
  return contextOf(unit, { from: ref.from, card, rule: 'ITU-ORDER-05', ...more });
}

function made(
  unit: UnitState,
  from: string,
  ability: Ability,
  more: Partial<Pick<AbilityNow, 'stations' | 'officer' | 'card'>> = {},
): AbilityNow {
  const isCarded = /^(equipment|damage|officer|feature):/.test(from);
  return {
    ref: { ability: ability.id, unit: unit.id, from },
    key: isCarded ? `${from}/${ability.id}` : ability.id,
    ability,
    stations: ability.stations,
    officer: null,
    card: null,
    ...more,
  };
}

function stationAbilities(table: Table, state: IntoTheUnknownState, unit: UnitState): readonly AbilityNow[] {
  return stationsOf(table, state, unit).flatMap(({ station, abilities }) =>
    abilities.map((ability) => made(unit, `station:${station}`, ability, { stations: [station] })),
  );
}

function ownAbilities(table: Table, unit: UnitState): readonly AbilityNow[] {
  const own = teamRecord(table, unit)?.abilities ?? stationsRecord(table, unit)?.abilities ?? [];
  return own.map((ability) => made(unit, unit.kind === 'team' ? 'team' : 'unit', ability));
}

/** Equipment; damage cards of the unit, and for a team of the friendly unit it is in (ITU-TEAM-24). */
function cardAbilities(table: Table, state: IntoTheUnknownState, unit: UnitState): readonly AbilityNow[] {
  const carried = unit.equipment.flatMap(({ card, station }) =>
    (table.content.equipment[recordOf(card)]?.abilities ?? []).map((ability) =>
      made(unit, `equipment:${card}`, ability, {
        card,
        stations: ability.stations.length > 0 ? ability.stations : [station],
      }),
    ),
  );
  const at = unit.location;
  const host = at?.type === 'section' ? findUnit(state, at.unit) : unit;
  const isHosts = host !== undefined && host.owner === unit.owner;
  const suffered = (isHosts ? host.damageCards : []).flatMap(({ card }) =>
    (table.content.damageCards[recordOf(card)]?.abilities ?? [])
      .filter(({ timing }) => host === unit || timing === 'action')
      .map((ability) => made(unit, `damage:${card}`, ability, { card })),
  );
  return [...carried, ...suffered];
}

/** With what banked points give (ITU-OKEY-10); nothing from who is out of action. */
function officerAbilities(table: Table, state: IntoTheUnknownState, unit: UnitState): readonly AbilityNow[] {
  return officersOf(state, unit.id).flatMap((officer) => {
    if (!isAble(officer) || officer.owner !== unit.owner) return [];
    const { abilities, keywords } = officerRecord(table, officer);
    const banked = officer.banked.length > 0 ? (keywords.qapla?.abilities ?? []) : [];
    return [...abilities, ...banked, ...medicAbilities(keywords.medic)].map((ability) =>
      made(unit, `officer:${officer.id}`, ability, { officer: officer.id }),
    );
  });
}

/** ITU-MISSION-09: for player units only. */
function missionAbilities(table: Table, state: IntoTheUnknownState, unit: UnitState): readonly AbilityNow[] {
  if (unit.owner === null) return [];
  return partsInForce(table, state).flatMap(({ part, record }) =>
    record.actions.map((ability) => made(unit, part, ability)),
  );
}
