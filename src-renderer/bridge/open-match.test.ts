import { describe, expect, it, vi } from 'vitest';
import type { Answer, Bridge, DocumentState } from '../../shared/contract';
import { MemoryDesk } from './memory-desk';
import type { MemoryMatchOptions } from './memory-match';
import { OpenMatch } from './open-match.svelte';

const ACT = { type: 'ability' };
const END = { type: 'end-turn' };
const record = (action: { type: string }, actor: '1' | '2' = '1') => ({ actor, action });

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** By default a desk whose requests travel a moment and that tells nothing but answers. */
function openFar(options: MemoryMatchOptions = {}, hears = false) {
  const desk = new MemoryDesk();
  const id = desk.addMatch('Match', options);
  const far: Bridge = {
    call: async (name, request) => {
      await Promise.resolve();
      return desk.call(name, request);
    },
    subscribe: (listener) => (hears ? desk.subscribe(listener) : () => undefined),
  };
  const refused: string[] = [];
  const state = desk.match(id);
  if (!state) throw new Error('The desk lost the match');
  const match = new OpenMatch(far, state, ({ message }) => void refused.push(message));
  const logCalls = () => desk.calls.filter(({ name }) => name === 'document.log').map((call) => call.request);
  return { desk, match, id, refused, logCalls };
}

describe('changes that come faster than main answers', () => {
  it('run one after the other, and a fast undo takes back what was still on its way', async () => {
    const { match, refused } = openFar({ players: ['person', 'random'] });
    expect(match.canUndo).toBe(false);
    const acted = match.act(ACT);
    expect(match.canUndo).toBe(true);
    await Promise.all([acted, match.act(ACT), match.undo()]);
    expect([match.state.position, match.state.length]).toEqual([1, 1]);
    await match.redo();
    expect(match.state.position).toBe(2);
    expect(refused).toEqual([]);
  });

  it('an undo that is refused says why and asks nobody', async () => {
    const { desk, match, refused } = openFar();
    expect(await match.undo()).toBe(false);
    expect(refused).toEqual(['Nothing has been done yet.']);
    expect(desk.calls.map(({ name }) => name)).not.toContain('document.undo');
  });

  it('nobody acts behind the curtain', async () => {
    const { desk, match } = openFar();
    expect(match.state.looking).toEqual({ type: 'curtain', next: '1' });
    expect(await match.act(ACT)).toBe(false);
    expect(desk.calls.map(({ name }) => name)).not.toContain('document.act');
    await match.look('1');
    expect(await match.act(ACT)).toBe(true);
  });

  it('a refused action is told with its reason, a checked one only answered', async () => {
    const { match, refused } = openFar({ players: ['person', 'random'] });
    const checked = await match.check({ type: 'refused' });
    expect(checked).toMatchObject({ ok: false, error: { rule: 'BA-MOVE-01' } });
    expect(refused).toEqual([]);
    expect(await match.act({ type: 'refused' })).toBe(false);
    expect(refused).toEqual(['That may not be done.']);
  });
});

describe('another window, or a bot, was faster', () => {
  it('an action is sent again when only a setting has changed', async () => {
    const { desk, match, id, refused } = openFar({ players: ['person', 'random'] });
    desk.inMatch(id, (double) => double.setPolicy('same'));
    expect(await match.act(ACT)).toBe(true);
    expect(refused).toEqual([]);
    expect(match.state.undo.policy).toBe('same');
  });

  it('an action is not sent again when somebody has moved', async () => {
    const { desk, match, id, refused } = openFar({ players: ['person', 'random'] });
    desk.inMatch(id, (double) => void double.act('1', ACT));
    expect(await match.act(ACT)).toBe(false);
    expect(refused).toEqual(['The match has changed meanwhile.']);
    expect(match.state.position).toBe(1);
  });

  it('a setting is meant whatever has been played', async () => {
    const { desk, match, id } = openFar({ players: ['person', 'random'] });
    desk.inMatch(id, (double) => void double.act('1', ACT));
    expect(await match.setSeat('2', 'steady')).toBe(true);
    expect(await match.setUndoPolicy('fresh')).toBe(true);
    expect(await match.setChance('entered')).toBe(true);
    expect(match.state).toMatchObject({ position: 1, chance: 'entered', undo: { policy: 'fresh' } });
    expect(match.state.seats[1]?.player).toBe('steady');
  });
});

describe('answers and events overtake each other', () => {
  it('the highest revision wins', async () => {
    const { desk, match, id } = openFar({ players: ['person', 'random'] }, true);
    const old = desk.match(id) as DocumentState;
    desk.inMatch(id, (double) => void double.act('1', ACT));
    desk.emit({ type: 'document', state: old });
    await settle();
    expect(match.state.position).toBe(1);
  });

  it('who looks changes no revision: the last answer is the newest', async () => {
    const { match } = openFar();
    await match.look('2');
    expect([match.lookingSeat, match.state.revision]).toEqual(['2', 0]);
    await match.look(null);
    expect(match.state.looking).toEqual({ type: 'curtain', next: '1' });
  });
});

describe('the log', () => {
  it('is read to the position, grows by what is new, and shrinks without asking', async () => {
    const { match, logCalls } = openFar({ players: ['person', 'random'], records: [record(ACT)] });
    await settle();
    expect(match.log.map(({ position }) => position)).toEqual([1]);
    await match.act(ACT);
    await settle();
    await match.undo();
    await settle();
    expect(match.log.map(({ position }) => position)).toEqual([1]);
    expect(logCalls()).toMatchObject([
      { from: 0, to: 1 },
      { from: 1, to: 2 },
    ]);
  });

  it('is read anew for other eyes, and nothing of the former is left meanwhile', async () => {
    const { match } = openFar({ records: [record(ACT)] });
    await match.look('1');
    await settle();
    expect(JSON.stringify(match.log)).toContain('for seat 1');
    const drawn = match.look(null);
    await vi.waitFor(() => expect(match.state.looking.type).toBe('curtain'));
    expect(JSON.stringify(match.log)).not.toContain('for seat 1');
    await drawn;
    await settle();
    expect(JSON.stringify(match.log)).toContain('for everybody');
  });

  it('an answer for eyes that look no more is dropped', async () => {
    const desk = new MemoryDesk();
    const id = desk.addMatch('Match', { records: [record(ACT)] });
    const late: ((answer: Answer<'document.log'>) => void)[] = [];
    vi.spyOn(desk, 'call').mockImplementationOnce(
      () => new Promise((resolve) => late.push(resolve as never)), // the first call is document.log
    );
    const match = new OpenMatch(desk, desk.match(id) as never, vi.fn());
    await match.look('2');
    await settle();
    late[0]?.({ ok: true, value: [{ position: 1, actor: '1', events: [], reason: 'overtaken' }] });
    await settle();
    expect(match.log).toHaveLength(1);
    expect(JSON.stringify(match.log)).toContain('for seat 2');
  });

  it('is read in pieces of 500', async () => {
    const records = Array.from({ length: 1001 }, () => record(ACT));
    const { match, logCalls } = openFar({ players: ['person', 'random'], records });
    await vi.waitFor(() => expect(match.log).toHaveLength(1001));
    expect(logCalls()).toMatchObject([{ to: 500 }, { from: 500, to: 1000 }, { from: 1000, to: 1001 }]);
  });

  it('another line of play is read from its beginning', async () => {
    const { match, logCalls } = openFar({
      players: ['person', 'random'],
      records: [record(ACT), record(ACT), record(ACT)],
    });
    await settle();
    await match.goTo(1);
    await match.playOn();
    await match.act(ACT);
    const before = logCalls().length;
    await match.branch('branch-1');
    await settle();
    expect(match.state).toMatchObject({ position: 3, length: 3 });
    expect(logCalls().slice(before)).toMatchObject([{ from: 0, to: 3 }]);
    expect(match.log).toHaveLength(3);
  });
});

describe('what a person may ask', () => {
  it('a hint is one of the offers with its reason; with nothing to decide it says so', async () => {
    const { match, refused } = openFar({ players: ['person', 'random'] });
    expect(await match.hint()).toEqual({ action: ACT, reason: 'It was the best of three.' });
    await match.act(END);
    expect(await match.hint()).toBeNull();
    expect(refused).toEqual(['There is nothing to decide now.']);
  });

  it('the seed is hidden until somebody asks for it', async () => {
    const { match } = openFar();
    expect(match.state.seed).toBeNull();
    await match.revealSeed();
    expect(match.state.seed).toBe('bright-lantern');
  });

  it('a bot is hurried at once, and a closed match is closed at main', async () => {
    const { desk, match } = openFar({ players: ['random', 'person'] });
    expect(await match.hurry()).toBe(true);
    match.destroy();
    await settle();
    expect(desk.calls.map(({ name }) => name).slice(-2)).toEqual(['document.hurry', 'document.close']);
  });
});

describe('bots that move faster than a table can be drawn', () => {
  it('only the newest of many states is shown, and the log still has every record once', async () => {
    vi.useFakeTimers();
    const { desk, match, id } = openFar({ players: ['random', 'random'] }, true);
    for (let move = 0; move < 50; move++)
      desk.inMatch(id, (double) => void double.act(double.turnSeat, move % 5 === 0 ? END : ACT));
    expect(match.state.position).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(match.state.position).toBe(50);
    expect(match.log.map(({ position }) => position)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    vi.useRealTimers();
  });

  it('a state that comes late does not stand in the newer one’s place', async () => {
    vi.useFakeTimers();
    const { desk, match, id } = openFar({ players: ['random', 'random'] }, true);
    const states = [1, 2, 3].map(() => {
      desk.inMatch(id, (double) => void double.act(double.turnSeat, ACT));
      const state = desk.match(id);
      if (!state) throw new Error('The desk lost the match');
      return state;
    });
    const [, second] = states;
    if (second) desk.emit({ type: 'document', state: second });
    await vi.advanceTimersByTimeAsync(100);
    expect(match.state.position).toBe(3);
    vi.useRealTimers();
  });
});
