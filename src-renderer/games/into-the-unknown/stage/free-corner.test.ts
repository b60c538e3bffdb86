import { describe, expect, it } from 'vitest';
import { type Obstacle, placeCard } from './free-corner';

const stage = { width: 1400, height: 900 };
const card = { width: 444, height: 400 };
const piece = (x: number, y: number): Obstacle => {
  return { x0: x - 50, x1: x + 50, y0: y - 50, y1: y + 50, weight: 1, spokenOf: true };
};

describe('floating cards', () => {
  it('stand in the first place where they hide nothing, by their real size', () => {
    expect(placeCard(stage, card, [piece(900, 450)]).place).toBe('top-left');
    expect(placeCard(stage, card, [piece(300, 200)]).place).toBe('top-right');
    expect(placeCard(stage, card, [piece(300, 200), piece(1200, 200)]).place).toBe('bottom-left');
    expect(placeCard(stage, { ...card, height: 80 }, [piece(300, 200)])).toMatchObject({
      place: 'top-left',
      hiddenPx: 0,
    });
  });

  it('take a side where all corners hide something', () => {
    const corners = [piece(100, 60), piece(1300, 60), piece(100, 840), piece(1300, 840)];
    expect(placeCard(stage, card, corners).place).toBe('left');
  });

  it('cover what they do not speak of rather than what they do, and tell what they hide', () => {
    const other: Obstacle = { ...piece(250, 200), weight: 0.02, spokenOf: false };
    const spoken = [piece(1200, 200), piece(1200, 700), piece(300, 700), piece(700, 450)];
    expect(placeCard(stage, card, [other, ...spoken])).toMatchObject({ place: 'top-left', hiddenPx: 0 });
    const tiny = placeCard({ width: 500, height: 460 }, card, [piece(250, 200)]);
    expect(tiny.hiddenPx).toBe(100 * 100);
  });

  it('stay where they are while no place is clearly better', () => {
    const grazing: Obstacle = { ...piece(1200, 450), x0: 930, x1: 940, y0: 430, y1: 460 };
    expect(placeCard(stage, card, [grazing], 'top-right').place).toBe('top-right');
    expect(placeCard(stage, card, [piece(1200, 200)], 'top-right').place).toBe('top-left');
  });

  it('lie wholly on the stage where they can', () => {
    for (const y of [100, 450, 800]) {
      const { at } = placeCard(stage, card, [piece(200, y), piece(1200, y)]);
      expect(at.x).toBeGreaterThanOrEqual(40);
      expect(at.x + card.width).toBeLessThanOrEqual(stage.width - 24);
      expect(at.y + card.height).toBeLessThanOrEqual(stage.height - 24);
    }
  });
});
