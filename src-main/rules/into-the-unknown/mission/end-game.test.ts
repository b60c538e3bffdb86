import { describe, expect, it } from 'vitest';
import {
  complicationCard,
  overtureCard,
  type StateOptions,
  storyCard,
} from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { ComplicationRecord, Effect } from '../../../../shared/content/into-the-unknown';

const SHIPS = [
  { class: 'defiant', at: [18, 24, 0] },
  { class: 'jemhadar-fighter', seat: '2', at: [18, 10, 180] },
] as const;
const WAIT = { type: 'note', seat: '1', text: 'wait', from: 'test' } as const;
const points = (vp: number, nvp = 0) => ({ vp, nvp });

interface Ending extends StateOptions {
  readonly card?: Partial<ComplicationRecord>;
  readonly readings?: Record<string, string>;
}

/** A match whose game ends now, in player 1's complication. */
function ended({ card = {}, readings = {}, mission = {}, ...options }: Ending = {}): Match {
  return Match.begun({
    cards: {
      overtures: { first: overtureCard() },
      complications: { mine: complicationCard(card) },
      stories: {
        tale: storyCard({ overture: 'first', complications: { '1': 'mine', '2': 'mine' }, tie: '2' }),
      },
    },
    readings,
    units: SHIPS,
    tasks: [{ type: 'end-game', step: 0 }, WAIT],
    ...options,
    mission: {
      overture: 'first',
      situation: null,
      complications: { '1': 'mine', '2': 'mine' },
      part: 'complication',
      revealed: '1',
      ...mission,
    },
  }).step('1', { type: 'done' });
}

describe('the end of a game', () => {
  it('ITU-SCORE-04: the mission’s instructions are scored first, then the final scores are compared', () => {
    const each: Effect = {
      verb: 'score',
      who: 'each',
      points: { per: 'marked', of: 'self', times: 1, plus: 0 },
    };
    const match = ended({
      card: { endScoring: [each] },
      features: [
        { kind: 'objective-solid', at: [10, 18], is: { control: { '2': 1 } } },
        { kind: 'objective-solid', at: [18, 18], is: { control: { '2': 1 } } },
      ],
      seats: { '1': points(1), '2': points(0) },
    });
    expect(match.told('scored')).toEqual([
      { type: 'scored', seat: '2', points: 2, vp: 2, nvp: 0, from: 'complication', rule: 'ITU-SCORE-04' },
    ]);
    expect(match.state.outcome).toEqual({ type: 'win', winners: ['2'], rule: 'ITU-SCORE-06' });
    expect(match.told('ended')).toEqual([{ type: 'ended', rule: 'ITU-SCORE-06' }]);
    expect(match.actors).toEqual([]);
  });

  it('ITU-CARDS-12: what counts is VP less nVP, not VP alone', () => {
    const match = ended({ seats: { '1': points(5, 4), '2': points(2) } });
    expect(match.state.outcome).toMatchObject({ winners: ['2'] });
  });

  it('ITU-SCORE-06: a tie goes to who owns the complication that was triggered', () => {
    const tied = { seats: { '1': points(4), '2': points(5, 1) } };
    expect(ended(tied).state.outcome).toMatchObject({ type: 'win', winners: ['1'] });
    expect(ended({ ...tied, mission: { revealed: '2' } }).state.outcome).toMatchObject({ winners: ['2'] });
  });

  it('ITU-SCORE-05: unless a story says whose it is', () => {
    const match = ended({ seats: { '1': points(4), '2': points(4) }, mission: { story: 'tale' } });
    expect(match.state.outcome).toEqual({ type: 'win', winners: ['2'], rule: 'ITU-SCORE-05' });
  });

  it('ITU-SCORE-07: a tie of who owns no complication is a draw, or by the other reading goes by player order', () => {
    const mission = { part: 'overture', revealed: null } as const;
    const tied = { mission, round: { priority: '2' }, seats: { '1': points(4), '2': points(4) } } as const;
    expect(ended(tied).state.outcome).toEqual({ type: 'draw', winners: [], rule: 'ITU-SCORE-07' });
    const readings = { 'score.tieFallback': 'priority' };
    expect(ended({ ...tied, readings }).state.outcome).toMatchObject({ type: 'win', winners: ['2'] });
  });

  it('ITU-SCORE-08: in some missions everybody can lose', () => {
    const card = { endScoring: [{ verb: 'mutual-loss', unless: 'joint-solution' }] } as const;
    const seats = { '1': points(4), '2': points(0) };
    expect(ended({ card: { endScoring: [...card.endScoring] }, seats }).state.outcome).toEqual({
      type: 'loss',
      winners: [],
      rule: 'ITU-SCORE-08',
    });
    const solved = ended({
      card: { endScoring: [...card.endScoring] },
      seats,
      mission: { flags: ['joint-solution'] },
    });
    expect(solved.state.outcome).toMatchObject({ type: 'win', winners: ['1'] });
  });
});

describe('what is banked at the end', () => {
  const on = (scores: 'end' | 'end-if-able' | 'by-effect') => [{ seat: '2', points: 2, scores }] as const;
  const fighter = (scores: 'end' | 'end-if-able' | 'by-effect', hull = 0) => ({
    units: [SHIPS[0], { ...SHIPS[1], is: { banked: on(scores), hull } }],
  });

  it('ITU-SCORE-10: points are scored as the effect that banked them has said', () => {
    expect(ended(fighter('end')).seat('2').vp).toBe(2);
    expect(ended(fighter('end-if-able')).seat('2').vp).toBe(2);
    expect(ended(fighter('by-effect')).seat('2').vp).toBe(0);
  });

  it('CLOAK AND DAGGER: points on a unit that is disabled are not scored', () => {
    expect(ended(fighter('end-if-able', 99)).seat('2').vp).toBe(0);
    expect(ended(fighter('end', 99)).seat('2').vp).toBe(2);
  });

  it('ITU-SCORE-11: points on what is destroyed are lost, or by the other reading kept', () => {
    const gone = [
      {
        unit: '2:galor',
        class: 'galor',
        owner: '2',
        why: 'destroyed',
        by: '1',
        banked: on('end'),
        hull: 9,
        letter: null,
      },
    ] as const;
    expect(ended({ is: { gone } }).seat('2').vp).toBe(0);
    const readings = { 'score.bankedOnDestroyed': 'kept' } as const;
    expect(ended({ is: { gone }, readings }).seat('2').vp).toBe(2);
    const removed = gone.map((each) => ({ ...each, why: 'removed' as const }));
    expect(ended({ is: { gone: removed }, readings }).seat('2').vp).toBe(0);
  });

  const banked = [{ seat: '1', points: 1, scores: 'end' }] as const;
  const crewed = (card: string, is: object) =>
    ended({
      units: [{ ...SHIPS[0], crew: { helm: card } }, SHIPS[1]],
      officers: { [`1:${card}`]: { banked, ...is } },
    }).seat('1').vp;

  it('ITU-SCORE-10: officers’ points too, not of who is lost', () => {
    expect(crewed('benjamin-sisko', {})).toBe(1);
    expect(crewed('benjamin-sisko', { lost: true, at: null })).toBe(0);
  });

  it('ITU-OKEY-11: Qapla’ officers’ points are scored, of the lost too, unless they are captured', () => {
    expect(crewed('worf', {})).toBe(1);
    expect(crewed('worf', { incapacitated: true })).toBe(1);
    expect(crewed('worf', { lost: true, at: null })).toBe(1);
    expect(crewed('worf', { capturedBy: '2' })).toBe(0);
  });
});
