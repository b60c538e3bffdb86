import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, valueOf } from '../../tests/support/library';
import { nodeDisk } from './disk';
import { ProblemLog } from './problem-log';

describe('the problem log', () => {
  it('takes one line a problem, in order', async () => {
    const folder = await temporaryFolder();
    const log = new ProblemLog(nodeDisk, folder);
    await Promise.all([1, 2, 3].map((at) => log.add({ at, message: `problem ${at}\n`, stack: 'at x' })));
    const lines = (await fs.readFile(path.join(folder, 'problems.log'), 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
      [1, 2, 3].map((at) => ({ at, message: `problem ${at}\n`, stack: 'at x' })),
    );
  });

  it('never grows beyond two files of half a mebibyte, and keeps the newest', async () => {
    const folder = await temporaryFolder();
    const log = new ProblemLog(nodeDisk, folder);
    for (let at = 0; at < 120; at++) valueOf(await log.add({ at, message: 'x'.repeat(15_000) }));
    const names = (await fs.readdir(folder)).sort();
    expect(names).toEqual(['problems.log', 'problems.old.log']);
    const sizes = await Promise.all(names.map(async (name) => (await fs.stat(path.join(folder, name))).size));
    for (const size of sizes) expect(size).toBeLessThanOrEqual(512 * 1024);
    expect(await fs.readFile(path.join(folder, 'problems.log'), 'utf8')).toContain('"at":119');
  });
});
