/** Lines of set-up, and of what is put on the table. */
import type { Lines } from './tables';
import { ownerOf } from './unit-owner';
import { STATION_PLACES } from './names';
import { cardName, className, featureName, officerName, type Told, unitName } from './told';
import { counted, listed, spaced } from './text';

export const SETUP_LINES: Lines<
  | 'mission'
  | 'dealt'
  | 'priority'
  | 'fleet'
  | 'bought'
  | 'posted'
  | 'commodore'
  | 'deployed'
  | 'placed'
  | 'feature-removed'
  | 'feature-moved'
> = {
  mission: ({ line, content }, { overture, situation, story }) => {
    const cards = [overture, ...(situation === null ? [] : [situation])].map((card) =>
      cardName(content, card),
    );
    return line(
      null,
      `the mission: ${story === null ? listed(cards) : cardName(content, story)}`,
      'ITU-CARDS-04',
    );
  },
  dealt: ({ line, nameOf, content }, { seat, count, cards, of }) => {
    const what = cards
      ? listed(cards.map((card) => cardName(content, card)))
      : counted(count, spaced(of).replace(/s$/, ''));
    return line(seat, `${nameOf(seat)} is dealt ${what}`, 'ITU-CARDS-07');
  },
  priority: ({ line, nameOf }, { seat, rolls }) => {
    const thrown = rolls.map(
      (roll) => `${nameOf(roll.seat)} ${counted(roll.successes, 'success', 'successes')}`,
    );
    const by = thrown.length === 0 ? '' : ` (${listed(thrown)})`;
    return line(seat, `${nameOf(seat)} has priority${by}`, 'ITU-SETUP-24');
  },
  fleet: ({ line, nameOf, content }, { seat, ships }) =>
    line(
      seat,
      `${nameOf(seat)} brings ${listed(ships.map((ship) => className(content, ship)))}`,
      'ITU-SETUP-04',
    ),
  bought: ({ line, nameOf, content }, { seat, card, points }) =>
    line(
      seat,
      `${nameOf(seat)} buys ${cardName(content, card)} for ${counted(points, 'flex point')}`,
      'ITU-SETUP-10',
    ),
  posted: (telling, { officer, unit, station }) =>
    telling.line(
      ownerOf(telling, unit),
      `${officerName(telling, officer)} aboard ${unitName(telling, unit)}${station === null ? '' : ` ${STATION_PLACES[station]}`}`,
      'ITU-SETUP-07',
    ),
  commodore: (telling, { officer }) =>
    telling.line(
      officerOwner(telling, officer),
      `${officerName(telling, officer)} is the commodore`,
      'ITU-SETUP-21',
    ),
  deployed: (telling, { unit, system }) =>
    telling.line(
      ownerOf(telling, unit),
      `${unitName(telling, unit)} is deployed${system === null ? '' : ` in ${systemName(system)}`}`,
      'ITU-DEPLOY-01',
    ),
  placed: (telling, { feature, seat }) =>
    telling.line(seat, `${featureName(telling, feature)} is placed`, 'ITU-SETUP-29'),
  'feature-removed': ({ line, actor }, { name }) => line(actor, `${name} is removed`),
  'feature-moved': (telling, { feature }) =>
    telling.line(telling.actor, `${featureName(telling, feature)} moves`),
};

export function systemName(system: string): string {
  return /^\d+$/.test(system) ? `system ${system}` : spaced(system);
}

export function officerOwner({ view }: Told, officer: string) {
  return view.officers.find(({ id }) => id === officer)?.owner ?? null;
}
