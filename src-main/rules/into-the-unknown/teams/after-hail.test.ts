import { describe, expect, it } from 'vitest';
import { type BegunOptions, playWith } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { Banked } from '../../../../shared/contract/into-the-unknown';

const SITE = { kind: 'objective-solid', at: [18, 18], is: { keywords: { capacity: 2 } } } as const;
const NOTE = { type: 'note', seat: '1', text: 'The phase is over', from: 'test' } as const;

interface Led {
  readonly one?: string;
  readonly two?: string;
  readonly tokens: readonly [number, number];
}

/** A hail of the Survey Team of player 1 to the Envoy of player 2, with these leaders, after its test has been made. */
function hailed({ one, two, tokens }: Led, more: BegunOptions = {}): Match {
  const units = [
    { class: 'survey-team', in: 'f1', aboard: one === undefined ? [] : [one] },
    { class: 'diplomatic-envoy', seat: '2', in: 'f1', aboard: two === undefined ? [] : [two] },
  ] as const;
  const [first, second] = tokens;
  const spent = (token: number) => [1, 2, 3, 4].map((number) => ({ number, spent: number === token }));
  const play = playWith({
    units,
    features: [SITE],
    round: { phase: 'hail' },
    seats: { '1': { trust: spent(first) }, '2': { trust: spent(second) } },
    tasks: [
      NOTE,
      {
        type: 'hail',
        hail: 'shared-findings',
        hailer: '1',
        unit: '1:survey-team',
        leader: one === undefined ? null : `1:${one}`,
        answers: [{ seat: '2', unit: '2:diplomatic-envoy', leader: two === undefined ? null : `2:${two}` }],
        step: 'after',
        tokens: [
          { seat: '1', token: first },
          { seat: '2', token: second },
        ],
        persuasive: first >= second ? '1' : '2',
        refused: [],
      },
    ],
    ...more,
  });
  return Match.after(play);
}
const tokensLeft = (match: Match, seat: '1' | '2') =>
  match
    .seat(seat)
    .trust.filter(({ spent }) => !spent)
    .map(({ number }) => number);

describe('keywords after a hail', () => {
  it("ITU-OKEY-05: Glib X: the accommodating leader's player puts X peril on a unit of their choice at Comms range", () => {
    const match = hailed({ two: 'weyoun-4', tokens: [3, 2] });
    const chosen = match.options('2', 'choose-unit').map(({ unit }) => unit);
    expect(chosen).toEqual(['1:survey-team', '2:diplomatic-envoy']);
    match.step('2', { type: 'choose-unit', unit: '1:survey-team' });
    expect(match.unit('1:survey-team').peril).toBe(2);
  });

  it('ITU-OKEY-02, ITU-OKEY-05: Glib also works while committed, and not for the persuasive player', () => {
    const officers = { '2:weyoun-4': { ready: false } };
    expect(
      hailed({ two: 'weyoun-4', tokens: [3, 2] }, { officers }).options('2', 'choose-unit'),
    ).toHaveLength(2);
    expect(hailed({ two: 'weyoun-4', tokens: [2, 3] }).options('2', 'choose-unit')).toHaveLength(0);
  });

  it('ITU-OKEY-01: Empathic X: after a hail with their unit it adds X advantage, whether or not the officer led', () => {
    const match = hailed({ one: 'deanna-troi', tokens: [3, 2] });
    expect(match.unit('1:survey-team').advantage).toBe(1);
  });
});

describe('officers after a hail', () => {
  it("ITU-HAIL-13: K'Ehleyr exchanges an unspent token for a spent one if the trust gap was even", () => {
    const match = hailed({ one: 'kehleyr', tokens: [4, 2] });
    match.step('1', match.options('1', 'use')[0] ?? NOTHING);
    expect(match.options('1', 'trust').map(({ token }) => token)).toEqual([1, 2, 3]);
    match.step('1', { type: 'trust', token: 1 });
    expect(tokensLeft(match, '1')).toEqual([2, 3, 4]);
  });

  it('ITU-HAIL-13: with an odd gap she does not', () => {
    expect(hailed({ one: 'kehleyr', tokens: [4, 3] }).task.type).toBe('note');
  });

  it('ITU-HAIL-13: Weyoun exchanges the token of this hail if his player was accommodating', () => {
    const match = hailed({ two: 'weyoun-4', tokens: [3, 2] });
    match.step('2', { type: 'choose-unit', unit: '1:survey-team' });
    match.step('2', match.options('2', 'use')[0] ?? NOTHING);
    expect(match.options('2', 'trust').map(({ token }) => token)).toEqual([1, 3, 4]);
    match.step('2', { type: 'trust', token: 4 });
    expect(tokensLeft(match, '2')).toEqual([1, 2, 3]);
  });

  it('ITU-HAIL-13: Hanok adds as much advantage to his unit as the trust gap', () => {
    const match = hailed({ two: 'hanok', tokens: [4, 2] });
    match.step('2', match.options('2', 'use')[0] ?? NOTHING);
    expect(match.unit('2:diplomatic-envoy').advantage).toBe(2);
  });

  it('ITU-HAIL-13: Kira may inspire a unit at Comms range if her player was persuasive', () => {
    const match = hailed({ one: 'kira-nerys', tokens: [3, 2] });
    const use = match.options('1', 'use').find(({ target }) => target === '1:survey-team');
    match.step('1', use ?? NOTHING);
    expect(match.unit('1:survey-team').advantage).toBe(1);
    expect(hailed({ one: 'kira-nerys', tokens: [2, 3] }).task.type).toBe('note');
  });

  it('ITU-HAIL-13: Gowron may take all VP banked on an officer of his unit if his player was persuasive', () => {
    const banked: Banked = { seat: '1', points: 1, scores: 'end' };
    const units = [
      { class: 'survey-team', in: 'f1', aboard: ['gowron', 'kurn'] },
      { class: 'diplomatic-envoy', seat: '2', in: 'f1' },
    ] as const;
    const match = hailed(
      { one: 'gowron', tokens: [3, 2] },
      { units, officers: { '1:kurn': { banked: [banked] } } },
    );
    match.step('1', match.options('1', 'use')[0] ?? NOTHING);
    expect(match.officer('1:gowron').banked).toEqual([banked]);
    expect(match.officer('1:kurn').banked).toEqual([]);
  });

  it('ITU-HAIL-13: officers who did not lead do nothing', () => {
    const units = [
      { class: 'survey-team', in: 'f1', aboard: ['kira-nerys', 'worf'] },
      { class: 'diplomatic-envoy', seat: '2', in: 'f1' },
    ] as const;
    expect(hailed({ one: 'worf', tokens: [3, 2] }, { units }).task.type).toBe('note');
  });

  it('ITU-HAIL-14: a party that refused takes no further part', () => {
    const match = hailed({ two: 'weyoun-4', tokens: [3, 2] });
    const [note, hail] = match.state.tasks;
    if (note === undefined || hail?.type !== 'hail') throw new Error('A hail is under way.');
    const refused = { ...hail, step: 'after', refused: ['2'] } as const;
    expect(hailed({ two: 'weyoun-4', tokens: [3, 2] }, { tasks: [NOTE, refused] }).task.type).toBe('note');
  });

  it('ITU-EQUIP-02: a title answers a hail that its ship has opened', () => {
    const ship = {
      class: 'galaxy',
      at: [18, 20.6, 0],
      is: { equipment: [{ card: 'uss-enterprise-d', station: 'captains-chair' }] },
    } as const;
    const opened = {
      type: 'hail',
      hail: 'shared-findings',
      hailer: '1',
      unit: '1:galaxy',
      leader: null,
      answers: [{ seat: '2', unit: '2:diplomatic-envoy', leader: null }],
      step: 'after',
      tokens: [
        { seat: '1', token: 3 },
        { seat: '2', token: 2 },
      ],
      persuasive: '1',
      refused: [],
    } as const;
    const units = [ship, { class: 'diplomatic-envoy', seat: '2', in: 'f1' } as const];
    const title = hailed({ tokens: [3, 2] }, { units, tasks: [NOTE, opened] });
    title.step('1', title.options('1', 'use')[0] ?? NOTHING);
    expect(title.unit('2:diplomatic-envoy').advantage).toBe(1);
    expect(title.unit('1:galaxy').advantage).toBe(1);
  });
});

const NOTHING = { type: 'done' } as const;
