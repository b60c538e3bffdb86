import { describe, expect, it } from 'vitest';
import { ability, type BegunOptions } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { Task } from '../../../../shared/contract/into-the-unknown';
import {
  CARDS,
  FOE,
  namesOf,
  orders,
  SHIP,
  STANDBY,
} from '../../../../tests/support/into-the-unknown/orders';

describe('mission actions', () => {
  const survey = ability('survey', {
    stations: ['instruments', 'medbay'],
    kinds: ['ship', 'team'],
    effects: [{ verb: 'flag', flag: 'surveyed' }],
  });
  const mission = (own: Partial<typeof survey>): BegunOptions => ({
    cards: {
      ...CARDS,
      overtures: { overture: { ...overture(), actions: [{ ...survey, ...own }] } },
    },
    mission: { overture: 'overture' },
  });
  const overture = () => {
    const [first] = Object.values(Match.begun().table.content.overtures);
    if (!first) throw new Error('No overtures.');
    return first;
  };
  const at = (options: BegunOptions, task: Task = STANDBY) =>
    namesOf(orders(task, options)).filter((name) => name.startsWith('survey'));

  it('ITU-MISSION-10: at any one of the stations shown that is online', () => {
    expect(at({ ...mission({}), units: [SHIP, FOE] })).toEqual(['survey@instruments -', 'survey@medbay -']);
    const is = { damageCards: [{ card: 'dce1', station: 'medbay', end: 'aft' }] } as const;
    expect(at({ ...mission({}), units: [{ ...SHIP, is }, FOE] })).toEqual(['survey@instruments -']);
    const none = mission({ stations: ['console'] });
    expect(at({ ...none, units: [SHIP, FOE] })).toEqual([]);
    expect(
      orders(STANDBY, { ...none, units: [SHIP, FOE] }).refusal('1', {
        type: 'order',
        unit: '1:defiant',
        ability: 'survey',
        station: 'console',
        officer: null,
        target: null,
      }),
    ).toMatchObject({ code: 'no-station', rule: 'ITU-MISSION-10' });
  });

  it('ITU-OFFICER-05, ITU-MISSION-10: at a station that shows several icons by any of them', () => {
    const unit = (card: string, id: string) => ({
      units: [{ class: card, at: [9, 9, 0] } as const, FOE],
      ...mission({ kinds: [], stations: [id as 'helm'] }),
    });
    expect(at(unit('type-6-shuttle', 'instruments'))).toEqual(['survey@console -']);
    expect(at(unit('type-6-shuttle', 'tactical'))).toEqual(['survey@console -']);
    expect(at(unit('type-6-shuttle', 'medbay'))).toEqual([]);
    expect(at(unit('galaxy-saucer', 'captains-chair'))).toEqual(['survey@helm -']);
    expect(at(unit('type-6-shuttle', 'captains-chair'))).toEqual([]);
    expect(at(unit('supply-ship', 'engineering'))).toEqual(['survey@cargo-bay -']);
    const shown = orders(STANDBY, unit('type-6-shuttle', 'instruments'))
      .view('1')
      .units.find(({ id }) => id === '1:type-6-shuttle');
    expect(shown?.orders.find(({ ability }) => ability === 'survey')).toMatchObject({
      station: 'console',
      refusal: null,
    });
  });

  it('ITU-MISSION-11: a unit without stations takes it whatever station is shown', () => {
    const team = { class: 'survey-team', in: '1:defiant/cargo' } as const;
    expect(at({ ...mission({}), units: [SHIP, team, FOE] })).toContain('survey@- -');
  });

  it('ITU-MISSION-09: one that names no kind is open to every player unit, one that names them to these alone', () => {
    const shuttle = { class: 'type-6-shuttle', at: [9, 9, 0] } as const;
    const open = mission({ kinds: [], stations: [] });
    expect(at({ ...open, units: [shuttle, FOE] })).toEqual(['survey@- -']);
    expect(at({ ...mission({ stations: [] }), units: [shuttle, FOE] })).toEqual([]);
  });

  it('ITU-MISSION-08: an action of the overture is over once the complication has begun', () => {
    const begun = { ...mission({}), units: [SHIP, FOE] };
    expect(at(begun)).toHaveLength(2);
    const later = {
      ...begun.mission,
      part: 'complication',
      revealed: '1',
      complications: { '1': 'infection' },
    } as const;
    expect(at({ ...begun, mission: later })).toEqual([]);
  });
});
