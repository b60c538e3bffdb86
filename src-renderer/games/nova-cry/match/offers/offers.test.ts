import { describe, expect, it } from 'vitest';
import type { Offers } from '../../../../../shared/contract';
import type { NovaCryAction } from '../../../../../shared/contract/nova-cry';
import { personKey } from './asks';
import { Choosing } from './choosing.svelte';
import { closedBy, closedEntries, entriesOf } from './entries';

const offers = (actions: readonly NovaCryAction[], closed: Offers<NovaCryAction>['closed'] = []) =>
  ({ seat: '1', actions, closed }) as const;
function choosing(actions: readonly NovaCryAction[], offer = () => 'one'): Choosing {
  const entries = entriesOf(offers(actions));
  return new Choosing(
    () => entries,
    offer,
    () => '1',
  );
}

const STRATEGIES: readonly NovaCryAction[] = [
  'inspection',
  'rush',
  'surveillance',
  'command',
  'training',
].map((id) => ({ type: 'strategy', strategies: [id] }));

describe('what is on offer', () => {
  it('stands in rows: answers, fights, strategies, cards, then what ends', () => {
    const ids = entriesOf(
      offers([
        { type: 'proceed' },
        { type: 'play', card: 'long-scan', option: 0, pay: [] },
        { type: 'play', card: 'long-scan', option: 1, pay: ['whispers'] },
        ...STRATEGIES,
        { type: 'duel', target: '2' },
        { type: 'battle', target: '2', by: 'teleport' },
        { type: 'battle', target: '3', by: 'intel' },
        { type: 'choose-seat', seat: '2' },
      ]),
    ).map(({ id }) => id);
    expect(ids).toEqual([
      'answer:choose-seat',
      'battle',
      'battle-teleport',
      'duel',
      ...STRATEGIES.map((action) => (action.type === 'strategy' ? `strategy:${action.strategies[0]}` : '')),
      'play:long-scan',
      'proceed',
    ]);
  });

  it('tells of what is closed once, and not of what is open', () => {
    const refusal = { code: 'no-intel', message: 'It costs 4 Intel.', rule: 'NC-SHIP-01' } as const;
    const closed = [
      { what: 'battle', refusal },
      { what: 'battle', refusal },
      { what: 'duel', refusal },
      { what: 'play:whispers:1', refusal },
    ];
    const given = offers([{ type: 'duel', target: '2' }], closed);
    expect(closedEntries(given, entriesOf(given)).map(({ id }) => id)).toEqual(['battle', 'play:whispers:1']);
    expect(closedBy(given, 'play:whispers:1', 'play:whispers')?.refusal.rule).toBe('NC-SHIP-01');
    expect(closedBy(given, 'play:whispers:0', 'play:whispers')).toBeNull();
  });
});

describe('the decision under way', () => {
  it('sends nothing at the first press: the second press on the same does it', () => {
    const chosen = choosing([
      { type: 'choose-planet', planet: 'orrery' },
      { type: 'choose-planet', planet: 'highmost' },
    ]);
    expect(chosen.ask).toBe('planet');
    expect(chosen.press('planet', 'orrery')).toBeNull();
    expect(chosen.ready).toEqual({ type: 'choose-planet', planet: 'orrery' });
    expect(chosen.press('planet', 'highmost')).toBeNull();
    expect(chosen.press('planet', 'highmost')).toEqual({ type: 'choose-planet', planet: 'highmost' });
  });

  it('is what Enter goes on with, where there is no fight and no strategy to choose', () => {
    const play: NovaCryAction = { type: 'play', card: 'long-scan', option: 0, pay: [] };
    expect(choosing([{ type: 'proceed' }, play]).ready).toEqual({ type: 'proceed' });
    expect(choosing([...STRATEGIES, { type: 'proceed' }]).ready).toBeNull();
    expect(choosing([{ type: 'use', cards: ['assassin'], pay: [] }, { type: 'pass' }]).ready).toBeNull();
    expect(choosing([{ type: 'pass' }]).ready).toEqual({ type: 'pass' });
  });

  it('NC-EMERG-01: four in all, any mix: the number of cards laid out says how much Intel goes', () => {
    const who = personKey('1', 'tam-okoro');
    const back = (intel: number, cards: readonly string[]): NovaCryAction => ({
      type: 'emergency',
      person: 'tam-okoro',
      intel,
      cards,
    });
    const chosen = choosing([...STRATEGIES, back(4, []), back(3, ['a']), back(2, ['a', 'b'])]);
    chosen.press('person', who);
    expect(chosen.entry?.id).toBe('emergency');
    expect(chosen.ready).toEqual(back(4, []));
    chosen.lay('b');
    // Of sets of one size main lists one only and takes any.
    expect(chosen.ready).toEqual(back(3, ['b']));
    chosen.lay('a');
    expect(chosen.ready).toEqual(back(2, ['a', 'b']));
    chosen.lay('b');
    expect(chosen.ready).toEqual(back(3, ['a']));
  });

  it('NC-STRAT-07: with both strategies named together the second is asked for after the first', () => {
    const pair = (first: string, second: string): NovaCryAction => ({
      type: 'strategy',
      strategies: [first, second],
    });
    const chosen = choosing([pair('rush', 'training'), pair('rush', 'command'), pair('training', 'rush')]);
    chosen.take('strategy:rush');
    expect([chosen.ask, chosen.ready, chosen.values]).toEqual(['strategy', null, ['training', 'command']]);
    chosen.press('strategy', 'command');
    expect(chosen.ready).toEqual(pair('rush', 'command'));
  });

  it('goes back answer by answer, and is forgotten when the offers change', () => {
    let offer = 'one';
    const chosen = choosing(
      [...STRATEGIES, { type: 'train', crew: 'ilan-vos', skill: 'exploration' }],
      () => offer,
    );
    chosen.take('train', { skill: 'exploration' });
    expect(chosen.back()).toBe(true);
    expect([chosen.entry?.id, chosen.picks]).toEqual(['train', {}]);
    chosen.back();
    expect(chosen.isBegun).toBe(false);
    expect(chosen.back()).toBe(false);
    chosen.take('strategy:rush');
    offer = 'two';
    expect(chosen.isBegun).toBe(false);
  });

  it('says what on the table would be an answer: of the row taken up, else of every row that waits', () => {
    const chosen = choosing([
      { type: 'battle', target: '2', by: 'intel' },
      { type: 'duel', target: '3' },
    ]);
    expect([chosen.offers('seat', '2'), chosen.offers('seat', '3')]).toEqual([true, true]);
    chosen.take('duel');
    expect([chosen.offers('seat', '2'), chosen.offers('seat', '3')]).toEqual([false, true]);
  });
});
