import { describe, expect, it } from 'vitest';
import { tableFor } from '../../../../tests/support/black-alert-table.svelte';

describe('a session of a match', () => {
  it('offers places to move to, and a press on one moves there', async () => {
    const { session, table } = tableFor({ at: { saru: 'discovery/bridge' } });
    expect(session.choosing.offers('location', 'discovery/brig')).toBe(true);
    session.pressLocation('discovery/brig');
    await Promise.resolve();
    expect(table.acted).toEqual([{ actor: '1', action: { type: 'move', to: 'discovery/brig' } }]);
    expect(session.view.characters['saru']?.location).toBe('discovery/brig');
  });
});
