/** A whole match played at random, as an open table of the desk without a disk. */
import type { MatchGame } from '../../shared/documents';
import { beginMatch } from '../../src-main/rules/new-match';
import { openMatch, playOut, randomFrom, savedMatch, Timeline } from '../../src-main/rules/engine';
import { openGame } from '../../src-main/rules/registry';
import { packAtHand } from '../../src-main/rules/match-packs';
import { readShippedLayers } from '../../src-main/desk/content';
import { MatchTable } from '../../src-main/desk/match/match-table';
import type { StoredDocument } from '../../src-main/library';
import { ASSETS } from './desk';
import { valueOf } from './library';

const LIMIT = 3000;

const played = new Map<string, Promise<MatchTable>>();

/** Over the shipped packs, a person at every seat, at its end; played once, so that nothing but its position changes. */
export async function tableOfMatch(id: MatchGame, seats: number, seed: string): Promise<MatchTable> {
  const key = JSON.stringify([id, seats, seed]);
  const playing = played.get(key) ?? playedTable(id, seats, seed);
  played.set(key, playing);
  const table = await playing;
  table.timeline.goTo(table.length);
  return table;
}

async function playedTable(id: MatchGame, seats: number, seed: string): Promise<MatchTable> {
  const layers = valueOf(await readShippedLayers(id, ASSETS));
  const game = openGame(id, layers, {});
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  const packs = layers.map((layer) => packAtHand(layer, true));
  const players = Array.from({ length: seats }, () => 'person');
  const begun = beginMatch(game.value, packs, { setup: {}, players, seed, readings: {} });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { match, timeline: empty } = begun.value;
  const { rules } = game.value;
  const random = randomFrom(`by chance ${seed}`);
  const choose = (state: unknown, actor: Parameters<typeof rules.sample>[1]) =>
    rules.sample(state, actor, random);
  const { records } = playOut(rules, empty.state, seed, choose, LIMIT);
  const whole = Timeline.start(rules, match.setup);
  if (!whole.ok) throw new Error(JSON.stringify(whole.error));
  for (const record of records) whole.value.play(record);
  const body = savedMatch(match, whole.value);
  const opened = openMatch(rules, body);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  // What of a stored document a table reads; nothing is changed here.
  const document = { id: 'match', revision: records.length, savedAt: 0, body } as unknown as StoredDocument;
  return new MatchTable(document, { game: game.value, layers, ...opened.value });
}
