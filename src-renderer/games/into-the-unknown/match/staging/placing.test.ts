import { describe, expect, it, vi } from 'vitest';
import { setupWith } from '../../../../../tests/support/into-the-unknown';
import { Match } from '../../../../../tests/support/into-the-unknown/match';
import {
  intoTheUnknownTable,
  type OpenTable,
} from '../../../../../tests/support/into-the-unknown-table.svelte';
import { randomFrom } from '../../../../../src-main/rules/engine';
import { ToolDriver } from '../../../../tools/tool-driver';

/** Where the first seat is asked to put an objective down. */
function placing(): OpenTable & { readonly driver: ToolDriver<unknown, unknown> } {
  const random = randomFrom('placing');
  const match = Match.from(setupWith());
  while (match.until('objects').actor !== '1') match.sample(random);
  const open = intoTheUnknownTable(match);
  open.session.follow();
  const driver = new ToolDriver(open.session.sector.machine);
  return { ...open, driver: driver as unknown as ToolDriver<unknown, unknown> }; // only pressed and dragged here
}

describe('what is put on the table', () => {
  it('ITU-SETUP-29: lies where it was pressed, and is dragged from there with the select tool', async () => {
    const { session, driver } = placing();
    driver.click(18, 12).expectTool('select.idle');
    expect(session.placing.draft?.pose).toMatchObject({ x: 18, y: 12 });
    await vi.waitFor(() => expect(session.sector.plan.features.map(({ id }) => id)).toEqual(['f1', 'draft']));
    expect(session.sector.selection).toEqual(['draft']);
    driver.drag({ x: 18, y: 12 }, { x: 20, y: 14 });
    expect(session.placing.draft?.pose).toMatchObject({ x: 20, y: 14 });
  });

  it('is taken up again by one Esc, and put down by the next press', () => {
    const { session, driver } = placing();
    driver.click(18, 12);
    session.escape();
    expect(session.placing.draft).toBeNull();
    driver.expectTool('place.idle').click(9, 9);
    expect(session.placing.draft?.pose).toMatchObject({ x: 9, y: 9 });
  });
});
