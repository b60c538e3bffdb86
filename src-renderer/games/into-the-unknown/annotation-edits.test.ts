import { describe, expect, it } from 'vitest';
import type { Annotation } from '../../../shared/documents/plan';
import { resolveAnchors } from '../../../shared/sector';
import { copyAnnotation, oneLine, shiftAnnotation, withPoint, withText } from './annotation-edits';
import { movedPlace, ownPoints, withRadius } from './annotation-points';
import { annotationName } from './annotation-words';
import { CROSSING } from './session-driver';
import { pack, WRITTEN } from '../../../tests/support/annotated-table';

describe('single annotations', () => {
  const [ruler, note, arrow, area, dimension] = WRITTEN as [
    Annotation,
    Annotation,
    Annotation,
    Annotation,
    Annotation,
  ];

  it('are shifted but for what is on pieces', () => {
    const by = { x: 1, y: -1 };
    expect(shiftAnnotation(ruler, by)).toMatchObject({
      points: [
        { x: 4, y: 29 },
        { x: 7, y: 33 },
      ],
    });
    expect(shiftAnnotation(note, by)).toMatchObject({ at: { x: 22, y: 23 }, to: { piece: 'defiant-1' } });
    expect(shiftAnnotation(area, by)).toMatchObject({ shape: { at: { x: 31, y: 29 }, radiusIn: 3 } });
    expect(shiftAnnotation(dimension, by)).toEqual(dimension);
    const free = { ...note, to: { x: 1, y: 1 } } as Annotation;
    expect(shiftAnnotation(free, by)).toMatchObject({ to: { x: 1, y: 1 } });
    expect(copyAnnotation(free, 'note-2', by, new Map())).toMatchObject({ id: 'note-2', to: { x: 2, y: 0 } });
  });

  it('have places that can be typed', () => {
    expect(ownPoints(arrow).map(({ label }) => label)).toEqual(['Point 1 of 2', 'Point 2 of 2']);
    expect(ownPoints(dimension)).toEqual([]);
    expect(movedPlace(note, 0, { x: 1, y: 2 })).toMatchObject({ at: { x: 1, y: 2 } });
    expect(movedPlace(arrow, 1, { x: 1, y: 2 })).toMatchObject({ points: [{ x: 4 }, { x: 1, y: 2 }] });
    expect(withRadius(area, 2)).toMatchObject({ shape: { radiusIn: 2 } });
    const half = withPoint(dimension, 1, { x: 3, y: 3 }, { x: 3, y: 3 });
    expect(ownPoints(half)).toEqual([{ label: 'To', at: { x: 3, y: 3 } }]);
    expect(movedPlace(half, 0, { x: 4, y: 4 })).toMatchObject({ from: { piece: 'defiant-1' }, to: { x: 4 } });
    const ends = resolveAnchors(pack, CROSSING, { piece: 'defiant-1' }, { x: 3, y: 3 });
    expect(ends.ok).toBe(true);
  });

  it('have words of one line, and a note is never without', () => {
    expect(oneLine('  a \n b  ')).toBe('a b');
    expect(oneLine('x'.repeat(600))).toHaveLength(500);
    expect(withText(arrow, '')).not.toHaveProperty('text');
    expect(withText(note, '')).toBe(note);
    expect(annotationName(note, () => undefined)).toBe('Note: Wait here for a scan');
    expect(annotationName(withText(dimension, ''), (id) => ({ 'defiant-1': 'Defiant' })[id])).toBe(
      'Dimension, Defiant to a piece that is gone',
    );
  });
});
