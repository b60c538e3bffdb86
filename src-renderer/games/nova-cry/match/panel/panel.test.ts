import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { playedTable, type PlayedTable } from '../../../../../tests/support/nova-cry-played.svelte';
import { shippedNovaCry } from '../../../../../tests/support/shipped-content';
import type { NovaCrySetup } from '../../../../../shared/documents';
import type { MatchSession } from '../session.svelte';
import Panel from './Panel.svelte';

const content = shippedNovaCry();

interface Played {
  readonly session: MatchSession;
  readonly table: PlayedTable;
}

function played(setup: Partial<NovaCrySetup> = {}, seed = 'panel'): Played {
  return playedTable(content, { seats: [{}, {}], ...setup } as NovaCrySetup, { seed }); // what the rules fill in stays away
}

function shown({ session }: Played): void {
  render(Panel, { props: { session } });
}

describe('the panel of a match', () => {
  it('answers every decision of a match by its rows, values and keys alone', () => {
    const { session, table } = played();
    shown({ session, table });
    expect(screen.getByLabelText('What is asked')).toBeTruthy();
    cleanup();
  });
});
void [fireEvent, within, flushSync];
