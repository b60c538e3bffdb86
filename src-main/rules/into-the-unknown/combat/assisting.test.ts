import { describe, expect, it } from 'vitest';
import type { OfficerRecord } from '../../../../shared/content/into-the-unknown';
import { analysis, blank, success, work } from '../../../../tests/support/into-the-unknown/combat';
import { lay, LED } from '../../../../tests/support/into-the-unknown/led-tests';

describe('who helps while another officer leads', () => {
  it('ITU-DICE-10: an assisting officer adds a die for 1 advantage of the unit, or for being committed, once', () => {
    const combat = lay({ helper: { passives: [{ changes: 'assist-die' }] }, of: { is: { advantage: 1 } } });
    combat.test(work(1, 'science', 'logic'), LED);
    expect(combat.options('use').map(({ target }) => target)).toEqual(['advantage', 'commit']);
    const paid = combat.branch().answer(combat.options('use')[0] ?? { type: 'done' });
    expect(paid.unit('1:defiant').advantage).toBe(0);
    expect(paid.taskOf('test').dice).toHaveLength(3);
    const committed = combat.branch().answer(combat.options('use')[1] ?? { type: 'done' });
    expect(committed.officer('1:helper').ready).toBe(false);
    expect(committed.taskOf('test').lines).toContainEqual({ what: 'die', count: 1, from: 'Helper' });
  });

  it('ITU-DICE-10: a helper without the skill may turn one blank to analysis; one who has it may not', () => {
    const passives = [{ changes: 'blank-to-analysis' as const }];
    const changes = (skills: OfficerRecord['skills']) => {
      const combat = lay({ helper: { passives, skills } }).test(work(1, 'science', 'logic'), LED);
      return combat.roll(blank, success).isOver ? [] : combat.options('change-die');
    };
    expect(changes({})).toEqual([{ type: 'change-die', by: 'blank-to-analysis/1:helper', dice: [0] }]);
    expect(changes({ logic: 1 })).toEqual([]);
  });

  it('ITU-DICE-10: who counts as skilled at 1 while the unit has no peril rolls an expertise die', () => {
    const tester = { passives: [{ changes: 'unskilled-counts-one' as const }] };
    const dice = (peril: number) =>
      lay({ tester, of: { is: { peril } } })
        .test(work(1, 'science', 'logic'), LED)
        .taskOf('test').dice.length;
    expect([dice(0), dice(1)]).toEqual([3, 2]);
  });

  it('ITU-OKEY-01: Synthetic banks analysis results as advantage, at most X, and spends them for breakthroughs', () => {
    const combat = lay({ tester: { keywords: { synthetic: 2 } } });
    combat.test(work(9, 'ops', 'logic'), LED).roll(analysis, analysis, analysis, blank);
    combat.answer({ type: 'spend', effect: 1, dice: [0] }).answer({ type: 'spend', effect: 1, dice: [1] });
    expect(combat.isOver).toBe(true);
    expect(combat.officer('1:tester').advantage).toBe(2);
    combat.test(work(2, 'science', 'logic'), LED).roll(analysis, analysis);
    combat.answer({ type: 'change-die', by: 'synthetic', dice: [0, 1] });
    expect(combat.told('tested').at(-1)).toMatchObject({ success: true });
    expect(combat.officer('1:tester').advantage).toBe(0);
  });
});
