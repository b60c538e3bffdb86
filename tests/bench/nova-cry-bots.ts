/** Games of Nova Cry by bots at four seats: who wins with which ship and captain, and how many rounds it takes. */
import { type BotName, chooserOf } from '../../src-main/bots';
import { type AnyRules, playOut, type SeatId } from '../../src-main/rules/engine';
import { novaCry, type NovaCryRules, type NovaCryState, readingsOf } from '../../src-main/rules/nova-cry';
import { shippedNovaCry } from '../support/shipped-content';
import type { BotGameEnd, Measured, Took } from './measured';

/** Longer than any game by far: play that runs into it has found a loop. */
const MOST_RECORDS = 20_000;
const SEATS = 4;

export const NOVA_CRY_MEASURED: readonly Measured[] = [
  {
    game: 'nova-cry',
    name: 'Nova Cry, steady against three randoms',
    ends: { steady: 'steady wins', random: 'a random wins' },
    play: (game, nodes) => {
      // Each seat is steady's in turn.
      const bots = Array.from({ length: SEATS }, (_, seat) => (seat === game % SEATS ? 'steady' : 'random'));
      const played = playNovaCry(bots, `bots ${game}`, nodes);
      return { ...played.told, end: played.winner ?? 'unfinished' };
    },
  },
  {
    game: 'nova-cry',
    // Four searches a round take their time.
    name: 'Nova Cry, four steadies at a quarter of the nodes',
    ends: { steady: 'somebody wins' },
    play: (game, nodes) => {
      const bots = Array.from({ length: SEATS }, () => 'steady' as const);
      const played = playNovaCry(bots, `steadies ${game}`, Math.ceil(nodes / SEATS));
      return { ...played.told, end: played.winner ?? 'unfinished' };
    },
  },
];

/** A game whose bots play at random. */
export function playAtRandom(game: number, seed: string): BotGameEnd {
  const played = playNovaCry(
    Array.from({ length: SEATS }, () => 'random'),
    `${seed} ${game}`,
    0,
  );
  return { ...played.told, end: played.winner ?? 'unfinished' };
}

interface Played {
  /** The bot of the winning seat; null: the game did not end. */
  readonly winner: BotName | null;
  readonly told: Omit<BotGameEnd, 'end'>;
}

function playNovaCry(bots: readonly BotName[], seed: string, nodes: number): Played {
  const rules = shippedRules();
  const first = rules.start({ seats: bots.map(() => ({})) });
  if (!first.ok) throw new Error(JSON.stringify(first.error));
  // Bots know rules of whichever game.
  const anyRules = rules as unknown as AnyRules;
  const choose = chooserOf(anyRules, bots, seed, nodes);
  const { state, outcome } = playOut(anyRules, first.value as unknown, seed, choose, MOST_RECORDS);
  const winners = outcome?.winners ?? [];
  const last = state as NovaCryState; // of the rules above
  return {
    winner: bots.find((_, index) => winners.some((seat) => seat === String(index + 1))) ?? null,
    told: { rule: outcome?.rule ?? null, length: last.turn?.round ?? 0, shares: tookIn(last, winners) },
  };
}

function tookIn({ seats }: NovaCryState, winners: readonly SeatId[]): readonly Took[] {
  return seats.flatMap(({ seat, ship, captain }) => {
    const won = winners.includes(seat);
    const cards = [
      ['ship', ship?.card],
      ['captain', captain?.card],
    ] as const;
    return cards.flatMap(([kind, id]) => (id === undefined ? [] : [{ kind, id, won }]));
  });
}

/** One set of rules, so that all games share what is computed once. */
let rules: NovaCryRules | null = null;

export function shippedRules(): NovaCryRules {
  if (rules !== null) return rules;
  const readings = readingsOf({});
  if (!readings.ok) throw new Error('The default readings are refused.');
  rules = novaCry(shippedNovaCry(), readings.value);
  return rules;
}
