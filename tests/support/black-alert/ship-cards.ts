/** Missions, Damage and Threat cards of the fixture. */
import type {
  BlackAlertContent,
  DamageCardRecord,
  Effect,
  LocationId,
  Price,
} from '../../../shared/content/black-alert';
import { source } from './cards';

export const missions: BlackAlertContent['missions'] = {
  'rebel-stronghold': {
    name: 'Meeting at Rebel Stronghold',
    node: 'Harlak',
    location: 'discovery/weapons',
    resolve: 4,
    resources: { intel: 1 },
    source,
  },
  ...Object.fromEntries(
    (['bridge', 'brig', 'cargo-bay', 'engineering', 'ready-room'] as const).map((place, index) => [
      `mission-${place}`,
      {
        name: place,
        node: `World ${index + 1}`,
        location: `discovery/${place}` as const,
        resolve: 2,
        resources: {},
        source,
      },
    ]),
  ),
};

function damageCard(location: LocationId, resolve: number, resources: Price): DamageCardRecord {
  return { name: location, location, resolve, resources, source };
}
/** The Ready Room's prices are those of the book's example (BA-REPAIR-02). */
export const damageCards: BlackAlertContent['damageCards'] = {
  'd-brig': damageCard('discovery/brig', 2, { tritanium: 1 }),
  'd-cargo-bay': damageCard('discovery/cargo-bay', 2, { intel: 1 }),
  'd-engineering': damageCard('discovery/engineering', 3, { dilithium: 2 }),
  'd-weapons': damageCard('discovery/weapons', 3, { tritanium: 2 }),
  'd-bridge': damageCard('discovery/bridge', 3, { dilithium: 1 }),
  'd-ready-room': damageCard('discovery/ready-room', 3, { dilithium: 1 }),
  'c-aft-cargo-bay': damageCard('charon/aft-cargo-bay', 2, { intel: 1 }),
  'c-agony-booth': damageCard('charon/agony-booth', 2, {}),
  'c-throne-room': damageCard('charon/throne-room', 4, { dilithium: 2 }),
  'c-reactor': damageCard('charon/reactor', 3, { dilithium: 1, tritanium: 1 }),
  'c-weapons': damageCard('charon/weapons', 3, { tritanium: 1 }),
  'c-fleet-command': damageCard('charon/fleet-command', 2, { intel: 1 }),
};

const damage: Effect = { verb: 'damage', ship: 'discovery', at: 'random', count: 1 };
const section = (effects: Effect[], endsTravel = false) => ({ text: '', effects, endsTravel });
const wound: Effect = { verb: 'wound', who: 'self' };
const discard: Effect = { verb: 'discard', who: 'self', count: 1, by: 'holder' };
const spared: Effect = {
  verb: 'unless-paid',
  resolve: 2,
  then: [{ verb: 'lose', side: 'own', count: 1 }],
};

/** Corner numbers 0, 1 and 2, four of each. `threat-1` to `threat-12`. */
export const threatCards: BlackAlertContent['threatCards'] = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `threat-${index + 1}`,
    {
      name: `Threat ${index + 1}`,
      corner: index % 3,
      corruption: [section([wound]), section([discard]), section([], true), section([])][index % 4]!,
      fleet: [section([damage]), section([spared]), section([damage], true), section([])][index % 4]!,
      source,
    },
  ]),
);
