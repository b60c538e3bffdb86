import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../../../shared/contract';
import type { BlackAlertEvent } from '../../../../../shared/contract/black-alert';
import { match } from '../../../../../tests/support/black-alert';
import { knownDiscards } from './seen-cards';

/** What a spectator's view holds with these discards. */
function viewWith(...discards: readonly string[]) {
  return match({ discards: { terran: discards } }).view('saru');
}

function log(actor: LogEntry['actor'], ...events: readonly BlackAlertEvent[]): LogEntry<BlackAlertEvent> {
  return { position: 1, actor, events, reason: null };
}

const BID = { type: 'discarded', team: 'terran', cards: ['t1', 't2'], why: 'bid' } as const;

describe('discards that everybody has seen', () => {
  it('lie there until the deck is made anew from them', () => {
    expect([...knownDiscards([log('chance', BID)], viewWith('t1', 't2'), 'terran')]).toEqual(['t1', 't2']);
    const anew = log('chance', { type: 'reshuffled', pile: 'terran' });
    expect(knownDiscards([log('chance', BID), anew], viewWith(), 'terran').size).toBe(0);
  });

  it('BA-INFIL-03: a card that was tucked lies there no more', () => {
    const tucked = log('chance', BID, { type: 'infiltrated', card: 't2' });
    expect([...knownDiscards([tucked], viewWith('t1'), 'terran')]).toEqual(['t1']);
  });

  it('BA-DREADY-04: once somebody has taken one unseen, none of them is certain', () => {
    const drew = { type: 'drew', seat: '2', character: 'lorca', count: 1, cards: null } as const;
    expect(knownDiscards([log('chance', BID), log('2', drew)], viewWith('t1'), 'terran').size).toBe(0);
    const deck = [log('chance', BID), log('chance', drew)];
    expect(knownDiscards(deck, viewWith('t1', 't2'), 'terran').size).toBe(2);
  });

  it('are never more than the table counts', () => {
    expect(knownDiscards([log('chance', BID)], viewWith('t1'), 'terran').size).toBe(0);
  });
});
