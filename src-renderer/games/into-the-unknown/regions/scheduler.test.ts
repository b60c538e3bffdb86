import { describe, expect, it, vi } from 'vitest';
import type { RegionAnswer, RegionJob } from './region-jobs';
import { RegionScheduler, type SchedulerParts } from './scheduler';
import type { FromWorker, ToWorker } from './worker-messages';

const TABLE = { sector: { layout: 'solitary' }, units: [], features: [] } as const;
const job = (unitId: string): RegionJob => ({ type: 'reach', table: TABLE, unitId, kind: 'forward' });
/** An answer that names the job it belongs to. */
const answerOf = (asked: RegionJob): RegionAnswer => ({
  type: 'refused',
  message: asked.type === 'reach' ? asked.unitId : '',
});

/** A page with a clock, a worker and idle moments that only the test moves. */
function page(options: { readonly costMs?: number; readonly hasWorker?: boolean } = {}) {
  const { costMs = 10, hasWorker = true } = options;
  const posted: Extract<ToWorker, { type: 'job' }>[] = [];
  const idle: (() => void)[] = [];
  let hear: (message: FromWorker) => void = () => undefined;
  let fail: () => void = () => undefined;
  let clock = 0;
  const close = vi.fn();
  const parts: SchedulerParts = {
    run: vi.fn((asked: RegionJob) => {
      clock += costMs;
      return answerOf(asked);
    }),
    open: vi.fn((listener: typeof hear, failed: () => void) => {
      [hear, fail] = [listener, failed];
      if (!hasWorker) return null;
      return { post: (message: ToWorker) => void (message.type === 'job' && posted.push(message)), close };
    }),
    now: () => clock,
    idle: (task) => {
      idle.push(task);
      return () => void idle.splice(idle.indexOf(task), 1);
    },
  };
  const heard: string[] = [];
  const scheduler = new RegionScheduler(parts);
  const ask = (slot: string, name: string, shareMs = 0) =>
    scheduler.ask(slot, job(name), shareMs, (answer, isLatest) => {
      const text = answer.type === 'refused' ? answer.message : '';
      heard.push(isLatest ? text : `${text} (before)`);
    });
  const answer = (tookMs = costMs) => {
    const next = posted.shift();
    if (next) hear({ id: next.id, answer: answerOf(next.job), tookMs });
  };
  return {
    scheduler,
    parts,
    posted,
    idle,
    heard,
    close,
    ask,
    answer,
    breakDown: () => fail(),
    rest: () => idle.shift()?.(),
  };
}

describe('the scheduler of regions', () => {
  it('computes within the frame what fits there, and opens no worker for it', () => {
    const { ask, heard, parts } = page({ costMs: 2 });
    ask('reach:a', 'a', 12);
    ask('reach:b', 'b', 3);
    expect(heard).toEqual(['a', 'b']);
    expect(parts.open).not.toHaveBeenCalled();
  });

  it('leaves to the worker what nobody has measured yet and what has lately been too dear', () => {
    const { ask, answer, heard, posted, parts } = page({ costMs: 10 });
    ask('reach:a', 'first', 3);
    expect([heard, posted.length]).toEqual([[], 1]);
    answer(10);
    ask('reach:a', 'second', 3);
    expect(parts.run).not.toHaveBeenCalled();
    answer(1);
    expect(heard).toEqual(['first', 'second']);
  });

  it('comes back to the frame only after several cheap answers, so that it does not flutter', () => {
    const { ask, answer, parts } = page();
    ask('reach:a', 'dear', 3);
    answer(6);
    let asked = 0;
    while (vi.mocked(parts.run).mock.calls.length === 0 && asked < 20) {
      ask('reach:a', 'cheap', 3);
      answer(1);
      asked += 1;
    }
    expect(asked).toBeGreaterThan(2);
    expect(asked).toBeLessThan(20);
  });

  it('puts the newest question of a slot in the place of one that waits', () => {
    const { ask, answer, heard, posted } = page();
    ask('reach:a', '1');
    ask('reach:a', '2');
    ask('reach:a', '3');
    expect(posted.length).toBe(1);
    answer();
    answer();
    expect(heard).toEqual(['1 (before)', '3']);
    expect(posted).toEqual([]);
  });

  it('throws away the answer to a slot that nobody wants any more', () => {
    const { scheduler, ask, answer, heard, posted } = page();
    ask('reach:a', 'gone');
    ask('fleet:blue', 'kept');
    scheduler.drop('reach:a');
    answer();
    answer();
    expect([heard, posted]).toEqual([['kept'], []]);
  });

  it('works in idle moments, one job each, where no worker can be started', () => {
    const { ask, heard, idle, rest } = page({ hasWorker: false });
    ask('reach:a', 'a');
    ask('fleet:blue', 'b');
    expect([heard, idle.length]).toEqual([[], 1]);
    rest();
    expect(heard).toEqual(['a']);
    rest();
    expect(heard).toEqual(['a', 'b']);
    expect(idle).toEqual([]);
  });

  it('does here what a broken worker had in hand', () => {
    const { ask, breakDown, rest, heard, close, parts } = page();
    ask('reach:a', 'a');
    breakDown();
    rest();
    expect(heard).toEqual(['a']);
    expect(close).toHaveBeenCalledOnce();
    ask('reach:a', 'b');
    rest();
    expect(heard).toEqual(['a', 'b']);
    expect(parts.open).toHaveBeenCalledOnce();
  });

  it('ends its worker and says nothing more once destroyed', () => {
    const { scheduler, ask, answer, heard, close } = page();
    ask('reach:a', 'a');
    scheduler.destroy();
    answer();
    ask('reach:a', 'b', 100);
    expect(heard).toEqual([]);
    expect(close).toHaveBeenCalledOnce();
  });
});
