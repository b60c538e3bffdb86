/**
 * No hidden card leaves the desk: whatever a seat is told, state, log, offers and what is asked of a bot in its place, is
 * the same for every state that this seat could be in, and names no card that only others know.
 */
import { describe, expect, it } from 'vitest';
import { SEAT_IDS, type Viewer } from '../../shared/contract/seats';
import type { BlackAlertState } from '../../src-main/rules/black-alert';
import { playOut, randomFrom, Timeline } from '../../src-main/rules/engine';
import { matchStateOf } from '../../src-main/desk/match/match-state';
import type { MatchTable } from '../../src-main/desk/match/match-table';
import { tableOfMatch } from '../support/match-table';

const SEEDS = ['a', 'b'];
/** Every so many records each seat is held against a twin. */
const TWIN_EVERY = 4;

function seen(table: MatchTable, viewer: Viewer): string {
  const looking = viewer === 'spectator' ? { type: viewer } : { type: 'seat' as const, seat: viewer };
  return JSON.stringify(matchStateOf(table, { looking, past: null, thinking: null, isSeedShown: false }));
}

/** Cards of hands and facedown bids that this viewer may not know; those that all saw discarded this turn are no secret. */
function secretsFrom(state: BlackAlertState, viewer: Viewer): ReadonlySet<string> {
  const others = Object.values(state.characters).filter(({ seat }) => seat !== viewer);
  const challenge = state.tasks.find((task) => task.type === 'challenge');
  const isFacedown = challenge?.type === 'challenge' && BIDDING.has(challenge.step);
  const bids = isFacedown
    ? challenge.bids.filter(({ character }) => state.characters[character]?.seat !== viewer)
    : [];
  const known = new Set(Object.values(state.turn.risk).flat());
  const secret = [...others.flatMap(({ hand }) => hand), ...bids.flatMap(({ cards }) => cards)];
  return new Set(secret.filter((card) => !known.has(card)));
}

const BIDDING: ReadonlySet<string> = new Set([
  'initiator-bids',
  'leader-bids',
  'initiating-assist',
  'opposing-assist',
  'reveal',
]);

describe.each(SEEDS)('a match of two by chance, seed %s', (seed) => {
  it('tells each seat the same in every state that it could be in', async () => {
    const table = await tableOfMatch(seed);
    const { rules, line } = table.timeline;
    const random = randomFrom(seed);
    for (let position = 0; position <= line.records.length; position += TWIN_EVERY) {
      table.timeline.goTo(position);
      const { state } = table.timeline;
      if (rules.outcome(state) !== null) continue;
      for (const seat of ['1', '2'] as const) {
        const twin = rules.determinize?.(rules.view(state, seat), seat, random);
        const mine = seen(table, seat);
        expect(seen(withState(table, twin), seat), `position ${position}, seat ${seat}`).toBe(mine);
      }
    }
  }, 120_000);

  it('names no card that only others know, to a seat or behind the curtain', async () => {
    const table = await tableOfMatch(seed);
    const { line } = table.timeline;
    for (let position = 0; position <= line.records.length; position += 1) {
      table.timeline.goTo(position);
      const state = table.timeline.state as BlackAlertState; // the game's own
      for (const viewer of [...SEAT_IDS.slice(0, 2), 'spectator'] as const) {
        const secrets = secretsFrom(state, viewer);
        const told = seen(table, viewer);
        for (const card of secrets) {
          expect(told.includes(`"${card}"`), `position ${position}: ${card} told to ${viewer}`).toBe(false);
        }
      }
    }
  }, 120_000);

  it('logs cards that were drawn or bid facedown to their own seat alone', async () => {
    const table = await tableOfMatch(seed);
    const { records } = table.timeline.line;
    for (const viewer of ['1', '2', 'spectator'] as const) {
      const log = table.played.log(0, records.length, viewer);
      expect(log).toHaveLength(records.length);
      for (const { events } of log) {
        for (const event of events) {
          if ((event.type !== 'drew' && event.type !== 'bid') || event.seat === viewer) continue;
          expect(event).toMatchObject({ cards: null });
        }
      }
    }
  });
});

/** The same table in another state: what its line says of the past stays, since the seat has lived it. */
function withState(table: MatchTable, state: unknown): MatchTable {
  const { timeline } = table;
  const twin = Object.create(timeline, { state: { value: state } }) as typeof timeline;
  const { rules, earliest, line } = timeline;
  Object.defineProperties(twin, {
    rules: { value: rules },
    earliest: { value: earliest },
    line: { value: line },
  });
  const other = Object.create(table, { timeline: { value: twin } }) as MatchTable;
  return other;
}

describe('undo and redo', () => {
  it.each(SEEDS)(
    'to the start and to the end again give the same state from any position, seed %s',
    async (seed) => {
      const table = await tableOfMatch(seed);
      const { timeline } = table;
      const { length } = timeline.line.records;
      const end = JSON.stringify(timeline.state);
      const random = randomFrom(seed);
      for (let go = 0; go < 12; go += 1) {
        const position = random.below(length + 1);
        timeline.goTo(position);
        const here = JSON.stringify(timeline.state);
        timeline.goTo(0);
        timeline.goTo(position);
        expect(JSON.stringify(timeline.state)).toBe(here);
        timeline.goTo(length);
        expect(JSON.stringify(timeline.state)).toBe(end);
      }
    },
  );

  it.each(SEEDS)('U7: after an undo somebody can act, seed %s', async (seed) => {
    const { timeline } = await tableOfMatch(seed);
    const { rules } = timeline;
    for (const { before: state } of timeline.steps(0)) {
      const [actor] = rules.actors(state);
      expect(actor).toBeDefined();
      if (actor === undefined || actor === 'chance' || actor === 'referee') continue;
      const list = rules.legal(state, actor);
      expect(list.type === 'listed' && list.actions.length > 0).toBe(true);
    }
  });

  it('U11: going back costs a replay of at most 64 records, however long the match is', async () => {
    const { timeline } = await tableOfMatch('a');
    const { rules } = timeline;
    let applied = 0;
    const apply = (...given: Parameters<typeof rules.apply>): ReturnType<typeof rules.apply> => {
      applied += 1;
      return rules.apply(...given);
    };
    const counted = { ...rules, apply };
    const first = timeline.stateAt(0);
    const again = Timeline.resume(counted, first, 0, {
      ...timeline.line,
      position: timeline.line.records.length,
    });
    const { length } = again.line.records;
    expect(length).toBeGreaterThan(200);
    applied = 0;
    again.goTo(length - 1);
    expect(applied).toBeLessThanOrEqual(64);
  });
});

describe('a match replayed', () => {
  it.each(SEEDS)('comes to the same end as when it was played, seed %s', async (seed) => {
    const { timeline } = await tableOfMatch(seed);
    const { rules } = timeline;
    const random = randomFrom(`by chance ${seed}`);
    const first = timeline.stateAt(0);
    const played = playOut(rules, first, seed, (state, actor) => rules.sample(state, actor, random), 3000);
    expect(played.records.map(({ seat }) => seat)).toEqual(timeline.line.records.map(({ seat }) => seat));
    expect(JSON.stringify(played.state)).toBe(JSON.stringify(timeline.stateAt(played.records.length)));
  });
});
