import { fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { SECRET_CARDS } from '../bridge/memory-view';
import { press, renderApp, settle } from './testing/render-app';
import { CONTENT, openMatch } from './testing/open-match';

const secretsOnPage = () => SECRET_CARDS.filter((card) => document.documentElement.outerHTML.includes(card));
const ready = () => screen.getByRole('button', { name: /show my hand/ });

describe('opening a match', () => {
  it('begins with what bots did while its game and its packs were still on their way', async () => {
    let id = '';
    const { desk } = renderApp(
      (double) => {
        id = double.addMatch('Evening', { players: ['person', 'random'] });
        double.overrides['document.content'] = () => {
          double.inMatch(id, (match) => void match.act('1', { type: 'ability' }));
          return { ok: true, value: CONTENT };
        };
        return `#/document/${id}`;
      },
      { plays: true },
    );
    await settle();
    expect(desk.match(id)?.position).toBe(1);
    expect(screen.getAllByText('Record 1 for seat 1').length).toBeGreaterThan(0);
  });
});

describe('handing over the screen', () => {
  it('behind the curtain no card of any hand is in the page, and the button has the focus', async () => {
    await openMatch();
    expect(secretsOnPage()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Michael Burnham' })).toBeTruthy();
    expect(document.activeElement).toBe(ready());
    await press('Enter', {}, ready());
    await settle();
    expect(secretsOnPage()).toEqual([SECRET_CARDS[0]]);
  });

  it('the curtain falls by itself when the next seat has to decide, and only its own hand shows then', async () => {
    const { match } = await openMatch();
    await fireEvent.click(ready());
    await settle();
    await press('e');
    await settle();
    expect(match().looking).toEqual({ type: 'curtain', next: '2' });
    expect(secretsOnPage()).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'I am Gabriel Lorca, show my hand' }));
    await settle();
    expect(secretsOnPage()).toEqual([SECRET_CARDS[1]]);
    expect(screen.getAllByText('Record 1 for seat 2').length).toBeGreaterThan(0);
  });

  it('Space peeks while it is held; repeats of the key do nothing more', async () => {
    const { match } = await openMatch();
    await press(' ', {}, ready());
    await settle();
    expect(secretsOnPage()).toEqual([SECRET_CARDS[0]]);
    await press(' ', { repeat: true });
    await press('e');
    await settle();
    expect(match().length).toBe(0);
    await fireEvent.keyUp(document.body, { key: ' ' });
    await settle();
    expect(secretsOnPage()).toEqual([]);
    expect(match().looking.type).toBe('curtain');
  });

  it('Esc shows what everybody may see, and the banner hands over from there', async () => {
    await openMatch();
    await press('Escape');
    await settle();
    expect(screen.getByText('The table as everybody may see it.')).toBeTruthy();
    expect(secretsOnPage()).toEqual([]);
    await press('Enter');
    await settle();
    expect(secretsOnPage()).toEqual([SECRET_CARDS[0]]);
  });

  it('who passes the screen draws the curtain', async () => {
    const { match } = await openMatch();
    await fireEvent.click(ready());
    await settle();
    await press('C', { shiftKey: true });
    await settle();
    expect(match().looking.type).toBe('curtain');
    expect(secretsOnPage()).toEqual([]);
  });

  it('three persons at one screen pass it on with one press each, and are told why', async () => {
    await openMatch({ players: ['person', 'person', 'person'] });
    for (const name of ['Michael Burnham', 'Gabriel Lorca']) {
      expect(screen.getByRole('heading', { name })).toBeTruthy();
      expect(screen.getByText(/The next decision is theirs\./)).toBeTruthy();
      await press('Enter');
      await settle();
      await press('e');
      await settle();
    }
    expect(screen.getByRole('heading', { name: 'Philippa Georgiou' })).toBeTruthy();
    expect(screen.getByText(/Choose your ship in secret\. Everyone else, please look away\./)).toBeTruthy();
    expect(screen.getByText('has chosen')).toBeTruthy();
    expect(secretsOnPage()).toEqual([]);
    await press('Enter');
    await settle();
    expect(secretsOnPage()).toEqual([SECRET_CARDS[2]]);
  });

  it('one person alone never sees a curtain', async () => {
    await openMatch({ players: ['person', 'steady'] });
    expect(screen.queryByText('Hand over the screen to')).toBeNull();
    expect(secretsOnPage()).toEqual([SECRET_CARDS[0]]);
  });
});

describe('time', () => {
  const END = { actor: '1', action: { type: 'end-turn' } } as const;
  const records = [{ actor: '1', action: { type: 'ability' } } as const, END, END];

  it('the scale travels by turns, the banner plays on or goes back', async () => {
    const { match } = await openMatch({ players: ['person', 'random'], records });
    const scale = screen.getByRole('slider', { name: 'Turn of the match' });
    expect(scale.getAttribute('aria-valuetext')).toBe('turn 3, now');
    await press('ArrowLeft', {}, scale);
    await settle();
    expect(match().position).toBe(2);
    expect(screen.getByText('You look at turn 2.')).toBeTruthy();
    await fireEvent.click(
      within(screen.getByRole('region', { name: 'Earlier position' })).getByText('Back to now'),
    );
    await settle();
    expect(match().position).toBe(3);
    await press('Home', {}, scale);
    await settle();
    await fireEvent.click(screen.getByRole('button', { name: 'Play on from here' }));
    await settle();
    expect(match()).toMatchObject({ position: 0, length: 0 });
    expect(match().branches).toHaveLength(1);
  });

  it('a line of play that was left is taken up from the menu', async () => {
    const { desk, id, match } = await openMatch({ players: ['person', 'random'], records });
    desk.inMatch(id, (double) => {
      double.moveTo(1);
      double.playOn();
    });
    await settle();
    await press('Enter', {}, screen.getByRole('button', { name: 'Take up a line of play that was left' }));
    await settle();
    await press('Enter', {}, screen.getByRole('menuitem', { name: /Left after 1 records/ }));
    await settle();
    expect(match().length).toBe(3);
  });

  it('a key acts, undo takes the record back, and says why when there is nothing', async () => {
    const { match } = await openMatch({ players: ['person', 'random'] });
    await press('a');
    await settle();
    expect(match().length).toBe(1);
    await press('z', { ctrlKey: true });
    await settle();
    expect(match().length).toBe(0);
    await press('z', { ctrlKey: true });
    await settle();
    expect(screen.getAllByText('Nothing has been done yet.').length).toBeGreaterThan(0);
  });

  it('a line of the log, with its rule and the bot’s reason, takes the table there', async () => {
    const { match } = await openMatch({
      players: ['person', 'random'],
      records: [{ actor: '2', action: { type: 'ability' } }, END],
    });
    const log = within(screen.getByRole('region', { name: 'Log' }));
    if (!log.queryByRole('list')) await fireEvent.click(log.getByRole('button', { name: /Log/ }));
    await settle();
    expect(log.getAllByText('BA-TURN-01').length).toBe(2);
    expect(log.getByText('It was the best of three.')).toBeTruthy();
    await fireEvent.click(log.getByRole('button', { name: /Record 1 for seat 1/ }));
    await settle();
    expect(match().position).toBe(1);
  });
});
