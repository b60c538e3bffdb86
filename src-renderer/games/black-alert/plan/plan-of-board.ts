/** From a match to a plan: the board as it stands, free to be tried on. */
import type { Board } from '../../../../shared/contract/black-alert';
import { writePlan } from '../../../../shared/documents/write-plan';
import type { NetworkPlan } from '../../../../shared/documents/network-plan';
import { PLAN_FORMAT, PLAN_VERSION } from '../../../../shared/documents/plan';

export interface AboutPlan {
  readonly title: string;
  /** User packs that the match is played with. */
  readonly packs?: readonly string[];
  readonly readings?: Readonly<Record<string, string>>;
}

/**
 * The file of a plan that holds the board of a view: tiles, Corruption, Fleet tokens and both ships, to be given to
 * `library.import`. Nothing of a match's hidden parts is in it, since the view has none on its board.
 */
export function planOfBoard(board: Board, about: AboutPlan): string {
  const plan: NetworkPlan = {
    format: PLAN_FORMAT,
    version: PLAN_VERSION,
    game: 'black-alert',
    title: about.title,
    ...(about.packs && about.packs.length > 0 ? { packs: [...about.packs] } : {}),
    ...(about.readings && Object.keys(about.readings).length > 0 ? { readings: { ...about.readings } } : {}),
    network: { tiles: board.tiles.map((tile) => ({ ...tile })) },
    tokens: board.corruption.map((at, index) => ({ id: `corruption-${index + 1}`, kind: 'corruption', at })),
    ships: { discovery: board.discovery, charon: board.charon, fleets: [...board.fleets] },
  };
  return writePlan(plan);
}
