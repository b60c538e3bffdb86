/** Games that the command plays: packs at hand, rules over them, and match files opened with both. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { mergeLayers, type GameContents } from '../../shared/content';
import { type Match, type MatchGame, parseMatch } from '../../shared/documents';
import { readShippedLayers } from '../desk/content';
import { type OpenedMatch, openMatch } from '../rules/engine';
import { type PackAtHand, packAtHand, packsOfMatch } from '../rules/match-packs';
import { type OpenGame, openGame } from '../rules/registry';
import type { CommandIo } from './command-io';
import { readPack } from './content';
import { readText } from './files';

type Faults = readonly Refusal[];
type Readings = Readonly<Record<string, string>>;

/** What a batch reads once: shipped packs, and games by their packs and readings. */
export interface GameMemory {
  readonly shipped: Map<MatchGame, Promise<Result<readonly PackAtHand[], Faults>>>;
  readonly games: Map<string, Result<OpenGame, Faults>>;
}

export function gameMemory(): GameMemory {
  return { shipped: new Map(), games: new Map() };
}

export interface GameAtHand {
  readonly game: OpenGame;
  readonly packs: readonly PackAtHand[];
}
/** A match file with its game, played to where it was asked for. */
export interface MatchAtHand extends GameAtHand, OpenedMatch {
  readonly match: Match;
  /** What a person should know of it. */
  readonly notices: readonly Refusal[];
}

export class Games {
  readonly #io: CommandIo;
  /** Packs named on the command line. */
  readonly #named: readonly string[];
  readonly #memory: GameMemory;

  constructor(io: CommandIo, named: readonly string[], memory: GameMemory) {
    this.#io = io;
    this.#named = named;
    this.#memory = memory;
  }

  /** A game over its shipped packs and those named. */
  async open(id: MatchGame, readings: Readings): Promise<Result<GameAtHand, Faults>> {
    const packs = await this.#packs(id);
    return packs.ok ? this.#gameOver(id, [...packs.value.shipped, ...packs.value.named], readings) : packs;
  }

  /** A game's merged content, for what is asked of a plan without a match. */
  async content<Game extends MatchGame>(game: Game): Promise<Result<GameContents[Game], Faults>> {
    const packs = await this.#packs(game);
    if (!packs.ok) return packs;
    return mergeLayers(
      game,
      [...packs.value.shipped, ...packs.value.named].map(({ layer }) => layer),
    );
  }

  /** A match file, replayed to where it was left or, with `until`, to after so many records; or every fault of it. */
  async match(file: string, until?: number): Promise<Result<MatchAtHand, Faults>> {
    const text = await readText(this.#io, file);
    return text.ok ? this.matchIn(text.value, until) : err([text.error]);
  }

  /** The same from a file's text. */
  async matchIn(text: string, until?: number): Promise<Result<MatchAtHand, Faults>> {
    const match = parseMatch(text);
    if (!match.ok) return match;
    const at = await this.#gameOf(match.value);
    if (!at.ok) return at;
    const { records } = match.value;
    if (until !== undefined && until > records.length) {
      const message = `The match has ${records.length} records.`;
      return err([{ code: 'out-of-range', message }]);
    }
    const opened = openMatch(at.value.game.rules, match.value, until);
    if (!opened.ok) return opened;
    const { timeline, notice } = opened.value;
    const notices = notice === null ? at.value.notices : [...at.value.notices, notice];
    return ok({ ...at.value, match: match.value, timeline, notice, notices });
  }

  async #gameOf(
    match: Match,
  ): Promise<Result<GameAtHand & { readonly notices: readonly Refusal[] }, Faults>> {
    const packs = await this.#packs(match.game);
    if (!packs.ok) return packs;
    const found = packsOfMatch(match, packs.value.shipped, packs.value.named);
    if (!found.ok) return found;
    const game = this.#gameOver(match.game, found.value.packs, match.readings);
    return game.ok ? ok({ ...game.value, notices: found.value.notices }) : game;
  }

  #gameOver(id: MatchGame, packs: readonly PackAtHand[], readings: Readings): Result<GameAtHand, Faults> {
    const key = JSON.stringify([id, packs.map(({ sha256 }) => sha256), readings]);
    const layers = packs.map(({ layer }) => layer);
    const game = this.#memory.games.get(key) ?? openGame(id, layers, readings);
    this.#memory.games.set(key, game);
    return game.ok ? ok({ game: game.value, packs }) : game;
  }

  /** Shipped packs but for those that a named one takes the place of, and the named ones. */
  async #packs(
    game: MatchGame,
  ): Promise<Result<{ shipped: readonly PackAtHand[]; named: readonly PackAtHand[] }, Faults>> {
    const shipped = await this.#shipped(game);
    if (!shipped.ok) return shipped;
    const named: PackAtHand[] = [];
    for (const place of this.#named) {
      const layer = await readPack(this.#io, place);
      if (!layer.ok) return layer;
      named.push(packAtHand(layer.value, false));
    }
    const own = new Set(named.map(({ layer }) => layer.head.id));
    return ok({ shipped: shipped.value.filter(({ layer }) => !own.has(layer.head.id)), named });
  }

  #shipped(game: MatchGame): Promise<Result<readonly PackAtHand[], Faults>> {
    const known = this.#memory.shipped.get(game);
    if (known !== undefined) return known;
    const reading = readShippedLayers(game, this.#io.assetsFolder).then((layers) =>
      layers.ok ? ok(layers.value.map((layer) => packAtHand(layer, true))) : err([layers.error]),
    );
    this.#memory.shipped.set(game, reading);
    return reading;
  }
}
