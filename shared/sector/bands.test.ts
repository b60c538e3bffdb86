import { describe, expect, it } from 'vitest';
import { featureAt, poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { distance, pathContains, type Point } from '../geometry';
import { rangeBands } from './bands';
import { shapeOfFeature, shapeOfUnit } from './unit-class';

const pack = shippedContent();
const ship = unitAt('a', 'galaxy', poseAt(18, 18, 40));
const token = featureAt('t', 10, 12);
const table = tableOf([ship], [token]);
const around = (at: Point): readonly Point[] =>
  Array.from({ length: 400 }, (_, index) => ({
    x: at.x + 9 * Math.cos(index * 2.4) * Math.sqrt((index + 0.5) / 400),
    y: at.y + 9 * Math.sin(index * 2.4) * Math.sqrt((index + 0.5) / 400),
  }));

describe('range bands', () => {
  it.each([
    ['a unit by its outline', 'a', ship.pose, shapeOfUnit(pack, ship)!],
    ['a feature by its disc', 't', token.at, shapeOfFeature(pack, token)],
  ])('hold exactly what lies within so many inches of %s', (_, id, middle, shape) => {
    for (const { rangeIn, path } of valueOf(rangeBands(pack, table, id, [2, 4, 6])))
      for (const at of around(middle))
        expect(pathContains(path, at)).toBe(
          distance({ type: 'point', at }, shape).distanceIn <= rangeIn + 1e-6,
        );
  });

  it('leave out ranges that are not positive, and refuse what is not there', () => {
    expect(valueOf(rangeBands(pack, table, 'a', [0, -1, 3])).map(({ rangeIn }) => rangeIn)).toEqual([3]);
    expect(rangeBands(pack, table, 'nobody', [2])).toMatchObject({ error: { code: 'unknown-id' } });
    const stranger = tableOf([unitAt('s', 'nothing', poseAt(1, 1))]);
    expect(rangeBands(pack, stranger, 's', [2])).toMatchObject({ error: { code: 'unknown-class' } });
  });
});
