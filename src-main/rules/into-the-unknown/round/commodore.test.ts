import { describe, expect, it } from 'vitest';
import { officerCard, type UnitOptions, playWith } from '../../../../tests/support/into-the-unknown';
import type { OfficerState } from '../../../../shared/contract/into-the-unknown';
import { unitOf } from '../figures';
import { commodoreFor } from './ways';

const FLAGSHIP: UnitOptions = {
  class: 'galaxy',
  at: [18, 18, 0],
  alert: 'green 1',
  crew: { 'captains-chair': 'admiral' },
};
const OTHERS: readonly UnitOptions[] = [
  { class: 'defiant', at: [21, 18, 0], alert: 'green 1' },
  { class: 'type-6-shuttle', at: [15, 18, 0] },
  { class: 'survey-team', in: '1:defiant/cargo' },
  { class: 'class-1-probe', at: [18, 22, 0] },
  { class: 'jemhadar-fighter', seat: '2', at: [24, 24, 0], alert: 'green 1' },
];

/** Units that the commodore could be committed for. */
function reached(is: Partial<OfficerState> = {}, flagship: Partial<UnitOptions> = {}): readonly string[] {
  const { table, frozen } = playWith({
    cards: { officers: { admiral: officerCard({ roles: ['command'] }) } },
    units: [{ ...FLAGSHIP, ...flagship }, ...OTHERS],
    officers: { '1:admiral': { commodore: true, ...is } },
  });
  return frozen.units.map(({ id }) => id).filter((id) => commodoreFor(table, frozen, unitOf(frozen, id)));
}

describe('the commodore', () => {
  it('ITU-OFFICER-02: is committed for friendly ships, auxiliary units and teams, the flagship among them, never for projectiles', () => {
    expect(reached()).toEqual(['1:galaxy', '1:defiant', '1:type-6-shuttle', '1:survey-team']);
  });

  it('ITU-OFFICER-02: only ready and able, in the captain’s chair', () => {
    expect(reached({ ready: false })).toEqual([]);
    expect(reached({ incapacitated: true })).toEqual([]);
    expect(reached({ capturedBy: '2' })).toEqual([]);
    expect(reached({ station: 'helm' })).toEqual([]);
    expect(reached({ station: null })).toEqual([]);
  });

  it('ITU-OFFICER-02: the flagship’s Comms range is the jammed one, and reaches units at that', () => {
    expect(reached({}, { at: [8, 8, 0] }).length).toBeLessThan(4);
    expect(reached({}, { is: { conditions: ['jammed'] }, at: [18, 8, 0] })).toEqual(['1:galaxy']);
  });

  it('ITU-OFFICER-02: a chair on an opposing ship is no flagship', () => {
    const at = { type: 'section', unit: '2:jemhadar-fighter', section: 'bridge' } as const;
    expect(reached({ at })).toEqual([]);
  });
});
