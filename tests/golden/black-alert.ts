/** Short matches of Black Alert as readable text: every record with what it brought, kept to be compared. */
import { playOut, randomFrom, type SeatId } from '../../src-main/rules/engine';
import type { BlackAlertEvent, BlackAlertState } from '../../src-main/rules/black-alert';
import { rulesWith, SEATS } from '../support/black-alert';

interface GoldenMatch {
  readonly name: string;
  readonly seats: 2 | 3 | 4;
  readonly seed: string;
}

/** Played at random; the seeds are those of short matches with different ends. */
export const GOLDEN_MATCHES: readonly GoldenMatch[] = [
  { name: 'black-alert-two', seats: 2, seed: 'golden 202' },
  { name: 'black-alert-four', seats: 4, seed: 'golden 645' },
];

const LIMIT = 3000;

/** The whole match: set-up, then each record and its events on lines of their own, the outcome last. */
export function goldenText({ seats, seed }: GoldenMatch): string {
  const rules = rulesWith();
  const started = rules.start({ seats: SEATS[seats] });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const random = randomFrom(seed);
  const { records } = playOut(
    rules,
    started.value,
    seed,
    (state, actor) => rules.sample(state, actor, random),
    LIMIT,
  );
  const lines = [`${seats} players, seed "${seed}"`];
  let state = started.value;
  records.forEach(({ seat, action }, index) => {
    const { type, ...operands } = action;
    const who = seat === 'chance' ? 'chance' : charactersOf(state, seat);
    lines.push(`${index + 1}. ${who}: ${type}${worded(operands)}`);
    const step = rules.apply(state, seat, action);
    for (const event of step.events) lines.push(`   - ${wordedEvent(event)}`);
    state = step.state;
  });
  return `${[...lines, `Outcome: ${JSON.stringify(rules.outcome(state))}`].join('\n')}\n`;
}

function charactersOf({ seats }: BlackAlertState, seat: string): string {
  return seats.find((each) => each.seat === (seat as SeatId))?.characters.join(' and ') ?? seat; // a seat of the match
}

function wordedEvent({ type, ...facts }: BlackAlertEvent): string {
  return `${type}${worded(facts)}`;
}

/** Fields in their own order; what is null is left out, and a list of tiles is told by its number. */
function worded(fields: Readonly<Record<string, unknown>>): string {
  const told = Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key} ${key === 'tiles' ? shortened(value) : plain(value)}`);
  return told.length > 0 ? ` (${told.join(', ')})` : '';
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '');
}

/** Tiles as `space tile face turn`. */
function shortened(tiles: unknown): string {
  if (!Array.isArray(tiles)) return plain(tiles);
  return tiles.map((tile: Readonly<Record<string, unknown>>) => Object.values(tile).join(' ')).join('; ');
}
