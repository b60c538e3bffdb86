/** Whole matches by random play, each replayed from its records, gone back in and gone on in: every state must be met again. */
import { type AnyRules, pick, playOut, randomFrom, stateHash, Timeline } from '../../src-main/rules/engine';
import type { MatchGame } from '../../shared/documents';
import { rulesWith as blackAlertWith, SEATS } from '../support/black-alert';
import { missionOf, missionRules } from './into-the-unknown-bots';
import { openSeats, rulesWith as novaCryWith } from '../support/nova-cry';

export interface ReplayedGames {
  readonly games: number;
  readonly records: number;
}

/** More records than any match by chance has had. */
const LIMIT = 6000;
/** Places of each match to which it goes back. */
const PLACES = 3;

/** A game's rules, and the set-up of its n-th match. */
interface Replayed {
  readonly rules: AnyRules;
  readonly setup: (game: number) => unknown;
}

/** Over the tests' fixtures, where every verb comes up. Rules of whichever game, as the engine knows them. */
const REPLAYED: Readonly<Record<MatchGame, () => Replayed>> = {
  'black-alert': () => ({
    rules: blackAlertWith(),
    setup: (game) => ({ seats: SEATS[([2, 3, 4] as const)[game % 3] ?? 2] }),
  }),
  'nova-cry': () => ({
    rules: novaCryWith(),
    setup: (game) => ({ seats: openSeats(2 + (game % 5)) }),
  }),
  'into-the-unknown': () => ({ rules: missionRules(), setup: missionOf }),
};

/** Plays so many matches of all numbers of players in turn; throws with the seed of the first that differs. */
export function replayGames(of: MatchGame, games: number): ReplayedGames {
  const { rules, setup } = REPLAYED[of]();
  let records = 0;
  for (let game = 0; game < games; game += 1) {
    const seed = `replay ${game}`;
    const timeline = valueOf(Timeline.start(rules, setup(game)), seed);
    const random = randomFrom(seed);
    const first = timeline.state;
    const choose = (state: unknown, actor: Parameters<typeof rules.sample>[1]) =>
      rules.sample(state, actor, random);
    const played = playOut(rules, first, seed, choose, LIMIT);
    if (played.outcome === null) throw new Error(`${seed}: no end after ${LIMIT} records`);
    valueOf(timeline.load({ records: played.records, position: played.records.length, branches: [] }), seed);
    const last = stateHash(played.state);
    same(stateHash(timeline.state), last, `${seed}: replayed`);
    for (let place = 0; place < PLACES; place += 1) {
      const back = pick([...played.records.keys()], random);
      timeline.goTo(back);
      const hash = stateHash(timeline.state);
      timeline.goTo(0);
      same(stateHash(timeline.state), stateHash(first), `${seed}: undone to the start from ${back}`);
      timeline.goTo(back);
      same(stateHash(timeline.state), hash, `${seed}: redone to ${back}`);
      timeline.goTo(played.records.length);
      same(stateHash(timeline.state), last, `${seed}: redone to the end from ${back}`);
    }
    records += played.records.length;
  }
  return { games, records };
}

function valueOf<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: unknown },
  seed: string,
): Value {
  if (!result.ok) throw new Error(`${seed}: ${JSON.stringify(result.error)}`);
  return result.value;
}

function same(found: string, expected: string, what: string): void {
  if (found !== expected) throw new Error(`${what}: another state`);
}
