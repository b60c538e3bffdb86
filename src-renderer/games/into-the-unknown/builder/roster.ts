/** What a campaign carries from mission to mission (ITU-TASK-10, ITU-MISSION-06, ITU-DEPLOY-07). */
import type { Force, Roster } from '../../../../shared/documents';

export const OFFICER_STATUSES = ['available', 'incapacitated', 'lost'] as const;
export type OfficerStatus = (typeof OFFICER_STATUSES)[number];
export const STATUS_NAMES: Readonly<Record<OfficerStatus, string>> = {
  available: 'Available',
  incapacitated: 'Incapacitated',
  lost: 'Lost',
};

/** The task force with a roster, or without. */
export function withRoster(force: Force, roster: Roster | null): Force {
  if (roster !== null) return { ...force, roster };
  const rest = { ...force };
  delete rest.roster;
  return rest;
}

export function withStatus(roster: Roster, officer: string, status: OfficerStatus | null): Roster {
  const isThere = roster.officers.some((each) => each.officer === officer);
  if (status === null) {
    return { ...roster, officers: roster.officers.filter((each) => each.officer !== officer) };
  }
  if (!isThere) return { ...roster, officers: [...roster.officers, { officer, status }] };
  const officers = roster.officers.map((each) => (each.officer === officer ? { officer, status } : each));
  return { ...roster, officers };
}

export function withShip(
  roster: Roster,
  index: number,
  change: Partial<Roster['ships'][number]> | null,
): Roster {
  const ships = roster.ships.flatMap((ship, at) =>
    at !== index ? [ship] : change === null ? [] : [{ ...ship, ...change }],
  );
  return { ...roster, ships };
}
