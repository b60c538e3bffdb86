/**
 * The desk: every call is checked against its schema, acts at most once per `callId`, and is answered with data, never
 * with an exception. It knows no transport and no screen.
 */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Refusal, type Result, err, ok } from '../../shared/base';
import { GAME_IDS, isTooDeep } from '../../shared/content';
import { type CallName, type DeskEvent, type ParsedRequest, requestSchemas } from '../../shared/contract';
import {
  type Disk,
  type FolderLock,
  Library,
  ProblemLog,
  SettingsFile,
  UserPacks,
  attempt,
  lockFolder,
  makeDataFolder,
  nodeDisk,
} from '../library';
import { createThinker, type Thinker } from '../bots';
import { Announcer } from './announcer';
import { AnswerMemory, type AnyAnswer } from './answer-memory';
import { appCalls } from './app-calls';
import type { CallContext, Calls } from './call-context';
import { readContent, SHIPPED_PACKS } from './content';
import { documentCalls } from './document-calls';
import { documentCheck } from './document-check';
import { Examples } from './examples';
import { importFile, saveWithDialog } from './file-calls';
import { libraryCalls } from './library-calls';
import { matchCalls, publishMatch } from './match/match-calls';
import type { Pause } from './match/bot-pace';
import { MatchSessions } from './match/match-sessions';
import { packCalls } from './pack-calls';
import { PlanContents } from './plan-contents';
import { summarize } from './summary';
import type { Desk, DeskOptions, OpenDesk } from './types';

const REMEMBERED_ANSWERS = 1000;

/** What a test puts in the place of the machine. */
export interface DeskMachine {
  readonly disk: Disk;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Decides for bots; left out: a worker does. */
  readonly thinker?: Thinker;
  /** Lets a person follow the moves of bots; left out: bots do not wait. */
  readonly pause?: Pause;
}

export const openDesk: OpenDesk = (options) =>
  openDeskOn(options, { disk: nodeDisk, now: Date.now, pause: timedPause });

/** What has been waited for too long is not waited for: an early end is as good as the end. */
async function timedPause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

/** `openDesk` on a given machine. */
export async function openDeskOn(options: DeskOptions, machine: DeskMachine): Promise<Result<Desk, Refusal>> {
  const dataFolder = path.resolve(options.dataFolder);
  const made = await makeDataFolder(dataFolder);
  if (!made.ok) return made;
  const lock = await lockFolder(dataFolder);
  if (!lock.ok) return lock;
  const desk = await openLocked({ ...options, dataFolder }, machine, lock.value);
  if (!desk.ok) await lock.value.release();
  return desk;
}

async function openLocked(
  options: DeskOptions,
  machine: DeskMachine,
  lock: FolderLock,
): Promise<Result<Desk, Refusal>> {
  const { dataFolder, assetsFolder } = options;
  const { disk, now } = machine;
  const announcer = new Announcer();
  const content = await readContent(assetsFolder);
  const packs = await UserPacks.open({ dataFolder, disk, now, reserved: SHIPPED_PACKS });
  if (!packs.ok) return packs;
  const contents = new PlanContents({ assetsFolder, packs: packs.value });
  for (const game of GAME_IDS) await contents.read(game, []); // what is wrong with them is told to who asks for them
  const checkBody = documentCheck(contents);
  const onProblem = (problem: Refusal): void => announcer.publishSurely({ type: 'problem', problem });
  const library = await Library.open({
    dataFolder,
    disk,
    now,
    checkPlan: checkBody,
    summarize: (body) => summarize(body, contents),
    onProblem,
  });
  if (!library.ok) return library;
  const settings = new SettingsFile(disk, dataFolder);
  const loaded = await attempt(() => settings.load(new Date(now()).toISOString().replace(/[:.]/g, '-')));
  const problem = loaded.ok ? loaded.value : loaded.error;
  if (problem !== null) onProblem(problem);
  const problems = new ProblemLog(disk, dataFolder);
  const examples = new Examples(assetsFolder, checkBody);
  const kept = { library: library.value, packs: packs.value, settings, problems };
  const matches = new MatchSessions({
    library: library.value,
    assetsFolder,
    thinker: machine.thinker ?? createThinker(),
    ...(machine.pause ? { pause: machine.pause } : {}),
    publish: publishMatch({ announcer }),
    onProblem,
    now,
  });
  const parts = { ...kept, examples, content, contents, matches, checkBody, announcer };
  return ok(new LocalDesk({ options, now, ...parts }, lock));
}

class LocalDesk implements Desk {
  readonly #context: CallContext;
  readonly #lock: FolderLock;
  readonly #calls: Calls;
  readonly #memory = new AnswerMemory(REMEMBERED_ANSWERS);
  readonly #running = new Set<Promise<AnyAnswer>>();
  #closed: Promise<void> | undefined;

  constructor(context: CallContext, lock: FolderLock) {
    this.#context = context;
    this.#lock = lock;
    this.#calls = {
      ...appCalls(context),
      ...libraryCalls(context),
      ...documentCalls(context),
      ...matchCalls(context),
      ...packCalls(context),
      'files.save': ({ name, base64 }) => saveWithDialog(context, name, Buffer.from(base64, 'base64')),
    };
  }

  async call(name: string, request: unknown): Promise<AnyAnswer> {
    if (this.#closed !== undefined) return err({ code: 'closing', message: 'Plotroom is closing.' });
    if (!isCallName(name))
      return err({ code: 'unknown-call', message: `There is no call “${name.slice(0, 80)}”.` });
    const parsed = readRequest(name, request);
    if (!parsed.ok) return parsed;
    const act = () => this.#track(this.#act(name, parsed.value));
    const callId = 'callId' in parsed.value ? parsed.value.callId : undefined;
    return callId === undefined ? act() : this.#memory.once(callId, name, parsed.value, act);
  }

  subscribe(listener: (event: DeskEvent) => void): () => void {
    return this.#context.announcer.subscribe(listener);
  }

  async openOutsideFile(file: string): Promise<Result<string, Refusal>> {
    const { announcer } = this.#context;
    const outcome = await importFile(this.#context, file);
    if (!outcome.ok) {
      announcer.publishSurely({ type: 'problem', problem: outcome.error });
      return outcome;
    }
    const { id } = outcome.value.entry;
    announcer.libraryChanged();
    announcer.publishSurely({ type: 'show', id });
    return ok(id);
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await Promise.all(this.#running);
    await this.#context.matches.destroy();
    // What a failing disk keeps out of the snapshots stands in the journals; there is nobody left to tell.
    await this.#context.library.close();
    this.#context.announcer.close();
    await this.#lock.release();
  }

  /** Keeps account of what is under way, so that closing waits for it. */
  #track(answer: Promise<AnyAnswer>): Promise<AnyAnswer> {
    this.#running.add(answer);
    void answer.then(() => this.#running.delete(answer));
    return answer;
  }

  async #act(name: CallName, request: unknown): Promise<AnyAnswer> {
    // The schema of this very name has made the request; only the pairing is lost in the table.
    const handler = this.#calls[name] as (request: unknown) => Promise<AnyAnswer>;
    try {
      return await handler(request);
    } catch (cause) {
      return this.#unexpected(name, cause);
    }
  }

  async #unexpected(name: string, cause: unknown): Promise<AnyAnswer> {
    const message = cause instanceof Error ? cause.message : String(cause);
    const stack = cause instanceof Error ? cause.stack : undefined;
    await this.#context.problems.add({ at: this.#context.now(), message: `${name}: ${message}`, stack });
    return err({
      code: 'internal-error',
      message: `Something went wrong inside Plotroom (${message}). Nothing was changed.`,
    });
  }
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(requestSchemas, name);
}

type AnyRequest = ParsedRequest<CallName>;

/** A call's request after its schema, or `bad-request`. */
function readRequest(name: CallName, request: unknown): Result<AnyRequest, Refusal> {
  try {
    const parsed = requestSchemas[name].safeParse(request);
    if (!parsed.success) return err(badRequest(name, parsed.error.issues[0]));
    return isTooDeep(parsed.data) ? err(badRequest(name, TOO_DEEP)) : ok(parsed.data);
  } catch (cause) {
    // The schema library follows a value down, and hands faults on as arguments, as far as the stack reaches.
    if (!(cause instanceof RangeError)) throw cause;
    return err(badRequest(name, TOO_DEEP));
  }
}

interface Issue {
  readonly message: string;
  readonly path: readonly PropertyKey[];
}

const TOO_DEEP: Issue = { message: 'it lies too deep or has too many faults', path: [] };

function badRequest(name: string, issue: Issue | undefined): Refusal {
  const at = (issue?.path ?? []).map((key) => `/${String(key)}`).join('');
  return { code: 'bad-request', message: `The call ${name} is not well formed: ${issue?.message ?? ''}`, at };
}
