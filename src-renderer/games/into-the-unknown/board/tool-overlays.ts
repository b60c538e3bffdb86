/** What a tool at work shows: drags with the way from their start, marquee, ruler, the carried piece. */
import { assertNever } from '../../../../shared/base';
import type { ContentPack } from '../../../../shared/content';
import type { Owner } from '../../../../shared/sector';
import type { OverlayModel } from '../../../table/scene-model';
import type { PoseById } from '../edits';
import type { Piece } from '../pieces';
import { rulerLegs } from '../ruler';
import type { Preview, RulerPoint } from '../tools';
import type { Wording } from '../wording';
import { shapeOfPiece, shapeOfPlaceable } from './piece-shapes';

export interface ToolOverlayInput {
  readonly pack: ContentPack;
  /** As the plan has them, without the preview. */
  readonly pieces: readonly Piece[];
  readonly preview: Preview | null;
  readonly words: Wording;
  readonly placeOwner: Owner;
}

export function toolOverlays(input: ToolOverlayInput): readonly OverlayModel[] {
  const { preview, words, pack, placeOwner } = input;
  if (!preview) return [];
  switch (preview.type) {
    case 'moving':
      return movingOverlays(input, preview.leadId, preview.from, preview.to);
    case 'rotating':
      return rotatingOverlays(input, preview.id, preview.pose.headingDeg);
    case 'marquee':
      return [{ type: 'marquee', id: 'marquee', from: preview.from, to: preview.to }];
    case 'ruler':
      return [rulerOverlay('ruler', preview.points, words, preview.finished)];
    case 'cling':
      return [{ type: 'ring', id: 'cling', at: preview.at, ink: 'gold' }];
    case 'carrying': {
      const shape = shapeOfPlaceable(preview.piece, pack);
      const { pose } = preview;
      return [{ type: 'ghost', id: 'carried', shape, pose, seat: placeOwner, verdict: 'plain' }];
    }
    case 'handle':
    case 'reshaping':
    case 'annotating':
      return [];
    default:
      return assertNever(preview);
  }
}

export function rulerOverlay(
  id: string,
  points: readonly (RulerPoint | { readonly x: number; readonly y: number })[],
  words: Wording,
  selected: boolean,
): OverlayModel {
  const { legsIn, totalIn } = rulerLegs(points);
  return {
    type: 'ruler',
    id,
    points,
    legs: legsIn.map((leg) => words.figure(leg)),
    total: words.length(totalIn),
    selected,
    clinging: points.map((point) => 'clinging' in point && point.clinging),
  };
}

/** The pieces are drawn where they go; an outline stays where each came from. */
function movingOverlays(
  { pack, pieces, words }: ToolOverlayInput,
  leadId: string,
  from: PoseById,
  to: PoseById,
): readonly OverlayModel[] {
  const ghosts = pieces.flatMap((piece): OverlayModel[] => {
    const pose = from.get(piece.id);
    if (!pose) return [];
    const shape = { ...shapeOfPiece(piece, pack), art: null };
    return [{ type: 'ghost', id: `from:${piece.id}`, shape, pose, seat: piece.owner, verdict: 'plain' }];
  });
  const start = from.get(leadId);
  const end = to.get(leadId);
  if (!start || !end) return ghosts;
  const travelIn = rulerLegs([start, end]).totalIn;
  return [
    ...ghosts,
    { type: 'line', id: 'moved', from: start, to: end, ink: 'white', style: 'dashed', openEnds: false },
    {
      type: 'tag',
      id: 'moved-tag',
      at: end,
      offsetPx: { x: 0, y: -72 },
      mark: null,
      ink: 'white',
      figure: words.figure(travelIn),
      text: `${words.unit} moved`,
    },
  ];
}

function rotatingOverlays(
  { pieces, words }: ToolOverlayInput,
  id: string,
  headingDeg: number,
): readonly OverlayModel[] {
  const piece = pieces.find((candidate) => candidate.id === id);
  if (!piece) return [];
  return [
    {
      type: 'tag',
      id: 'heading-tag',
      at: piece.pose,
      offsetPx: { x: 0, y: -84 },
      mark: null,
      ink: 'white',
      figure: words.heading(headingDeg),
      text: 'heading',
    },
  ];
}
