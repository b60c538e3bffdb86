import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownWords, readCommandLine } from './command-line';

const CWD = path.resolve('/work place');

describe('the command line', () => {
  it('takes the data folder as two words or as one, relative to where it was typed', () => {
    expect(readCommandLine(['--data', 'my data'], CWD).dataFolder).toBe(path.join(CWD, 'my data'));
    expect(readCommandLine(['--data=my data'], CWD).dataFolder).toBe(path.join(CWD, 'my data'));
  });

  it('has no data folder when none is named', () => {
    expect(readCommandLine(['--data'], CWD).dataFolder).toBeNull();
    expect(readCommandLine(['--data='], CWD).dataFolder).toBeNull();
    expect(readCommandLine([], CWD)).toEqual({ dataFolder: null, files: [] });
  });

  it('takes every word without a dash as a file, in order', () => {
    const { files } = readCommandLine(['a b.plotroom', '--data', 'x', 'c.plotroom', ''], CWD);
    expect(files).toEqual([path.join(CWD, 'a b.plotroom'), path.join(CWD, 'c.plotroom')]);
  });

  it("leaves Chromium's switches alone", () => {
    expect(readCommandLine(['--no-sandbox', '--lang=de', '-v'], CWD)).toEqual({
      dataFolder: null,
      files: [],
    });
  });

  it("begins behind the program, or behind the app's folder in development", () => {
    expect(ownWords(['plotroom', 'a.plotroom'], false)).toEqual(['a.plotroom']);
    expect(ownWords(['electron', '.', 'a.plotroom'], true)).toEqual(['a.plotroom']);
  });
});
