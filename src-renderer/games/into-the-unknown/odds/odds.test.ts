import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import {
  attackOdds,
  type AttackQuestion,
  DEFAULT_ODDS_READINGS,
  testOdds,
  type TestQuestion,
} from '../../../../shared/odds';
import { CROSSING, openSession, type SessionBench } from '../session-driver';
import VerdictCard from '../stage/VerdictCard.svelte';
import { answerOdds } from './odds-answer';
import { FIRST_FORM, questionOf } from './odds-form';
import { barText, chartOf, headlineOf, meanText, percentText } from './odds-words';
import OddsPanel from './OddsPanel.svelte';
import { answer, FORMAT, pack, question } from '../../../../tests/support/odds-by-form';

function openPanel(plan = CROSSING): SessionBench {
  const bench = openSession(pack, plan);
  bench.session.setTool('odds');
  render(OddsPanel, { session: bench.session });
  return bench;
}

const told = () => screen.getByRole('region', { name: 'Odds of the pool' }).textContent ?? '';

describe('questions about dice', () => {
  it('are the pool of the command line, with the dice of the pack', () => {
    const { type, question: asked } = question({ expertise: 1, rerolls: [2, 0], augmented: 1 });
    expect(type).toBe('test');
    expect(asked).toMatchObject({
      pool: [
        { die: { id: 'intuition' }, count: 3 },
        { die: { id: 'expertise' }, count: 1 },
      ],
      rerolls: [2],
      difficulty: 2,
      swap: { from: 'intuition', upTo: 1 },
    });
  });

  it('ask for the figures of a target that nobody has told, and guess none', () => {
    for (const [missing, form] of [
      ['evasion', { evasion: null, shields: 1 }],
      ['shields', { evasion: 2, shields: null }],
    ] as const) {
      const asked = questionOf(pack, { ...FIRST_FORM, ask: 'attack', ...form });
      expect(asked).toMatchObject({ ok: false, error: { code: 'missing-figure' } });
      expect(!asked.ok && asked.error.message).toContain(missing);
    }
  });

  it('play for the most successes where there is nothing to reach', () => {
    expect(question({ difficulty: null }).question.goal).toBe('expected');
  });
});

describe('figures', () => {
  it('are those of shared/odds, rounded once', () => {
    const asked = question({}).question as TestQuestion;
    const odds = testOdds(asked, DEFAULT_ODDS_READINGS);
    if (!odds.ok) throw new Error(odds.error.message);
    const done = answer({});
    expect(done.odds).toEqual(odds.value);
    expect(headlineOf(done)).toEqual({ chance: odds.value.success, words: 'at least 2 successes' });
    const chart = chartOf(done, 'sustained');
    expect(chart.bars).toEqual(odds.value.successes);
    expect(chart.from).toBe(2);
  });

  it('are nothing or certain only where they exactly are', () => {
    expect(percentText({ exact: '0', value: 0 }, FORMAT)).toBe('0 %');
    expect(percentText({ exact: '1', value: 1 }, FORMAT)).toBe('100 %');
    expect(percentText({ exact: '1/100000', value: 1e-5 }, FORMAT)).toBe('< 0.1 %');
    expect(percentText({ exact: '99999/100000', value: 0.99999 }, FORMAT)).toBe('> 99.9 %');
    expect(percentText({ exact: '19/32', value: 0.59375 }, FORMAT)).toBe('59.4 %');
    expect(meanText({ exact: '15/8', value: 1.875 }, FORMAT)).toBe('1.88');
  });

  it('of an attack may be drawn before and after shields', () => {
    const done = answer({ ask: 'attack', evasion: 2, shields: 1 });
    if (done.type !== 'attack') throw new Error('an attack was asked');
    expect(chartOf(done, 'sustained').bars).toEqual(done.odds.sustained);
    expect(chartOf(done, 'damage').bars).toEqual(done.odds.damage);
    expect(chartOf(done, 'successes')).toMatchObject({ bars: done.odds.successes, from: 2 });
    expect(headlineOf(done)).toMatchObject({ chance: done.odds.hit, words: 'to hit: at least 2 successes' });
  });
});

describe('the panel', () => {
  it('answers with figure, chart, mean, none and the readings it rests on', () => {
    openPanel();
    const odds = answer({}).odds;
    if (!('success' in odds) || !odds.success) throw new Error('a test was asked');
    expect(told()).toContain(percentText(odds.success, FORMAT).replace(' ', ''));
    expect(told()).toContain('at least 2 successes');
    expect(told()).toContain(`mean ${meanText(odds.expected.successes, FORMAT)}`);
    expect(told()).toContain('exact');
    expect(told()).toMatch(/Rests on \d+ reading/);
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.slice(1).map((row) => row.textContent)).toEqual(
      odds.successes.map(
        ({ count, chance, atLeast }) =>
          `${count}${percentText(chance, FORMAT)}${percentText(atLeast, FORMAT)}`,
      ),
    );
  });

  it('walks the bars with the arrows, beginning at the one to be reached', async () => {
    openPanel();
    const chart = screen.getByRole('listbox', { name: 'Chances of successes' });
    await fireEvent.focus(chart);
    const active = () => within(chart).getByRole('option', { selected: true }).getAttribute('aria-label');
    const { bars } = chartOf(answer({}), 'sustained');
    expect(active()).toBe(barText(bars[2]!, 'successes', FORMAT));
    await fireEvent.keyDown(chart, { key: 'ArrowRight' });
    expect(active()).toBe(barText(bars[3]!, 'successes', FORMAT));
    await fireEvent.keyDown(chart, { key: 'End' });
    expect(active()).toBe(barText(bars.at(-1)!, 'successes', FORMAT));
  });

  it('changes with steppers, rerolls and conversions', async () => {
    const { session } = openPanel();
    await fireEvent.click(screen.getByRole('button', { name: 'Expertise dice: more' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Add an effect with rerolls' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Add a conversion' }));
    await fireEvent.keyDown(screen.getByRole('spinbutton', { name: /^Difficulty/ }), { key: '3' });
    const conversions = [
      { spend: 'analysis', spendCount: 1, gain: 'success', gainCount: 1, times: 1 },
    ] as const;
    const change = { expertise: 1, rerolls: [1], conversions, difficulty: 3 };
    expect(session.odds.form).toEqual({ ...FIRST_FORM, ...change });
    expect(session.odds.answer).toEqual(answer(change));
    expect(told()).toContain('at least 3 successes');
  });

  it('follows the readings of the plan', () => {
    const plan = { ...CROSSING, readings: { 'dice.delta': 'twoSuccesses' } };
    const { session } = openPanel(plan);
    session.odds.change({ intuition: 0, expertise: 3 });
    flushSync();
    const asked = question({ intuition: 0, expertise: 3 });
    const done = answerOdds({ asked, readings: { ...DEFAULT_ODDS_READINGS, delta: 'twoSuccesses' } });
    expect(session.odds.answer).toEqual(done.ok && done.value);
    expect(told()).toContain('The delta is two successes.');
    expect(told()).toContain('A reading of the plan');
  });
});

describe('from the verdict card', () => {
  it('takes over weapon, keywords, power, evasion, the shields of the attacked end, and the hull', async () => {
    const { session } = openSession(pack);
    session.select(['defiant-1']);
    session.setTarget('fighter-1');
    render(VerdictCard, { session });
    const [button] = screen.getAllByRole('button', { name: /^Odds of Phaser Cannon Batteries/ });
    await fireEvent.click(button!);
    expect(session.openPanel).toBe('odds');
    const { form, about } = session.odds;
    expect(about).toBe('Defiant to Fighter, Phaser Cannon Batteries');
    const fighter = pack.units['jemhadar-fighter']!;
    const green = fighter.alerts.find(({ alert }) => alert === 'green 1')!;
    expect(form).toMatchObject({
      ask: 'attack',
      intuition: 0,
      weapon: { unit: 'defiant', name: 'Phaser Cannon Batteries', power: 1 },
      pulse: 2,
      evasion: fighter.evasion,
      shields: green.shieldsFore,
    });
    render(OddsPanel, { session });
    const asked = questionOf(pack, form);
    if (!asked.ok) throw new Error(asked.error.message);
    const odds = attackOdds(asked.value.question as AttackQuestion, DEFAULT_ODDS_READINGS);
    expect(session.odds.answer?.odds).toEqual(odds.ok && odds.value);
    expect(told()).toContain('Defiant to Fighter, Phaser Cannon Batteries');
  });

  it('asks for what nobody knows', async () => {
    const blank = { ...pack.units['jemhadar-fighter']!, evasion: null };
    const units = { ...pack.units, 'jemhadar-fighter': blank };
    const { session } = openSession({ ...pack, units });
    session.select(['defiant-1']);
    session.setTarget('fighter-1');
    session.odds.openFor('Phaser Emitters');
    render(OddsPanel, { session });
    expect(session.odds.form.evasion).toBeNull();
    expect(told()).toContain('Put in the target’s evasion: nobody has told it.'.replace('’', "'"));
    await fireEvent.click(screen.getByRole('button', { name: 'Evasion: more' }));
    expect(told()).toContain('to hit');
  });

  it('adds hiding and obscuring features to the evasion', () => {
    const [defiant, fighter] = CROSSING.units;
    const hidden = { ...fighter!, conditions: ['hidden' as const] };
    const { session } = openSession(pack, { ...CROSSING, units: [defiant!, hidden] });
    session.select(['defiant-1']);
    session.setTarget('fighter-1');
    session.odds.openFor('Phaser Emitters');
    const { protection } = session.verdict!;
    expect(protection!.difficulty).toBeGreaterThan(0);
    expect(session.odds.form.evasion).toBe(protection!.evasion! + protection!.difficulty);
  });
});
