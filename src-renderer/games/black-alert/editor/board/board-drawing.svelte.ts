/** The board of the set-up: loops along the rim, and where everything starts. One press, one step. */
import {
  type BlackAlertContent,
  type LoopRecord,
  STANDARD_START,
  type StartRecord,
} from '../../../../../shared/content/black-alert';
import { areAdjacent, CENTRE_SPACE, type Edge, type Space } from '../../../../../shared/hex';
import { portPlace } from '../../../../table/network/geometry/pathways';
import { type FaceNode, withNodeChanged, withNodeKind } from '../model/face-edits';
import { OWN_SOURCE } from '../../../../panels/pack-editor/model/record-edits';
import type { BlackAlertEditing } from '../description';

export const BRUSHES = ['loop', 'mission', 'discovery', 'charon', 'fleet', 'corruption'] as const;
export type Brush = (typeof BRUSHES)[number];
export interface RimPort {
  readonly space: Space;
  readonly edge: Edge;
}
type LoopNode = LoopRecord['nodes'][number];

const FLEETS = 2;
/** A node of a loop lies so far outside the middle between its ports, units of a hex's side. */
const OUTWARD = 0.36;

export class BoardDrawing {
  readonly editing: BlackAlertEditing;
  brush = $state<Brush>('loop');
  from = $state.raw<RimPort | null>(null);
  loopId = $state<string | null>(null);
  readonly start: StartRecord | null = $derived.by(
    () => this.editing.merged.records.starts[STANDARD_START] ?? null,
  );
  readonly loops: BlackAlertContent['loops'] = $derived.by(() => this.editing.merged.records.loops);
  readonly loop: LoopRecord | null = $derived.by(() =>
    this.loopId === null ? null : (this.loops[this.loopId] ?? null),
  );

  constructor(editing: BlackAlertEditing) {
    this.editing = editing;
  }

  setBrush(brush: Brush): void {
    this.brush = brush;
    this.drop();
  }

  drop(): boolean {
    const wasBusy = this.from !== null;
    this.from = null;
    return wasBusy;
  }

  /** Begins a loop at a port of the rim, or ends the one under way. */
  pressPort(port: RimPort): void {
    const { from } = this;
    this.from = null;
    if (from === null) {
      const taken = this.loopAt(port);
      if (taken === null) this.from = port;
      else this.loopId = taken;
      return;
    }
    if (from.space === port.space && from.edge === port.edge) return;
    const fault = this.loopFault(from, port);
    if (fault !== null) return this.editing.say(`${fault}.`, 'bad');
    this.#addLoop(from, port);
  }

  loopAt(port: RimPort): string | null {
    const isAt = (end: RimPort): boolean => end.space === port.space && end.edge === port.edge;
    return Object.entries(this.loops).find(([, { from, to }]) => isAt(from) || isAt(to))?.[0] ?? null;
  }

  /** Why a loop may not join two ports; null: it may. BA-NET-05. */
  loopFault(from: RimPort, to: RimPort): string | null {
    if (this.loopAt(to) !== null || this.loopAt(from) !== null) return 'That port has a loop';
    if (from.space !== to.space && !areAdjacent(from.space, to.space))
      return 'A loop leads back to the same or an adjacent tile';
    return null;
  }

  /** Puts the brush's piece on a space, or takes it away. */
  pressSpace(space: Space): void {
    const { start } = this;
    if (start === null || this.brush === 'loop') return;
    const label = `${BRUSH_WORDS[this.brush]} at ${space}`;
    switch (this.brush) {
      case 'mission': {
        if (space === CENTRE_SPACE)
          return this.editing.say('The starting tile lies in the middle, always.', 'bad');
        return this.#set(label, ['missionSpaces'], toggled(start.missionSpaces, space).sort());
      }
      case 'discovery':
        return this.#set(label, ['discovery', 'space'], space);
      case 'charon':
        return this.#set(label, ['charon'], space);
      case 'fleet':
        return this.#set(label, ['fleets'], fleetsWith(start.fleets, space));
      case 'corruption':
        return this.#set(label, ['corruption'], toggled(start.corruption, space));
    }
  }

  /** A node in the middle of the selected loop, or after those that are there. */
  addNode(): void {
    const { loop } = this;
    if (loop === null) return;
    const taken = Object.values(this.loops).flatMap(({ nodes }) => nodes.map(({ id }) => id));
    let number = 1;
    while (taken.includes(`rim-${number}`)) number += 1;
    const node: LoopNode = {
      id: `rim-${number}`,
      kind: 'moon',
      name: null,
      resources: ['intel'],
      ...placeOnLoop(loop),
    };
    this.#setNodes('Add a node to a loop', [...loop.nodes, node]);
  }

  removeNode(id: string): void {
    this.#setNodes(
      'Erase a node of a loop',
      (this.loop?.nodes ?? []).filter((node) => node.id !== id),
    );
  }

  setNodeKind(id: string, kind: FaceNode['kind']): void {
    const nodes = withNodeKind({ nodes: this.loop?.nodes ?? [], paths: [] }, id, kind).nodes;
    this.#setNodes(`Make it a ${kind}`, nodes);
  }

  changeNode(label: string, id: string, change: Partial<FaceNode>): void {
    const nodes = withNodeChanged({ nodes: this.loop?.nodes ?? [], paths: [] }, id, change).nodes;
    this.#setNodes(label, nodes);
  }

  setTile(space: Space): void {
    if (this.loopId !== null) this.editing.setValue('Tile of a loop', 'loops', this.loopId, ['tile'], space);
  }

  /** A loop that ships is taken away by name; one of the person's own goes out of the pack. */
  removeLoop(): void {
    const id = this.loopId;
    if (id === null) return;
    const isShipped = this.editing.house.records.loops[id] !== undefined;
    const record = isShipped ? ({ source: OWN_SOURCE, removed: true } as const) : null;
    this.editing.setRecord('Take a loop away', 'loops', id, record);
    this.loopId = null;
  }

  #addLoop(from: RimPort, to: RimPort): void {
    const id = `${from.space}-${from.edge}-${to.space}-${to.edge}`.toLowerCase();
    const record = {
      from: { ...from },
      to: { ...to },
      nodes: [],
      tile: from.space,
      source: OWN_SOURCE,
    };
    this.editing.setRecord(`Loop from ${from.space} to ${to.space}`, 'loops', id, record);
    this.loopId = id;
  }

  #setNodes(label: string, nodes: readonly LoopNode[]): void {
    if (this.loopId === null) return;
    const plain = nodes.map((node) => ({ ...node, resources: [...node.resources] }));
    this.editing.setValue(label, 'loops', this.loopId, ['nodes'], plain);
  }

  #set(label: string, path: readonly string[], value: string | readonly string[]): void {
    this.editing.setValue(label, 'starts', STANDARD_START, path, value);
  }
}

export const BRUSH_WORDS: Readonly<Record<Brush, string>> = {
  loop: 'Loops',
  mission: 'Mission tile',
  discovery: 'Discovery',
  charon: 'Charon',
  fleet: 'Fleet',
  corruption: 'Corruption',
};

function toggled(spaces: readonly Space[], space: Space): Space[] {
  return spaces.includes(space) ? spaces.filter((each) => each !== space) : [...spaces, space];
}

/** A press takes a Fleet token from a space that has one; else one comes there, the first leaving when there are two. */
function fleetsWith(fleets: readonly Space[], space: Space): readonly Space[] {
  if (fleets.includes(space)) {
    const at = fleets.indexOf(space);
    return fleets.filter((_, index) => index !== at);
  }
  return [...fleets, space].slice(-FLEETS);
}

/** Outside the middle between the two ports, on the side away from the board's middle; to a thousandth. */
function placeOnLoop({ from, to }: LoopRecord): { readonly x: number; readonly y: number } {
  const [a, b] = [portPlace(from.space, from.edge), portPlace(to.space, to.edge)];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const length = Math.hypot(middle.x, middle.y);
  const share = length === 0 ? 1 : 1 + OUTWARD / length;
  const round = (value: number): number => Math.round(value * share * 1000) / 1000;
  return { x: round(middle.x), y: round(middle.y) };
}
