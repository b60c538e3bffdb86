/** Matches that begin: from what a person chose, or from a plan as it stands. */
import { randomBytes } from 'node:crypto';
import { type Refusal, type Result, err, ok } from '../../../shared/base';
import type { Answer, LibraryEntry, ParsedRequest } from '../../../shared/contract';
import { type Match, type MatchGame, matchGameNamed } from '../../../shared/documents';
import { firstFault, isMatch } from '../../library';
import { beginMatch, type NewMatch } from '../../rules/new-match';
import { openGame } from '../../rules/registry';
import type { CallContext } from '../call-context';
import { layersOf } from '../content';

interface Wanted extends Omit<NewMatch, 'seed'> {
  readonly game: MatchGame;
  readonly title: string;
  readonly packs: readonly string[];
  /** Left out: drawn anew. */
  readonly seed?: string | undefined;
  readonly table?: Match['table'];
}

/** Refuses with the first fault of packs, readings or set-up. */
export async function createMatch(
  context: CallContext,
  { game, title, packs, players, names, setup, readings, chance, seed }: ParsedRequest<'library.createMatch'>,
): Promise<Answer<'library.createMatch'>> {
  return begin(context, { game, title, packs, players, names, setup, readings, seed, table: { chance } });
}

/** Refuses `unknown-kind` for what is no plan of a game that is played, and the first fault of what is planned. */
export async function createMatchFromPlan(
  context: CallContext,
  { id, players }: ParsedRequest<'library.createMatchFromPlan'>,
): Promise<Answer<'library.createMatchFromPlan'>> {
  const document = await context.library.open(id);
  if (!document.ok) return document;
  const { body } = document.value;
  const game = isMatch(body) ? null : matchGameNamed(body.game);
  if (isMatch(body) || game === null) return err(notPlayed());
  const { title, packs = [], readings = {} } = body;
  return begin(context, { game, title, packs, readings, players, setup: body });
}

async function begin(
  context: CallContext,
  { game: id, title, packs, table, seed = drawnSeed(), ...wanted }: Wanted,
): Promise<Result<LibraryEntry, Refusal>> {
  const places = { assetsFolder: context.options.assetsFolder, packs: context.packs };
  const layers = await layersOf(id, packs, places);
  if (!layers.ok) return layers;
  const all = layers.value.map(({ layer }) => layer);
  const game = firstFault(openGame(id, all, wanted.readings));
  if (!game.ok) return game;
  const begun = firstFault(beginMatch(game.value, layers.value, { ...wanted, seed }));
  if (!begun.ok) return begun;
  const match = { ...begun.value.match, title, ...(table === undefined ? {} : { table }) };
  const entry = await context.library.create(match);
  return entry.ok ? ok(entry.value) : entry;
}

function drawnSeed(): string {
  return randomBytes(6).toString('hex');
}

function notPlayed(): Refusal {
  return {
    code: 'unknown-kind',
    message: 'No match can begin from this: it is no plan of a game that matches are played of.',
  };
}
