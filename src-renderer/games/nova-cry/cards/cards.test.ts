import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { NovaCryContent } from '../../../../shared/content/nova-cry';
import { novaCryView } from '../../../../tests/support/nova-cry-views';
import { shippedNovaCry } from '../../../../tests/support/shipped-content';
import ActionCard from './ActionCard.svelte';
import CaptainCard from './CaptainCard.svelte';
import CrewCard from './CrewCard.svelte';
import { abilityText } from './lookup';
import PlanetCard from './PlanetCard.svelte';
import ShipCard from './ShipCard.svelte';
import WeaponCard from './WeaponCard.svelte';
import { lineWords } from './words';

const content: NovaCryContent = shippedNovaCry();
const [own] = novaCryView(content).seats;
if (!own?.ship || !own.captain) throw new Error('No seat.');
const ship = own.ship;
const captain = own.captain;

describe('the cards', () => {
  it('NC-ALERT-08: a ship with Warp Wear shows what its warp comes to beside what is printed', () => {
    const record = content.ships[ship.card]!;
    const now = {
      warp: record.warp - 1,
      weapons: record.weapons,
      hull: record.hull,
      hullLeft: record.hull - 2,
    };
    render(ShipCard, { props: { id: ship.card, record, abilities: content.abilities, ship, now } });
    expect(screen.getByText('Warp').parentElement?.textContent).toContain(
      `${record.warp - 1}/${record.warp}`,
    );
    expect(screen.getByRole('img', { name: `Hull ${record.hull - 2} of ${record.hull}` })).toBeTruthy();
    expect(screen.getAllByRole('img', { name: 'Warp Wear' }).length).toBeGreaterThan(0);
  });

  it('NC-CARD-08: a raised ability bears a cube and the number as it counts now', () => {
    const record = content.captains[captain.card]!;
    render(CaptainCard, {
      props: { record, abilities: content.abilities, captain, numbers: own.captainAbilities },
    });
    const [first] = screen.getAllByRole('listitem');
    expect(within(first!).getByRole('img', { name: 'Raised by 1' })).toBeTruthy();
    expect(first!.textContent).toContain(String(own.captainAbilities[0]));
  });

  it('NC-TERM-07: a destroyed captain lies facedown: the name only', () => {
    const record = content.captains[captain.card]!;
    const destroyed = { ...captain, status: 'destroyed' as const };
    render(CaptainCard, { props: { record, abilities: content.abilities, captain: destroyed } });
    expect(screen.getByText('Facedown until resurrected')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('NC-DUEL-07: a weapon tells what each of the six faces does', () => {
    const [weapon] = Object.values(content.weapons);
    render(WeaponCard, { props: { record: weapon!, rolled: 6 } });
    const faces = screen.getAllByRole('listitem');
    expect(faces.map((face) => face.textContent?.trim())).toEqual(weapon!.lines.map(lineWords));
    expect(lineWords({ wounds: 1, destroys: false, recoil: 1, guard: 0 })).toBe('1 wound, recoil 1');
    expect(lineWords({ wounds: 0, destroys: false, recoil: 0, guard: 0 })).toBe('No effect');
  });

  it('NC-TRAIN-02: each skill can be pressed by itself, and trained levels are told apart', async () => {
    const [crew] = own.crew;
    const record = content.crew[crew!.card]!;
    const trained = vi.fn();
    render(CrewCard, {
      props: {
        record,
        crew: crew!,
        levels: [3, 2],
        skillPress: (skill) => ({ label: `Train ${skill}`, isPicked: false, run: () => trained(skill) }),
      },
    });
    await fireEvent.click(screen.getByRole('button', { name: 'Train alien-tech' }));
    expect(trained).toHaveBeenCalledWith('alien-tech');
    const ladder = screen.getByRole('img', { name: 'Alien Tech 2 of 4' });
    expect([...ladder.querySelectorAll('i')].map((step) => step.className.split(' ')[0])).toContain(
      'trained',
    );
  });

  it('NC-TERM-04: who is knocked out has skills of 0, and the card says what comes back', () => {
    const crew = own.crew[2]!;
    const record = content.crew[crew.card]!;
    render(CrewCard, { props: { record, crew, levels: [0, 0] } });
    expect(screen.getByText(`${record.first} and ${record.second} again once revived`)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Repair 0 of 4' })).toBeTruthy();
  });

  it('NC-ACTION-03: an option that cannot be played says why in its place and is no button', () => {
    const [record] = Object.values(content.actionCards);
    const press = { label: 'Play it', isPicked: false, run: vi.fn() };
    render(ActionCard, {
      props: {
        record: record!,
        options: [
          { isOpen: true, why: null, rule: null, press },
          { isOpen: false, why: 'Vos has 3, needs 4', rule: 'NC-ACTION-03', press: undefined },
        ],
      },
    });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByText('Vos has 3, needs 4')).toBeTruthy();
  });

  it('NC-NAV-03: a planet that the warp does not allow says what it needs', () => {
    const [record] = Object.values(content.planets);
    render(PlanetCard, { props: { record: record!, allowed: false, why: 'Needs warp 4, you have 3' } });
    expect(screen.getByText('Needs warp 4, you have 3')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('an ability of one is told in the singular', () => {
    expect(abilityText('Start with N action cards of your choice.', 1)).toBe(
      'Start with 1 action card of your choice.',
    );
    expect(abilityText('Start with N action cards of your choice.', 2)).toContain('2 action cards');
  });

  it('house values bear the house mark', () => {
    const [record] = Object.values(content.planets);
    render(PlanetCard, { props: { record: record! } });
    expect(screen.getByRole('img', { name: 'House value' })).toBeTruthy();
  });
});
