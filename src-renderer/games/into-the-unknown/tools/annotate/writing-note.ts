/**
 * The note's words are typed in the panel. Enter, a click on the table or another tool keep it; without words, or with
 * Esc, it was never there.
 */
import { oneLine } from '../../annotation-edits';
import { keep } from './keep';
import { draftNote } from './drafts';
import type { AnnotateStage, AnnotateStates, SectorState } from './states';

export function writingNote(stage: AnnotateStage, { at, to }: AnnotateStates['writing-note']): SectorState {
  const { context } = stage;
  context.annotating.text = '';
  let dropped = false;
  const leave = (): true => {
    stage.go('idle', null);
    return true;
  };
  return {
    path: 'annotate.writing-note',
    cursor: 'crosshair',
    preview: () => draftNote(at, to),
    pointerDown: (input) => {
      if (input.button === 'main') leave();
    },
    complete: leave,
    cancel: () => {
      dropped = true;
      return leave();
    },
    exit: () => {
      const text = oneLine(context.annotating.text);
      context.annotating.text = '';
      if (!dropped && text !== '')
        keep(context, { type: 'note', at: { ...at }, text, ...(to ? { to } : {}) });
    },
  };
}
