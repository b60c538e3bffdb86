import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { Match } from '../../../../../tests/support/into-the-unknown/match';
import { intoTheUnknownTable } from '../../../../../tests/support/into-the-unknown-table.svelte';
import UnitTile from './UnitTile.svelte';

afterEach(cleanup);

it('a unit’s tile is named as it reads: whoever says what they see presses it', () => {
  const match = Match.begun({
    units: [{ class: 'galaxy', at: [18, 24, 0], crew: { helm: 'reliable-commander' } }],
  });
  const { session } = intoTheUnknownTable(match);
  const [unit] = session.view.units;
  if (!unit) throw new Error('no unit');
  render(UnitTile, { props: { session, unit: { ...unit, peril: 2 } } });
  const tile = screen.getByRole('button');
  expect(tile.textContent.replaceAll(/\s+/g, ' ').trim()).toBe('1 Galaxy 2');
  expect(tile.getAttribute('aria-label')).toBe('1 Galaxy, 2 peril, 1 of 1 officers ready');
});
