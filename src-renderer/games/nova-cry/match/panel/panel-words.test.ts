import { describe, expect, it } from 'vitest';
import { playedTable } from '../../../../../tests/support/nova-cry-played.svelte';
import { shippedNovaCry } from '../../../../../tests/support/shipped-content';
import { nameOf } from '../offers';
import type { MatchSession } from '../session.svelte';
import { consequencesOf } from './consequences';
import { closedRows, entryWords } from './entry-words';
import { strategyFigure } from './strategy-figures';
import { valueWords } from './value-words';

const content = shippedNovaCry();

/** Everything the panel says of a decision: each row, what it asks and answers, and what it would do. */
function saidOf(session: MatchSession): readonly string[] {
  const rows = session.entries.flatMap((entry) => {
    session.take(entry.id);
    const { title, detail } = entryWords(session, entry);
    const told = consequencesOf(session);
    const values = valueWords(session).flatMap(({ title: value, note }) => [
      value,
      ...(note === null ? [] : [note]),
    ]);
    const strategy = entry.group === 'strategy' ? strategyFigure(session, nameOf(entry.id)) : null;
    return [
      title,
      ...(detail === '' ? [] : [detail]),
      ...values,
      ...(told ? [told.title, told.verb, ...told.steps, ...told.notes.map(({ text }) => text)] : []),
      ...(strategy ? [strategy.name, strategy.detail] : []),
    ];
  });
  session.choosing.clear();
  return [...rows, ...closedRows(session).flatMap(({ title, why }) => [title, why])];
}

function faultOf(text: string): string | null {
  if (text === '') return 'empty';
  if (/undefined|null|NaN|\[object|#\d|[A-Za-z0-9-]\/[a-z]/.test(text)) return `unsaid: ${text}`;
  return /\s{2}|\s[.,:]|^\s|\s$|\.\.|,,/.test(text) ? `badly set: ${text}` : null;
}

describe('the words of the panel', () => {
  it('say every row, answer, closed offer and consequence of whole matches', () => {
    const faults = new Set<string>();
    let decisions = 0;
    for (const [seats, seed] of [
      [2, 'panel two'],
      [4, 'panel four'],
    ] as const) {
      const setup = { seats: Array.from({ length: seats }, () => ({})), exclusives: true };
      const { session, table } = playedTable(content, setup, { seed });
      table.playUntil(() => {
        decisions += 1;
        for (const text of saidOf(session)) {
          const fault = faultOf(text);
          if (fault !== null) faults.add(fault);
        }
        return false;
      }, 260);
    }
    expect([...faults]).toEqual([]);
    expect(decisions).toBeGreaterThan(200);
  });
});
