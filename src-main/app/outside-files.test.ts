import { describe, expect, it } from 'vitest';
import { ok } from '../../shared/base';
import { OutsideFiles } from './outside-files';

function setUp() {
  const log: string[] = [];
  const desk = {
    async openOutsideFile(path: string) {
      log.push(`open ${path}`);
      await Promise.resolve();
      log.push(`done ${path}`);
      return ok(path);
    },
  };
  return { files: new OutsideFiles(), desk, log };
}

describe('files from outside', () => {
  it('wait for the page, then come in one after another', async () => {
    const { files, desk, log } = setUp();
    files.add('a');
    files.add('b');
    expect(log).toEqual([]);
    files.start(desk);
    files.add('c');
    await files.settle();
    expect(log).toEqual(['open a', 'done a', 'open b', 'done b', 'open c', 'done c']);
  });

  it('come in once, however often the page says that it listens', async () => {
    const { files, desk, log } = setUp();
    files.add('a');
    files.start(desk);
    files.start(desk);
    await files.settle();
    expect(log).toEqual(['open a', 'done a']);
  });
});
