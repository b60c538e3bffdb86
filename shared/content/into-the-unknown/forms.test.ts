import { describe, expect, it } from 'vitest';
import { fitsForm, type Form } from '../forms';
import { shippedContent } from '../../../tests/support/shipped-content';
import { conditionSchema, effectSchema, matchForms, matchKinds, passiveSchema } from '.';

const valuesOf = (vocabulary: string) => matchForms.vocabulary(vocabulary).variants.map(({ value }) => value);

/** The form of an operand of a verb. */
function operand(verb: string, name: string): Form {
  const variant = matchForms.vocabulary('effect').variants.find(({ value }) => value === verb);
  const field = variant?.fields.find((each) => each.name === name);
  if (field === undefined) throw new Error(`${verb} has no ${name}`);
  return field.form;
}

describe('forms of a match of Into the Unknown', () => {
  it.each(Object.entries(matchKinds))(
    'begin a record of %s with values that its schema takes',
    (kind, schema) => {
      const fields = matchForms
        .fieldsOf(kind)
        .map(({ name, form }) => [name, matchForms.initialOf(form, 'new')] as const);
      const source = { kind: 'user', where: 'here', confidence: 'high' };
      const given = Object.fromEntries(fields.filter(([, value]) => value !== null));
      expect(schema.valueType.safeParse({ ...given, source }).error?.issues ?? []).toEqual([]);
    },
  );

  it('know every verb, those that share their fields one by one', () => {
    expect(valuesOf('effect')).toEqual(
      expect.arrayContaining(['score', 'cloak', 'decloak', 'inspire', 'coerce', 'expose', 'look', 'note']),
    );
    expect(valuesOf('condition')).toEqual(expect.arrayContaining(['not', 'any', 'hail', 'round']));
    expect(valuesOf('passive')).toEqual(expect.arrayContaining(['figure', 'shields', 'answers-for-others']));
  });

  it.each(valuesOf('effect'))('the effect %s begins valid', (verb) => {
    const effect = matchForms.initialVariant('effect', verb, 'Words');
    expect(effectSchema.safeParse(effect)).toMatchObject({ success: true, data: { verb } });
  });

  it.each(valuesOf('condition'))('the condition %s begins valid', (is) => {
    const condition = matchForms.initialVariant('condition', is, 'Words');
    expect(conditionSchema.safeParse(condition)).toMatchObject({ success: true, data: { is } });
  });

  it.each(valuesOf('passive'))('the lasting change %s begins valid', (changes) => {
    const passive = matchForms.initialVariant('passive', changes, 'words');
    expect(passiveSchema.safeParse(passive)).toMatchObject({ success: true, data: { changes } });
  });

  it('tell the forms of a value apart by what stands there', () => {
    const units = operand('token', 'on');
    if (units.type !== 'either') throw new Error('Units are one of several things.');
    const place = (value: unknown) => units.options.findIndex((option) => fitsForm(option, value));
    expect([place('target'), place({ each: {} }), place({ pick: {}, count: 2 }), place(7)]).toEqual([
      0, 1, 2, -1,
    ]);
    const count = operand('token', 'count');
    expect([
      count,
      fitsForm(count, 2),
      fitsForm(count, { per: 'margin' }),
      fitsForm(count, 'two'),
    ]).toMatchObject([{ type: 'either' }, true, true, false]);
  });

  it.each(Object.keys(matchKinds) as (keyof typeof matchKinds)[])(
    'know every field of a shipped card of %s',
    (kind) => {
      const known = new Set(['source', 'sources', ...matchForms.fieldsOf(kind).map(({ name }) => name)]);
      const content = shippedContent();
      const records: readonly object[] = Object.values(
        kind === 'damage-cards' ? content.damageCards : content[kind],
      );
      expect(records.flatMap((record) => Object.keys(record)).filter((name) => !known.has(name))).toEqual([]);
      expect(records.length).toBeGreaterThan(0);
    },
  );
});
