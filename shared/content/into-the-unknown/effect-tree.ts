/** Every ability, effect and condition of the cards of a match, those within others too, each with its place in the pack. */
import type { Ability } from './abilities';
import type { Condition } from './conditions';
import type { Effect, Spend, TestWork } from './effects';
import type { MatchContent } from './pack';
import type { ComplicationRecord, OvertureRecord, SituationRecord } from './mission-records';

type Path = readonly PropertyKey[];

export interface Placed<What> {
  readonly what: What;
  readonly at: Path;
}

function placed<What>(all: readonly What[], at: Path): readonly Placed<What>[] {
  return all.map((what, index) => ({ what, at: [...at, index] }));
}

/** These effects and all that they hold, in the order of the card. */
export function effectsWithin(effects: readonly Effect[], at: Path): readonly Placed<Effect>[] {
  return placed(effects, at).flatMap((one) => [one, ...innerOf(one.what, one.at)]);
}

function innerOf(effect: Effect, at: Path): readonly Placed<Effect>[] {
  if (effect.verb === 'choose')
    return effect.options.flatMap((option, index) =>
      effectsWithin(option.effects, [...at, 'options', index, 'effects']),
    );
  if (effect.verb === 'if')
    return [
      ...effectsWithin(effect.then, [...at, 'then']),
      ...effectsWithin(effect.else ?? [], [...at, 'else']),
    ];
  if (effect.verb === 'each') return effectsWithin(effect.effects, [...at, 'effects']);
  if (effect.verb === 'test') return effectsOfWork(effect.work, [...at, 'work']);
  return effect.verb === 'roll' ? effectsWithin(effect.perSuccess, [...at, 'perSuccess']) : [];
}

type Outcomes = Pick<TestWork, 'success' | 'failure' | 'spends'>;

function effectsOfWork({ success, failure, spends }: Outcomes, at: Path): readonly Placed<Effect>[] {
  return [
    ...effectsWithin(success, [...at, 'success']),
    ...effectsWithin(failure, [...at, 'failure']),
    ...spends.flatMap((spend, index) => effectsWithin(spend.effects, [...at, 'spends', index, 'effects'])),
  ];
}

/** Every effect of an ability. */
export function effectsOfAbility({ what, at }: Placed<Ability>): readonly Placed<Effect>[] {
  return [...effectsWithin(what.effects, [...at, 'effects']), ...effectsOfWork(what, at)];
}

/** Every ability of every card. */
export function abilitiesIn(content: MatchContent): readonly Placed<Ability>[] {
  return [
    ...Object.entries(content.officers).flatMap(([id, { abilities, keywords }]) => [
      ...placed(abilities, ['officers', id, 'abilities']),
      ...placed(keywords.qapla?.abilities ?? [], ['officers', id, 'keywords', 'qapla', 'abilities']),
    ]),
    ...abilitiesOf('teams', content.teams),
    ...abilitiesOf('equipment', content.equipment),
    ...abilitiesOf('damage-cards', content.damageCards),
    ...stationAbilities(content),
    ...missionParts(content).flatMap(({ what, at }) => placed(what.actions, [...at, 'actions'])),
  ];
}

function abilitiesOf(
  kind: string,
  records: Readonly<Record<string, { readonly abilities: readonly Ability[] }>>,
): readonly Placed<Ability>[] {
  return Object.entries(records).flatMap(([id, { abilities }]) => placed(abilities, [kind, id, 'abilities']));
}

function stationAbilities({ stations }: MatchContent): readonly Placed<Ability>[] {
  return Object.entries(stations).flatMap(([id, record]) => [
    ...record.stations.flatMap(({ abilities }, index) =>
      placed(abilities, ['stations', id, 'stations', index, 'abilities']),
    ),
    ...placed(record.abilities, ['stations', id, 'abilities']),
    ...placed(record.separation?.abilities ?? [], ['stations', id, 'separation', 'abilities']),
  ]);
}

type MissionPart = OvertureRecord | SituationRecord | ComplicationRecord;

/** Every overture, situation and complication. */
export function missionParts(content: MatchContent): readonly Placed<MissionPart>[] {
  return (['overtures', 'situations', 'complications'] as const).flatMap((kind) =>
    Object.entries<MissionPart>(content[kind]).map(([id, what]) => ({ what, at: [kind, id] })),
  );
}

function missionEffects({ what, at }: Placed<MissionPart>): readonly Placed<Effect>[] {
  const rows = [...('anomalies' in what ? what.anomalies : []), ...('secrets' in what ? what.secrets : [])];
  const table = 'anomalies' in what ? 'anomalies' : 'secrets';
  return [
    ...effectsWithin(what.hazards, [...at, 'hazards']),
    ...effectsWithin(what.readies, [...at, 'readies']),
    ...effectsWithin(what.setUp, [...at, 'setUp']),
    ...effectsWithin('afterObjectives' in what ? what.afterObjectives : [], [...at, 'afterObjectives']),
    ...effectsWithin('endScoring' in what ? what.endScoring : [], [...at, 'endScoring']),
    ...rows.flatMap(({ effects }, index) => effectsWithin(effects, [...at, table, index, 'effects'])),
  ];
}

/** Every effect of every card, in the order of the kinds. */
export function effectsIn(content: MatchContent): readonly Placed<Effect>[] {
  return [
    ...abilitiesIn(content).flatMap(effectsOfAbility),
    ...Object.entries(content.directives).flatMap(([id, { sides }]) =>
      Object.entries(sides).flatMap(([side, { triggers }]) =>
        triggers.flatMap(({ effects }, index) =>
          effectsWithin(effects, ['directives', id, 'sides', side, 'triggers', index, 'effects']),
        ),
      ),
    ),
    ...Object.entries(content.hails).flatMap(([id, hail]) => effectsOfWork(hail, ['hails', id])),
    ...Object.entries(content.stations).flatMap(([id, { activation }]) =>
      effectsWithin(activation?.first ?? [], ['stations', id, 'activation', 'first']),
    ),
    ...missionParts(content).flatMap(missionEffects),
  ];
}

/** This condition and those it holds. */
export function conditionsWithin(all: readonly Condition[], at: Path): readonly Placed<Condition>[] {
  return placed(all, at).flatMap((one) => [
    one,
    ...(one.what.is === 'not' ? conditionsWithin([one.what.what], [...one.at, 'what']) : []),
    ...(one.what.is === 'any' ? conditionsWithin(one.what.of, [...one.at, 'of']) : []),
  ]);
}

function ofSpends(spends: readonly Spend[], at: Path): readonly Placed<Condition>[] {
  return spends.flatMap(({ when }, index) => conditionsWithin(when, [...at, 'spends', index, 'when']));
}

/** Every condition of every ability, effect, directive and end of a mission. */
export function conditionsIn(content: MatchContent): readonly Placed<Condition>[] {
  return [
    ...abilitiesIn(content).flatMap(({ what, at }) => [
      ...conditionsWithin(what.requires, [...at, 'requires']),
      ...ofSpends(what.spends, at),
    ]),
    ...effectsIn(content).flatMap(({ what, at }) =>
      what.verb === 'if' ? conditionsWithin(what.when, [...at, 'when']) : [],
    ),
    ...Object.entries(content.hails).flatMap(([id, { spends }]) => ofSpends(spends, ['hails', id])),
    ...missionParts(content).flatMap(({ what, at }) =>
      'ends' in what ? what.ends.flatMap((end, index) => conditionsWithin(end, [...at, 'ends', index])) : [],
    ),
  ];
}
