import { describe, expect, it } from 'vitest';
import {
  ability,
  type BegunOptions,
  officerCard,
  stationsCard,
} from '../../../../tests/support/into-the-unknown';
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

  const FIGHTER = { class: 'jemhadar-fighter', seat: '2', at: [30, 30, 0] } as const;
  const TEAM = { class: 'security-team', in: '2:jemhadar-fighter/cargo' } as const;
  const SHIP = {
    class: 'defiant',
    at: [10, 10, 0],
    alert: 'green 1',
    crew: { 'cargo-bay': 'worf' },
  } as const;
  const why = (units: BegunOptions['units'], unit: string, ability: string) => {
    const match = Match.begun({
      units: units ?? [],
      tasks: [
        { type: 'round', step: 2 },
        { type: 'priority-order', seat: '1' },
      ],
    });
    const told = match.view('1').units.find(({ id }) => id === unit);
    return told?.orders.find((each) => each.ability === ability)?.refusal;
  };
  const full = ['bridge', 'medbay', 'engineering'].map((section, index) => ({
    class: 'survey-team',
    in: `2:jemhadar-fighter/${section}`,
    is: { teamLetter: (['beta', 'gamma', 'gamma'] as const)[index] ?? null },
  }));

  it.each([
    ['ITU-TEAM-19', 'disband', [FIGHTER, TEAM]],
    [
      'ITU-TEAM-20',
      'disband',
      [
        { ...SHIP, is: { crew: 2 } },
        { ...TEAM, in: '1:defiant/cargo' },
      ],
    ],
    ['ITU-TEAM-26', 'raid', [{ ...SHIP }, { ...TEAM, in: '1:defiant/cargo' }]],
    ['ITU-TEAM-29', 'relocate', [FIGHTER, TEAM, ...full]],
    ['ITU-TEAM-31', 'assault', [FIGHTER, TEAM]],
  ] as const)('%s: a team is told why it cannot %s', (rule, ability, units) => {
    const team = { aboard: ['odo'] } as const;
    const led = units.map((unit) => (unit.class === 'security-team' ? { ...unit, ...team } : unit));
    expect(why(led, '1:security-team', ability)).toMatchObject({ code: 'does-nothing', rule });
  });

  it.each([
    ['ITU-TEAM-14', [{ ...SHIP, is: { crew: -4 } }]],
    ['ITU-TEAM-16', [SHIP, { class: 'survey-team', in: '1:defiant/cargo', is: { teamLetter: 'alpha' } }]],
    [
      'ITU-TEAM-15',
      [
        SHIP,
        ...(['alpha', 'beta', 'gamma'] as const).map((teamLetter, index) => ({
          class: 'survey-team',
          in: `1:defiant/${['bridge', 'medbay', 'engineering'][index] ?? ''}`,
          is: { teamLetter },
        })),
      ],
    ],
  ] as const)('%s: a ship is told why it cannot form a team', (rule, units) => {
    expect(why(units, '1:defiant', 'form-team')).toMatchObject({ code: 'does-nothing', rule });
  });
});
