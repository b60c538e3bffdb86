import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AnyAction } from '../../../shared/contract';
import { valueOf } from '../../../tests/support/library';
import { asMatch, begunMatch, deskWithMatch } from '../../../tests/support/match-desk';

describe('two persons at one screen', () => {
  it('begin behind the curtain: nobody’s cards, offers or seed are told', async () => {
    const match = await deskWithMatch();
    const state = await match.now();
    expect(state).toMatchObject({
      looking: { type: 'curtain', next: '1' },
      waiting: { type: 'person', seat: '1' },
      offers: null,
      seed: null,
      undo: { policy: 'stop' },
    });
    expect(Object.values(state.view.characters).map(({ hand }) => hand)).toEqual([null, null]);
  });

  it('who looks is offered the turn and may act; the other may not', async () => {
    const match = await deskWithMatch();
    const state = await match.look('1');
    expect(state.looking).toEqual({ type: 'seat', seat: '1' });
    expect(state.offers?.actions.length).toBeGreaterThan(0);
    const action = { type: 'begin', discard: null };
    expect(await match.change('document.act', { actor: '2', action })).toMatchObject({
      ok: false,
      error: { code: 'not-looking' },
    });
    const after = await match.act('begin');
    expect(after.position).toBeGreaterThan(state.position);
  });

  it('the curtain falls for every tab when the decision passes to the other person', async () => {
    const match = await begunMatch();
    let state = await match.act('end-turn');
    while (state.looking.type === 'seat') state = await match.act();
    expect(state).toMatchObject({ looking: { type: 'curtain', next: '2' }, offers: null });
    const last = match.events.filter((event) => event.type === 'document').at(-1);
    expect(last).toMatchObject({ state: { looking: { type: 'curtain', next: '2' } } });
    expect(await match.call('document.hint', { id: match.id })).toMatchObject({
      error: { code: 'not-your-turn' },
    });
  });

  it('the log tells drawn cards to the seat that looks, and to nobody behind the curtain', async () => {
    const match = await begunMatch();
    const drawn = async () => {
      const log = valueOf(await match.call('document.log', { id: match.id, from: 0, to: 500 }));
      return log.flatMap(({ events }) =>
        events.flatMap((event) => (event.type === 'drew' ? [[event.seat, event.cards === null]] : [])),
      );
    };
    const known = await drawn();
    expect(known).toContainEqual(['1', false]);
    expect(known).not.toContainEqual(['2', false]);
    await match.look(null);
    expect((await drawn()).every(([, isHidden]) => isHidden === true)).toBe(true);
  });

  it('a refusal cites the rule, and check answers as act would', async () => {
    const match = await begunMatch();
    const action = { type: 'begin', discard: null };
    const refused = await match.change('document.act', { actor: '1', action });
    expect(refused).toMatchObject({ ok: false, error: { code: 'already-drawn', rule: 'BA-TURN-02' } });
    const checked = await match.call('document.check', { id: match.id, actor: '1', action });
    expect(checked).toEqual(refused);
  });
});

/** A draw that fills up the hand. */
const discards = (action: AnyAction): boolean => 'discard' in action && action.discard !== null;

describe('undo', () => {
  it('U9, U10: by default two persons do not go back past what was revealed, and are told so beforehand', async () => {
    const match = await begunMatch();
    const { undo } = await match.now();
    expect(undo.refusal).toMatchObject({ code: 'revealed' });
    expect(await match.change('document.undo', {})).toMatchObject({ ok: false, error: { code: 'revealed' } });
  });

  it('U9: with the same dice, the same cards come again', async () => {
    const match = await begunMatch();
    valueOf(await match.change('document.setUndoPolicy', { policy: 'same' }));
    const before = await match.now();
    const undone = asMatch(valueOf(await match.change('document.undo', {})));
    expect(undone.position).toBeLessThan(before.position);
    const again = await match.act('begin', discards);
    expect(again.view).toEqual(before.view);
    expect(again.branches).toEqual([]);
  });

  it('U9: with fresh dice other cards come, and the line that was left is kept', async () => {
    const match = await begunMatch();
    valueOf(await match.change('document.setUndoPolicy', { policy: 'fresh' }));
    const before = await match.now();
    const hands = new Set<string>([JSON.stringify(before.view.characters)]);
    for (let time = 0; time < 4; time += 1) {
      valueOf(await match.change('document.undo', {}));
      hands.add(JSON.stringify((await match.act('begin', discards)).view.characters));
    }
    expect(hands.size).toBeGreaterThan(1);
    expect((await match.now()).branches.length).toBeGreaterThan(0);
  });

  it('redo gives back what undo took, over chance', async () => {
    const match = await begunMatch();
    valueOf(await match.change('document.setUndoPolicy', { policy: 'same' }));
    const before = await match.now();
    valueOf(await match.change('document.undo', {}));
    const again = asMatch(valueOf(await match.change('document.redo', {})));
    expect(again.view).toEqual(before.view);
    expect(again.redo.refusal).toMatchObject({ code: 'nothing-to-redo' });
  });
});

describe('time travel', () => {
  it('shows an earlier moment in which nobody moves, and comes back', async () => {
    const match = await begunMatch();
    await match.act('move');
    const present = await match.now();
    const past = asMatch(valueOf(await match.change('document.goTo', { position: present.position - 1 })));
    expect(past).toMatchObject({ waiting: { type: 'past' }, offers: null, position: present.position - 1 });
    expect(await match.change('document.act', { actor: '1', action: { type: 'end-turn' } })).toMatchObject({
      error: { code: 'past' },
    });
    const back = asMatch(valueOf(await match.change('document.goTo', { position: present.position })));
    expect(back.view).toEqual(present.view);
    expect(back.waiting).toEqual({ type: 'person', seat: '1' });
  });

  it('plays on from there and keeps what came after as a branch, which can be taken up again', async () => {
    const match = await begunMatch();
    await match.act('move');
    const present = await match.now();
    valueOf(await match.change('document.goTo', { position: present.position - 1 }));
    const on = asMatch(valueOf(await match.change('document.playOn', {})));
    expect(on).toMatchObject({ position: present.position - 1, length: present.position - 1 });
    expect(on.branches).toMatchObject([{ at: present.position - 1, length: 1 }]);
    const branch = on.branches[0]?.id ?? '';
    const taken = asMatch(valueOf(await match.change('document.branch', { branch })));
    expect(taken.view).toEqual(present.view);
    expect(await match.change('document.branch', { branch: 'line-99' })).toMatchObject({
      error: { code: 'unknown-branch' },
    });
  });

  it('the policy stop lets nobody play on from before what was revealed', async () => {
    const match = await begunMatch();
    valueOf(await match.change('document.goTo', { position: 0 }));
    expect(await match.change('document.playOn', {})).toMatchObject({ error: { code: 'revealed' } });
  });
});

describe('a person against a bot', () => {
  it('is always shown the table, and the bot plays with its reason in the log', async () => {
    const match = await deskWithMatch({ players: ['person', 'random'] });
    let state = await match.now();
    expect(state).toMatchObject({ looking: { type: 'seat', seat: '1' }, undo: { policy: 'same' } });
    valueOf(await match.call('document.open', { id: match.id }));
    while (state.turns.length < 3) {
      state = state.offers ? await match.act() : await match.until(({ offers }) => offers !== null);
    }
    expect(state.turns.map(({ seat }) => seat)).toEqual(['1', '2', '1']);
    const log = valueOf(await match.call('document.log', { id: match.id, from: 0, to: 500 }));
    expect(log.some(({ actor, reason }) => actor === '2' && reason === 'By chance')).toBe(true);
  });

  it('nobody looks at the bot’s cards or acts for it, and there is no curtain to draw', async () => {
    const match = await deskWithMatch({ players: ['person', 'random'] });
    const id = match.id;
    const answer = await match.call('document.look', { callId: randomUUID(), id, seat: '2' });
    expect(answer).toMatchObject({ error: { code: 'bot-seat' } });
    const nobody = await match.call('document.look', { callId: randomUUID(), id, seat: '5' });
    expect(nobody).toMatchObject({ error: { code: 'unknown-seat' } });
    const curtain = await match.call('document.look', { callId: randomUUID(), id, seat: null });
    expect(curtain).toMatchObject({ error: { code: 'one-person' } });
    const action = { type: 'begin', discard: null };
    expect(await match.change('document.act', { actor: '2', action })).toMatchObject({
      error: { code: 'bot-seat' },
    });
  });

  it('one undo goes back to the person’s decision, over chance and the bot', async () => {
    const match = await deskWithMatch({ players: ['person', 'random'] });
    valueOf(await match.call('document.open', { id: match.id }));
    let state = await match.now();
    while (state.turns.length < 3 || !state.offers) {
      state = state.offers ? await match.act() : await match.until(({ offers }) => offers !== null);
    }
    const undone = asMatch(valueOf(await match.change('document.undo', {})));
    const log = valueOf(await match.call('document.log', { id: match.id, from: undone.position, to: 500 }));
    expect(log.filter(({ actor }) => actor === '1')).toHaveLength(1);
    expect(log[0]?.actor).toBe('1');
    expect(undone.offers?.seat).toBe('1');
  });

  it('hands the seat over in the middle of the match, and takes it back', async () => {
    const match = await deskWithMatch({ players: ['person', 'random'] });
    const both = asMatch(valueOf(await match.change('document.setSeat', { seat: '2', player: 'person' })));
    expect(both.seats.map(({ player }) => player)).toEqual(['person', 'person']);
    const none = asMatch(valueOf(await match.change('document.setSeat', { seat: '1', player: 'random' })));
    expect(none.looking).toEqual({ type: 'seat', seat: '2' });
  });
});

describe('chance', () => {
  it('with real cards waits for a person, who names what came; what cannot have come is refused', async () => {
    const match = await deskWithMatch({ chance: 'entered' });
    const state = await match.now();
    expect(state.waiting).toEqual({ type: 'chance' });
    const act = (cards: readonly string[]) =>
      match.change('document.act', { actor: 'chance', action: { type: 'drawn', cards: [...cards] } });
    expect(await act(['no-such-card'])).toMatchObject({ ok: false });
    const seeded = asMatch(valueOf(await match.change('document.setChance', { chance: 'seeded' })));
    expect(seeded.waiting).toEqual({ type: 'person', seat: '1' });
    expect(await act(['blind-jump'])).toMatchObject({ error: { code: 'seeded-chance' } });
  });

  it('the seed is told when somebody asks for it', async () => {
    const match = await deskWithMatch({ seed: 'secret seed' });
    expect(JSON.stringify(match.events)).not.toContain('secret seed');
    const shown = await match.call('document.revealSeed', { callId: randomUUID(), id: match.id });
    expect(asMatch(valueOf(shown)).seed).toBe('secret seed');
  });
});
