import { describe, expect, it } from 'vitest';
import { mergeInPart } from '../../../../../shared/content';
import { matchForms, matchKinds } from '../../../../../shared/content/into-the-unknown';
import { shippedLayer } from '../../../../../tests/support/shipped-content';
import { intoTheUnknownPackGame } from '..';

const { records } = mergeInPart('into-the-unknown', [
  shippedLayer('into-the-unknown'),
  shippedLayer('into-the-unknown-house'),
]);

describe('the kinds of the cards of Into the Unknown', () => {
  it('are all there, once', () => {
    const ids = intoTheUnknownPackGame.kinds.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(Object.keys(matchKinds).toSorted());
  });

  it.each(intoTheUnknownPackGame.kinds.map((kind) => [kind.id, kind] as const))(
    'every shipped record of %s has words, and lines where it does something',
    (id, kind) => {
      const ids = Object.keys(records[id as keyof typeof matchKinds]);
      expect(ids.length).toBeGreaterThan(0);
      for (const record of ids) {
        expect(kind.words(records, record)).not.toMatch(/undefined|null|^$/);
        expect(kind.lines(records, record).join(' ')).not.toMatch(/undefined|\[object/);
      }
    },
  );

  it('ITU-CARDS-01: the shipped counts are the known ones', () => {
    for (const kind of intoTheUnknownPackGame.kinds)
      expect((kind.kindChecks?.(records) ?? []).filter(({ tone }) => tone !== 'ok')).toEqual([]);
  });

  it.each(intoTheUnknownPackGame.kinds.map((kind) => [kind.id, kind] as const))(
    'a new record of %s is valid',
    (id, kind) => {
      const schema = matchKinds[id as keyof typeof matchKinds].valueType;
      const fields = matchForms
        .fieldsOf(id)
        .map(({ name, form }) => [name, matchForms.initialOf(form, 'new')]);
      const source = { kind: 'user', where: 'here', confidence: 'high' };
      const fresh = { ...Object.fromEntries(fields), ...kind.start?.(records), source };
      const given = Object.fromEntries(Object.entries(fresh).filter(([, value]) => value !== null));
      expect(schema.safeParse(given).error?.issues ?? []).toEqual([]);
    },
  );

  it('every verb, condition and lasting change has a line of words', () => {
    for (const [name, { verbs }] of Object.entries(intoTheUnknownPackGame.vocabularies))
      for (const { value } of matchForms.vocabulary(name).variants) {
        expect([value, verbs[value]?.title.length]).not.toEqual([value, undefined]);
        expect([value, (verbs[value]?.meaning ?? '').length]).not.toEqual([value, 0]);
      }
  });
});
