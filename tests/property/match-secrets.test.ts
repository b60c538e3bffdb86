/**
 * No hidden card leaves the desk: whatever a seat is told, state, log, offers and what is asked of a bot in its place, is
 * the same for every state that this seat could be in, and names no card that only others know.
 */
import { describe, expect, it } from 'vitest';
import type { IntoTheUnknownView } from '../../shared/contract/into-the-unknown';
import { SEAT_IDS, type Viewer } from '../../shared/contract/seats';
import type { IntoTheUnknownState } from '../../src-main/rules/into-the-unknown';
import { listedIn, openKindsIn, playOut, randomFrom, Timeline } from '../../src-main/rules/engine';
import { matchStateOf } from '../../src-main/desk/match/match-state';
import type { MatchTable } from '../../src-main/desk/match/match-table';
import { tableOfMatch } from '../support/match-table';
import { CASES, SEEDS } from './secret-matches';

/** Every so many records each seat is held against a twin, and what it is told is searched; each seed begins elsewhere. */
const TWIN_EVERY = 8;
const SEARCH_EVERY = 2;

function seen(table: MatchTable, viewer: Viewer): string {
  const looking = viewer === 'spectator' ? { type: viewer } : { type: 'seat' as const, seat: viewer };
  return JSON.stringify(matchStateOf(table, { looking, past: null, thinking: null, isSeedShown: false }));
}

describe.each(CASES)('a match of $game by chance, seed $seed', ({ game, seed, part, seats, ...hidden }) => {
  const viewers = [...SEAT_IDS.slice(0, seats), 'spectator'] as const;

  it('tells each seat the same in every state that it could be in', async () => {
    const table = await tableOfMatch(game, seats, seed);
    const { rules, line } = table.timeline;
    const random = randomFrom(seed);
    for (let position = part * TWIN_EVERY; position <= line.records.length; position += TWIN_EVERY) {
      table.timeline.goTo(position);
      const { state } = table.timeline;
      if (rules.outcome(state) !== null) continue;
      for (const seat of rules.seats(state)) {
        const twin = rules.determinize?.(rules.view(state, seat), seat, random);
        const mine = seen(table, seat);
        expect(seen(withState(table, twin), seat), `position ${position}, seat ${seat}`).toBe(mine);
      }
    }
  }, 120_000);

  it('names no card that only others know, to a seat or behind the curtain', async () => {
    const table = await tableOfMatch(game, seats, seed);
    let searched = 0;
    const { line } = table.timeline;
    for (let position = part * SEARCH_EVERY; position <= line.records.length; position += SEARCH_EVERY) {
      table.timeline.goTo(position);
      for (const viewer of viewers) {
        const secrets = hidden.secretsFrom(table.timeline.state, viewer);
        const told = secrets.size > 0 ? seen(table, viewer) : '';
        const leaked = [...secrets].filter((card) => told.includes(`"${card}"`));
        if (leaked.length > 0) expect(leaked, `position ${position}, told to ${viewer}`).toEqual([]);
        searched += secrets.size;
      }
    }
    expect(searched).toBeGreaterThan(0);
  }, 120_000);

  it('logs cards that were drawn, dealt or bid facedown to their own seat alone', async () => {
    const table = await tableOfMatch(game, seats, seed);
    const { records } = table.timeline.line;
    for (const viewer of viewers) {
      const log = table.played.log(0, records.length, viewer);
      expect(log).toHaveLength(records.length);
      for (const event of log.flatMap(({ events }) => events)) {
        const isOthers = 'seat' in event && event.seat !== viewer;
        if (isOthers && hidden.secretEvents.includes(event.type))
          expect(event).toMatchObject({ cards: null });
      }
    }
  });

  it('is the same from any position after undo to the start and redo to the end', async () => {
    const { timeline } = await tableOfMatch(game, seats, seed);
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
  });

  it('U7: after an undo somebody can act', async () => {
    const { timeline } = await tableOfMatch(game, seats, seed);
    const { rules } = timeline;
    for (const { before: state } of timeline.steps(0)) {
      const [actor] = rules.actors(state);
      expect(actor).toBeDefined();
      if (actor === undefined || actor === 'chance' || actor === 'referee') continue;
      const list = rules.legal(state, actor);
      expect(listedIn(list).length + openKindsIn(list).length).toBeGreaterThan(0);
    }
  });

  it('comes to the same end when it is replayed as when it was played', async () => {
    const { timeline } = await tableOfMatch(game, seats, seed);
    const { rules } = timeline;
    const random = randomFrom(`by chance ${seed}`);
    const first = timeline.stateAt(0);
    const played = playOut(rules, first, seed, (state, actor) => rules.sample(state, actor, random), 3000);
    expect(played.records.map(({ seat }) => seat)).toEqual(timeline.line.records.map(({ seat }) => seat));
    expect(JSON.stringify(played.state)).toBe(JSON.stringify(timeline.stateAt(played.records.length)));
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

describe('numbers and tokens of Into the Unknown', () => {
  it.each(SEEDS)(
    'ITU-HAIL-13: nobody is told a token or a number that others alone know, seed %s',
    async (seed) => {
      const { timeline, played } = await tableOfMatch('into-the-unknown', 2, seed);
      const { rules, line } = timeline;
      for (const { before } of timeline.steps(0)) {
        const state = before as IntoTheUnknownState; // the game that was asked for
        for (const viewer of [...rules.seats(state), 'spectator'] as const) {
          const view = rules.view(state, viewer) as IntoTheUnknownView; // of that game
          expect(numbersToldTo(view, viewer), `told to ${viewer}`).toEqual([]);
          expect(tokensToldTo(view, viewer), `told to ${viewer}`).toEqual([]);
          expect(tokensLeft(view)).toEqual(tokensLeft(rules.view(state, '1') as IntoTheUnknownView));
        }
      }
      const log = played.log(0, line.records.length, 'spectator').flatMap(({ events }) => events);
      for (const event of log) if (event.type === 'looked') expect(event).toMatchObject({ number: null });
    },
  );
});

/** Tokens facedown whose number is told to somebody who has not looked at it. */
function numbersToldTo({ features }: IntoTheUnknownView, viewer: Viewer): readonly unknown[] {
  return features.filter(
    ({ number, exposed, seenBy }) =>
      number !== null && !exposed && seenBy.length > 0 && !seenBy.some((seat) => seat === viewer),
  );
}

/** Trust tokens of others while they are still chosen. */
function tokensToldTo({ tasks }: IntoTheUnknownView, viewer: Viewer): readonly unknown[] {
  const chosen = tasks.flatMap((task) => (task.type === 'hail' && task.step === 'trust' ? task.tokens : []));
  return chosen.filter(({ seat, token }) => seat !== viewer && token !== null);
}

/** Numbers that are not out: as many for every viewer as those that lie facedown to them. */
function tokensLeft({ features, mission }: IntoTheUnknownView): readonly number[] {
  const known = features.flatMap(({ number, exposed }) => (number === null || exposed ? [] : [number]));
  return [...mission.anomalies, ...known].sort((one, other) => one - other);
}

describe('undo', () => {
  it('U11: going back costs a replay of at most 64 records, however long the match is', async () => {
    const { timeline } = await tableOfMatch('black-alert', 2, 'a');
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
