/** The pieces' names: placed anew whenever something moved, drawn by one pen per piece that is redrawn only for other words. */
import type { Container } from 'pixi.js';
import type { PxBox } from '../draw/clip';
import { snapPx } from '../draw/frame';
import type { Frame } from '../draw/frame';
import { Pen } from '../draw/pen';
import type { PieceModel } from '../scene-model';
import { overlap, pieceBox } from './boxes';
import { NAME_RISE_PX, placeLabels } from './label-placement';
import type { LabelPlace, LabelRequest, LabelSides, Owned } from './label-placement';

const LINE_DROP_PX = 17;
const SMALL_IN = 0.6;
/** Names of tokens and projectiles are set small, those of ships large. */
function nameStyle({ body }: PieceModel): 'name' | 'line' {
  if (body.type === 'disc') return 'line';
  return Math.max(...body.corners.map((c) => Math.hypot(c.u, c.v))) < SMALL_IN ? 'line' : 'name';
}

interface Drawn {
  readonly pen: Pen;
  words: string;
  frame: Frame;
}

/** What names keep clear of. */
export interface KeepOff {
  /** Pieces and lines. */
  readonly obstacles: readonly Owned[];
  /** Other words, over which no name is written. */
  readonly closed: readonly PxBox[];
  /** Where no word can be read now. */
  readonly unseen: readonly PxBox[];
}

/** A name on a line or a piece can still be read, one under a ruler not at all. */
const UNSEEN_WEIGHT = 4;

export class LabelLayer {
  readonly #root: Container;
  #drawn = new Map<string, Drawn>();
  #held: LabelSides;

  constructor(root: Container, held: LabelSides) {
    this.#root = root;
    this.#held = held;
  }

  get sides(): LabelSides {
    return this.#held;
  }

  /** Places and draws every name; returns the boxes they take. */
  update(pieces: readonly PieceModel[], keepOff: KeepOff, frame: Frame): PxBox[] {
    const byId = new Map(pieces.map((piece) => [piece.id, piece] as const));
    const places = this.#placed(this.#requests(pieces, frame), keepOff);
    const ids = new Set(places.map(({ id }) => id));
    for (const place of places) {
      const piece = byId.get(place.id);
      if (piece) this.#draw(piece, place, frame);
    }
    for (const [id, { pen }] of this.#drawn) {
      if (ids.has(id)) continue;
      pen.destroy();
      this.#drawn.delete(id);
    }
    return places.map(({ box }) => box);
  }

  destroy(): void {
    for (const { pen } of this.#drawn.values()) pen.destroy();
    this.#drawn.clear();
  }

  /**
   * A name that leaves its side for what is unseen takes it up again when the camera is back: which sides are held
   * depends on the table alone, not on where the camera was before. Half a name says less than none: what would be cut
   * is left out, unless its piece is selected.
   */
  #placed(requests: readonly LabelRequest[], { obstacles, closed, unseen }: KeepOff): LabelPlace[] {
    const places = placeLabels(requests, obstacles, this.#held, closed);
    this.#held = new Map(places.map(({ id, side }) => [id, side]));
    const isCut = ({ box }: LabelPlace): boolean => unseen.some((other) => overlap(box, other) > 0);
    if (!places.some(isCut)) return places;
    const selected = new Set(requests.filter((request) => request.selected).map(({ id }) => id));
    const covered = unseen.map((box) => ({ owner: null, box, weight: UNSEEN_WEIGHT }));
    const clear = placeLabels(requests, [...obstacles, ...covered], this.#held, closed);
    return clear.filter((place) => selected.has(place.id) || !isCut(place));
  }

  #requests(pieces: readonly PieceModel[], frame: Frame): LabelRequest[] {
    return pieces.flatMap((piece) => {
      const { label } = piece;
      if (!label) return [];
      return {
        id: piece.id,
        piece: pieceBox(piece, frame.pxPerIn),
        nameWidth: frame.text.measure(label.name, nameStyle(piece)),
        lineWidth: label.line === null ? null : frame.text.measure(label.line, 'line'),
        round: piece.body.type === 'disc',
        selected: piece.selected,
      };
    });
  }

  #draw(piece: PieceModel, place: LabelPlace, frame: Frame): void {
    const { label } = piece;
    if (!label) return;
    const line = place.showsLine ? label.line : null;
    const words = JSON.stringify([label.name, line, place.align, piece.body.type]);
    let drawn = this.#drawn.get(piece.id);
    if (!drawn) {
      drawn = { pen: new Pen(), words: '', frame };
      this.#drawn.set(piece.id, drawn);
      this.#root.addChild(drawn.pen.root);
    }
    if (drawn.words !== words || drawn.frame !== frame) {
      letter(drawn.pen, piece, line, place.align, frame);
      drawn.words = words;
      drawn.frame = frame;
    }
    drawn.pen.root.position.set(snapPx(place.x, frame.dpr), snapPx(place.y, frame.dpr));
    drawn.pen.root.alpha = piece.dimmed ? 0.5 : 1;
  }
}

function letter(
  pen: Pen,
  piece: PieceModel,
  line: string | null,
  align: LabelPlace['align'],
  frame: Frame,
): void {
  const style = nameStyle(piece);
  pen.begin(frame);
  pen.text(piece.label?.name ?? '', style, 0, style === 'name' ? 0 : NAME_RISE_PX - 16, {
    colour: style === 'name' ? frame.inks.text : frame.inks.text2,
    align,
  });
  if (line !== null) pen.text(line, 'line', 0, LINE_DROP_PX, { colour: frame.inks.text2, align });
  pen.end();
}
