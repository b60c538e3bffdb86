/** What a unit is, in a line. */
import type { UnitView } from '../../../../../shared/contract/into-the-unknown';
import type { MatchSession } from '../session.svelte';
import { cardName, locationWords, officerName, recordOf } from '../words';

/** `Flagship, capital, evasion 1, warp 9`; teams say where they are. */
export function unitSubtitle({ view, content, told }: MatchSession, unit: UnitView): string {
  const unitClass = content.units[recordOf(unit.class)];
  const commodore = view.officers.find(
    ({ commodore: is, at }) => is && at !== null && 'unit' in at && at.unit === unit.id,
  );
  const parts = [
    commodore ? `Commodore ${officerName(told, commodore.id)}` : '',
    unitClass?.category ?? unit.kind,
    figure('evasion', unit.figures.evasion),
    unit.figures.warpIn === null ? '' : `warp ${unit.figures.warpIn}`,
    unit.location === null ? '' : locationWords(told, unit.location),
    unit.pose === null && unit.location === null ? 'not on the table' : '',
    unit.system === null ? '' : `in ${/^\d+$/.test(unit.system) ? `system ${unit.system}` : unit.system}`,
    unit.primary === null ? '' : `separated from ${cardName(content, unit.primary)}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function figure(name: string, value: number | null): string {
  return value === null ? '' : `${name} ${value}`;
}
