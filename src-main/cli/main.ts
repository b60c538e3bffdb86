/** Entry of the built command (out/main/cli.cjs): two folders below the project's root, whose assets it reads. */
import path from 'node:path';
import { runCommand } from './run-command';

const io = {
  out: (text: string) => process.stdout.write(text),
  say: (text: string) => process.stderr.write(text),
  input: process.stdin,
  assetsFolder: path.resolve(__dirname, '../../assets'),
  workingFolder: process.cwd(),
};

// A reader that has gone away, such as `head`, is no fault of the command.
process.stdout.on('error', () => undefined);

runCommand(process.argv.slice(2), io).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (cause: unknown) => {
    process.stderr.write(`${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}\n`);
    process.exitCode = 70;
  },
);
