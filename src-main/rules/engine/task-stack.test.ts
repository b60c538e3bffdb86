import { describe, expect, it } from 'vitest';
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import { checkAction, type Checks, drawnFrom, insistOn, runToRest, topTask } from './task-stack';
import type { Actor } from './types';

interface Move {
  readonly type: string;
}
const MOVE: Move = { type: 'move' };

function check(actor: Actor, change: Partial<Checks<Move>> = {}, parsed: Result<Move, Refusal> = ok(MOVE)) {
  const answer = checkAction(actor, parsed, {
    isOver: false,
    actors: () => ['1', 'chance'],
    overRule: 'NC-SCORE-01',
    turnRule: () => 'NC-TURN-02',
    referee: (action) => ok({ ...action, type: 'overruled' }),
    isPossible: () => true,
    impossible: 'This cannot have come now.',
    answer: (seat, action) => ok({ ...action, type: `answer of ${seat}` }),
    ...change,
  });
  return answer.ok ? answer.value.type : `${answer.error.code} ${answer.error.rule ?? ''}`.trim();
}

describe('checking an action', () => {
  it('refuses first what is no action, whoever sends it', () => {
    expect(check('referee', {}, err({ code: 'bad', message: 'No action.' }))).toBe('bad');
  });

  it('lets the referee overrule at any time, others only while the match lasts and when it is theirs', () => {
    expect(check('referee', { isOver: true })).toBe('overruled');
    expect(check('1', { isOver: true })).toBe('match-over NC-SCORE-01');
    expect(check('2')).toBe('not-your-turn NC-TURN-02');
    expect(check('1')).toBe('answer of 1');
  });

  it('takes of chance what can have come', () => {
    expect(check('chance')).toBe('move');
    expect(check('chance', { isPossible: () => false })).toBe('impossible-draw');
  });
});

describe('the stack of tasks', () => {
  it('waits with the one on top for somebody; an empty one, and nobody to wait for, are bugs', () => {
    expect(topTask(['turn', 'bid'])).toBe('bid');
    expect(() => topTask([])).toThrow('nothing under way');
    expect(() => insistOn([], 'bid')).toThrow('The task bid waits for nobody.');
  });

  it('is run until a step says that it rests, and a loop is stopped', () => {
    let left = 3;
    runToRest(() => (left -= 1) > 0);
    expect(left).toBe(0);
    expect(() => runToRest(() => true)).toThrow('does not come to rest');
  });

  it('draws one of what is legal', () => {
    const random = { below: (below: number) => below - 1 };
    expect(drawnFrom(['a', 'b'], random, '1', 'turn')).toBe('b');
    expect(() => drawnFrom([], random, '1', 'turn')).toThrow('Nothing is legal for 1 at turn.');
  });
});
