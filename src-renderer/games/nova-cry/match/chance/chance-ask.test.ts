import { describe, expect, it } from 'vitest';
import type { SeatId } from '../../../../../shared/contract';
import type { ChanceAction, NovaCryView, TaskView } from '../../../../../shared/contract/nova-cry';
import { randomFrom } from '../../../../../src-main/rules/engine';
import { rulesWith } from '../../../../../tests/support/nova-cry';
import { novaCryTable } from '../../../../../tests/support/nova-cry-table.svelte';
import { novaCryView } from '../../../../../tests/support/nova-cry-views';
import { shippedNovaCry } from '../../../../../tests/support/shipped-content';
import type { ChanceAsk } from '../../../descriptor';
import { chanceAsk } from './chance-ask';

const content = shippedNovaCry();

function askOn(view: NovaCryView): ChanceAsk | null {
  return chanceAsk(novaCryTable(content, view, { waiting: { type: 'chance' } }).session);
}
function askFor(task: TaskView): ChanceAsk {
  const view = novaCryView(content);
  const ask = askOn({ ...view, tasks: [...view.tasks, task] });
  if (!ask) throw new Error('Nothing is asked.');
  return ask;
}

describe('what is asked where a person enters chance', () => {
  it('NC-SHIP-06: both dice of a round, the attacker’s first, each named by whose it is', () => {
    const view = novaCryView(content);
    const battle = {
      type: 'battle',
      attacker: '2',
      defender: '1',
      round: 1,
      step: 'roll',
      dice: null,
      rounds: [],
      passed: [],
      nebula: 0,
      gunnery: [0, 0],
      prevented: [0, 0],
    } as const;
    const roll = {
      type: 'roll',
      dice: 2,
      for: { type: 'battle', which: 'both' },
      rule: 'NC-SHIP-06',
    } as const;
    const ask = askOn({ ...view, tasks: [...view.tasks, battle, roll] });
    expect(ask?.slots).toEqual(['Vantar’s die', 'Your die']);
    expect(ask?.repeats).toBe(true);
    expect(ask?.answer(['4', '4'])).toEqual({ type: 'rolled', dice: [4, 4] });
  });

  it('NC-SETUP-09: a die of everybody who rolls for the first turn', () => {
    const among: readonly SeatId[] = ['1', '3'];
    const ask = askFor({ type: 'roll', dice: 2, for: { type: 'first-player', among }, rule: 'NC-SETUP-09' });
    expect(ask.slots).toEqual(['Your die', 'Orla’s die']);
  });

  it('NC-ALERT-01: tokens by their types, of which the bag may hold several', () => {
    const ask = askFor({ type: 'draw-tokens', seat: '1', count: 1, redraws: true, aside: [] });
    expect(ask.repeats).toBe(true);
    expect(ask.choices.map(({ name }) => name)).toContain('Warp Wear');
    expect(ask.answer(['warp-wear'])).toEqual({ type: 'tokens', tokens: ['warp-wear'] });
  });

  it('NC-SETUP-08: exclusives cannot come where the set-up left them in the box', () => {
    const view = novaCryView(content);
    const to = { type: 'draft', stage: 'ships', seat: '1' } as const;
    const draw = { type: 'draw', pile: 'ships', count: 2, to } as const;
    const exclusive = Object.keys(content.ships).find((id) => content.ships[id]?.exclusive === true);
    const choicesWith = (exclusives: boolean) => {
      const tasks = [...view.tasks, draw];
      return askOn({ ...view, wish: { ...view.wish, exclusives }, tasks })?.choices.map(({ id }) => id);
    };
    expect(choicesWith(true)).toContain(exclusive);
    expect(choicesWith(false)).not.toContain(exclusive);
  });

  it('NC-SETUP-07: an empty pile takes its discards in first, and no more are named than there are', () => {
    const view = novaCryView(content);
    const piles = { ...view.piles, planets: { deck: 0, discards: 2, top: null } };
    const draw = {
      type: 'draw',
      pile: 'planets',
      count: 3,
      to: { type: 'planets', seat: '1', why: 'navigation' },
    } as const;
    const ask = askOn({ ...view, piles, tasks: [...view.tasks, draw] });
    expect(ask?.count).toBe(2);
    expect(ask?.text).toContain('Shuffle the discards');
  });

  it('everything that chance may name in whole matches can be chosen and is answered so', () => {
    const rules = rulesWith({}, content);
    const heard = new Set<string>();
    for (const seed of ['chance one', 'chance two']) {
      const begun = rules.start({ seats: [{}, {}, {}], exclusives: true });
      if (!begun.ok) throw new Error(JSON.stringify(begun.error));
      let state = begun.value;
      const random = randomFrom(seed);
      for (let step = 0; step < 1500 && state.outcome === null; step += 1) {
        const [actor] = rules.actors(state);
        if (actor === undefined) break;
        const action = rules.sample(state, actor, random);
        if (actor === 'chance') {
          const ask = askOn(rules.view(state, '1'));
          const named = namedIn(action as ChanceAction); // what chance answers
          heard.add(`${state.tasks.at(-1)?.type} ${action.type}`);
          expect(ask?.count).toBe(named.length);
          const choices = new Set(ask?.choices.map(({ id }) => id));
          expect(named.filter((each) => !choices.has(each))).toEqual([]);
          expect(ask?.answer(named)).toEqual(action);
          expect(ask?.slots?.length ?? named.length).toBe(named.length);
        }
        state = rules.apply(state, actor, action).state;
      }
    }
    expect(heard.size).toBeGreaterThan(4);
  });
});

function namedIn(action: ChanceAction): readonly string[] {
  switch (action.type) {
    case 'rolled':
      return action.dice.map(String);
    case 'drawn':
      return action.cards;
    case 'tokens':
      return action.tokens;
    case 'revealed':
      return [];
  }
}
