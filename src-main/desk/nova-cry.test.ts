/** Nova Cry at the desk: plans of task forces, packs over the shipped ones, matches of several persons. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { NovaCryMatchState, Player, Request } from '../../shared/contract';
import { openTestDesk, type TestDesk } from '../../tests/support/desk';
import { temporaryFolder, valueOf } from '../../tests/support/library';
import { instantThinker } from '../../tests/support/match-desk';

async function desk(): Promise<TestDesk> {
  return openTestDesk({ dataFolder: await temporaryFolder(), machine: { thinker: instantThinker } });
}

function newMatch(players: Player[], setup: object = {}): Request<'library.createMatch'> {
  const head = { callId: randomUUID(), game: 'nova-cry', title: 'A match', packs: [], readings: {} } as const;
  return { ...head, packs: [], players, setup, chance: 'seeded', seed: 'seed' };
}

async function opened(at: TestDesk, id: string): Promise<NovaCryMatchState> {
  const state = valueOf(await at.call('document.open', { id }));
  if (state.kind !== 'match' || state.game !== 'nova-cry') throw new Error('No match of Nova Cry');
  return state;
}

async function newPlan(at: TestDesk) {
  const request = { callId: randomUUID(), game: 'nova-cry', title: 'Forces', packs: [], seed: 'x' } as const;
  const entry = valueOf(await at.call('library.create', { ...request, packs: [] }));
  const state = valueOf(await at.call('document.open', { id: entry.id }));
  if (state.kind !== 'plan' || state.plan.game !== 'nova-cry') throw new Error('No plan of task forces');
  return { entry, state, plan: state.plan };
}

describe('a plan of task forces', () => {
  it('begins with two whole ones, is edited and checked like other plans', async () => {
    const at = await desk();
    const { entry, state, plan } = await newPlan(at);
    expect(entry).toMatchObject({ kind: 'plan', game: 'nova-cry', summary: '2 task forces' });
    expect(plan.forces.flatMap((force) => [force.ship, force.captain, force.weapon])).not.toContain(null);
    const edit = (path: string, value: string) =>
      at.call('document.edit', {
        callId: randomUUID(),
        id: entry.id,
        baseRevision: state.revision,
        label: 'Change',
        patches: [{ op: 'replace', path, value }],
      });
    expect(await edit('/forces/0/ship', 'no-such-ship')).toMatchObject({ error: { code: 'unknown-id' } });
    expect(await edit('/forces/0/name', 'The first')).toMatchObject({ ok: true });
  });

  it('a match begins from it, its forces in seat order', async () => {
    const at = await desk();
    const { entry, plan } = await newPlan(at);
    const players: Player[] = ['person', 'person', 'person'];
    const request = { callId: randomUUID(), id: entry.id, players };
    const { id } = valueOf(await at.call('library.createMatchFromPlan', request));
    const { view } = await opened(at, id);
    expect(view.seats.slice(0, 2).map(({ ship }) => ship?.card)).toEqual(plan.forces.map(({ ship }) => ship));
    expect(view.seats[2]?.ship).toBeNull();
    const content = valueOf(await at.call('document.content', { id }));
    expect([content.game, content.packs.map((pack) => pack.id)]).toEqual([
      'nova-cry',
      ['nova-cry', 'nova-cry-house'],
    ]);
  });
});

describe('a pack of one’s own', () => {
  it('lies over the shipped ones, and a match is played with it', async () => {
    const at = await desk();
    const mine = { callId: randomUUID(), game: 'nova-cry', title: 'My copy' } as const;
    const { id: pack } = valueOf(await at.call('packs.create', mine));
    const before = valueOf(await at.call('packs.open', { id: pack }));
    const source = { kind: 'user', where: 'my copy', confidence: 'high' };
    const kinds = { ships: { orion: { hull: 17, source } } };
    const head = { callId: randomUUID(), id: pack, baseRevision: before.revision };
    valueOf(await at.call('packs.save', { ...head, kinds, drafts: {} }));
    const merged = valueOf(await at.call('packs.content', { game: 'nova-cry', packs: [pack] }));
    expect(merged.game === 'nova-cry' && merged.content.ships['orion']?.hull).toBe(17);
    const match = { ...newMatch(['person', 'random']), packs: [pack] };
    const { id } = valueOf(await at.call('library.createMatch', match));
    const content = valueOf(await at.call('document.content', { id }));
    expect(content.game === 'nova-cry' && content.content.ships['orion']?.hull).toBe(17);
  });
});

describe('a match of several persons', () => {
  it('asks bots first in the draft, then each person behind the curtain, and shows nothing before', async () => {
    const at = await desk();
    const { id } = valueOf(
      await at.call(
        'library.createMatch',
        newMatch(['person', 'random', 'person', 'random', 'person', 'random']),
      ),
    );
    await at.call('document.open', { id });
    let state = await opened(at, id);
    const asked: string[] = [];
    while (state.waiting.type !== 'over' && asked.length < 3) {
      if (state.waiting.type !== 'person') {
        state = await opened(at, id);
        continue;
      }
      const { seat } = state.waiting;
      const draft = state.view.tasks.at(-1);
      if (draft?.type !== 'draft') throw new Error('Something else than the draft');
      expect(draft.hands.every(({ chosen, dealt }) => chosen === null && dealt === null)).toBe(true);
      const chosen = draft.hands.filter(({ hasChosen }) => hasChosen).map((hand) => hand.seat);
      expect(chosen.toSorted()).toEqual(['2', '4', '6', ...asked].toSorted());
      asked.push(seat);
      const seen = valueOf(await at.call('document.look', { callId: randomUUID(), id, seat }));
      if (seen.kind !== 'match') throw new Error('No match');
      const action = { ...seen.offers?.actions[0], type: seen.offers?.actions[0]?.type ?? '' };
      const act = { callId: randomUUID(), id, baseRevision: seen.revision, actor: seat, action };
      valueOf(await at.call('document.act', act));
      state = await opened(at, id);
    }
    expect(asked.toSorted()).toEqual(['1', '3', '5']);
    expect(state.undo.refusal).toMatchObject({ code: 'revealed' });
  });

  it('is played to its end by six bots, and its line in the library counts turns as its time bar does', async () => {
    const at = await desk();
    const players: Player[] = ['random', 'random', 'random', 'random', 'random', 'random'];
    const { id } = valueOf(await at.call('library.createMatch', newMatch(players)));
    const over = new Promise<void>((resolve) => {
      at.desk.subscribe((event) => {
        if (event.type === 'document' && event.state.kind === 'match' && event.state.outcome !== null)
          resolve();
      });
    });
    await at.call('document.open', { id });
    await over;
    const { turns, outcome } = await opened(at, id);
    expect(outcome?.winners).toHaveLength(1);
    expect(turns.at(-1)?.round).toBeGreaterThan(1);
    const { documents } = valueOf(await at.call('library.list', {}));
    expect(documents[0]?.summary).toBe(`Match, 6 seats, turn ${turns.length}`);
  }, 120_000);
});
