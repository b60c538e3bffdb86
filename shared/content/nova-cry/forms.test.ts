import { describe, expect, it } from 'vitest';
import { effectSchema, modifierSchema, novaCryForms, novaCryKinds } from '.';

const valuesOf = (vocabulary: string) =>
  novaCryForms.vocabulary(vocabulary).variants.map(({ value }) => value);

describe('forms of Nova Cry', () => {
  it.each(Object.entries(novaCryKinds))(
    'begin a record of %s with values that its schema takes',
    (kind, schema) => {
      const fields = novaCryForms
        .fieldsOf(kind)
        .map(({ name, form }) => [name, novaCryForms.initialOf(form, 'New')]);
      const source = { kind: 'user', where: 'here', confidence: 'high' };
      expect(schema.valueType.safeParse({ ...Object.fromEntries(fields), source })).toMatchObject({
        success: true,
      });
    },
  );

  it('know every verb and every change, those that share their fields one by one', () => {
    expect(valuesOf('effect')).toEqual(
      expect.arrayContaining(['knock-out', 'destroy', 'revive', 'resurrect', 'restore', 'modify', 'note']),
    );
    expect(valuesOf('modifier')).toEqual(expect.arrayContaining(['warp', 'weapons', 'hull', 'strategy']));
  });

  it.each(valuesOf('effect'))('the effect %s begins valid', (verb) => {
    const effect = novaCryForms.initialVariant('effect', verb, 'Words');
    expect(effectSchema.safeParse(effect)).toMatchObject({ success: true, data: { verb } });
  });

  it.each(valuesOf('modifier'))('the change %s begins valid', (changes) => {
    const modifier = novaCryForms.initialVariant('modifier', changes, 'Words');
    expect(modifierSchema.safeParse(modifier)).toMatchObject({ success: true, data: { changes } });
  });
});
