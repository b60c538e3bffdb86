/** `plotroom batch`: one JSON array of arguments per line in, one JSON answer per line out, never stopped by a bad line. */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { type Answer, misused, refused, textOf } from './answer';
import type { CommandIo } from './command-io';
import { linesOf } from './lines';

/** Runs one command of a batch. */
export type RunLine = (args: readonly string[]) => Promise<Answer>;

/** Writes every answer as its line is read; null once the whole file is read, else `unreadable`. */
export async function answerBatch(io: CommandIo, file: string, run: RunLine): Promise<Answer | null> {
  const input: Readable = file === '-' ? io.input : createReadStream(path.resolve(io.workingFolder, file));
  try {
    for await (const line of linesOf(input)) {
      const answer = await answerLine(line, run);
      io.out(`${textOf(answer.value, false)}\n`);
    }
    return null;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return refused({ code: 'unreadable', message: `${file} could not be read (${reason}).` });
  }
}

async function answerLine(line: string, run: RunLine): Promise<Answer> {
  const args = argumentsOf(line);
  return args === null ? misused('A line of a batch is one JSON array of arguments.') : run(args);
}

/** The arguments of a line; numbers may stand without quotes. Null when it is no array of such. */
function argumentsOf(line: string): readonly string[] | null {
  const parsed = parsedLine(line);
  if (!Array.isArray(parsed)) return null;
  const args: readonly unknown[] = parsed;
  const texts = args.flatMap((each) =>
    typeof each === 'string' || typeof each === 'number' ? [String(each)] : [],
  );
  return texts.length === args.length ? texts : null;
}

function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined; // told as usage: the line is no JSON array
  }
}
