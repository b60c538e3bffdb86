import { describe, expect, it } from 'vitest';
import type { Force, NamedForce } from '../../../../../shared/documents';
import { enlisted, standardForce } from '../../../../../shared/fleet';
import { shippedContent } from '../../../../../tests/support/shipped-content';
import { DRAWN, forceFaults, savedChoices, STANDARD, withForce } from './force-choice';
import { budgetsWith, FIRST_SEATS, matchRequest, type SeatForm, type SectorMatchForm } from './match-form';

const content = shippedContent();
function made(faction: Force['faction']): Force {
  const force = standardForce(content, faction);
  if (force === null) throw new Error('The shipped packs have officers of every faction.');
  return force;
}
const named = (id: string, name: string, force: Force): NamedForce => ({ id, name, corePoints: 50, force });
const choices = savedChoices([
  {
    id: 'one',
    title: 'Border',
    forces: [named('a', 'Border', made('klingon')), named('b', 'Watch', made('dominion'))],
  },
  { id: 'two', title: 'War', forces: [named('a', 'Veterans', enlisted(content, made('federation')))] },
]);
const [first, second] = FIRST_SEATS as [SeatForm, SeatForm];
const form = (seats: readonly SeatForm[], own: Partial<SectorMatchForm> = {}): SectorMatchForm => ({
  title: 'A match',
  seats,
  type: 'incident',
  overture: '',
  situation: '',
  story: '',
  corePoints: 50,
  dealt: false,
  chance: 'seeded',
  packs: [],
  readings: {},
  seed: '',
  ...own,
});

describe('the task force of a seat', () => {
  it('is listed by plan and name, by one name where both are the same', () => {
    expect(choices.map(({ label }) => label)).toEqual(['Border', 'Border: Watch', 'War: Veterans']);
  });

  it('is given whole, drawn, or left to main, and brings its faction', () => {
    const seats = [withForce(choices, first, 'one/a'), withForce(choices, second, DRAWN)];
    expect(seats[0]?.faction).toBe('klingon');
    expect(matchRequest(form(seats), choices)).toMatchObject({
      names: ['Klingon', 'Dominion'],
      setup: { seats: [{ force: { faction: 'klingon' } }, { faction: 'dominion', drawn: true }] },
    });
    const back = withForce(choices, seats[0]!, STANDARD);
    expect(matchRequest(form([back, second]), choices).setup).toMatchObject({
      seats: [{ faction: 'klingon' }, { faction: 'dominion' }],
    });
  });

  it('ITU-TASK-03, ITU-TASK-09: is checked for the budget that is chosen', () => {
    const seats = [withForce(choices, first, 'one/a'), second];
    expect(forceFaults(content, choices, form(seats))).toEqual([]);
    expect(forceFaults(content, choices, form(seats, { corePoints: 40 }))).toMatchObject([
      { name: 'Border', fault: { rule: 'ITU-TASK-09' } },
    ]);
    expect(budgetsWith(45)).toEqual([40, 45, 50, 60]);
  });

  it('ITU-TASK-01: beside one of a campaign a task force of a plan needs a roster; what the program makes has one', () => {
    const veterans = withForce(choices, first, 'two/a');
    expect(forceFaults(content, choices, form([veterans, second]))).toEqual([]);
    const both = [veterans, withForce(choices, second, 'one/b')];
    expect(forceFaults(content, choices, form(both))).toMatchObject([
      { name: 'Watch', fault: { rule: 'ITU-TASK-01' } },
    ]);
  });
});
