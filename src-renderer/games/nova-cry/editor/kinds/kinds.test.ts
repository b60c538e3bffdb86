import { describe, expect, it } from 'vitest';
import { mergeInPart } from '../../../../../shared/content';
import { novaCryForms, novaCryKinds, novaCryFaults } from '../../../../../shared/content/nova-cry';
import { shippedLayerOf } from '../../../../../tests/support/shipped-content';
import { novaCryPackGame } from '..';
import type { NovaCryRecords } from './records';
import { draftChecks, readiness } from './draft-checks';

const { records, content } = mergeInPart('nova-cry', [
  shippedLayerOf('nova-cry', 'nova-cry'),
  shippedLayerOf('nova-cry', 'nova-cry-house'),
]);
const kindOf = (id: string) => novaCryPackGame.kinds.find((kind) => kind.id === id)!;
const firstOf = (kind: keyof NovaCryRecords) => Object.keys(records[kind])[0] ?? '';
const without = <Value>(all: Readonly<Record<string, Value>>, count: number): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).slice(count));

describe('the kinds of Nova Cry’s packs', () => {
  it('are all there, once', () => {
    const ids = novaCryPackGame.kinds.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(Object.keys(novaCryKinds).toSorted());
  });

  it.each(novaCryPackGame.kinds.map((kind) => [kind.id, kind] as const))(
    'every shipped record of %s has words, and its checks have nothing to say against the whole',
    (id, kind) => {
      for (const record of Object.keys(records[id as keyof NovaCryRecords])) {
        expect(kind.words(records, record)).not.toMatch(/undefined|^$/);
        expect(kind.lines(records, record).join(' ')).not.toContain('undefined');
        const tones = (kind.checks?.(records, record) ?? []).map(({ tone }) => tone);
        expect(tones).not.toContain('bad');
      }
    },
  );

  it('NC-COMP-01: the shipped counts are the printed ones', () => {
    for (const kind of novaCryPackGame.kinds)
      expect((kind.kindChecks?.(records) ?? []).filter(({ tone }) => tone !== 'ok')).toEqual([]);
  });

  it('begin a record that is valid and that the content has nothing against', () => {
    if (content === null) throw new Error('The shipped content is whole.');
    const source = { kind: 'user', where: 'here', confidence: 'high' } as const;
    for (const id of ['ships', 'captains', 'crew', 'weapons', 'planets', 'aliens', 'action-cards'] as const) {
      const fields = novaCryForms
        .fieldsOf(id)
        .map(({ name, form }) => [name, novaCryForms.initialOf(form, 'New')] as const);
      const fresh = novaCryKinds[id].valueType.parse({
        ...Object.fromEntries(fields),
        ...kindOf(id).start?.(records),
        source,
      });
      const field = id === 'action-cards' ? 'actionCards' : id;
      const added = { ...content, [field]: { ...content[field], fresh } };
      expect([id, novaCryFaults(added)]).toEqual([id, []]);
    }
  });
});

describe('with how many players a pack is ready', () => {
  it('all, as it ships', () => {
    expect(readiness(records)).toEqual({ tone: 'ok', text: 'Ready for 2 to 6 players' });
    expect(draftChecks(records, 'NC-DRAFT-03')).toEqual([]);
  });

  it('NC-DRAFT-03: says which not, when ships are taken away', () => {
    const common = Object.entries(records.ships).filter(([, { exclusive }]) => !exclusive);
    const fewer = { ...records, ships: without(Object.fromEntries(common), 3) };
    expect(readiness(fewer)).toEqual({ tone: 'warn', text: 'Ready for 2, 3, 4, 6 players only' });
    expect(draftChecks(fewer, 'NC-DRAFT-03').map(({ text }) => text)).toEqual(['Not for 5 players']);
    expect(readiness({ ...records, ships: {} }).text).toBe('Nobody can be dealt a task force');
  });
});

describe('advice on one record', () => {
  it('NC-EVENT-09: a symbol on the dock never acts', () => {
    const id = firstOf('planets');
    const planet = records.planets[id]!;
    const planets = { ...records.planets, [id]: { ...planet, track: [[], ['storm' as const]] } };
    const said = kindOf('planets').checks?.({ ...records, planets }, id) ?? [];
    expect(said.map(({ text, rule }) => [text, rule])).toContainEqual([
      'A symbol lies on the dock',
      'NC-EVENT-09',
    ]);
  });

  it('NC-NAV-03: a planet that no ship can reach by its own warp', () => {
    const id = firstOf('planets');
    const planets = { ...records.planets, [id]: { ...records.planets[id]!, warp: 6 } };
    const said = kindOf('planets').checks?.({ ...records, planets }, id) ?? [];
    expect(said.map(({ text }) => text)).toContain('No ship has warp 6');
  });
});
