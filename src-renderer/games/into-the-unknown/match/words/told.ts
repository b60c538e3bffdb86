/** What the words of a match are told by: the content, the table as its viewer may know it, and who plays where. */
import type { ContentPack } from '../../../../../shared/content';
import type { SeatId } from '../../../../../shared/contract';
import type {
  CardRef,
  FeatureId,
  IntoTheUnknownView,
  OfficerId,
  UnitId,
  UnitView,
} from '../../../../../shared/contract/into-the-unknown';
import { capital, spaced } from './text';

/** What cards by themselves are worded by, where there is no match. */
export interface Worded {
  readonly content: Pick<ContentPack, 'units' | 'teams' | 'features'>;
  /** A length as the person reads lengths, such as `5.35 in`. */
  readonly lengthOf: (inches: number) => string;
}

export interface Told extends Worded {
  readonly content: ContentPack;
  readonly view: IntoTheUnknownView;
  /** Who plays a seat, as the match names them. */
  readonly nameOf: (seat: SeatId) => string;
}

/** The pack's id of a card, class, unit or officer: without the seat before the colon and the copy behind `#`. */
export function recordOf(id: string): string {
  const bare = id.slice(id.indexOf(':') + 1);
  const mark = bare.indexOf('#');
  return mark < 0 ? bare : bare.slice(0, mark);
}

export function unitIn({ view }: Told, id: UnitId): UnitView | null {
  return view.units.find((unit) => unit.id === id) ?? null;
}

/** A unit by its name and number; one that is out, by its class. */
export function unitName(told: Told, id: UnitId): string {
  const unit = unitIn(told, id);
  if (!unit) return className(told.content, recordOf(id));
  const sign = unit.letter ?? unit.number;
  const name = className(told.content, unit.class);
  return sign === null ? name : `${name} ${sign}`;
}

/** A unit class or team by its short name. */
export function className({ units, teams }: Worded['content'], card: CardRef): string {
  const id = recordOf(card);
  return units[id]?.shortName ?? teams[id]?.shortName ?? capital(spaced(id));
}

export function featureName({ view }: Told, id: FeatureId): string {
  const feature = view.features.find((each) => each.id === id);
  if (!feature) return 'a feature that is gone';
  const name = capital(feature.name);
  return feature.number === null ? name : `${name} ${feature.number}`;
}

/** An officer of a match by name; a second of a name keeps her number. */
export function officerName({ content, view }: Told, id: OfficerId): string {
  const officer = view.officers.find((each) => each.id === id);
  const card = officer?.copied ?? officer?.card ?? id;
  const [, copy] = id.split('#');
  const name = content.officers[recordOf(card)]?.name ?? capital(spaced(recordOf(card)));
  return copy === undefined ? name : `${name} ${copy}`;
}

/** Whatever an id names: a unit, a feature, an officer, a class, a card. */
export function thingName(told: Told, id: string): string {
  const { view } = told;
  if (view.units.some((unit) => unit.id === id)) return unitName(told, id);
  if (view.features.some((feature) => feature.id === id)) return featureName(told, id);
  if (view.officers.some((officer) => officer.id === id)) return officerName(told, id);
  return cardName(told.content, id);
}

/** The printed name of any card of the game; what the viewer may not see is `a card`. */
export function cardName(content: ContentPack, card: CardRef): string {
  const id = recordOf(card);
  if (id === '?') return 'a card';
  const kinds: readonly Readonly<Record<string, { readonly name: string }>>[] = [
    content.officers,
    content.units,
    content.teams,
    content.equipment,
    content.damageCards,
    content.overtures,
    content.situations,
    content.complications,
    content.stories,
    content.hails,
  ];
  return kinds.find((records) => Object.hasOwn(records, id))?.[id]?.name ?? capital(spaced(id));
}

/** The side of a directive by its printed name. */
export function directiveName({ directives }: ContentPack, card: CardRef, side: 'calm' | 'hostile'): string {
  return directives[recordOf(card)]?.sides[side].name ?? capital(spaced(recordOf(card)));
}
