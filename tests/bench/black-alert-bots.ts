/** Games of Black Alert by bots, one bot for each team. */
import { type BotName, chooserOf } from '../../src-main/bots';
import { type AnyRules, playOut, randomFrom } from '../../src-main/rules/engine';
import type { Team } from '../../shared/content/black-alert';
import { shippedBlackAlert } from '../support/shipped-content';
import { MOST_RECORDS, rulesOver, setupFor } from './black-alert-balance';
import type { BotGameEnd, Measured } from './measured';

/** Who plays for each team. */
export type Pairing = Readonly<Record<Team, BotName>>;

export const BLACK_ALERT_MEASURED: readonly Measured[] = [
  measured('steady for Starfleet against random', { starfleet: 'steady', terran: 'random' }),
  measured('steady for the Terrans against random', { starfleet: 'random', terran: 'steady' }),
  measured('steady against itself', { starfleet: 'steady', terran: 'steady' }),
];

function measured(name: string, pairing: Pairing): Measured {
  return {
    game: 'black-alert',
    name: `Black Alert, ${name}`,
    ends: { starfleet: 'Starfleet win', terran: 'Terrans win', 'both-lose': 'both lose' },
    play: (game, nodes) => playBotGame(pairing, game, nodes),
  };
}

/**
 * Plays one game to its end: tables of two, three and four in turn, the number being its seed. The same game ends the
 * same again.
 */
export function playBotGame(pairing: Pairing, game: number, nodes: number): BotGameEnd {
  const content = shippedBlackAlert();
  const seed = `bots ${game}`;
  const setup = setupFor(content, game, randomFrom(seed));
  const rules = rulesOver(content);
  const started = rules.start(setup);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const bots = setup.seats.map(({ team }) => pairing[team]);
  // Bots know rules of whichever game.
  const anyRules = rules as unknown as AnyRules;
  const choose = chooserOf(anyRules, bots, seed, nodes);
  const { state, outcome } = playOut(anyRules, started.value as unknown, seed, choose, MOST_RECORDS);
  const winner = setup.seats.find((_, index) => outcome?.winners.some((seat) => seat === String(index + 1)));
  return {
    end: winner?.team ?? (outcome ? 'both-lose' : 'unfinished'),
    rule: outcome?.rule ?? null,
    length: anyRules.turns(state),
    shares: [],
  };
}
