import { describe, expect, it } from 'vitest';
import { blackAlertForms, type BlackAlertKind, blackAlertKinds, effectSchema } from '.';

const fieldsOfKind = (kind: string) => blackAlertForms.fieldsOf(kind);
const initialOf = (...args: Parameters<typeof blackAlertForms.initialOf>) =>
  blackAlertForms.initialOf(...args);
const { variants } = blackAlertForms.vocabulary('effect');
const verbs = variants.map(({ value }) => value);
const operandsOf = (verb: string) => variants.find(({ value }) => value === verb)?.fields;
const formOfField = (kind: BlackAlertKind, name: string) =>
  fieldsOfKind(kind).find((field) => field.name === name)?.form;

describe('forms of records', () => {
  it('ask for every field of a record but where it comes from, in its order', () => {
    expect(fieldsOfKind('missions').map(({ name }) => name)).toEqual([
      'name',
      'node',
      'location',
      'resolve',
      'resources',
    ]);
    for (const kind of Object.keys(blackAlertKinds) as BlackAlertKind[]) {
      expect(fieldsOfKind(kind).length).toBeGreaterThan(1);
    }
  });

  it('know limits, choices and what may be none', () => {
    expect(formOfField('missions', 'resolve')).toEqual({ type: 'number', min: 0, max: 9 });
    expect(formOfField('characters', 'team')).toEqual({ type: 'choice', options: ['starfleet', 'terran'] });
    expect(formOfField('command-cards', 'text')).toEqual({ type: 'text', min: 0, max: 400 });
    expect(formOfField('command-cards', 'risk')).toEqual({ type: 'flag' });
    expect(formOfField('command-cards', 'play')).toEqual({
      type: 'optional',
      form: { type: 'list', item: { type: 'named', name: 'effect' }, min: 1, max: Infinity },
    });
    expect(formOfField('missions', 'resources')).toMatchObject({
      type: 'amounts',
      keys: ['intel', 'dilithium', 'tritanium'],
      all: false,
    });
    expect(formOfField('starts', 'resourceTokens')).toMatchObject({ type: 'amounts', all: true });
  });

  it('tell the variants of what a bid card does apart by their tag', () => {
    const bid = formOfField('command-cards', 'bid');
    const does = bid?.type === 'list' && bid.item.type === 'object' ? bid.item.fields[2]?.form : null;
    expect(does).toMatchObject({ type: 'variants', tag: 'type' });
    expect(does?.type === 'variants' && does.variants.map(({ value }) => value)).toEqual([
      'worth',
      'adds',
      'bonus-cards',
      'more-damage',
      'after-win',
    ]);
  });

  it('begin with a value that the schema takes, for a record of any kind', () => {
    for (const [kind, schema] of Object.entries(blackAlertKinds)) {
      const fields = fieldsOfKind(kind as BlackAlertKind).map(({ name, form }) => [
        name,
        initialOf(form, 'a'),
      ]);
      const source = { kind: 'user', where: 'here', confidence: 'high' };
      expect(schema.valueType.safeParse({ ...Object.fromEntries(fields), source })).toMatchObject({
        success: true,
      });
    }
  });
});

describe('forms of effects', () => {
  it('know every verb with its operands', () => {
    expect(verbs).toHaveLength(28);
    expect(operandsOf('gain')?.map(({ name }) => name)).toEqual(['side', 'kind', 'count']);
    expect(operandsOf('refill-ready')).toEqual([]);
    const at = operandsOf('damage')?.find(({ name }) => name === 'at')?.form;
    expect(at?.type === 'choice' && at.options.slice(0, 3)).toEqual(['random', 'chosen', 'discovery/brig']);
  });

  it.each(verbs)('%s begins valid', (verb) => {
    const effect = blackAlertForms.initialVariant('effect', verb, 'Words');
    expect(effectSchema.safeParse(effect)).toMatchObject({ success: true });
  });
});
