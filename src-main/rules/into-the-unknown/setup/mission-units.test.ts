import { describe, expect, it } from 'vitest';
import { overtureCard, playWith } from '../../../../tests/support/into-the-unknown';
import { placeUnits } from './mission-units';

function placers(by: string, priority: '1' | '2', count = 3): readonly string[] {
  const where = { inSystem: false, onePerSystem: false, anotherSystem: false, beyond: [] };
  const overtures = { raided: overtureCard({ units: [{ class: 'hostile-raider', count, by, where }] }) };
  const play = playWith({
    cards: { overtures },
    mission: { overture: 'raided', situation: null, first: priority },
    seats: { '2': { roles: ['escort'] } },
    round: null,
    tasks: [],
  });
  placeUnits(play);
  // The task on top is carried out first.
  return play.frozen.tasks.toReversed().flatMap((task) => (task.type === 'place-unit' ? [task.seat] : []));
}

describe('units of a mission', () => {
  it('ITU-SETUP-29, ITU-ORDER-02: players alternate in placing neutral units, the priority player first', () => {
    expect(placers('nobody', '1')).toEqual(['1', '2', '1']);
    expect(placers('nobody', '2')).toEqual(['2', '1', '2']);
  });

  it('ITU-SETUP-29: those that the mission gives a player are placed by that player', () => {
    expect(placers('escort', '1')).toEqual(['2', '2', '2']);
    expect(placers('priority', '2', 2)).toEqual(['2', '2']);
    expect(placers('other', '2', 2)).toEqual(['1', '1']);
  });
});
