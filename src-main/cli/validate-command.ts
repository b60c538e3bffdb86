/** `plotroom validate`: everything there is to say about a plan, a match or a pack. */
import path from 'node:path';
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { type GameContents, PACK_FORMAT, type PackLayer, readPackFile } from '../../shared/content';
import {
  type Finding,
  findingsOf,
  MATCH_FORMAT,
  type MatchGame,
  parseForcePlan,
  parseNetworkPlan,
  PLAN_GAMES,
  type PlanGame,
  readFormat,
  validatePlan,
} from '../../shared/documents';
import { type Answer, answered, refused } from './answer';
import type { CommandIo } from './command-io';
import { isFolder, mergedWithShipped, readPack } from './content';
import { readPlanText } from './files';
import type { Games } from './games';
import type { Run } from './run';

type Findings = Result<readonly Finding[], Refusal>;

/** Content is asked for only when the file is a plan or a match, so that a broken pack can be validated too. */
export async function answerValidate(run: Run, file: string, packs: readonly string[]): Promise<Answer> {
  const findings = await validateFile(run, file, packs);
  return findings.ok ? answered({ findings: findings.value }) : refused(findings.error);
}

async function validateFile(run: Run, file: string, packs: readonly string[]): Promise<Findings> {
  const { io } = run;
  if (await isFolder(path.resolve(io.workingFolder, file))) return packFindings(io, await readPack(io, file));
  const text = await readPlanText(io, file);
  if (!text.ok) return text;
  const raw = readFormat(text.value);
  if (!raw.ok) return raw;
  if (raw.value.format === PACK_FORMAT) return packFindings(io, readPackFile(text.value));
  if (raw.value.format === MATCH_FORMAT) return matchFindings(run.games(packs), text.value);
  // What says nothing of its game is asked as a plan of the sector.
  const game = PLAN_GAMES.find((each) => each === raw.value.value['game']) ?? 'into-the-unknown';
  return PLAN_FINDINGS[game](run, packs, text.value);
}

/** What there is to say about plans, by game. */
const PLAN_FINDINGS: Readonly<
  Record<PlanGame, (run: Run, packs: readonly string[], text: string) => Promise<Findings>>
> = {
  'into-the-unknown': async (run, packs, text) => {
    const pack = await run.content(packs);
    return pack.ok ? validatePlan(text, pack.value) : pack;
  },
  'black-alert': planFindings('black-alert', parseNetworkPlan),
  'nova-cry': planFindings('nova-cry', parseForcePlan),
};

function planFindings<Game extends MatchGame>(
  game: Game,
  parse: (text: string, content: GameContents[Game]) => Result<unknown, readonly Refusal[]>,
) {
  return async (run: Run, packs: readonly string[], text: string): Promise<Findings> => {
    const content = await run.games(packs).content(game);
    if (!content.ok) return err(content.error[0] ?? { code: 'unreadable', message: 'No content.' });
    const plan = parse(text, content.value);
    return plan.ok ? ok([]) : findingsOf(plan.error);
  };
}

/** Faults of a match's form, or of its packs, readings and set-up, or the record that diverges; else advice. */
async function matchFindings(games: Games, text: string): Promise<Findings> {
  const opened = await games.matchIn(text);
  if (!opened.ok) return findingsOf(opened.error);
  const { game, match, notices } = opened.value;
  const ofSetup = game.advice(match.setup).map((each) => ({ ...each, at: `/setup${each.at ?? ''}` }));
  return ok([...notices, ...ofSetup].map(adviceOf));
}

function adviceOf({ code, message, at, rule }: Refusal): Finding {
  return { severity: 'advice', code, message, at: at ?? '', ...(rule === undefined ? {} : { rule }) };
}

/** A pack's own faults, or, for a sound one, those of its merge with what is shipped. */
async function packFindings(io: CommandIo, layer: Result<PackLayer, readonly Refusal[]>): Promise<Findings> {
  if (!layer.ok) {
    const unreadable = layer.error.find((fault) => fault.code === 'unreadable');
    return unreadable === undefined ? findingsOf(layer.error) : err(unreadable);
  }
  const merged = await mergedWithShipped(io, layer.value.head.game, [layer.value]);
  return merged.ok ? ok([]) : findingsOf(merged.error);
}
