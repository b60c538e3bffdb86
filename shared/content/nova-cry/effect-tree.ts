/** Every effect and modifier of a Nova Cry pack, those within others too, each with its place. */
import type { Effect, Modifier } from './effects';
import type { Use } from './uses';
import type { NovaCryContent } from './records';

type Path = readonly PropertyKey[];

export interface PlacedEffect {
  readonly effect: Effect;
  readonly at: Path;
}

/** These effects and all that they hold, in the order of the card. */
export function effectsWithin(effects: readonly Effect[], at: Path): readonly PlacedEffect[] {
  return effects.flatMap((effect, index) => {
    const own = [...at, index];
    return [{ effect, at: own }, ...innerOf(effect, own)];
  });
}

function innerOf(effect: Effect, at: Path): readonly PlacedEffect[] {
  if (effect.verb === 'choose')
    return effect.options.flatMap((option, index) => effectsWithin(option, [...at, 'options', index]));
  if (effect.verb === 'if')
    return [
      ...effectsWithin(effect.then, [...at, 'then']),
      ...effectsWithin(effect.else ?? [], [...at, 'else']),
    ];
  if (effect.verb === 'pay') return effectsWithin(effect.then, [...at, 'then']);
  return effect.verb === 'modify' ? withinModifier(effect.what, [...at, 'what']) : [];
}

function withinModifier(what: Modifier, at: Path): readonly PlacedEffect[] {
  return what.changes === 'strategy' ? effectsWithin(what.effects, [...at, 'effects']) : [];
}

/** Where effects stand: at once when something is played, reached or bought; or in a use at its moment. */
export interface EffectPlace {
  readonly at: Path;
  readonly effects: readonly Effect[];
  readonly use: Use | null;
  /** Bears the arrow, or is an alien: it lies in play. */
  readonly staysInPlay: boolean;
}

/** Every list of effects of a pack. */
export function effectPlaces(content: NovaCryContent): readonly EffectPlace[] {
  return [
    ...placesAtOnce('planets', content.planets),
    ...placesAtOnce('discovery', content.discovery),
    ...placesAtOnce('merchant', content.merchant),
    ...alienPlaces(content),
    ...cardPlaces(content),
  ];
}

function placesAtOnce(
  kind: string,
  records: Readonly<Record<string, { readonly effects: readonly Effect[] }>>,
): readonly EffectPlace[] {
  return Object.entries(records).map(([id, { effects }]) => ({
    at: [kind, id, 'effects'],
    effects,
    use: null,
    staysInPlay: false,
  }));
}

function alienPlaces({ aliens }: NovaCryContent): readonly EffectPlace[] {
  return Object.entries(aliens).flatMap(([id, { lasting, use }]) => [
    ...lasting.map((what, index) => ({
      at: ['aliens', id, 'lasting', index],
      effects: what.changes === 'strategy' ? what.effects : [],
      use: null,
      staysInPlay: true,
    })),
    ...usePlace(use, ['aliens', id, 'use'], true),
  ]);
}

function cardPlaces({ actionCards }: NovaCryContent): readonly EffectPlace[] {
  return Object.entries(actionCards).flatMap(([id, { options, arrow }]) =>
    options.flatMap(({ effects, use }, index) => {
      const at = ['action-cards', id, 'options', index];
      return [
        { at: [...at, 'effects'], effects, use: null, staysInPlay: arrow },
        ...usePlace(use, [...at, 'use'], arrow),
      ];
    }),
  );
}

function usePlace(use: Use | null, at: Path, staysInPlay: boolean): readonly EffectPlace[] {
  return use === null ? [] : [{ at: [...at, 'effects'], effects: use.effects, use, staysInPlay }];
}
