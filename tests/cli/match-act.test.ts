import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseMatch } from '../../shared/documents';
import { readShippedLayers } from '../../src-main/desk/content';
import { openMatch } from '../../src-main/rules/engine';
import { openGame } from '../../src-main/rules/registry';
import { ASSETS, fileIn, plotroom, workFolder } from './command';

const folder = workFolder();
const run = (...args: string[]) => plotroom(folder, args);
const text = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const action = (value: unknown): string => JSON.stringify(value);

interface Legal {
  readonly actors: readonly string[];
  readonly actions: Readonly<Record<string, readonly object[] | { readonly open: readonly string[] }>>;
}

/** Lets chance answer from the seed until a seat has to decide. */
async function toDecision(file: string): Promise<Legal> {
  for (;;) {
    const { answer } = await run('legal', file);
    const legal = answer as Legal;
    if (legal.actors[0] !== 'chance') return legal;
    expect((await run('act', file, '--out', file)).exitCode).toBe(0);
  }
}

beforeAll(async () => {
  await run('new', 'black-alert', '--seed', 'begun', '--seats', '2', '--out', 'begun');
  await toDecision('begun');
});

describe('plotroom new', () => {
  it('writes a match of persons and says who acts', async () => {
    const { exitCode, answer } = await run('new', 'black-alert', '--seed', 'a', '--seats', '4', '--out', 'a');
    expect(exitCode).toBe(0);
    const parsed = parseMatch(text('a'));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const { value } = parsed;
    expect(answer).toEqual({ hash: value.checkpoint.hash, actors: ['chance'] });
    expect(value.seats.map(({ player }) => player)).toEqual(['person', 'person', 'person', 'person']);
    expect(value.setup).toMatchObject({
      seats: [{ team: 'starfleet' }, { team: 'terran' }, { team: 'starfleet' }, { team: 'terran' }],
    });
    expect(value.packs.map(({ id }) => id)).toEqual(['black-alert', 'black-alert-house']);
  });

  it('takes readings and a set-up, seats left out being the game’s own choice', async () => {
    const setup = fileIn(folder, 'setup.json', { corruption: ['B2'], fleets: [] });
    const args = ['--seed', 'a', '--seats', '3', '--reading', 'BA-THREE-03=b', '--setup', setup];
    expect(await run('new', 'black-alert', ...args, '--out', 'three')).toMatchObject({ exitCode: 0 });
    const parsed = parseMatch(text('three'));
    expect(parsed).toMatchObject({
      value: {
        readings: { 'BA-THREE-03': 'b' },
        setup: {
          corruption: ['B2'],
          fleets: [],
          seats: [{}, { characters: [{}, {}].map(() => expect.any(String) as string) }, {}],
        },
      },
    });
    const { answer } = await run('validate', 'three');
    expect(answer).toMatchObject({
      findings: [{ severity: 'advice', at: '/setup/fleets', rule: 'BA-SETUP-15' }],
    });
  });

  it('takes a planned board as its set-up', async () => {
    await run(
      'play',
      'black-alert',
      '--seed',
      'board',
      '--seats',
      'random,random',
      '--limit',
      '40',
      '--out',
      'b',
    );
    const played = parseMatch(text('b'));
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    const laid = played.value.records.find(({ action }) => action.type === 'laid');
    const plan = {
      format: 'plotroom-plan',
      version: 1,
      game: 'black-alert',
      title: 'Board',
      network: { tiles: laid?.action['tiles'] },
      tokens: [{ id: 'c', kind: 'corruption', at: 'D2' }],
      ships: { charon: 'E2' },
    };
    const file = fileIn(folder, 'board.plotroom', plan);
    const args = ['--seed', 'a', '--seats', '2', '--setup', file, '--out', 'boarded'];
    expect(await run('new', 'black-alert', ...args)).toMatchObject({ exitCode: 0 });
    expect(parseMatch(text('boarded'))).toMatchObject({
      value: { setup: { charon: 'E2', corruption: ['D2'], tiles: plan.network.tiles } },
    });
  });
});

describe('plotroom legal', () => {
  it('lists what the engine lists, for the actor and for nobody else', async () => {
    const layers = await readShippedLayers('black-alert', ASSETS);
    if (!layers.ok) throw new Error(layers.error.message);
    const game = openGame('black-alert', layers.value, {});
    const match = parseMatch(text('begun'));
    if (!game.ok || !match.ok) throw new Error('The match begun is sound.');
    const opened = openMatch(game.value.rules, match.value);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { rules, state } = opened.value.timeline;
    const list = rules.legal(state, '1');
    const { answer } = await run('legal', 'begun');
    expect(answer).toEqual({ actors: ['1'], actions: { '1': list.type === 'listed' ? list.actions : null } });
    expect((await run('legal', 'begun', '--seat', '2')).answer).toEqual({
      actors: ['1'],
      actions: { '2': [] },
    });
  });

  it('names the kind of what chance is asked', async () => {
    await run('new', 'black-alert', '--seed', 'a', '--seats', '2', '--out', 'fresh');
    const { answer } = await run('legal', 'fresh');
    expect(answer).toEqual({ actors: ['chance'], actions: { chance: { open: ['drawn'] } } });
  });
});

describe('plotroom check and act', () => {
  it('every listed action passes, is taken, and its match replays to the same state', async () => {
    await run('new', 'black-alert', '--seed', 'walk', '--seats', '2', '--out', 'walk');
    for (let step = 0; step < 12; step += 1) {
      const { actors, actions } = await toDecision('walk');
      const list = actions[actors[0] ?? ''];
      if (!Array.isArray(list)) throw new Error('A seat has an open list.');
      const chosen = action(list[step % list.length]);
      expect((await run('check', 'walk', '--action', chosen)).answer).toEqual({ ok: true });
      const acted = await run('act', 'walk', '--action', chosen, '--seat', actors[0] ?? '', '--out', 'walk');
      expect(acted).toMatchObject({ exitCode: 0, answer: { outcome: null } });
      const { hash, events } = acted.answer as { hash: string; events: unknown };
      expect(Array.isArray(events)).toBe(true);
      expect((await run('replay', 'walk')).answer).toMatchObject({ hash });
    }
  });

  it('an action that may not be is an answer of check and a refusal of act, which writes nothing', async () => {
    const before = text('begun');
    const move = action({ type: 'end-turn' });
    const { exitCode, answer } = await run('check', 'begun', '--action', move);
    expect(exitCode).toBe(0);
    const { refusal } = answer as { refusal: { code: string; message: string; rule: string | null } };
    expect(answer).toEqual({ ok: false, refusal });
    const acted = await run('act', 'begun', '--action', move, '--out', 'nothing');
    expect(acted.exitCode).toBe(1);
    expect(acted.answer).toMatchObject({ error: { code: refusal.code, message: refusal.message } });
    expect(existsSync(path.join(folder, 'nothing'))).toBe(false);
    expect((await run('act', 'begun', '--action', move, '--out', 'begun')).exitCode).toBe(1);
    expect(text('begun')).toBe(before);
  });

  it('chance may be answered with real cards, and only with cards that can have come', async () => {
    await run('new', 'black-alert', '--seed', 'a', '--seats', '2', '--out', 'cards');
    const draw = (cards: readonly string[]) => ['--action', action({ type: 'drawn', cards })];
    expect((await run('check', 'cards', ...draw(['no-such-card']))).answer).toMatchObject({ ok: false });
    const parsed = parseMatch(text('cards'));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const { piles } = parsed.value.checkpoint.state as { piles: { starfleet: { rest: string[] } } };
    const cards = piles.starfleet.rest.slice(0, 3);
    const acted = await run('act', 'cards', '--seat', 'chance', ...draw(cards), '--out', 'cards');
    expect(acted.exitCode).toBe(0);
    expect(parseMatch(text('cards'))).toMatchObject({
      value: { records: [{ seat: 'chance', action: { type: 'drawn', cards } }] },
    });
  });

  it('nothing may be done when the match is over, and the rule says so', async () => {
    await run('play', 'black-alert', '--seed', 'over', '--seats', 'random,random', '--out', 'over');
    expect((await run('legal', 'over')).answer).toEqual({ actors: [], actions: {} });
    const pass = action({ type: 'pass' });
    expect((await run('check', 'over', '--action', pass)).answer).toMatchObject({
      ok: false,
      refusal: { code: 'match-over', rule: 'BA-OBJ-03' },
    });
    expect(await run('act', 'over', '--action', pass, '--out', 'never')).toMatchObject({ exitCode: 1 });
    expect(existsSync(path.join(folder, 'never'))).toBe(false);
  });

  it('a referee may overrule whoever has to decide', async () => {
    const place = action({ type: 'place-charon', space: 'D3' });
    const acted = await run('act', 'begun', '--seat', 'referee', '--action', place, '--out', 'refereed');
    expect(acted).toMatchObject({ exitCode: 0, answer: { actors: ['1'] } });
    expect((await run('replay', 'refereed', '--seat', 'spectator')).answer).toMatchObject({
      view: { board: { charon: 'D3' } },
    });
  });
});
