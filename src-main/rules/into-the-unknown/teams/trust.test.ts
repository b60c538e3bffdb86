import { describe, expect, it } from 'vitest';
import { playWith } from '../../../../tests/support/into-the-unknown';
import {
  ENVOY,
  hailing,
  hailOf,
  NOTE,
  open,
  show,
  SITE,
  SURVEY,
  testOf,
  trust,
} from '../../../../tests/support/into-the-unknown/hails';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { beginHails } from './hail-tasks';
import { refreshTrust } from './hails';

describe('trust', () => {
  it('ITU-HAIL-03: each player has tokens 1 to 4, the 1 is the refusal token', () => {
    const match = hailing().step('1', open());
    expect(match.options('1', 'trust').map(({ token }) => token)).toEqual([1, 2, 3, 4]);
  });

  it('ITU-HAIL-13: all choose at once and in secret', () => {
    const match = hailing().step('1', open());
    expect(match.actors).toEqual(['1', '2']);
    match.step('2', { type: 'trust', token: 4 });
    expect(match.actors).toEqual(['1']);
    expect(match.events).toEqual([]);
    expect(match.log.some(({ type }) => type === 'trust')).toBe(false);
  });

  it('ITU-HAIL-13: what another has chosen is in no view before all are shown', () => {
    const match = hailing().step('1', open()).step('2', { type: 'trust', token: 4 });
    const seen = (viewer: '1' | '2' | 'spectator') => {
      const task = match.view(viewer).tasks.at(-1);
      if (task?.type !== 'hail') throw new Error('A hail is under way.');
      return task.tokens;
    };
    expect(seen('1')).toContainEqual({ seat: '2', token: null, hasChosen: true });
    expect(seen('spectator')).toContainEqual({ seat: '2', token: null, hasChosen: true });
    expect(seen('2')).toContainEqual({ seat: '2', token: 4, hasChosen: true });
  });

  it('ITU-HAIL-04: a spent token cannot be selected, and one that was used is flipped facedown', () => {
    const match = hailing({ seats: { '2': trust(4) } }).step('1', open());
    expect(match.refusal('2', { type: 'trust', token: 4 }).rule).toBe('ITU-HAIL-04');
    show(match, 3, 2);
    expect(match.seat('1')).toMatchObject(trust(3));
    expect(match.seat('2')).toMatchObject(trust(2, 4));
  });

  it('ITU-HAIL-05: with 1 or fewer tokens left anywhere everybody gets theirs back at the end of the phase', () => {
    const match = hailing({ seats: { '2': trust(3, 4) } });
    show(match.step('1', open()), 3, 2).until('note', 'on');
    expect(match.seat('1')).toMatchObject(trust());
    expect(match.seat('2')).toMatchObject(trust());
    expect(match.log.some(({ type }) => type === 'refreshed')).toBe(true);
  });

  it('ITU-HAIL-05: with more left nothing is refreshed', () => {
    const match = show(hailing().step('1', open()), 3, 2).until('note', 'on');
    expect(match.seat('1')).toMatchObject(trust(3));
  });

  it('ITU-HAIL-05: whoever is hailed may be gone before they answer, the phase ends as it should', () => {
    const led = { ...ENVOY, aboard: ['weyoun-4'] } as const;
    const match = hailing({ units: [SURVEY, led], seats: { '1': trust(2, 3, 4) } }).step('1', open());
    expect(match.actors).toEqual(['2']);
    match.step('referee', { type: 'remove-unit', unit: '2:diplomatic-envoy' });
    expect(match.task.type).toBe('note');
    expect(match.seat('1')).toMatchObject(trust());
  });

  const spent = { '2': trust(2, 3, 4) };
  it('ITU-HAIL-06: without a hail it is still checked; by reading b not', () => {
    const kept = playWith({ seats: spent, readings: { 'hail.refreshWithoutHail': 'no' } });
    refreshTrust(kept, false);
    expect(kept.frozen.seats[1]).toMatchObject(trust(2, 3, 4));
    const match = hailing({ seats: spent, units: [] });
    expect(match.seat('2')).toMatchObject(trust());
  });
});

describe('refusing', () => {
  it('ITU-HAIL-14, ITU-HOSTILE-05: who reveals the refusal token takes no further part, an aggressive act', () => {
    const match = show(hailing().step('1', open()), 3, 1);
    expect(match.log).toContainEqual({
      type: 'act',
      act: 'aggressive',
      unit: '2:diplomatic-envoy',
      against: '1',
    });
    expect(match.log).toContainEqual({
      type: 'trust',
      tokens: [
        { seat: '1', token: 3 },
        { seat: '2', token: 1 },
      ],
      refused: ['2'],
      persuasive: null,
    });
  });

  it('ITU-DIRECT-02: a diplomacy directive whose text reacts to a refused hail goes to HOSTILE', () => {
    const match = show(hailing().step('1', open()), 3, 1).until('note', 'on');
    expect(match.seat('2').directives.diplomacy.side).toBe('hostile');
  });

  it('ITU-HAIL-15: of the player who opened the hail the refusal token counts as its number', () => {
    const match = show(hailing().step('1', open()), 1, 3);
    expect(hailOf(match)).toMatchObject({ persuasive: '2', refused: [] });
    expect(testOf(match)?.dice.filter(({ die }) => die === 'intuition')).toHaveLength(1);
  });

  it('ITU-HAIL-16: if all refuse the hail ends at once and the tokens are flipped facedown', () => {
    const match = show(hailing().step('1', open()), 3, 1);
    expect(testOf(match)).toBeUndefined();
    match.until('note', 'on');
    expect(match.seat('1')).toMatchObject(trust(3));
    expect(match.seat('2')).toMatchObject(trust(1));
  });

  it('ITU-HAIL-14: the opponent who opened it may set combat to hostile by a directive on its hostile side', () => {
    const play = playWith({
      units: [SURVEY, ENVOY],
      features: [SITE],
      tasks: [NOTE],
      round: { phase: 'hail' },
    });
    const { directives } = play.seat('2');
    play.seat('2').directives = { ...directives, diplomacy: { ...directives.diplomacy, side: 'hostile' } };
    beginHails(play);
    const match = show(Match.after(play).step('1', open()), 3, 1);
    expect(match.actors).toEqual(['1']);
    match.step('1', { type: 'pass' });
    expect(match.legal('1')).toContainEqual({ type: 'choose-option', option: 1 });
    match.step('1', { type: 'choose-option', option: 1 });
    expect(match.seat('1').directives).toMatchObject({
      combat: { side: 'hostile' },
      exploration: { side: 'calm' },
    });
    expect(match.seat('2').directives.combat.side).toBe('calm');
  });
});
