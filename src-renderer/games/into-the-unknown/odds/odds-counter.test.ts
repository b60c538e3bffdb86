import { describe, expect, it } from 'vitest';
import { DEFAULT_ODDS_READINGS } from '../../../../shared/odds';
import { answerOdds } from './odds-answer';
import { OddsCounter } from './odds-counter';
import type { FromOddsWorker, ToOddsWorker } from './open-odds-worker';
import { question } from '../../../../tests/support/odds-by-form';

describe('large pools', () => {
  const job = { asked: question({ intuition: 6, expertise: 6 }), readings: DEFAULT_ODDS_READINGS };
  const small = { asked: question({}), readings: DEFAULT_ODDS_READINGS };

  /** A worker that answers when it is told to. */
  function benchWorker() {
    const posted: ToOddsWorker[] = [];
    const doors: { hear: (message: FromOddsWorker) => void; failed: () => void }[] = [];
    let closed = 0;
    const counter = new OddsCounter((hear, failed) => {
      doors.push({ hear, failed });
      return { post: (message) => void posted.push(message), close: () => void (closed += 1) };
    });
    return { counter, posted, doors, closed: () => closed };
  }

  it('are counted in a worker, small ones at once', () => {
    const { counter, doors, posted } = benchWorker();
    const heard: unknown[] = [];
    counter.ask(small, (done) => heard.push(done));
    expect(heard).toEqual([answerOdds(small)]);
    counter.ask(job, (done) => heard.push(done));
    expect(heard).toHaveLength(1);
    doors[0]!.hear({ id: posted[0]!.id, answer: answerOdds(posted[0]!.job) });
    expect(heard[1]).toEqual(answerOdds(job));
  });

  it('are dropped when a newer question comes', () => {
    const { counter, closed, doors, posted } = benchWorker();
    const heard: string[] = [];
    counter.ask(job, () => heard.push('old'));
    counter.ask(job, () => heard.push('new'));
    expect(closed()).toBe(1);
    doors[0]!.hear({ id: posted[0]!.id, answer: answerOdds(small) });
    expect(heard).toEqual([]);
    doors[1]!.hear({ id: posted[1]!.id, answer: answerOdds(small) });
    expect(heard).toEqual(['new']);
  });

  it('are counted by the page where no worker can be had, or where it breaks', () => {
    const heard: unknown[] = [];
    new OddsCounter(() => null).ask(job, (done) => heard.push(done));
    const { counter, doors } = benchWorker();
    counter.ask(job, (done) => heard.push(done));
    doors[0]!.failed();
    expect(heard).toEqual([answerOdds(job), answerOdds(job)]);
  });
});
