/** The closed words of Black Alert: teams, ships and their locations, resources. Everywhere ids are kebab-case. */

export const TEAMS = ['starfleet', 'terran'] as const;
export type Team = (typeof TEAMS)[number];
export const SHIPS = ['discovery', 'charon'] as const;
export type Ship = (typeof SHIPS)[number];

/** Six locations a ship; both have a `weapons`, so an id includes the ship. BA-COMP-02. */
export const LOCATIONS = [
  'discovery/brig',
  'discovery/cargo-bay',
  'discovery/engineering',
  'discovery/weapons',
  'discovery/bridge',
  'discovery/ready-room',
  'charon/aft-cargo-bay',
  'charon/agony-booth',
  'charon/throne-room',
  'charon/reactor',
  'charon/weapons',
  'charon/fleet-command',
] as const;
export type LocationId = (typeof LOCATIONS)[number];

export const RESOURCES = ['intel', 'dilithium', 'tritanium'] as const;
export type Resource = (typeof RESOURCES)[number];

export const HOME: Readonly<Record<Team, Ship>> = { starfleet: 'discovery', terran: 'charon' };
export const TEAM_OF: Readonly<Record<Ship, Team>> = { discovery: 'starfleet', charon: 'terran' };

export function otherTeam(team: Team): Team {
  return team === 'starfleet' ? 'terran' : 'starfleet';
}

export function otherShip(ship: Ship): Ship {
  return ship === 'discovery' ? 'charon' : 'discovery';
}

export function shipOf(location: LocationId): Ship {
  return location.startsWith('discovery/') ? 'discovery' : 'charon';
}

export function locationsOf(ship: Ship): readonly LocationId[] {
  return LOCATIONS.filter((location) => shipOf(location) === ship);
}
