// The one door to everything: node scripts/run.mjs start | test | build | plotroom | bench | measure:bots | screenshots | scenarios | goldens | schemas | glyphs
import { build } from './build.mjs';
import { runBundle } from './bundle.mjs';
import { say, Told } from './say.mjs';

const COMMANDS = {
  build: () => build(),
  plotroom: async (args) => {
    await build(['main']);
    runBundle('cli', args);
  },
  /** Writes assets/schemas anew from the code. */
  schemas: async (args) => {
    await build(['main']);
    runBundle('cli', ['schemas', ...args]);
  },
  /** Writes assets/fonts/glyphs.json anew from the shipped faces. */
  glyphs: async () => (await import('./glyphs.mjs')).glyphs(),
  /** Plays the golden matches and writes them anew. */
  goldens: async () => (await import('./goldens.mjs')).goldens(),
  /** Writes the matches that ship as examples anew. */
  scenarios: async () => (await import('./scenarios.mjs')).scenarios(),
  start: async (args) => (await import('./start.mjs')).start(args),
  test: async (args) => (await import('./test.mjs')).test(args),
  bench: async (args) => (await import('./bench.mjs')).bench(args),
  'measure:bots': async (args) => (await import('./measure-bots.mjs')).measureBots(args),
  screenshots: async (args) => (await import('./screenshots.mjs')).screenshots(args),
};

const [name, ...args] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
try {
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Told(`Plotroom needs Node 20.19 or newer; this is ${process.version}.`);
  }
  const command = COMMANDS[name];
  if (!command) throw new Told(`Say what to run: ${Object.keys(COMMANDS).join(', ')}.`);
  await command(args);
} catch (error) {
  if (!(error instanceof Told)) throw error;
  say(error.message);
  process.exitCode = 1;
}
