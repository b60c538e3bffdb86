/** The narrow door through which tools see a session. */
import type { CameraState } from '../../table/camera';
import { shownPieces } from './layers/shown-pieces';
import type { ManeuverTrial } from './maneuver-trial.svelte';
import type { Piece } from './pieces';
import type { SectorUse } from './sector-use';
import type { ShownLayers } from './shown-layers.svelte';
import type { ShownReaches } from './shown-reaches.svelte';
import { fixed } from './table-pieces';
import type { SectorToolContext } from './tools';
import type { Placeable } from './placeable';

/** What tools are shown as it is. */
type Shown = Pick<
  SectorToolContext,
  | 'plan'
  | 'pack'
  | 'sector'
  | 'selection'
  | 'words'
  | 'placeOwner'
  | 'targetId'
  | 'annotating'
  | 'select'
  | 'commit'
  | 'say'
  | 'setTarget'
>;

export interface ToolHost extends Shown {
  /** The table's pieces before any drag under way. */
  readonly placed: readonly Piece[];
  readonly layers: ShownLayers;
  readonly use: SectorUse;
  readonly settings: { readonly snap: boolean };
  readonly view: { camera: CameraState; readonly middle: SectorToolContext['middle'] };
  readonly trial: ManeuverTrial;
  readonly shown: ShownReaches;
  hoverId: string | null;
  carried: Placeable | null;
}

/** Reads the host whenever it is asked, so that tools always see what stands now. */
export function makeToolContext(host: ToolHost): SectorToolContext {
  return {
    get plan() {
      return host.plan;
    },
    get pack() {
      return host.pack;
    },
    get sector() {
      return host.sector;
    },
    get pieces() {
      return fixed(shownPieces(host.placed, host.layers), host.use);
    },
    get selection() {
      return host.selection;
    },
    get snap() {
      return host.settings.snap;
    },
    get words() {
      return host.words;
    },
    get camera() {
      return host.view.camera;
    },
    get carried() {
      return host.carried;
    },
    get placeOwner() {
      return host.placeOwner;
    },
    get targetId() {
      return host.targetId;
    },
    get annotating() {
      return host.annotating;
    },
    get middle() {
      return host.view.middle;
    },
    get judged() {
      return host.trial.judged;
    },
    get stagingHandles() {
      return host.trial.handles;
    },
    get course() {
      return host.trial.course;
    },
    setCamera: (camera) => void (host.view.camera = camera),
    select: (selection) => host.select(selection),
    hover: (id) => void (host.hoverId = id),
    commit: (label, recipe) => host.commit(label, recipe),
    say: (text) => host.say(text),
    pressed: (id) => host.use.press(id),
    fixedWords: (name) => host.use.fixedWords(name),
    carry: (piece) => void (host.carried = piece),
    setTarget: (id) => host.setTarget(id),
    toggleArcs: (id) => host.shown.togglePiece(id),
    stage: (staging) => host.trial.stage(staging),
    commitStaging: () => host.trial.commit(),
    clearStaging: () => host.trial.clear(),
  };
}
