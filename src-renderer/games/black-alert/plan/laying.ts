/** Laying a board at random: a seed that a person gave, or one drawn here and told, so that others can lay the same. */
import { layAtRandom } from '../../../../shared/network';
import * as edits from './edits';
import type { NetworkSession } from './session.svelte';

/** Letters and figures that are not taken for each other. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const SEED_LENGTH = 6;

export function freshSeed(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(SEED_LENGTH));
  return [...drawn].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** One step; the history names the seed. Tokens and ships stay where they can. */
export function layRandomly(session: NetworkSession, seed = freshSeed()): void {
  const tiles = layAtRandom(session.content, seed);
  void session.commit(`Lay the board by seed ${seed}`, edits.layBoard(tiles, session.nodesOf));
}
