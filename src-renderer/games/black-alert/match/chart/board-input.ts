/** What a press, a hover and a drag of the star chart mean: the nearest thing under the pointer that is an answer now. */
import { type NodeId, type Space, tileOf } from '../../../../../shared/hex';
import type { NetworkHit } from '../../../../table/network/model';
import type { BoardTurn } from '../../board/board-pointer';
import type { Hovered } from '../previewed';
import type { MatchSession } from '../session.svelte';

/** A node that is no answer gives the press to its tile, as do ships and tokens. */
export function pressedBy(session: MatchSession, hit: NetworkHit): void {
  const node = nodeOf(session, hit);
  if (node !== null && isNodeAnswer(session, node)) return session.pressNode(node);
  const space = spaceOf(session, hit);
  if (space !== null) session.pressSpace(space);
}

export function hoveredBy(session: MatchSession, hit: NetworkHit): Hovered | null {
  const node = nodeOf(session, hit);
  const space = spaceOf(session, hit);
  if (node !== null && isNodeAnswer(session, node)) return { ask: 'node', value: node };
  if (space !== null && session.choosing.offers('space', space)) return { ask: 'space', value: space };
  if (hit.type === 'ship') return { ask: 'ship', value: hit.ship };
  if (hit.type === 'node') return { ask: 'node', value: hit.node };
  return space === null ? null : { ask: 'space', value: space };
}

function isNodeAnswer(session: MatchSession, node: NodeId): boolean {
  return session.choosing.offers('node', node) || session.mayHelm(node);
}

function nodeOf({ board }: MatchSession, hit: NetworkHit): NodeId | null {
  if (hit.type === 'node') return hit.node;
  return hit.type === 'ship' && hit.ship === 'discovery' ? board.discovery : null;
}

function spaceOf({ board, model }: MatchSession, hit: NetworkHit): Space | null {
  switch (hit.type) {
    case 'tile':
      return hit.space;
    case 'node':
      return tileOf(hit.node);
    case 'ship':
      return hit.ship === 'charon' ? board.charon : tileOf(board.discovery);
    case 'token': {
      const at = model.tokens.find(({ id }) => id === hit.id)?.at;
      // A node's id begins with its space.
      return at === undefined ? null : (at.slice(0, 2) as Space);
    }
  }
}

/** The tile that a drag would turn: the one in the air, else the one under the pointer where tiles may be turned. */
export function turnOf(session: MatchSession): BoardTurn | null {
  const { turning, hovered } = session;
  if (!session.entries.some(({ id }) => id === 'answer:turn-tile')) return null;
  const under = hovered?.ask === 'space' && session.choosing.offers('space', hovered.value);
  // What is hovered as a space is one.
  const space = turning.space ?? (under ? (hovered.value as Space) : null);
  if (space === null) return null;
  return {
    space,
    ondrag(of, deg) {
      turning.raise(of);
      turning.drag(deg);
    },
    /** Let go it stays in the air, at its notch; Enter on it lays it down. */
    ondone() {
      if (turning.isHeld) turning.release();
      else void session.confirm();
    },
    oncancel: () => session.escape(),
  };
}
