/** References between the records of a match that lead nowhere. */
import type { Refusal, RuleId } from '../../base';
import { fault } from '../fault';
import type { ContentPack } from '../pack';
import type { UnitFilter } from './conditions';
import { abilitiesIn, conditionsIn, effectsIn, missionParts, type Placed } from './effect-tree';
import type { Effect } from './effects';
import type { StoryRecord } from './mission-records';

type Path = readonly PropertyKey[];
interface Reference {
  readonly at: Path;
  readonly id: string;
  readonly to: 'units' | 'teams' | 'hails' | 'equipment' | 'overtures' | 'situations' | 'complications';
  readonly rule: RuleId;
}

/** Every id that a card of a match names and no pack gives, with the rule that needs it. */
export function matchReferenceFaults(content: ContentPack): readonly Refusal[] {
  return [
    ...effectsIn(content).flatMap(classOfEffect),
    ...filtersIn(content).flatMap(classesOfFilter),
    ...cardReferences(content),
    ...missionReferences(content),
    ...Object.entries(content.stories).flatMap(([id, story]) => storyReferences(story, ['stories', id])),
  ]
    .filter(({ to, id }) => !Object.hasOwn(content[to], id))
    .map(({ at, id, to, rule }) => fault('unknown-record', `No pack gives "${id}" of ${to}.`, at, rule));
}

/** References of one sort, each with its place. */
function refs(
  to: Reference['to'],
  rule: RuleId,
  named: readonly (readonly [Path, string | null])[],
): readonly Reference[] {
  return named.flatMap(([at, id]) => (id === null ? [] : [{ at, id, to, rule }]));
}

function listed(ids: readonly string[], at: Path): readonly (readonly [Path, string])[] {
  return ids.map((id, index) => [[...at, index], id] as const);
}

function classOfEffect({ what, at }: Placed<Effect>): readonly Reference[] {
  return 'class' in what ? refs('units', 'ITU-LAUNCH-01', [[[...at, 'class'], what.class]]) : [];
}

/** The filters of units that abilities aim at and conditions ask for. */
function filtersIn(content: ContentPack): readonly Placed<Partial<UnitFilter>>[] {
  return [
    ...abilitiesIn(content).flatMap(({ what, at }) =>
      what.target?.what === 'unit' ? [{ what: what.target.unit, at: [...at, 'target', 'unit'] }] : [],
    ),
    ...conditionsIn(content).flatMap(({ what, at }) => {
      if ('unit' in what) return [{ what: what.unit, at: [...at, 'unit'] }];
      return 'classes' in what ? [{ what: { classes: what.classes }, at }] : [];
    }),
  ];
}

function classesOfFilter({ what, at }: Placed<Partial<UnitFilter>>): readonly Reference[] {
  return refs('units', 'ITU-MISSION-12', listed(what.classes ?? [], [...at, 'classes']));
}

function cardReferences(content: ContentPack): readonly Reference[] {
  return [
    ...refs(
      'units',
      'ITU-OFFICER-05',
      Object.keys(content.stations).map((id) => [['stations', id], id]),
    ),
    ...refs(
      'units',
      'ITU-REPAIR-01',
      Object.entries(content.damageCards).map(([id, { ship }]) => [['damage-cards', id, 'ship'], ship]),
    ),
    ...Object.entries(content.equipment).flatMap(([id, { fits }]) => [
      ...refs('units', 'ITU-SETUP-16', listed(fits.classes, ['equipment', id, 'fits', 'classes'])),
      ...refs('equipment', 'ITU-SETUP-16', [[['equipment', id, 'fits', 'with'], fits.with]]),
    ]),
    ...Object.entries(content.directives).flatMap(([id, { sides }]) =>
      Object.entries(sides).flatMap(([name, { hail, teams }]) => [
        ...refs('hails', 'ITU-HAIL-07', [[['directives', id, 'sides', name, 'hail'], hail]]),
        ...Object.entries(teams ?? {}).flatMap(([letter, all]) =>
          refs('teams', 'ITU-TEAM-13', listed(all, ['directives', id, 'sides', name, 'teams', letter])),
        ),
      ]),
    ),
  ];
}

function missionReferences(content: ContentPack): readonly Reference[] {
  return missionParts(content).flatMap(({ what, at }) => [
    ...refs('hails', 'ITU-HAIL-22', listed(what.hails, [...at, 'hails'])),
    ...refs(
      'units',
      'ITU-SETUP-29',
      ('units' in what ? what.units : []).map((unit, index) => [
        [...at, 'units', index, 'class'],
        unit.class,
      ]),
    ),
    ...('reinforcements' in what ? Object.entries(what.reinforcements?.named ?? {}) : []).flatMap(
      ([seat, ids]) => refs('units', 'ITU-REINF-02', listed(ids, [...at, 'reinforcements', 'named', seat])),
    ),
  ]);
}

function storyReferences(story: StoryRecord, at: Path): readonly Reference[] {
  const complications = Object.entries(story.complications);
  return [
    ...refs('overtures', 'ITU-MISSION-02', [[[...at, 'overture'], story.overture]]),
    ...refs('situations', 'ITU-MISSION-02', [[[...at, 'situation'], story.situation]]),
    ...refs(
      'complications',
      'ITU-MISSION-02',
      complications.map(([seat, id]) => [[...at, 'complications', seat], id]),
    ),
    ...Object.entries(story.fleets ?? {}).flatMap(([seat, ids]) =>
      refs('units', 'ITU-TFEX-04', listed(ids, [...at, 'fleets', seat])),
    ),
    ...refs(
      'teams',
      'ITU-TFEX-04',
      story.given.map(({ team }, index) => [[...at, 'given', index, 'team'], team]),
    ),
  ];
}
