import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import { CATEGORIES, type OfficerRecord, ROLES, SKILLS_OF } from './into-the-unknown';

const content = shippedContent();
const officers = Object.entries(content.officers);

function officer(id: string): OfficerRecord {
  const found = content.officers[id];
  if (found === undefined) throw new Error(`no officer ${id}`);
  return found;
}

/** The level of each category is its highest skill (ITU-SETUP-14). */
function levelsOf({ skills }: OfficerRecord): readonly number[] {
  return CATEGORIES.map((category) => Math.max(0, ...SKILLS_OF[category].map((skill) => skills[skill] ?? 0)));
}
const flexCost = (id: string) => levelsOf(officer(id)).reduce((sum, level) => sum + level, 0);

describe('the officers that ship', () => {
  it('are the 43 known cards, named once each', () => {
    expect(officers).toHaveLength(43);
    expect(new Set(officers.map(([, { name }]) => name)).size).toBe(43);
    expect(new Set(officers.map(([, { rank }]) => rank % 0.5))).toEqual(new Set([0]));
  });

  it('ITU-SWAY-01: only these nine have sway icons', () => {
    expect(
      Object.fromEntries(officers.flatMap(([id, { sway }]) => (count(sway) ? [[id, sway]] : []))),
    ).toEqual({
      worf: { federation: 1, klingon: 1 },
      'jadzia-dax': { ferengi: 1, klingon: 1 },
      kehleyr: { federation: 1, klingon: 1 },
      'benjamin-sisko': { bajoran: 1 },
      'kira-nerys': { bajoran: 2, federation: 1 },
      odo: { bajoran: 1, cardassian: 1 },
      hanok: { ferengi: 1 },
      grilka: { ferengi: 2 },
      duras: { romulan: 2 },
    });
  });

  it('ITU-OFFICER-01, ITU-SETUP-21: each faction has its line officer, without cost and with the command icon', () => {
    const line = officers.filter(([, { line: one }]) => one);
    expect(line.map(([id, { alignments, cost, rank }]) => [id, alignments, cost, rank])).toEqual([
      ['loyal-commander', ['klingon'], null, 3],
      ['reliable-commander', ['federation'], null, 3],
      ['vorta-supervisor', ['dominion'], null, 3.5],
    ]);
    for (const [, { roles }] of line) expect(roles).toContain('command');
  });

  it('ITU-TFEX-01, ITU-TFEX-02: the two task forces of the example cost 40', () => {
    const sum = (...ids: readonly string[]) => ids.reduce((all, id) => all + (officer(id).cost ?? 0), 0);
    expect(
      sum('benjamin-sisko', 'worf', 'scholarly-doctor', 'redoubtable-engineer', 'daring-first-officer'),
    ).toBe(40);
    expect(sum('founder', 'ometiklan', 'karemma-researcher', 'vorta-diplomat', 'jemhadar-second')).toBe(40);
  });

  it('ITU-SETUP-14: a transfer officer costs the sum of the highest skills of the three categories', () => {
    // Printed on no card: the figures are those that the owners' cards give as levels.
    expect(
      ['data', 'william-riker', 'benjamin-sisko', 'duras', 'founder', 'vorta-supervisor'].map(flexCost),
    ).toEqual([6, 6, 4, 2, 6, 2]);
    expect(levelsOf(officer('william-riker'))).toEqual([1, 2, 3]);
    expect(officers.filter(([id]) => flexCost(id) < 2 || flexCost(id) > 6)).toEqual([]);
  });

  it('ITU-TASK-08: every faction can fill its five places', () => {
    for (const faction of ['federation', 'dominion', 'klingon'] as const) {
      const own = officers.filter(([, { alignments, line }]) => !line && alignments.includes(faction));
      expect(own.length).toBeGreaterThanOrEqual(5);
      for (const role of ROLES) expect(own.some(([, { roles }]) => roles.includes(role))).toBe(true);
    }
  });

  it.each([
    ['ITU-OKEY-03', 'julian-bashir', { augmented: 1, medic: 1 }],
    ['ITU-OKEY-04', 'the-female-changeling', { changeling: 2, inspiring: ['command'] }],
    ['ITU-OKEY-05', 'weyoun-4', { glib: 2 }],
    ['ITU-OKEY-06', 'miles-obrien', { handy: 3 }],
    ['ITU-OKEY-07', 'jean-luc-picard', { inspiring: ['command', 'ops', 'science'] }],
    ['ITU-OKEY-08', 'beverly-crusher', { inspiring: ['science'], medic: 2 }],
    ['ITU-OKEY-09', 'geordi-la-forge', { perceptive: 2 }],
    ['ITU-OKEY-12', 'ometiklan', { relentless: 2 }],
    ['ITU-OKEY-01', 'data', { synthetic: 2 }],
    ['ITU-OKEY-01', 'deanna-troi', { empathic: 1 }],
  ])('%s: %s has its keywords', (_, id, keywords) => {
    expect(officer(id).keywords).toEqual(keywords);
  });

  it('ITU-OKEY-10: Qapla brings skills, Relentless to one and a turn of directives to another', () => {
    const qapla = officers.filter(([, { keywords }]) => keywords.qapla);
    expect(qapla).toHaveLength(11);
    expect(officer('kurn').keywords.qapla?.relentless).toBe(1);
    expect(officer('gowron').keywords.qapla?.abilities[0]?.timing).toBe('ready');
    expect(officer('duras').keywords.qapla?.skills).toEqual({ discipline: 1, fieldcraft: 2 });
  });
});

function count(sway: OfficerRecord['sway']): number {
  return Object.keys(sway).length;
}
