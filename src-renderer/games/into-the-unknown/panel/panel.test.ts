import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../../tests/support/shipped-content';
import { CROSSING, openSession, type SessionBench } from '../session-driver';
import TableOutline from '../stage/TableOutline.svelte';
import VerdictCard from '../stage/VerdictCard.svelte';
import Panel from './Panel.svelte';

const pack = shippedContent();

function openPanel(selection: readonly string[] = [], tool = 'select'): SessionBench {
  const bench = openSession(pack);
  bench.session.select(selection);
  bench.session.setTool(tool);
  render(Panel, { session: bench.session });
  return bench;
}

async function type(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label, { exact: true });
  await fireEvent.input(field, { target: { value: text } });
  await fireEvent.keyDown(field, { key: 'Enter' });
}

describe('the inspector', () => {
  it('moves and turns the piece by typed numbers, each one undoable step', async () => {
    const { settled, undoLabel, unit } = openPanel(['defiant-1']);
    await type('x', '12,5');
    await type('y', '10 cm');
    await type('Heading', '370');
    expect(unit('defiant-1').pose).toEqual({ x: 12.5, y: 3.937007874, headingDeg: 10 });
    await settled();
    expect(undoLabel()).toBe('Turn Defiant');
  });

  it('refuses what is no length and changes nothing', async () => {
    const { unit } = openPanel(['defiant-1']);
    await type('x', 'over there');
    expect(screen.getByRole('alert').textContent).toContain('over there');
    expect(unit('defiant-1').pose.x).toBe(18);
  });

  it('shows the figures of the alert row and changes the row', async () => {
    const { unit } = openPanel(['defiant-1']);
    const dial = screen.getByRole('radiogroup', { name: 'Alert dial' });
    expect(within(dial).getAllByRole('radio')).toHaveLength(5);
    expect(screen.getByText('Engine').previousElementSibling?.textContent?.trim()).toBe('8');
    await fireEvent.click(within(dial).getByRole('radio', { name: 'red 1' }));
    expect(unit('defiant-1').alert).toBe('red 1');
    expect(screen.getByText('Engine').previousElementSibling?.textContent?.trim()).toBe('6');
  });

  it('turns the eyes of arcs and ranges', async () => {
    const { session } = openPanel(['defiant-1']);
    const eye = screen.getByRole('button', { name: /^Comms/ });
    expect(eye.getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(eye);
    expect(eye.getAttribute('aria-pressed')).toBe('true');
    expect(session.shown.isShown('defiant-1', { key: 'comms', type: 'comms' })).toBe(true);
  });

  it('folds advice that says the same, with its rule, and opens it to a line for each piece', async () => {
    const { session } = openPanel();
    const fold = screen.getByRole('button', { name: /2 ships stand outside their set.up areas/ });
    expect(fold.textContent).toContain('ITU-DEPLOY-02');
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await fireEvent.click(fold);
    await fireEvent.click(screen.getByRole('button', { name: 'Fighter' }));
    expect(session.selection).toEqual(['fighter-1']);
    expect(screen.getByRole('button', { name: /Fighter is not wholly/ }).textContent).toContain(
      'ITU-DEPLOY-02',
    );
  });
});

describe('the plan panel', () => {
  it('renames the plan and changes its layout', async () => {
    const { session } = openPanel();
    const title = screen.getByLabelText('Title');
    await fireEvent.change(title, { target: { value: 'Two ships' } });
    expect(session.plan.title).toBe('Two ships');
    await fireEvent.click(screen.getByRole('radio', { name: 'Trinary' }));
    expect(session.plan.sector).toEqual({ layout: 'trinary' });
    await fireEvent.click(screen.getByRole('radio', { name: 'Custom' }));
    expect(screen.getAllByText(/^System \d$/)).toHaveLength(3);
    await fireEvent.click(screen.getByRole('button', { name: 'Remove system 3' }));
    expect(session.sector.systems).toHaveLength(2);
  });

  it('says what to do on an empty table', async () => {
    const bench = openSession(pack, { ...CROSSING, units: [], features: [] });
    render(Panel, { session: bench.session });
    await fireEvent.click(screen.getByRole('button', { name: 'Place a piece' }));
    expect(bench.session.activeTool).toBe('place');
    expect(screen.getByRole('button', { name: /Defiant-class Escort/ })).toBeTruthy();
  });
});

describe('the palette of pieces', () => {
  it('places by key in the middle of the view, clear of what stands there, and selects it', async () => {
    const { session, settled, undoLabel } = openPanel([], 'place');
    session.view.resize(1000, 800);
    const escort = screen.getByRole('button', { name: /Defiant-class Escort/ });
    await fireEvent.click(escort, { detail: 0 });
    await fireEvent.click(escort, { detail: 0 });
    await settled();
    expect(undoLabel()).toBe('Place Defiant-class Escort');
    const added = session.plan.units.slice(-2).map(({ pose }) => pose);
    expect(added.map(({ x, y }) => [x, y])).toEqual([
      [21, 18],
      [30, 18],
    ]);
    expect(session.selectedPieces.map(({ name }) => name)).toEqual(['Defiant 3']);
    await fireEvent.click(escort, { detail: 1 });
    expect(session.carried).toEqual({ type: 'class', id: 'defiant' });
    expect(session.plan.units).toHaveLength(4);
  });
});

describe('several pieces', () => {
  it('are headed, owned and locked together', async () => {
    const { session, unit } = openPanel(['defiant-1', 'fighter-1']);
    await type('Heading of all', '45');
    expect(unit('fighter-1').pose.headingDeg).toBe(45);
    await fireEvent.click(screen.getByRole('radio', { name: 'Orange' }));
    expect(session.plan.units.map(({ owner }) => owner)).toEqual(['orange', 'orange']);
    await fireEvent.click(screen.getByRole('button', { name: 'Lock' }));
    expect(session.plan.units.every(({ locked }) => locked === true)).toBe(true);
  });
});

describe('the manoeuvre panel', () => {
  it('judges typed numbers live and commits what is possible with its button', async () => {
    const { settled, undoLabel, unit } = openPanel(['defiant-1'], 'maneuver');
    const distance = screen.getByRole('textbox', { name: 'Distance' });
    await fireEvent.input(distance, { target: { value: '8' } });
    expect(screen.getByText('Requested 8.00')).toBeTruthy();
    expect(screen.getByText(/Fighter/, { selector: '.rp p' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Move 5.86 in' }));
    expect(unit('defiant-1').pose.y).toBeCloseTo(14.14, 9);
    await settled();
    expect(undoLabel()).toBe('Defiant forward 5.86 in');
  });

  it('ITU-MOVE-04: refuses a turn beyond the turn value, in words and with the rule', async () => {
    openPanel(['defiant-1'], 'maneuver');
    await fireEvent.input(screen.getByRole('textbox', { name: 'Turn' }), { target: { value: '4' } });
    expect(screen.getByText('turns too far')).toBeTruthy();
    expect(screen.getByText('ITU-MOVE-04')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move' }).disabled).toBe(true);
  });
});

describe('beside the canvas', () => {
  it('the list of pieces mirrors the table and its selection, and opens actions with Enter', async () => {
    const { session } = openSession(pack);
    const places: unknown[] = [];
    render(TableOutline, { session, onactions: (place: unknown) => void places.push(place) });
    const [, defiant] = screen.getAllByRole('button');
    if (!defiant) throw new Error('The list lost its pieces');
    expect(defiant.getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(defiant);
    expect(session.selection).toEqual(['defiant-1']);
    expect(defiant.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.keyDown(defiant, { key: 'Enter' });
    expect(places).toEqual([expect.objectContaining({ onPiece: true })]);
  });

  it('the verdict card answers one question and closes', async () => {
    const { session } = openSession(pack);
    render(VerdictCard, { session });
    expect(screen.queryByRole('region')).toBeNull();
    session.select(['defiant-1']);
    session.setTarget('fighter-1');
    flushSync();
    const card = screen.getByRole('region', { name: 'Measure from Defiant to Fighter' });
    expect(within(card).getAllByRole('row').length).toBeGreaterThan(5);
    expect(card.textContent).toContain('+0.14');
    await fireEvent.click(within(card).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
