import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../tests/support/shipped-content';
import { measuredPair } from './measured-pair';
import { openSession } from './session-driver';

const pieces = [
  { id: 'ship', type: 'unit' },
  { id: 'other', type: 'unit' },
  { id: 'token', type: 'feature' },
] as const;

describe('the measured pair', () => {
  it('is the selected piece and the target', () => {
    expect(measuredPair(pieces, ['ship'], 'other')).toEqual({ fromId: 'ship', toId: 'other' });
    expect(measuredPair(pieces, ['token'], 'ship')).toEqual({ fromId: 'token', toId: 'ship' });
  });

  it('is the two selected pieces as they were chosen, a unit before a token', () => {
    expect(measuredPair(pieces, ['other', 'ship'], null)).toEqual({ fromId: 'other', toId: 'ship' });
    expect(measuredPair(pieces, ['token', 'ship'], null)).toEqual({ fromId: 'ship', toId: 'token' });
  });

  it('is nothing for none, three, the same piece, or what is no piece', () => {
    expect(measuredPair(pieces, [], 'ship')).toBeNull();
    expect(measuredPair(pieces, ['ship', 'other', 'token'], null)).toBeNull();
    expect(measuredPair(pieces, ['ship'], 'ship')).toBeNull();
    expect(measuredPair(pieces, ['ship', 'a-ruler'], null)).toBeNull();
  });

  it('puts the proof on the table for two selected pieces, until the card is closed', () => {
    const { session } = openSession(shippedContent());
    const drawn = () => session.scene.overlays.filter(({ id }) => id.startsWith('measure:')).length;
    session.select(['defiant-1', 'fighter-1']);
    expect(session.verdict?.measure.distanceIn).toBeCloseTo(5.86, 2);
    expect(drawn()).toBeGreaterThan(0);
    session.closeMeasure();
    expect(session.verdict).toBeNull();
    expect(drawn()).toBe(0);
    session.select(['fighter-1', 'defiant-1']);
    expect(session.verdict).not.toBeNull();
    session.select(['fighter-1', 'defiant-1', 'anomaly-1']);
    expect(session.verdict).toBeNull();
  });
});
