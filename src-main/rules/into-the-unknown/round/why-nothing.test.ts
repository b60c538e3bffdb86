import { describe, expect, it } from 'vitest';
import { ability, officerCard, stationsCard } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';

const CARDS = {
  officers: { one: officerCard(), two: officerCard(), three: officerCard(), four: officerCard() },
  stations: {
    defiant: stationsCard({
      tactical: [
        ability('fire', { effects: [{ verb: 'attacks', skill: 'ordnance', relocateFirst: false }] }),
      ],
      instruments: [
        ability('lock', {
          target: {
            what: 'unit',
            unit: { kinds: [], subtypes: [], of: 'opposing', classes: [], hull: [] },
            range: 'sensors',
          },
          effects: [{ verb: 'flag', flag: 'locked' }],
        }),
      ],
      medbay: [ability('study', { effects: [{ verb: 'token', token: 'peril', on: 'self', count: -1 }] })],
      helm: [ability('slip', { requires: [{ is: 'peril', least: 3, on: 'self' }] })],
    }),
  },
} as const;
const FAR = { class: 'jemhadar-fighter', seat: '2', at: [18, 34, 0], crew: { helm: 'eris' } } as const;

function begun(): Match {
  const crew = { tactical: 'one', instruments: 'two', medbay: 'three', helm: 'four' } as const;
  const units = [{ class: 'defiant', at: [18, 2, 0], crew } as const, FAR];
  return Match.begun({
    cards: CARDS,
    tasks: [
      { type: 'round', step: 2 },
      { type: 'priority-order', seat: '1' },
    ],
    units,
  });
}

describe('why an order could do nothing', () => {
  it.each([
    ['fire', 'No target is in arc and range of a weapon.', 'ITU-DICE-13'],
    ['lock', 'No opposing unit that it asks for is in Sensors range.', 'ITU-DICE-01'],
    ['study', 'There is no peril to remove.', 'ITU-ORDER-05'],
    ['slip', 'It needs 3 peril on the unit.', 'ITU-ORDER-05'],
  ])('ITU-ORDER-05: %s tells what is lacking', (id, message, rule) => {
    const match = begun();
    const unit = match.view('1').units.find((each) => each.class === 'defiant');
    expect(unit?.orders.find((each) => each.ability === id)?.refusal).toMatchObject({ message, rule });
  });
});
