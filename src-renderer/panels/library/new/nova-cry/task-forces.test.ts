import { describe, expect, it } from 'vitest';
import type { NovaCryContent } from '../../../../../shared/content/nova-cry';
import { cardAt, choicesFor, forcesFor, type Slot, withCard } from './task-forces';

const bare = (name: string, exclusive = false) => ({ name, exclusive });
const crew = (name: string, type: string, copies = 1) => ({
  name,
  type,
  copies,
  exclusive: type === 'mercenary',
});
const content = {
  ships: { orion: bare('Orion'), kestrel: bare('Kestrel'), mere: bare('Mere'), bonus: bare('Bonus', true) },
  captains: { marr: bare('Marr'), sung: bare('Sung'), prize: bare('Prize', true) },
  weapons: { lance: { name: 'Lance', copies: 2 }, repeater: { name: 'Repeater', copies: 2 } },
  crew: {
    vos: crew('Vos', 'scientist'),
    ilan: crew('Ilan', 'scientist'),
    quell: crew('Quell', 'doctor'),
    okoro: crew('Okoro', 'engineer'),
    hand: crew('Hand', 'mercenary'),
  },
  start: { firstGameWithout: ['orion'] },
} as unknown as NovaCryContent; // only what the form reads

const ALL = { firstGame: false, exclusives: false };
const ids = (slot: Slot, offered = ALL) => choicesFor(content, slot, offered).map(({ id }) => id);
const held = (forces: ReturnType<typeof forcesFor>, slot: Slot) => forces.map((force) => cardAt(force, slot));

describe('task forces that are given', () => {
  it('NC-START-04: the first game leaves out the ships that the recommendation names', () => {
    expect(ids('ship')).toEqual(['orion', 'kestrel', 'mere']);
    expect(ids('ship', { ...ALL, firstGame: true })).toEqual(['kestrel', 'mere']);
  });
  it('NC-KS-01: bonus cards are on offer where exclusives are asked for', () => {
    expect(ids('ship', { ...ALL, exclusives: true })).toContain('bonus');
    expect(ids('captain', { ...ALL, exclusives: true })).toContain('prize');
    expect(ids('captain')).not.toContain('prize');
  });
  it('NC-KS-02: a Mercenary stands in for any type', () => {
    expect(ids('doctor')).toEqual(['quell']);
    expect(ids('doctor', { ...ALL, exclusives: true })).toEqual(['quell', 'hand']);
  });
  it('every seat gets cards of its own; where there are too few, the draft has to find one', () => {
    const forces = forcesFor(content, ALL, 3);
    expect(held(forces, 'ship')).toEqual(['orion', 'kestrel', 'mere']);
    expect(held(forces, 'captain')).toEqual(['marr', 'sung', null]);
  });
  it('what was chosen stays while it is on offer, and a place left to the draft stays so', () => {
    const chosen = withCard(content, ALL, forcesFor(content, ALL, 2), 1, 'ship', 'mere');
    const drafted = withCard(content, ALL, chosen, 0, 'weapon', null);
    const next = forcesFor(content, { ...ALL, firstGame: true }, 3, drafted);
    expect(held(next, 'ship')).toEqual(['kestrel', 'mere', null]);
    expect(held(next, 'weapon')[0]).toBeNull();
  });
  it('a card that another seat has is exchanged, unless there is one more of it', () => {
    const forces = forcesFor(content, ALL, 2);
    expect(held(withCard(content, ALL, forces, 0, 'ship', 'kestrel'), 'ship')).toEqual(['kestrel', 'orion']);
    expect(held(withCard(content, ALL, forces, 0, 'weapon', 'repeater'), 'weapon')).toEqual([
      'repeater',
      'repeater',
    ]);
  });
});
