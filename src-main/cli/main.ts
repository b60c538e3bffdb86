/** Entry of the built command (out/main/cli.cjs): two folders below the project's root, whose assets it reads. */
import path from 'node:path';
import { runCommand } from './run-command';

const io = {
  out: (text: string) => process.stdout.write(text),
  say: (text: string) => process.stderr.write(text),
  input: process.stdin,
  assetsFolder: path.resolve(__dirname, '../../assets'),
  rasterizerFile: path.join(__dirname, 'resvg.wasm'),
  workingFolder: process.cwd(),
};

const BUG = 70;
const CANNOT_WRITE = 74;
let unwritten = false;

// A reader that has gone away, such as `head`, is no fault of the command; a full disk is told.
process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code === 'EPIPE' || unwritten) return;
  unwritten = true;
  process.exitCode = CANNOT_WRITE;
  process.stderr.write(`The answer could not be written (${cause.code ?? cause.message}).\n`);
});

runCommand(process.argv.slice(2), io).then(
  (exitCode) => {
    process.exitCode = unwritten ? CANNOT_WRITE : exitCode;
  },
  (cause: unknown) => {
    process.stderr.write(`${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}\n`);
    process.exitCode = BUG;
  },
);
