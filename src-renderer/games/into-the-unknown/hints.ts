/** The status line: which tool, what it does now, and its keys. */
import type { GameSession } from '../descriptor';
import type { AnnotateMode } from './annotating.svelte';
import { BUILDER_HINT } from './builder/hint';
import { modeName, modeOf, type Mode, type Staging } from './staging';

type Hint = GameSession['hint'];
const ESC = (does: string) => ({ key: 'Esc', does });
const ALT = (does: string) => ({ key: 'Alt', does });
const BACKSPACE = (does: string) => ({ key: 'Backspace', does });

const HINTS: Readonly<Record<string, Hint>> = {
  'select.idle': {
    tool: 'Select',
    text: 'click a piece, drag to move it',
    keys: [
      { key: 'Shift', does: 'more' },
      { key: '← → ↑ ↓', does: 'nudge' },
      { key: '[ ]', does: 'turn' },
    ],
  },
  'select.dragging-pieces': {
    tool: 'Move',
    text: 'release to put it down',
    keys: [ALT('no snapping'), ESC('cancel')],
  },
  'select.rotating': {
    tool: 'Turn',
    text: 'the fore end follows the pointer',
    keys: [ALT('no snapping'), ESC('cancel')],
  },
  'select.brushing': {
    tool: 'Select',
    text: 'pieces that reach into the frame',
    keys: [{ key: 'Shift', does: 'add' }, ESC('cancel')],
  },
  'pan.idle': { tool: 'Pan', text: 'drag the table, turn the wheel to zoom', keys: [] },
  'pan.dragging': { tool: 'Pan', text: 'drag the table', keys: [ESC('cancel')] },
  'measure.idle': {
    tool: 'Measure',
    text: 'click a piece, or beside one to start a ruler',
    keys: [{ key: 'Shift', does: 'ruler' }, ALT('free ends'), ESC('done')],
  },
  'measure.ruling': {
    tool: 'Ruler',
    text: 'click to add a leg, double-click to end',
    keys: [ALT('free ends'), BACKSPACE('last leg away'), { key: 'Enter', does: 'end' }, ESC('drop')],
  },
  'measure.ruled': {
    tool: 'Ruler',
    text: 'keep it in the plan, or click to start another',
    keys: [{ key: 'Enter', does: 'keep' }, ESC('drop')],
  },
  'arcs.idle': {
    tool: 'Arcs and ranges',
    text: 'click a unit to keep its arcs on the table',
    keys: [ESC('done')],
  },
  'annotate.placing-note': {
    tool: 'Note',
    text: 'pull its box away from what it speaks of',
    keys: [ALT('free ends'), ESC('cancel')],
  },
  'annotate.writing-note': {
    tool: 'Note',
    text: 'type its words in the panel',
    keys: [{ key: 'Enter', does: 'keep' }, ESC('drop')],
  },
  'annotate.drawing-arrow': {
    tool: 'Arrow',
    text: 'click to add a point, double-click to put the head there',
    keys: [ALT('free ends'), BACKSPACE('last point away'), { key: 'Enter', does: 'end' }, ESC('drop')],
  },
  'annotate.drawing-disc': {
    tool: 'Area',
    text: 'release to keep the disc',
    keys: [ALT('no snapping'), ESC('drop')],
  },
  'annotate.drawing-outline': {
    tool: 'Area',
    text: 'click to add a corner, the first one to close it',
    keys: [ALT('free ends'), BACKSPACE('last corner away'), { key: 'Enter', does: 'close' }, ESC('drop')],
  },
  'annotate.drawing-dimension': {
    tool: 'Dimension',
    text: 'click the other end',
    keys: [ALT('free ends'), ESC('drop')],
  },
  'select.dragging-point': {
    tool: 'Point',
    text: 'release to put it down; it clings to edges',
    keys: [ALT('free ends'), ESC('cancel')],
  },
  'place.idle': {
    tool: 'Place',
    text: 'choose a piece in the panel, then click on the table',
    keys: [{ key: '[ ]', does: 'turn' }, ALT('no snapping'), ESC('done')],
  },
  'place.aiming': {
    tool: 'Place',
    text: 'drag to point the fore end',
    keys: [ALT('no snapping'), ESC('cancel')],
  },
  'maneuver.turning': {
    tool: 'Turn',
    text: 'drag the ring along its fan',
    keys: [ALT('no snapping'), ESC('cancel')],
  },
  'maneuver.travelling': {
    tool: 'Travel',
    text: 'drag the knob along its track',
    keys: [ALT('no snapping'), ESC('cancel')],
  },
};
const FALLBACK: Hint = { tool: 'Select', text: 'click a piece', keys: [] };

const ANNOTATE_TEXTS: Readonly<Record<AnnotateMode, string>> = {
  note: 'click where the note goes, or drag from what it speaks of',
  arrow: 'click or drag from tail to head',
  area: 'drag a disc, or click the corners',
  dimension: 'click both ends',
};

/** What the line is made of. */
export interface HintTable {
  readonly path: string;
  readonly builder: { readonly isOpen: boolean };
  readonly trial: { readonly staging: Staging | null; readonly courseHint: Hint | null };
  readonly annotating: { readonly mode: AnnotateMode };
  readonly selectedPieces: readonly { readonly name: string }[];
}

export function hintOf({
  path,
  builder,
  trial,
  annotating,
  selectedPieces: [first, ...more],
}: HintTable): Hint {
  if (builder.isOpen) return BUILDER_HINT;
  const course = path === 'maneuver.idle' ? trial.courseHint : null;
  if (course) return course;
  const measureFrom = first && more.length === 0 ? first.name : null;
  const mode = trial.staging ? modeOf(trial.staging) : null;
  return hintFor({ path, mode, measureFrom, annotateMode: annotating.mode });
}

interface HintInput {
  readonly path: string;
  readonly mode: Mode | null;
  readonly annotateMode: AnnotateMode;
  /** The only selected unit's name, where the measure tool measures from it. */
  readonly measureFrom: string | null;
}

function hintFor({ path, mode, measureFrom, annotateMode }: HintInput): Hint {
  if (path === 'maneuver.idle') return maneuverHint(mode);
  if (path === 'annotate.idle' || path === 'annotate.pressing-area') return annotateHint(annotateMode);
  const hint = HINTS[path] ?? HINTS[`${path.split('.')[0] ?? ''}.idle`] ?? FALLBACK;
  if (path === 'measure.idle' && measureFrom)
    return { ...hint, text: `from ${measureFrom}: click a target, or Tab to one and press Space` };
  return hint;
}

function annotateHint(mode: AnnotateMode): Hint {
  const keys = [{ key: '1 … 4', does: 'kind' }, ALT('free ends'), ESC('done')];
  return { tool: 'Annotate', text: ANNOTATE_TEXTS[mode], keys };
}

function maneuverHint(mode: Mode | null): Hint {
  if (!mode) return { tool: 'Manoeuvre', text: 'click a unit', keys: [ESC('done')] };
  const text: Readonly<Record<Mode, string>> = {
    forward: 'drag the ring to turn, the knob to travel',
    reverse: 'drag the ring to turn, the knob to travel',
    lateral: 'drag the ring to turn, the knob to travel',
    'come-about': 'drag the ring to the new heading',
    warp: 'drag the knob to travel',
    slide: 'drag the knob to travel along the flat',
    launch: 'drag the ring to turn the tool, the knob along its stem',
    dock: 'choose the ship in the panel',
  };
  return {
    tool: mode === 'come-about' ? 'Come about' : modeName(mode),
    text: text[mode],
    keys: [ALT('no snapping'), { key: 'Enter', does: 'do it' }, ESC('cancel')],
  };
}
