/** Runs the command line in this process: arguments in, one JSON document out, exit code back. */
import { CommanderError } from 'commander';
import { type Answer, answered, misused, refused, textOf } from './answer';
import type { CommandIo } from './command-io';
import { contentFor, type ContentMemory } from './content';
import { type GameMemory, gameMemory, Games } from './games';
import { makeProgram } from './program';
import type { Run } from './run';
import { UsageError } from './usage-error';

/** Answers one command line on `io.out` and returns the exit code: 0 an answer, 1 refused input, 2 wrong usage. */
export async function runCommand(args: readonly string[], io: CommandIo): Promise<0 | 1 | 2> {
  const memory: ContentMemory = new Map();
  const games = gameMemory();
  const runLine = (packs: readonly string[]) => async (line: readonly string[]) => {
    const { answer } = await answerOf(line, { io, memory, games, packs, runLine: null }).catch(
      (cause: unknown) => crashed(io, cause),
    );
    // Only a batch writes for itself, and a batch inside a batch is refused.
    return answer ?? misused('A batch cannot run inside a batch.');
  };
  const { answer, pretty } = await answerOf(args, { io, memory, games, packs: [], runLine });
  if (answer === null) return 0;
  io.out(`${textOf(answer.value, pretty)}\n`);
  return answer.exitCode;
}

interface Setting {
  readonly io: CommandIo;
  readonly memory: ContentMemory;
  readonly games: GameMemory;
  /** Packs named for the whole batch, under those of the line. */
  readonly packs: readonly string[];
  readonly runLine: Run['runLine'];
}

async function answerOf(
  args: readonly string[],
  { io, memory, games, packs, runLine }: Setting,
): Promise<{ answer: Answer | null; pretty: boolean }> {
  let answer: Answer | null = misused('No command was given.');
  const program = makeProgram({
    io,
    content: (own) => contentFor(io, [...packs, ...own], memory),
    games: (own) => new Games(io, [...packs, ...own], games),
    runLine,
    answer: (given) => {
      answer = given;
    },
  });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (cause) {
    answer = answerToThrown(cause);
  }
  return { answer, pretty: program.opts<{ pretty?: boolean }>().pretty === true };
}

/** A bug met by one line of a batch: told in full on standard error, and the batch goes on. */
function crashed(io: CommandIo, cause: unknown): { answer: Answer } {
  io.say(`${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}\n`);
  return {
    answer: refused({ code: 'internal', message: 'Plotroom failed at this line; standard error says why.' }),
  };
}

/** Wrong usage is answered; anything else that was thrown is a bug and stays thrown. */
function answerToThrown(cause: unknown): Answer {
  if (cause instanceof UsageError) return misused(cause.message);
  if (!(cause instanceof CommanderError)) throw cause;
  // Asked for help: the text has gone to people on standard error, the answer says no more than that.
  if (cause.code === 'commander.helpDisplayed') return answered({ help: true });
  if (cause.code === 'commander.help') return misused('No command was given.');
  return misused(cause.message.replace(/^error: /, ''));
}
