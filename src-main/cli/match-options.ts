/** Options that the commands for matches share. Each throws `UsageError` on a text that does not fit. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { GAME_IDS } from '../../shared/content';
import { type MatchGame, matchGameNamed } from '../../shared/documents';
import { BOT_NAMES, type BotName, botNamed } from '../bots';
import { type Actor, type AnyTimeline, SEAT_IDS, type Viewer } from '../rules/engine';
import { UsageError } from './usage-error';
import { readingsFrom } from './option-values';

export interface GameOptions {
  readonly seed: string;
  readonly seats: string;
  readonly reading: readonly string[];
}

/** Seed and readings; the seed is any text of 1 to 200 characters. */
export function gameRequest({ seed, reading }: GameOptions) {
  if (seed === '' || seed.length > 200) throw new UsageError('--seed takes a text of 1 to 200 characters.');
  return { seed, readings: readingsFrom(reading) };
}

/** A game to play: wrong usage for a word that is none, refused where there are no rules for it yet. */
export function gameFrom(text: string): Result<MatchGame, Refusal> {
  const game = matchGameNamed(text);
  if (game !== null) return ok(game);
  if (!GAME_IDS.some((each) => each === text)) {
    throw new UsageError(`The game is one of ${GAME_IDS.join(', ')}, not "${text}".`);
  }
  return err({ code: 'unknown-kind', message: `This version of Plotroom does not play ${text}.` });
}

/** Bots as `random,random`, in seat order: `unknown-id`. */
export function botsFrom(text: string): Result<readonly BotName[], Refusal> {
  const bots: BotName[] = [];
  for (const name of text.split(',')) {
    const bot = botNamed(name.trim());
    if (bot === null) {
      const message = `No bot is called "${name.trim()}"; there is ${BOT_NAMES.join(', ')}.`;
      return err({ code: 'unknown-id', message });
    }
    bots.push(bot);
  }
  return ok(bots);
}

/** An action's JSON. Whether it is an action is the rules' to say. */
export function actionFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--action takes JSON, not ${JSON.stringify(text)}.`);
  }
}

/** A seat of the match, `chance` or `referee`: `unknown-id`. */
export function actorFrom({ rules, state }: AnyTimeline, text: string): Result<Actor, Refusal> {
  if (text === 'chance' || text === 'referee') return ok(text);
  const seat = SEAT_IDS.find((each) => each === text);
  return seat !== undefined && rules.seats(state).includes(seat) ? ok(seat) : err(unknownSeat(text));
}

/** Who looks: a seat of the match, or `spectator`. */
export function viewerFrom(timeline: AnyTimeline, text: string): Result<Viewer, Refusal> {
  if (text === 'spectator') return ok(text);
  const actor = actorFrom(timeline, text);
  if (!actor.ok) return actor;
  return actor.value === 'chance' || actor.value === 'referee' ? err(unknownSeat(text)) : ok(actor.value);
}

/** The seat named, else the only actor, or the first seat once the match is over; of several one has to be named. */
export function actorOr(timeline: AnyTimeline, text: string | undefined): Result<Actor, Refusal> {
  if (text !== undefined) return actorFrom(timeline, text);
  const { rules, state } = timeline;
  const [only = rules.seats(state)[0], ...others] = rules.actors(state);
  if (only === undefined) throw new Error('A match has no seats.');
  if (others.length > 0) throw new UsageError(`--seat names one of ${[only, ...others].join(', ')}.`);
  return ok(only);
}

function unknownSeat(text: string): Refusal {
  return { code: 'unknown-id', message: `This match has no seat "${text}".` };
}
