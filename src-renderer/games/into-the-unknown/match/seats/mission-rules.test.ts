import { expect, it } from 'vitest';
import { Match } from '../../../../../tests/support/into-the-unknown/match';
import { shippedContent } from '../../../../../tests/support/shipped-content';
import { abilityDetail, effectsWords, type Told } from '../words';
import { missionRules } from './mission-rules';

const content = shippedContent();
const told: Told = {
  content,
  view: Match.begun().view('1'),
  nameOf: (seat) => seat,
  lengthOf: (inches) => `${inches} in`,
};

function recordOf<Part>(all: Readonly<Record<string, Part>>, id: string): Part {
  const record = all[id];
  if (!record) throw new Error(`no ${id}`);
  return record;
}

it('ITU-SCORE-03: an overture says when it ends, though no phase of its own does anything', () => {
  expect(missionRules(told, recordOf(content.overtures, 'distress-call'))).toEqual([
    {
      head: 'Ends',
      text: 'With the round if every solid objective has a control marker or round 3 has come.',
    },
  ]);
});

it('a situation says what each number of its anomalies does', () => {
  const rules = missionRules(told, recordOf(content.situations, 'delicate-treaty'));
  expect(rules.map(({ head }) => head)).toEqual([
    '1–3 broadcast warning',
    '4–6 warning shot',
    '7–8 political fallout',
  ]);
  for (const { text } of rules) expect(text).toMatch(/^(?:[A-Z]|\d).*\.$/);
});

it('ITU-SCORE-08: a mission that everybody may lose says what keeps them from it', () => {
  const rules = missionRules(told, recordOf(content.complications, 'infection'));
  expect(rules.find(({ head }) => head === 'At its end')?.text).toBe(
    'Everybody loses unless a joint solution was found.',
  );
});

it('the hail that a mission is played for says what its success is', () => {
  const { success } = recordOf(content.hails, 'joint-solution-infection');
  expect(effectsWords(told, success)).toBe('a joint solution is found');
});

it('a test says what makes it harder or easier', () => {
  const [decipher] = recordOf(content.overtures, 'distress-call').actions;
  if (!decipher) throw new Error('nothing to order');
  expect(abilityDetail(told, decipher)).toContain(
    'difficulty 4, 1 less if a friendly team is at the location of the target.',
  );
});
