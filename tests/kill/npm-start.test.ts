/** `npm start` as people and service managers end it: by a signal to npm itself. */
import { spawn } from 'node:child_process';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../support/library';
import { PROJECT } from './bundle';

beforeAll(async () => {
  // So that the build is there, and each test waits for nothing but the program.
  const build = spawn(process.execPath, ['scripts/run.mjs', 'build'], { cwd: PROJECT, stdio: 'ignore' });
  const code = await new Promise((resolve) => build.once('close', resolve));
  expect(code).toBe(0);
}, 180_000);

describe.skipIf(process.platform === 'win32')('npm start', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends with 0 on %s, has printed one line and leaves nothing behind',
    async (signal) => {
      const args = ['run', '-s', 'start', '--', '--web', '--no-open', '--data', await temporaryFolder()];
      const npm = spawn('npm', args, { cwd: PROJECT, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
      onTestFinished(() => endGroup(npm.pid));
      let out = '';
      const link = new Promise<string>((resolve) => {
        npm.stdout.on('data', (data: Buffer) => {
          out += data.toString();
          const [, found] = /^Plotroom is at (\S+)\n/.exec(out) ?? [];
          if (found !== undefined) resolve(found);
        });
      });
      const address = await link;
      expect((await fetch(address, { redirect: 'manual' })).status).toBe(303);
      npm.kill(signal);
      expect(await new Promise((resolve) => npm.once('close', resolve))).toBe(0);
      expect(out).toBe(`Plotroom is at ${address}\n`);
      await expect(fetch(address)).rejects.toThrow();
    },
    60_000,
  );
});

/** Ends what is left of a process group; usually nothing is. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // there is no such group any more
  }
}
