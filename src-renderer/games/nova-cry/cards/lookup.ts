/** Records behind printed cards, and whether a figure is one of ours. */
import type { Sourced } from '../../../../shared/content';
import type {
  ActionCardRecord,
  AlienRecord,
  CaptainRecord,
  CrewRecord,
  NovaCryContent,
  PlanetRecord,
  ShipRecord,
  WeaponRecord,
} from '../../../../shared/content/nova-cry';
import type { CardId } from '../../../../shared/contract/nova-cry';

/** The pack's id of a printed card: copies of one end in `#2` and so on. */
export function recordOf(card: CardId): string {
  const mark = card.indexOf('#');
  return mark < 0 ? card : card.slice(0, mark);
}

export function shipRecord({ ships }: NovaCryContent, card: CardId): ShipRecord | null {
  return ships[recordOf(card)] ?? null;
}
export function captainRecord({ captains }: NovaCryContent, card: CardId): CaptainRecord | null {
  return captains[recordOf(card)] ?? null;
}
export function weaponRecord({ weapons }: NovaCryContent, card: CardId): WeaponRecord | null {
  return weapons[recordOf(card)] ?? null;
}
export function crewRecord({ crew }: NovaCryContent, card: CardId): CrewRecord | null {
  return crew[recordOf(card)] ?? null;
}
export function planetRecord({ planets }: NovaCryContent, card: CardId): PlanetRecord | null {
  return planets[recordOf(card)] ?? null;
}
export function alienRecord({ aliens }: NovaCryContent, card: CardId): AlienRecord | null {
  return aliens[recordOf(card)] ?? null;
}
export function actionRecord({ actionCards }: NovaCryContent, card: CardId): ActionCardRecord | null {
  return actionCards[recordOf(card)] ?? null;
}

/** Some figure of it is a stand-in of ours for what no source prints. */
export function isHouse({ source, sources = {} }: Sourced): boolean {
  return [source, ...Object.values(sources)].some(({ kind }) => kind === 'house');
}

/** The words of an ability with its number: `N` stands for it wherever it stands alone; cards and times are one at 1. */
export function abilityText(text: string, number: number): string {
  const told = text.replace(/\bN\b/g, String(number));
  return number === 1 ? told.replace(/\b1 ((?:action )?card|time)s\b/g, '1 $1') : told;
}
