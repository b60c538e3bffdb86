/** A piece is pressed, nothing is decided: a drag moves it, a release clicks it. */
import { isDrag } from '../../../../tools';
import { clickSelection } from '../../selection';
import type { SectorState, SelectStage, SelectStates } from './states';

export function pointingPiece(
  stage: SelectStage,
  { start, piece }: SelectStates['pointing-piece'],
): SectorState {
  const { context } = stage;
  const before = context.selection;
  const wasSelected = before.includes(piece.id);
  const extend = start.modifiers.shift;
  if (!wasSelected) context.select(clickSelection(before, piece.id, extend));
  return {
    path: 'select.pointing-piece',
    cursor: 'default',
    preview: () => null,
    pointerMove: (input) => {
      if (!isDrag(start, input)) return;
      if (!piece.locked) return stage.go('dragging-pieces', { start, lead: piece, now: input });
      const words = context.fixedWords(piece.name);
      if (words !== null) context.say(words);
      stage.go('idle', null);
    },
    pointerUp: () => {
      if (wasSelected) context.select(clickSelection(before, piece.id, extend));
      stage.go('idle', null);
    },
    cancel: () => {
      context.select(before);
      stage.go('idle', null);
      return true;
    },
  };
}
