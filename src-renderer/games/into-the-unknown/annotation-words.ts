/** Annotations in words: for lists, labels of steps and headings. */
import { assertNever } from '../../../shared/base';
import type { Anchor, Annotation } from '../../../shared/documents/plan';
import { isOnPiece } from '../../../shared/sector';
import type { Located } from './annotation-places';
import { rulerLegs } from './ruler';
import { counted, type Wording } from './wording';

export const ANNOTATION_NAMES: Readonly<Record<Annotation['type'], string>> = {
  ruler: 'Ruler',
  note: 'Note',
  arrow: 'Arrow',
  area: 'Area',
  dimension: 'Dimension',
  pin: 'Pinned verdict',
  course: 'Course',
};

/** Names of pieces by their ids. */
export type PieceNames = (id: string) => string | undefined;

/** Long words cut short at a word, with an ellipsis. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** `Note: Wait here for a scan`, `Dimension, Defiant to Fighter 1`. */
export function annotationName(annotation: Annotation, names: PieceNames): string {
  const kind = ANNOTATION_NAMES[annotation.type];
  if ('text' in annotation && annotation.text) return `${kind}: ${shortened(annotation.text, 48)}`;
  if (annotation.type === 'course') {
    const unit = annotation.unit === undefined ? undefined : names(annotation.unit);
    return unit === undefined ? kind : `${kind} of ${unit}`;
  }
  if (annotation.type !== 'dimension') return kind;
  return `${kind}, ${endName(annotation.from, names)} to ${endName(annotation.to, names)}`;
}

/** `Defiant`, `a place`, or that the piece is gone. */
export function endName(anchor: Anchor, names: PieceNames): string {
  if (!isOnPiece(anchor)) return 'a place';
  return names(anchor.piece) ?? 'a piece that is gone';
}

/** What a list says beside the name: figures first. */
export function annotationDetails(annotation: Annotation, located: Located, words: Wording): string {
  const place = ({ x, y }: { x: number; y: number }) => `at x ${words.figure(x)}, y ${words.length(y)}`;
  switch (located.type) {
    case 'line': {
      const { legsIn, totalIn } = rulerLegs(located.points);
      return `${words.length(totalIn)}, ${counted(legsIn.length, 'leg')}`;
    }
    case 'polygon':
      return counted(located.points.length, 'corner');
    case 'disc':
      return `radius ${words.length(located.radiusIn)}, ${place(located.at)}`;
    case 'note':
      return place(located.at);
    case 'span':
      return words.length(located.distanceIn);
    case 'way':
      return annotation.type === 'course' ? counted(annotation.legs.length, 'manoeuvre') : '';
    case 'nowhere':
      return annotation.type === 'dimension' ? 'its piece is gone' : '';
    default:
      return assertNever(located);
  }
}
