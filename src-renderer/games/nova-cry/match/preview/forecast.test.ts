import { describe, expect, it } from 'vitest';
import type { NovaCryAction, SeatView } from '../../../../../shared/contract/nova-cry';
import { novaCryView, type ViewOptions } from '../../../../../tests/support/nova-cry-views';
import { shippedNovaCry } from '../../../../../tests/support/shipped-content';
import { forecastOf } from './forecast';

const content = shippedNovaCry();
function foreseen(action: NovaCryAction, change: Partial<SeatView> = {}, options: ViewOptions = {}) {
  const view = novaCryView(content, options);
  const [first] = view.seats;
  if (!first) throw new Error('No seat.');
  return forecastOf(action, { view, content, self: { ...first, ...change } });
}
const longest = Object.entries(content.planets).sort(([, a], [, b]) => b.track.length - a.track.length)[0];
if (!longest) throw new Error('No planets.');
const [planet, { track, victory }] = longest;
const at = (space: number): Partial<SeatView> => ({ planet: { card: planet, space } });
const rush: NovaCryAction = { type: 'strategy', strategies: ['rush'] };

describe('what an action is expected to bring', () => {
  it('NC-STRAT-02: Rush moves one space, for the Chancellor two (NC-CHANC-01)', () => {
    expect(foreseen(rush, { ...at(1), captain: null })?.pawn).toMatchObject({ from: 1, to: 2, docks: false });
    expect(foreseen(rush, at(1))?.pawn).toMatchObject({ from: 1, to: 3 });
  });

  it('NC-STRAT-08: a Rush onto the last space docks: the planet’s points are in it, and no space beyond', () => {
    const forecast = foreseen(rush, at(track.length - 1));
    expect(forecast?.pawn).toMatchObject({ to: track.length, docks: true });
    expect(forecast?.victory).toBeGreaterThanOrEqual(victory);
  });

  it('NC-STRAT-06: Rush without a planet card moves nothing', () => {
    expect(foreseen(rush, { planet: null })).toMatchObject({ pawn: null, victory: 0 });
  });

  it('NC-SHIP-05, NC-DUEL-04: declaring a fight gives 2 points and costs its price', () => {
    expect(foreseen({ type: 'battle', target: '2', by: 'intel' })).toMatchObject({ victory: 2, intel: -4 });
    expect(foreseen({ type: 'battle', target: '2', by: 'teleport' })).toMatchObject({
      victory: 2,
      intel: 0,
    });
    expect(foreseen({ type: 'duel', target: '2' })).toMatchObject({ victory: 2, intel: -2 });
  });

  it('NC-STRAT-03 to 05: Surveillance, Command and Training, each twice for the Chancellor', () => {
    expect(foreseen({ type: 'strategy', strategies: ['surveillance'] })).toMatchObject({
      intel: 2,
      times: 2,
    });
    expect(foreseen({ type: 'strategy', strategies: ['command'] })?.cards).toBe(2);
    expect(foreseen({ type: 'strategy', strategies: ['training'] })?.training).toBe(4);
  });

  it('NC-ACTION-04: a card’s points are in it, and the card leaves the hand with those given up for it', () => {
    const [card, record] = Object.entries(content.actionCards).find(
      ([, { options }]) => (options[1]?.victory ?? 0) > 0,
    )!;
    const forecast = foreseen({ type: 'play', card, option: 1, pay: ['a', 'b'] });
    expect(forecast?.victory).toBeGreaterThanOrEqual(record.options[1]?.victory ?? 0);
    expect(forecast?.cards).toBeLessThanOrEqual(-1);
  });

  it('NC-NAV-02: going on in the Navigation Phase moves the pawn one space', () => {
    expect(foreseen({ type: 'proceed' }, at(2), { phase: 'navigation' })?.pawn).toMatchObject({
      from: 2,
      to: 3,
    });
    expect(foreseen({ type: 'proceed' }, at(2), { phase: 'battle' })).toBeNull();
  });

  it('an answer that moves nothing of its own has none', () => {
    expect(foreseen({ type: 'choose-seat', seat: '2' })).toBeNull();
  });
});
