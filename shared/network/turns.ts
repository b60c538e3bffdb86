/**
 * Which one or two turns of tiles bring a node nearer or join it at once: the answer to "what must I turn to get there".
 * All turns are tried; with two tiles that are some four thousand boards, so the search can be taken in slices.
 */
import { EDGES, type NetworkBoard, type NodeId, type Space, type Turn } from '../hex';
import type { Hazards } from './hazards';
import { type TurningNetwork, turningNetwork } from './turning-network';
import { comparePrices, type Price } from './ways';

/**
 * `shorten`: fewer uses of Navigate than now, or as many and fewer Threat cards. `connect`: a pathway joins the two with
 * no node between, so that one use is enough (BA-NET-02).
 */
export type Aim = 'shorten' | 'connect';

export interface TurnsQuestion {
  readonly board: NetworkBoard;
  readonly hazards: Hazards;
  readonly from: NodeId;
  readonly to: NodeId;
  readonly aim: Aim;
  /** Turns of one tile, or of up to two (BA-DENG-01, BA-DENG-02). */
  readonly most: 1 | 2;
  /** Which tiles may be turned; all, unless a reading of BA-DENG-03 says otherwise. */
  readonly mayTurn?: (space: Space) => boolean;
}

export interface TurnsAnswer {
  readonly turns: readonly Turn[];
  /** The cheapest price afterwards; for `connect` that of the pathway. */
  readonly price: Price;
}

/** How far a search is: boards tried, and boards in all. */
export interface SearchProgress {
  readonly tried: number;
  readonly of: number;
}

/** Boards between two chances to pause: a fraction of a frame. */
const SLICE = 64;

/** The whole answer at once: one turn first, then two; cheapest first, then in the order of the board. */
export function turnsThat(question: TurnsQuestion): readonly TurnsAnswer[] {
  const search = turnsSearch(question);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

/**
 * The same in slices. Two turns are told only where neither alone does as well.
 */
export function* turnsSearch(question: TurnsQuestion): Generator<SearchProgress, readonly TurnsAnswer[]> {
  const { board, hazards, most, mayTurn = () => true } = question;
  const network = turningNetwork(board, hazards);
  const judge = judgeOf(network, question);
  const single = board.tiles
    .filter(({ space }) => mayTurn(space))
    .flatMap(({ space, turn }) =>
      EDGES.filter((edge) => edge !== turn).map((edge): Turn => ({ space, turn: edge })),
    );
  const lying = new Map(board.tiles.map(({ space, turn }) => [space, turn]));
  const back = (space: Space): void => network.turn(space, lying.get(space) ?? 0);
  const total = single.length + (most === 2 ? pairsOf(single) : 0);
  let tried = 0;
  const alone = new Map<Turn, Price>();
  for (const turn of single) {
    network.turn(turn.space, turn.turn);
    const price = judge();
    back(turn.space);
    tried += 1;
    if (price !== null) alone.set(turn, price);
    if (tried % SLICE === 0) yield { tried, of: total };
  }
  const both: TurnsAnswer[] = [];
  for (const [index, one] of most === 2 ? single.entries() : []) {
    network.turn(one.space, one.turn);
    for (const other of single.slice(index + 1)) {
      if (other.space === one.space) continue;
      network.turn(other.space, other.turn);
      const price = judge();
      back(other.space);
      tried += 1;
      if (price !== null && isBetter(price, alone.get(one)) && isBetter(price, alone.get(other)))
        both.push({ turns: [one, other], price });
      if (tried % SLICE === 0) yield { tried, of: total };
    }
    back(one.space);
  }
  const ones = [...alone].map(([turn, price]): TurnsAnswer => ({ turns: [turn], price }));
  return [...inOrder(ones), ...inOrder(both)];
}

/** The price that answers the question on the board as it lies now; null where the board does not answer it. */
function judgeOf(network: TurningNetwork, { from, to, aim }: TurnsQuestion): () => Price | null {
  if (aim === 'connect') {
    const isJoined = network.joined(from, to) !== null;
    return () => {
      const threats = network.joined(from, to);
      return threats === null || isJoined ? null : { uses: 1, threats };
    };
  }
  const now = network.priceTo(from, to, Infinity);
  return () => {
    const price = network.priceTo(from, to, now?.uses ?? Infinity);
    return price !== null && isBetter(price, now ?? undefined) ? price : null;
  };
}

function isBetter(price: Price, than: Price | undefined): boolean {
  return than === undefined || comparePrices(price, than) < 0;
}

function pairsOf(single: readonly Turn[]): number {
  const tiles = single.length / (EDGES.length - 1);
  return (tiles * (tiles - 1) * (EDGES.length - 1) ** 2) / 2;
}

/** A stable sort keeps the order of the board among equals. */
function inOrder(answers: readonly TurnsAnswer[]): readonly TurnsAnswer[] {
  return answers.toSorted((one, other) => comparePrices(one.price, other.price));
}
