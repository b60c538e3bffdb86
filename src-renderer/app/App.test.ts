import { fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePlan } from '../bridge/memory-plans';
import { press, renderApp, settle } from './testing/render-app';

afterEach(() => vi.useRealTimers());

async function openTable() {
  let id = '';
  const app = renderApp((desk) => `#/document/${(id = desk.add(samplePlan('Helix crossing')))}`);
  await settle();
  return { ...app, id };
}

describe('the table screen', () => {
  it('a reload opens the document of the address, and Library goes back', async () => {
    const { sessions, id } = await openTable();
    expect(screen.getByRole('heading', { name: 'Helix crossing' })).toBeTruthy();
    expect(location.hash).toBe(`#/document/${id}`);
    await fireEvent.click(screen.getByRole('button', { name: 'Library' }));
    await settle();
    expect(location.hash).toBe('#/');
    expect(sessions[0]?.destroyed).toBe(true);
    expect(screen.getByText('Plan a sector')).toBeTruthy();
  });
  it('a document that will not open says why', async () => {
    renderApp(() => '#/document/11111111-1111-4111-8111-111111111111');
    await settle();
    expect(screen.getByText('There is no such document.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'To the library' })).toBeTruthy();
  });
  it('a key runs a command of the game, undo takes it back, and the time bar follows', async () => {
    const { desk, id } = await openTable();
    await press('n');
    await settle();
    expect(desk.state(id)?.plan.notes).toBe('!');
    expect(screen.getByText('Noted')).toBeTruthy();
    await press('z', { ctrlKey: true });
    await settle();
    expect(desk.state(id)?.plan.notes).toBeUndefined();
    expect(screen.getByRole('slider', { name: 'Step in the history' }).getAttribute('aria-valuetext')).toBe(
      'Step 0 of 1',
    );
    await fireEvent.click(screen.getByRole('button', { name: 'Last step' }));
    await settle();
    expect(desk.state(id)?.history.position).toBe(1);
  });
  it('K3: no shortcut fires while typing, except those that cannot be typed', async () => {
    const { sessions, desk, id } = await openTable();
    const field = screen.getByLabelText('Note for select');
    await press('m', {}, field);
    await press('n', {}, field);
    await press('z', { ctrlKey: true }, field);
    await settle();
    expect(sessions[0]?.activeTool).toBe('select');
    expect(desk.state(id)?.history.length).toBe(0);
    await press('s', { ctrlKey: true }, field);
    await settle();
    expect(screen.getAllByText(/^Saved at \d\d:\d\d:\d\d\./).length).toBeGreaterThan(0);
    await press('m');
    await settle();
    expect(sessions[0]?.activeTool).toBe('measure');
  });
  it('a rebound key works at once and the old one no longer', async () => {
    const { sessions, desk } = await openTable();
    desk.emit({ type: 'settings', settings: { ...desk.settings, shortcuts: { 'tool.measure': 'Q' } } });
    await settle();
    await press('m');
    expect(sessions[0]?.activeTool).toBe('select');
    await press('q');
    expect(sessions[0]?.activeTool).toBe('measure');
  });
  it('the native menu runs commands by id, and main may show another document', async () => {
    const { desk, sessions } = await openTable();
    desk.emit({ type: 'menu', command: 'tool.measure' });
    expect(sessions[0]?.activeTool).toBe('measure');
    const other = desk.add(samplePlan('Another'));
    desk.emit({ type: 'show', id: other });
    await settle();
    expect(screen.getByRole('heading', { name: 'Another' })).toBeTruthy();
    expect(sessions).toHaveLength(2);
  });
  it('a click on the title renames the plan', async () => {
    const { desk, id } = await openTable();
    await fireEvent.click(screen.getByRole('button', { name: 'Helix crossing' }));
    await settle();
    const field = screen.getByLabelText('Title of the plan');
    await fireEvent.input(field, { target: { value: '  Second jump ' } });
    await press('Enter', {}, field);
    await settle();
    expect(desk.calls.find(({ name }) => name === 'library.rename')?.request).toMatchObject({
      id,
      title: 'Second jump',
    });
    expect(screen.getByRole('heading', { name: 'Second jump' })).toBeTruthy();
    expect(document.title).toBe('Second jump · Plotroom');
  });
  it('a picture goes to the library once the table has been quiet for a second', async () => {
    vi.useFakeTimers();
    const { desk, sessions } = await openTable();
    const sent = () => desk.calls.filter(({ name }) => name === 'library.setThumbnail').length;
    await press('n');
    await settle();
    vi.advanceTimersByTime(900);
    await press('n');
    await settle();
    vi.advanceTimersByTime(900);
    await settle();
    expect(sent()).toBe(0);
    vi.advanceTimersByTime(200);
    await settle();
    expect(sent()).toBe(1);
    vi.advanceTimersByTime(5000);
    await settle();
    expect(sent()).toBe(1);
    expect(sessions[0]?.pictures).toBe(1);
  });
});

describe('when something is wrong', () => {
  it('a lost connection is said, and its return too', async () => {
    const { connection } = renderApp();
    await settle();
    connection(false);
    await settle();
    expect(screen.getByText('The connection to Plotroom is lost.')).toBeTruthy();
    connection(true);
    await settle();
    expect(screen.queryByText('The connection to Plotroom is lost.')).toBeNull();
    expect(screen.getByText('Connected again.')).toBeTruthy();
  });
  it('an exception shows what happened, is reported to main, and offers to reload', async () => {
    const { desk } = renderApp();
    await settle();
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('no canvas'), message: 'no canvas' }));
    await settle();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    expect(screen.getByText(/Error: no canvas/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(desk.calls.find(({ name }) => name === 'app.reportProblem')?.request).toMatchObject({
      message: 'Error: no canvas',
    });
  });
  it('a problem of main stays until it is closed', async () => {
    vi.useFakeTimers();
    const { desk } = renderApp();
    await settle();
    desk.emit({ type: 'problem', problem: { code: 'disk-full', message: 'The disk is full.' } });
    await settle();
    vi.advanceTimersByTime(60_000);
    await settle();
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    expect(messages.getByText('The disk is full.')).toBeTruthy();
    await fireEvent.click(messages.getByRole('button', { name: 'Close message' }));
    await settle();
    expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
  });
});

describe('leaving the table', () => {
  it('the picture that is still due is taken before the stage goes', async () => {
    const { desk, sessions } = await openTable();
    await press('n');
    await settle();
    location.hash = '#/';
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    expect(sessions[0]?.pictures).toBe(1);
    expect(sessions[0]?.destroyed).toBe(true);
    expect(desk.calls.some(({ name }) => name === 'library.setThumbnail')).toBe(true);
    expect(screen.getByText('Plan a sector')).toBeTruthy();
  });
});
