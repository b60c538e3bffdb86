/**
 * Where words stand: plates of the ships, prices and step numbers of routes, names of nodes, names of spaces. They keep clear
 * of nodes, pieces, lit routes and each other, and as far as there is room of the pathways. Pure. Pixels of the world.
 */
import type { NodeId } from '../../../../shared/hex';
import type { PxBox } from '../../draw/clip';
import { lineBoxes } from '../../labels/boxes';
import {
  type LabelPlace,
  type LabelRequest,
  type LabelSide,
  type LabelSides,
  placeLabels,
} from '../../labels/label-placement';
import { scaled, thinned } from '../geometry/curves';
import type { ChartGeometry } from '../geometry/chart-geometry';
import type { NetworkModel } from '../model';
import type { LayoutMeans } from './layout-means';
import type { Circle } from './piece-places';
import { LETTERED_SIDE_PX } from './sizes';
import { type SpaceName, spaceNames } from './space-names';
import { boxOf, type Occupied, obstacles, ringObstacles } from './word-obstacles';

export interface PlacedWord {
  readonly id: string;
  readonly kind: 'plate' | 'price' | 'step' | 'threat' | 'name';
  readonly text: string;
  readonly box: PxBox;
  /** What the word belongs to: pressing it presses that. */
  readonly of: { readonly ship: 'discovery' | 'charon' } | { readonly node: NodeId };
  readonly isDim: boolean;
}

interface Means extends LayoutMeans, Occupied {
  readonly scale: number;
}

/** A word that wants a place. */
interface Wanted {
  readonly word: Omit<PlacedWord, 'box'>;
  readonly request: LabelRequest;
}

/** To cover another word counts 4. */
const PATH_WEIGHT = 0.5;
export const PLATE_PAD_PX = 9;
/** The pointed ends of the Charon's plate. */
export const PLATE_POINT_PX = 6;
const STEP_WIDTH_PX = 20;
const THREAT_WIDTH_PX = 20;
const NODE_GAP_PX = 4; // placeLabels leaves 9 px from the box; letters may stand a little nearer to a disc
const ABOVE: readonly LabelSide[] = [
  'above',
  'below',
  'above-right',
  'above-left',
  'right',
  'left',
  'below-right',
  'below-left',
];
const BELOW: readonly LabelSide[] = [
  'below',
  'above',
  'below-right',
  'below-left',
  'right',
  'left',
  'above-right',
  'above-left',
];

export function placeWords(
  model: NetworkModel,
  geometry: ChartGeometry,
  means: Means,
): { readonly words: PlacedWord[]; readonly spaceNames: SpaceName[]; readonly sides: LabelSides } {
  if (means.sidePx < LETTERED_SIDE_PX) return { words: [], spaceNames: [], sides: means.held };
  const wanted = [
    ...plates(model, means),
    ...threats(model, means),
    ...routeWords(means),
    ...(model.names ? names(geometry, model, means) : []),
  ];
  const pieces = [...obstacles(means), ...ringObstacles(geometry, means.sidePx)];
  const paths = geometry.pieces.flatMap(({ line }) => lineBoxes(thinned(scaled(line, means.sidePx)), 1));
  const places = placeLabels(
    wanted.map(({ request }) => request),
    [...pieces, ...paths.map((box) => ({ box, owner: null, weight: PATH_WEIGHT }))],
    means.held,
  );
  const byId = new Map(wanted.map(({ word }) => [word.id, word]));
  const words = places.flatMap((place): PlacedWord[] => {
    const word = byId.get(place.id);
    return word ? [{ ...word, box: place.box }] : [];
  });
  const taken = [...words.map(({ box }) => box), ...pieces.map(({ box }) => box)];
  return {
    words,
    spaceNames: model.names ? spaceNames(model, means, taken, paths) : [],
    sides: new Map(places.map(({ id, side }: LabelPlace) => [id, side])),
  };
}

function plates(model: NetworkModel, { ships, measure, scale }: Means): Wanted[] {
  return model.ships.flatMap(({ ship, label, state }): Wanted[] => {
    const circle = ships.get(ship);
    if (!circle) return [];
    return [
      {
        word: { id: `plate:${ship}`, kind: 'plate', text: label, of: { ship }, isDim: state === 'dragged' },
        request: {
          id: `plate:${ship}`,
          // the Charon is a diamond and the Discovery a disc: the plate may stand a little nearer than their boxes
          piece: boxOf({ ...circle, r: circle.r - (ship === 'charon' ? 0 : 3) * scale }, -NODE_GAP_PX),
          nameWidth: measure(label, 'plate') + 2 * (PLATE_PAD_PX + (ship === 'charon' ? PLATE_POINT_PX : 0)),
          lineWidth: null,
          round: false,
          selected: true,
          sides: ABOVE,
        },
      },
    ];
  });
}

/** The amber triangle of a node that costs Threat cards. */
function threats(model: NetworkModel, { nodes }: Means): Wanted[] {
  return [...model.nodeMarks].flatMap(([node, marks]) =>
    marks.flatMap((mark): Wanted[] => {
      const circle = nodes.get(node);
      if (mark.type !== 'costly' || !circle) return [];
      const id = `threat:${node}`;
      return [
        {
          word: { id, kind: 'threat', text: String(mark.threats), of: { node }, isDim: false },
          request: {
            id,
            piece: boxOf(circle, -6),
            nameWidth: THREAT_WIDTH_PX,
            lineWidth: null,
            round: true,
            selected: true,
            sides: [
              'below-right',
              'below-left',
              'above-right',
              'above-left',
              'right',
              'left',
              'below',
              'above',
            ],
          },
        },
      ];
    }),
  );
}

/** The price at the end of a route, and the number of the step at each of its nodes where there are several. */
function routeWords({ routes, nodes, measure }: Means): Wanted[] {
  return routes.flatMap(({ route }): Wanted[] => {
    const end = route.nodes.at(-1);
    const isSteps = (route.tone === 'lit' || route.tone === 'after') && route.nodes.length > 2;
    const steps = isSteps ? route.nodes.slice(1) : [];
    const numbered = steps.flatMap((node, i) =>
      wordAt(
        nodes.get(node),
        { id: `step:${route.id}:${i}`, kind: 'step', text: String(i + 1), node },
        STEP_WIDTH_PX,
        ABOVE,
      ),
    );
    if (route.price === null || end === undefined) return numbered;
    const width = measure(route.price, 'plate') + 2 * PLATE_PAD_PX;
    const price = { id: `price:${route.id}`, kind: 'price', text: route.price, node: end } as const;
    return [...numbered, ...wordAt(nodes.get(end), price, width, BELOW)];
  });
}

function wordAt(
  circle: Circle | undefined,
  word: {
    readonly id: string;
    readonly kind: 'step' | 'price' | 'name';
    readonly text: string;
    readonly node: NodeId;
  },
  width: number,
  sides: readonly LabelSide[] | null,
): Wanted[] {
  if (!circle) return [];
  const { id, kind, text, node } = word;
  return [
    {
      word: { id, kind, text, of: { node }, isDim: false },
      request: {
        id,
        piece: boxOf(circle, -NODE_GAP_PX),
        nameWidth: width,
        lineWidth: null,
        round: true,
        selected: kind !== 'name',
        ...(sides && { sides }),
      },
    },
  ];
}

function names(
  { nodes: placed }: ChartGeometry,
  model: NetworkModel,
  { nodes, ships, measure }: Means,
): Wanted[] {
  const shipAt = new Map(model.ships.map(({ ship, at }) => [at, ship]));
  return [...placed.values()].flatMap(({ id, node }) => {
    if (node.name === null) return [];
    const ship = shipAt.get(id);
    const circle = (ship && ships.get(ship)) ?? nodes.get(id);
    return wordAt(
      circle,
      { id: `name:${id}`, kind: 'name', text: node.name, node: id },
      measure(node.name, 'place'),
      null,
    );
  });
}
