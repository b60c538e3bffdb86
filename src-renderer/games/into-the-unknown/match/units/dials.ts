/** The dials of a unit as rings: alert, crew, hull, reserve; none where the unit has none of it. */
import type { UnitClass } from '../../../../../shared/content';
import type { UnitView } from '../../../../../shared/contract/into-the-unknown';
import type { Segment } from './ring';

export interface DialModel {
  readonly name: string;
  readonly segments: readonly Segment[];
  readonly at: number;
  readonly figure: string;
  readonly text: string;
}

const ALERT_INKS: Readonly<Record<string, Segment['ink']>> = { green: 'ok', yellow: 'warn', red: 'bad' };
const HULL_INKS = {
  none: 'ok',
  light: 'ok',
  yellow: 'warn',
  orange: 'orange',
  severe: 'bad',
} as const;

export function dialsOf(unit: UnitView, unitClass: UnitClass | undefined): readonly DialModel[] {
  if (!unitClass) return [];
  return [alertDial, crewDial, hullDial, reserveDial].flatMap((make) => make(unit, unitClass) ?? []);
}

function alertDial(unit: UnitView, { alerts }: UnitClass): DialModel | null {
  if (unit.alert === null || alerts.length === 0) return null;
  const segments = alerts.map(({ alert }): Segment => {
    const [status = ''] = alert.split(' ');
    return { ink: ALERT_INKS[status] ?? 'text-2', name: alert };
  });
  const name = segments[unit.alert]?.name ?? '';
  const [status = '', number = ''] = name.split(' ');
  return {
    name: 'Alert',
    segments,
    at: unit.alert,
    figure: `${status.charAt(0).toUpperCase()}${number}`,
    text: status,
  };
}

/** Best step first, as on the card; the star is where it starts. */
function crewDial(unit: UnitView, { crew }: UnitClass): DialModel | null {
  if (unit.crew === null || crew === null) return null;
  const steps = [...crew].reverse();
  const at = steps.findIndex(({ step }) => step === unit.crew);
  const segments = steps.map(({ step }): Segment => ({
    ink: step > 0 ? 'accent' : step === 0 ? 'text-2' : 'warn',
    name: String(step),
  }));
  const figure = unit.crew === 0 ? '★' : unit.crew > 0 ? `+${unit.crew}` : `−${-unit.crew}`;
  const text = unit.crew === 0 ? 'start' : unit.crew > 0 ? 'inspired' : 'worn';
  return { name: 'Crew', segments, at: Math.max(0, at), figure, text };
}

function hullDial(unit: UnitView, { hull }: UnitClass): DialModel | null {
  if (hull === null || hull.length === 0) return null;
  const at = Math.min(unit.hull, hull.length - 1);
  const most = hull.length - 1;
  const left = unit.hullLeft ?? most - unit.hull;
  // Turned round, so that the ring empties as the hull does.
  const segments = [...hull]
    .reverse()
    .map(({ status }): Segment => ({ ink: HULL_INKS[status], name: status }));
  const status = unit.disabled ? 'disabled' : (unit.hullStatus ?? hull[at]?.status ?? 'none');
  return {
    name: 'Hull',
    segments,
    at: hull.length - 1 - at,
    figure: String(left),
    text: status === 'none' ? 'whole' : status,
  };
}

function reserveDial(unit: UnitView, { reserve }: UnitClass): DialModel | null {
  if (unit.reserve === null || reserve === null) return null;
  const segments = Array.from({ length: reserve.max + 1 }, (_, index): Segment => ({
    ink: 'accent',
    name: String(index),
  }));
  return {
    name: 'Reserve',
    segments,
    at: Math.min(unit.reserve, reserve.max),
    figure: String(unit.reserve),
    text: `of ${reserve.max}`,
  };
}
