import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ForcePlan } from '../../shared/documents';
import { shippedNovaCry } from '../support/shipped-content';
import { ASSETS, fileIn, plotroom, workFolder } from './command';

const folder = workFolder();
const run = (...args: readonly string[]) => plotroom(folder, args);
const bots = (seats: number): string => Array.from({ length: seats }, () => 'random').join();

interface Played {
  readonly hash: string;
  readonly actions: number;
  readonly outcome: { readonly winners: readonly string[]; readonly rule: string };
}
interface Legal {
  readonly actors: readonly string[];
  readonly actions: Readonly<Record<string, readonly { readonly type: string }[]>>;
}

/** A match whose seats draft in secret, all at once: ships dealt, nobody has chosen. */
async function draftingMatch(seats: number): Promise<string> {
  const name = `drafting-${seats}`;
  await run('new', 'nova-cry', '--seed', 'draft', '--seats', String(seats), '--out', name);
  for (;;) {
    const { actors } = (await run('legal', name)).answer as Legal;
    if (actors[0] !== 'chance') return name;
    await run('act', name, '--out', name);
  }
}

describe('plotroom plays Nova Cry', () => {
  it.each([2, 3, 4, 5, 6])(
    'with %i seats games end by a rule, and replay to the same state',
    async (seats) => {
      const lines = [0, 1, 2].flatMap((game) => {
        const out = `${seats}-${game}`;
        const play = ['play', 'nova-cry', '--seed', out, '--seats', bots(seats), '--out', out];
        return [play, ['replay', out], ['validate', out]].map((line) => JSON.stringify(line));
      });
      // One batch reads the packs once.
      const { lines: answers } = await plotroom(folder, ['batch', '-'], lines.join('\n'));
      expect(answers).toHaveLength(lines.length);
      for (let game = 0; game < answers.length; game += 3) {
        const { hash, actions, outcome } = answers[game] as Played; // what it lacks fails the test
        expect(outcome.rule).toMatch(/^NC-/);
        expect(answers[game + 1]).toEqual({ hash, actions, outcome });
        expect(answers[game + 2]).toEqual({ findings: [] });
      }
    },
  );

  it('NC-COMP-03: two to six play', async () => {
    for (const seats of [1, 7]) {
      const { exitCode, answer } = await run('play', 'nova-cry', '--seed', 's', '--seats', bots(seats));
      expect([exitCode, answer]).toMatchObject([1, { error: { code: 'out-of-range', rule: 'NC-COMP-03' } }]);
    }
  });

  it('readings are those of its own rulebook', async () => {
    const play = ['play', 'nova-cry', '--seed', 's', '--seats', bots(2), '--reading'];
    expect((await run(...play, 'NC-SETUP-09=b')).exitCode).toBe(0);
    expect((await run(...play, 'BA-NET-07=b')).answer).toMatchObject({ error: { code: 'unknown-reading' } });
  });
});

describe('secret choices of several seats at once', () => {
  it('legal names all who choose, and everything that each may do', async () => {
    const { answer } = await run('legal', await draftingMatch(3));
    const { actors, actions } = answer as Legal;
    expect([...actors].sort()).toEqual(['1', '2', '3']);
    for (const actor of actors) expect(actions[actor]?.map(({ type }) => type)).toContain('draft');
  });

  it('of several who may act one has to be named; each may be, in any order', async () => {
    const match = await draftingMatch(2);
    const { actions } = (await run('legal', match)).answer as Legal;
    const action = JSON.stringify(actions['2']?.[0]);
    const unnamed = await run('act', match, '--action', action, '--out', 'later');
    expect(unnamed.exitCode).toBe(2);
    const named = await run('act', match, '--seat', '2', '--action', action, '--out', 'later');
    expect(named.answer).toMatchObject({ actors: ['1'], outcome: null });
  });

  it('what a seat has chosen is shown to nobody else before all have', async () => {
    const match = await draftingMatch(2);
    const { actions } = (await run('legal', match)).answer as Legal;
    const seen = await Promise.all(
      [0, 1].map(async (index) => {
        const out = `chosen-${index}`;
        const action = JSON.stringify(actions['1']?.[index]);
        await run('act', match, '--seat', '1', '--action', action, '--out', out);
        return Promise.all(
          ['2', 'spectator'].map(async (seat) => (await run('replay', out, '--seat', seat)).out),
        );
      }),
    );
    const viewsOf = (outs: readonly string[] = []) =>
      outs.map((out) => (JSON.parse(out) as { readonly view: unknown }).view);
    expect(viewsOf(seen[0])).toEqual(viewsOf(seen[1]));
  });
});

describe('plans and packs of Nova Cry', () => {
  const content = shippedNovaCry();
  const ids = {
    ships: Object.keys(content.ships).sort(),
    captains: Object.keys(content.captains).sort(),
    weapons: Object.keys(content.weapons).sort(),
  };
  const force = (index: number): ForcePlan['forces'][number] => ({
    id: `f${index}`,
    name: `Force ${index}`,
    ship: ids.ships[index] ?? null,
    captain: ids.captains[index] ?? null,
    weapon: ids.weapons[index] ?? null,
    crew: { scientist: null, doctor: null, engineer: null },
    damage: 0,
    jams: 0,
  });
  const plan = {
    format: 'plotroom-plan',
    version: 1,
    game: 'nova-cry',
    title: 'Two forces',
    forces: [force(0), force(1)],
  };

  it.each(['nova-cry', 'nova-cry-house'])('%s, as shipped, has no findings', async (pack) => {
    const { exitCode, answer } = await run('validate', path.join(ASSETS, 'content', pack));
    expect([exitCode, answer]).toEqual([0, { findings: [] }]);
  });

  it('a plan is validated by the packs that ship', async () => {
    expect((await run('validate', fileIn(folder, 'plan', plan))).answer).toEqual({ findings: [] });
    const broken = fileIn(folder, 'broken', { ...plan, forces: [{ ...force(0), ship: 'ark' }] });
    expect((await run('validate', broken)).answer).toMatchObject({
      findings: [{ severity: 'error', code: 'unknown-id', at: '/forces/0/ship' }],
    });
  });

  it('a match begins with the forces of a plan; a seat beyond them drafts its own', async () => {
    const file = fileIn(folder, 'plan', plan);
    const begun = await run(
      'new',
      'nova-cry',
      '--seed',
      's',
      '--seats',
      '3',
      '--setup',
      file,
      '--out',
      'planned',
    );
    expect(begun.exitCode).toBe(0);
    const { view } = (await run('replay', 'planned', '--seat', '1')).answer as {
      readonly view: { readonly seats: readonly { readonly ship: { readonly card: string } | null }[] };
    };
    expect(view.seats.map(({ ship }) => ship?.card ?? null)).toEqual([ids.ships[0], ids.ships[1], null]);
    const played = await run('play', 'nova-cry', '--seed', 's', '--seats', bots(3), '--setup', file);
    expect(played.answer).toMatchObject({
      seats: [
        { name: content.captains[ids.captains[0] ?? '']?.name },
        { name: content.captains[ids.captains[1] ?? '']?.name },
        { name: 'Player 3' },
      ],
    });
  });
});
