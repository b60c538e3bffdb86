/** Decisions as a bot is asked for them, taken from games that bots play against each other. */
import type { MatchGame } from '../../shared/documents';
import type { BotRequest, Budget } from '../../src-main/bots';
import { decideNow } from '../../src-main/bots';
import { type AnyRules, chanceFor, choicesOf, randomFrom, SEAT_IDS } from '../../src-main/rules/engine';
import { openGame, type OpenGame } from '../../src-main/rules/registry';
import { shippedLayersOf } from '../support/shipped-content';

/** What each decision of the recorded games is thought over with. */
const NODES = 60;
/** Every so many decisions of a game one is recorded, so that all parts of a game come up. */
const EVERY = 5;
const SEATS = [2, 3, 4] as const;

/** So many decisions with something to choose, from games of two, three and four in turn, as far as so many play. */
export function recordedRequests(
  game: MatchGame,
  count: number,
  seed: string,
  budget: Budget,
): readonly BotRequest[] {
  const opened = openGame(game, shippedLayersOf(game), {});
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const counts = SEATS.filter((seats) => opened.value.setupFor({}, seats).ok);
  const requests: BotRequest[] = [];
  for (let number = 0; requests.length < count; number += 1) {
    const seats = counts[number % counts.length] ?? 2;
    requests.push(...requestsOfGame(game, opened.value, `${seed} ${number}`, seats, budget));
  }
  return requests.slice(0, count);
}

function requestsOfGame(
  game: MatchGame,
  { rules, setupFor }: OpenGame,
  seed: string,
  seats: number,
  budget: Budget,
): readonly BotRequest[] {
  const layers = shippedLayersOf(game);
  const setup = setupFor({}, seats);
  const started = setup.ok ? rules.start(setup.value) : setup;
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const requests: BotRequest[] = [];
  let state = started.value;
  for (let record = 0; rules.outcome(state) === null; record += 1) {
    const actor = rules.actors(state)[0];
    const seat = SEAT_IDS.find((each) => each === actor);
    if (seat === undefined) {
      state = rules.apply(state, 'chance', rules.sample(state, 'chance', chanceFor(seed, 0, record))).state;
      continue;
    }
    const request = { ...requestAt(rules, state, seat, `${seed} ${record}`), game, layers };
    if (request.legal.length > 1) requests.push({ ...request, budget });
    const { action } = decideNow(
      request,
      () => false,
      () => undefined,
    );
    state = rules.apply(state, seat, action).state;
  }
  return requests.filter((_, index) => index % EVERY === 0);
}

function requestAt(
  rules: AnyRules,
  state: unknown,
  seat: (typeof SEAT_IDS)[number],
  seed: string,
): Omit<BotRequest, 'game' | 'layers'> {
  return {
    bot: 'steady',
    readings: {},
    seat,
    view: rules.view(state, seat),
    legal: choicesOf(rules, state, seat, randomFrom(JSON.stringify([seed, 'choices']))),
    seed,
    budget: { type: 'nodes', nodes: NODES },
  };
}
