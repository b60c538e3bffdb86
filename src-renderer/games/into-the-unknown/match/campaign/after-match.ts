/** What a match leaves of the rosters that it was played with, and the plan that keeps them for the next mission. */
import type { SeatId } from '../../../../../shared/contract';
import type { IntoTheUnknownView } from '../../../../../shared/contract/into-the-unknown';
import type { Force, NamedForce, Roster } from '../../../../../shared/documents';
import { type Aftermath, rosterAfter, shipClass } from '../../../../../shared/fleet';
import type { NewPlan } from '../../../../bridge/library.svelte';
import { cardName, type Told } from '../words';

/** True where rosters are carried on (ITU-MISSION-06). */
export function isOfCampaign({ setup }: Pick<IntoTheUnknownView, 'setup'>): boolean {
  return setup.mode === 'campaign';
}

/** Ships in the order in which they came, those that are out too; officers by their cards. */
export function aftermathOf({ content, view }: Told, seat: SeatId): Aftermath {
  const isShip = (of: string) => shipClass(content, of) !== undefined;
  const here = view.units
    .filter((unit) => unit.owner === seat && isShip(unit.class))
    .map(({ id, class: of, hull, crew }) => ({ id, class: of, hull, crew, isDestroyed: false }));
  const out = view.gone
    .filter((unit) => unit.owner === seat && isShip(unit.class))
    .map(({ unit: id, class: of, hull, why }) => ({
      id,
      class: of,
      hull,
      crew: null,
      isDestroyed: why === 'destroyed',
    }));
  return {
    ships: [...here, ...out].sort((one, other) => copyOf(one.id) - copyOf(other.id)),
    officers: view.officers.filter(({ owner }) => owner === seat),
  };
}

/** `1:defiant#2` is the second of its class. */
function copyOf(unit: string): number {
  return Number(unit.split('#')[1] ?? 1);
}

/** Each seat's task force with its roster as it is now, and what the mission came to among its achievements (ITU-SETUP-03). */
export function forcesAfter(told: Told): readonly { readonly seat: SeatId; readonly force: Force }[] {
  const { content, view } = told;
  return view.setup.seats.flatMap(({ force }, index) => {
    const seat = view.seats[index]?.seat;
    const after = seat === undefined ? null : rosterAfter(content, force, aftermathOf(told, seat));
    if (seat === undefined || after === null) return [];
    const achievements = [...after.achievements, achievement(told, seat)].slice(-MOST_ACHIEVEMENTS);
    return [{ seat, force: { ...force, roster: { ...after, achievements } } }];
  });
}

const MOST_ACHIEVEMENTS = 100;

/** Such as `Distress Call: won, 7 VP`. */
function achievement({ content, view }: Told, seat: SeatId): string {
  const { overture, story } = view.mission;
  const name = story === null ? cardName(content, overture ?? '') : (content.stories[story]?.name ?? story);
  const score = view.seats.find((each) => each.seat === seat)?.score ?? 0;
  const won = view.outcome?.winners.includes(seat) ?? false;
  return `${name}: ${won ? 'won' : 'not won'}, ${score} VP`;
}

/** A plan that keeps both task forces, for the mission to come. */
export function campaignPlan(told: Told, title: string): NewPlan {
  const { corePoints } = told.view.setup;
  const forces: NamedForce[] = forcesAfter(told).map(({ seat, force }, index) => ({
    id: `force-${index + 1}`,
    name: told.nameOf(seat).slice(0, 100),
    corePoints,
    force,
  }));
  return { game: 'into-the-unknown', title: `After ${title}`.slice(0, 200), layout: 'helix', forces };
}

/** What the match changed for a seat, a line for each ship and officer; none: all is as it was. */
export function changesOf({ content }: Told, before: Roster, after: Roster): readonly string[] {
  const ships = after.ships.flatMap((ship, index): readonly string[] => {
    const was = before.ships[index];
    if (was?.hull === ship.hull && was.crew === ship.crew) return [];
    const name = shipClass(content, ship.class)?.name ?? ship.class;
    const hull = ship.hull === 0 ? 'whole' : `${ship.hull} down`;
    return [`${name}: hull ${hull}, crew ${signed(ship.crew)}`];
  });
  const officers = after.officers.flatMap(({ officer, status }, index): readonly string[] =>
    before.officers[index]?.status === status ? [] : [`${cardName(content, officer)}: ${status}`],
  );
  return [...ships, ...officers];
}

function signed(steps: number): string {
  if (steps === 0) return 'at its start';
  return steps > 0 ? `${steps} up` : `${-steps} down`;
}
