import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openTestDesk } from '../../../tests/support/desk';
import { temporaryFolder, valueOf } from '../../../tests/support/library';
import {
  asMatch,
  begunMatch,
  deskWithMatch,
  instantThinker,
  matchDesk,
  newMatch,
} from '../../../tests/support/match-desk';
import { parseMatch } from '../../../shared/documents';

describe('what is stored', () => {
  it('opens again as it was left, undone moves, branches, seats and policy with it', async () => {
    const match = await begunMatch();
    valueOf(await match.change('document.setUndoPolicy', { policy: 'same' }));
    await match.act('move');
    valueOf(await match.change('document.undo', {}));
    await match.look(null);
    const before = await match.now();
    await match.desk.close();
    const again = await openTestDesk({ dataFolder: match.dataFolder, machine: { thinker: instantThinker } });
    const after = await (await matchDesk(again, match.id, match.dataFolder)).now();
    expect(after).toEqual({ ...before, savedAt: after.savedAt, looking: after.looking });
    expect(after.length).toBe(after.position + 1);
  });

  it('exports one file with its checkpoint, which comes in again as a copy', async () => {
    const match = await begunMatch();
    const { fileName, text } = valueOf(await match.call('library.export', { id: match.id }));
    expect(fileName).toBe('A match.plotroom');
    const file = parseMatch(text);
    const { position, view } = await match.now();
    expect(file).toMatchObject({ ok: true, value: { checkpoint: { at: position } } });
    expect(file.ok && file.value.position).toBeUndefined();
    const request = { callId: randomUUID(), name: 'copy.plotroom', text };
    const { entry, note } = valueOf(await match.call('library.import', request));
    expect(entry).toMatchObject({ kind: 'match', title: 'A match (2)', steps: position });
    expect(note).toContain('match of that title');
    valueOf(await match.call('document.open', { id: entry.id }));
    const seat = { callId: randomUUID(), id: entry.id, seat: '1' } as const;
    expect(asMatch(valueOf(await match.call('document.look', seat))).view).toEqual(view);
  });

  it('refuses a file whose records the rules do not play, and says which', async () => {
    const match = await begunMatch();
    const { text } = valueOf(await match.call('library.export', { id: match.id }));
    const wrong = text.replace(/\{"type":"begin"[^}]*\}/, '{"type":"end-turn"}');
    const request = { callId: randomUUID(), name: 'wrong.plotroom', text: wrong };
    expect(await match.call('library.import', request)).toMatchObject({
      ok: false,
      error: { code: 'diverged', rule: 'BA-TURN-02' },
    });
    const newer = text.replace('"rulesVersion": 1', '"rulesVersion": 99');
    expect(
      await match.call('library.import', { ...request, callId: randomUUID(), text: newer }),
    ).toMatchObject({
      error: { code: 'newer-version' },
    });
  });

  it('is renamed, copied, binned and brought back like any document', async () => {
    const match = await begunMatch();
    const rename = { callId: randomUUID(), id: match.id, title: 'Another name' };
    expect(valueOf(await match.call('library.rename', rename))).toMatchObject({ title: 'Another name' });
    const copy = valueOf(await match.call('library.duplicate', { callId: randomUUID(), id: match.id }));
    expect(copy).toMatchObject({ kind: 'match', title: 'Another name (2)' });
    valueOf(await match.call('document.open', { id: copy.id }));
    valueOf(await match.call('library.remove', { callId: randomUUID(), id: match.id }));
    expect(await match.call('document.open', { id: match.id })).toMatchObject({
      error: { code: 'unknown-document' },
    });
    valueOf(await match.call('library.restore', { callId: randomUUID(), id: match.id }));
    expect((await match.now()).title).toBe('Another name');
  });

  it('can be given another name even where its packs are gone, so that nobody can play it', async () => {
    const match = await begunMatch();
    await match.desk.close();
    const { dataFolder, id } = match;
    const { call } = await openTestDesk({ dataFolder, assetsFolder: await temporaryFolder() });
    expect(await call('document.open', { id })).toMatchObject({ ok: false });
    const rename = { callId: randomUUID(), id, title: 'For later' };
    expect(valueOf(await call('library.rename', rename))).toMatchObject({ title: 'For later' });
  });

  it('a call sent twice acts once; one that a person’s change has overtaken is stale', async () => {
    const match = await begunMatch();
    const { revision, offers } = await match.now();
    const action = offers?.actions.find(({ type }) => type === 'move') ?? { type: 'none' };
    const request = {
      callId: randomUUID(),
      id: match.id,
      baseRevision: revision,
      actor: '1',
      action,
    } as const;
    const first = await match.call('document.act', request);
    expect(await match.call('document.act', request)).toEqual(first);
    const late = { ...request, callId: randomUUID() };
    expect(await match.call('document.act', late)).toMatchObject({ error: { code: 'stale-revision' } });
  });

  it('a plan is no match and a match no plan', async () => {
    const match = await deskWithMatch();
    const patch = { op: 'add', path: '/notes', value: 'x' } as const;
    const edit = {
      callId: randomUUID(),
      id: match.id,
      baseRevision: (await match.now()).revision,
      label: 'x',
      patches: [patch],
    };
    expect(await match.call('document.edit', edit)).toMatchObject({ error: { code: 'not-a-plan' } });
    const create = {
      callId: randomUUID(),
      game: 'black-alert',
      title: 'Board',
      packs: [] as string[],
    } as const;
    const { id } = valueOf(await match.call('library.create', create));
    expect(await match.call('document.hint', { id })).toMatchObject({ error: { code: 'not-a-match' } });
  });
});

describe('a whole match', () => {
  it('by persons of chance ends, tells its seed, and lists its turns and its summary', async () => {
    const match = await deskWithMatch({ players: ['random', 'random'] });
    valueOf(await match.call('document.open', { id: match.id }));
    const state = await match.until(({ outcome }) => outcome !== null);
    expect(state).toMatchObject({ waiting: { type: 'over' }, looking: { type: 'spectator' }, seed: 'seed' });
    const { documents } = valueOf(await match.call('library.list', {}));
    expect(documents[0]?.summary).toBe(`Match, 2 seats, turn ${state.view.turn.number}`);
    expect(state.turns).toHaveLength(state.view.turn.number);
  }, 120_000);

  it('calls seats as the persons are called, and as the game does where nobody says', async () => {
    const match = await deskWithMatch();
    const request = { ...newMatch({}), names: ['Anna', ' '] };
    const { id } = valueOf(await match.call('library.createMatch', request));
    const { seats } = asMatch(valueOf(await match.call('document.open', { id })));
    expect(seats[0]?.name).toBe('Anna');
    expect(seats[1]?.name).toMatch(/Georgiou/);
  });

  it('begins on a planned board, with ships and Corruption where the plan has them', async () => {
    const match = await deskWithMatch();
    const create = {
      callId: randomUUID(),
      game: 'black-alert',
      title: 'Board',
      packs: [] as string[],
      seed: 's',
    } as const;
    const board = valueOf(await match.call('library.create', create));
    expect(board).toMatchObject({ kind: 'plan', game: 'black-alert', title: 'Board' });
    expect(board.summary).toContain('Spore network, 19 tiles');
    const request = { callId: randomUUID(), id: board.id, players: ['person' as const, 'steady' as const] };
    const entry = valueOf(await match.call('library.createMatchFromPlan', request));
    const state = asMatch(valueOf(await match.call('document.open', { id: entry.id })));
    const plan = valueOf(await match.call('document.open', { id: board.id }));
    expect(plan.kind === 'plan' && plan.plan.game === 'black-alert' && plan.plan.network.tiles).toEqual(
      state.view.board.tiles,
    );
    const content = valueOf(await match.call('document.content', { id: entry.id }));
    expect(content.packs.map(({ id }) => id)).toEqual(['black-alert', 'black-alert-house']);
  });
});

describe('the report of a match', () => {
  it('holds the whole match, seed and hands, and says so', async () => {
    const match = await begunMatch();
    const { fileName, base64 } = valueOf(await match.call('document.report', { id: match.id }));
    expect(fileName).toBe('A match report.zip');
    const files = unzipSync(Buffer.from(base64, 'base64'));
    expect(strFromU8(files['READ-ME.txt'] ?? new Uint8Array())).toContain('its seed, every hand');
    const request = { callId: randomUUID(), name: fileName, base64 };
    expect(valueOf(await match.call('library.import', request)).entry).toMatchObject({ kind: 'match' });
  });
});
