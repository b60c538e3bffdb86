/** Several who choose at once and in secret, at a table of the tiny game: every round each seat lays a card facedown. */
import { describe, expect, it } from 'vitest';
import type { AnyAction, MatchState, Player, SeatId } from '../../../shared/contract';
import type { UndoPolicy } from '../../../shared/documents';
import { anyOf } from '../../../tests/support/match-desk';
import { valueOf } from '../../../tests/support/library';
import { tinySession } from '../../../tests/support/tiny-table';
import type { TinyView } from '../../../tests/support/tiny-game';
import type { BotRequest, Thinker } from '../../bots';
import type { MatchSession } from './match-session';

/** Answers at once and remembers what it was asked. */
function rememberingThinker() {
  const asked: BotRequest[] = [];
  const thinker: Thinker = {
    decide: (request) => {
      asked.push(request);
      return Promise.resolve(anyOf(request));
    },
    destroy: () => Promise.resolve(),
  };
  return { thinker, asked };
}

async function opened(players: readonly Player[], undo?: UndoPolicy, thinker?: Thinker) {
  const session = tinySession({ players, ...(undo && { undo }), ...(thinker && { thinker }) });
  valueOf(await session.open());
  return session;
}

/** The match once it waits for a person, with the table shown to that person. */
async function awaited(session: MatchSession): Promise<MatchState> {
  for (;;) {
    const state = valueOf(await session.look('1').then((seen) => (seen.ok ? seen : session.look('2'))));
    if (state.waiting.type === 'person') return valueOf(await session.look(state.waiting.seat));
  }
}

function viewOf({ view }: MatchState): TinyView {
  return view as unknown as TinyView; // the tiny game's
}

async function choose(session: MatchSession, seat: SeatId, card?: number): Promise<MatchState> {
  const state = valueOf(await session.look(seat));
  const first = state.offers?.actions[0] as AnyAction & { readonly card: number };
  return valueOf(await session.act(state.revision, seat, { ...first, ...(card !== undefined && { card }) }));
}

describe('several who choose at once and in secret', () => {
  it('bots choose first, then persons in the order of the rules, each behind the curtain', async () => {
    const session = await opened(['person', 'random', 'person', 'random']);
    const before = await awaited(session);
    expect(before.waiting).toEqual({ type: 'person', seat: '1' });
    expect(viewOf(before).hasChosen).toEqual(['2', '4']);
    const after = await choose(session, '1');
    expect(after).toMatchObject({
      looking: { type: 'curtain', next: '3' },
      waiting: { type: 'person', seat: '3' },
      offers: null,
    });
  });

  it('who looks out of turn has nothing on offer and is refused, with the reason', async () => {
    const session = await opened(['person', 'person']);
    await awaited(session);
    const state = valueOf(await session.look('2'));
    expect(state.offers).toBeNull();
    const action = { type: 'choose', card: viewOf(state).hand[0] };
    const refused = await session.act(state.revision, '2', action);
    expect(refused).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
    expect(await session.hint()).toMatchObject({ error: { code: 'not-your-turn' } });
  });

  it('nobody is told what another chose before all have chosen, neither in view nor in log', async () => {
    const session = await opened(['person', 'person']);
    await awaited(session);
    await choose(session, '1');
    const state = valueOf(await session.look('2'));
    expect(viewOf(state)).toMatchObject({ choice: null, hasChosen: ['1'] });
    const log = valueOf(await session.log(0, 10));
    const told = log.flatMap(({ events }) => events as readonly unknown[]);
    expect(told).toContainEqual({ type: 'chose', seat: '1', card: null });
  });

  it('a bot that chooses is asked with its own view and its own cards', async () => {
    const { thinker, asked } = rememberingThinker();
    const session = await opened(['person', 'random', 'random'], undefined, thinker);
    await awaited(session);
    expect(asked.map(({ seat }) => seat)).toEqual(['2', '3']);
    for (const { view, legal } of asked) {
      const { hand, choice } = view as TinyView;
      expect(legal).toEqual(hand.map((card) => ({ type: 'choose', card })));
      expect(choice).toBeNull();
    }
  });

  it('a person is advised in a secret choice as in any other', async () => {
    const session = await opened(['person', 'random']);
    const state = await awaited(session);
    const { action } = valueOf(await session.hint());
    expect(state.offers?.actions).toContainEqual(action);
  });

  it('one undo takes the person’s own choice back and leaves those that bots made before it', async () => {
    const session = await opened(['person', 'random', 'random'], 'same');
    const before = await awaited(session);
    await choose(session, '1');
    const now = await awaited(session);
    const undone = valueOf(await session.undo(now.revision));
    expect(undone.position).toBe(before.position);
    expect(viewOf(undone)).toMatchObject({ choice: null, hasChosen: ['2', '3'] });
  });

  it('a choice may be taken back while others have still to choose, and the curtain falls for its person', async () => {
    const session = await opened(['person', 'person', 'person']);
    const before = await awaited(session);
    const after = await choose(session, '1');
    expect(after.undo).toMatchObject({ policy: 'stop', refusal: null });
    const undone = valueOf(await session.undo(after.revision));
    expect(undone).toMatchObject({
      position: before.position,
      looking: { type: 'curtain', next: '1' },
      waiting: { type: 'person', seat: '1' },
    });
  });

  it('the policy stop lets nobody take a choice back once all are seen, though no die was rolled', async () => {
    const session = await opened(['person', 'person']);
    await awaited(session);
    await choose(session, '1');
    await choose(session, '2');
    const { played, timeline } = session.table;
    const { records } = timeline.line;
    const last = records.findLastIndex(({ action }) => action.type === 'choose');
    expect(played.reveals(last)).toBe(true);
    expect(played.reveals(last - 1)).toBe(false);
    const state = await awaited(session);
    expect(await session.undo(state.revision)).toMatchObject({ error: { code: 'revealed' } });
  });

  it('is played to its end by persons alone, and by bots alone', async () => {
    const session = await opened(['person', 'person', 'person']);
    let state = await awaited(session);
    while (state.waiting.type === 'person') state = await choose(session, state.waiting.seat);
    expect(state.outcome).not.toBeNull();
    expect(state.looking).toEqual({ type: 'spectator' });
  });
});
