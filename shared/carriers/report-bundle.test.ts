import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Machine, withoutPaths, withoutUser } from './anonymise';
import { planTextIn } from './plan-text-in';
import { reportBundle, type ReportParts } from './report-bundle';

const LINUX: Machine = {
  folders: ['/home/Ada Lovelace/.local/share/plotroom', '/home/Ada Lovelace'],
  user: 'ada',
};
const WINDOWS: Machine = {
  folders: ['C:\\Users\\Ada\\AppData\\Roaming\\Plotroom', 'C:\\Users\\Ada'],
  user: 'Ada',
};

const PARTS: ReportParts = {
  plan: '{"format":"plotroom-plan","notes":"ada plays blue"}\n',
  history: { position: 1, length: 2, labels: ['Move Defiant', 'Turn'] },
  entries: [{ sequence: 1 }, { sequence: 2 }],
  versions: { plotroom: '1.0.0', packs: [{ id: 'into-the-unknown', version: '1' }] },
  problems: '{"message":"ENOENT: /home/Ada Lovelace/.local/share/plotroom/documents/1/journal.log"}\n',
  settings: { theme: 'dark', shortcuts: { 'edit.undo': 'Ctrl+Z' } },
  machine: LINUX,
};

function filesOf(parts: ReportParts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(reportBundle(parts))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

describe('a bug bundle', () => {
  it('holds plan, history, journal, versions, problems and settings', () => {
    const files = filesOf(PARTS);
    expect(Object.keys(files).sort()).toEqual([
      'history.json',
      'journal.jsonl',
      'plan.plotroom',
      'problems.log',
      'settings.json',
      'versions.json',
    ]);
    expect(JSON.parse(files['history.json'] ?? '')).toEqual(PARTS.history);
    expect(files['journal.jsonl']).toBe('{"sequence":1}\n{"sequence":2}\n');
    expect(JSON.parse(files['versions.json'] ?? '')).toEqual(PARTS.versions);
    expect(JSON.parse(files['settings.json'] ?? '')).toEqual(PARTS.settings);
  });

  it('opens like a plan', () => {
    expect(planTextIn(reportBundle(PARTS))).toEqual({
      ok: true,
      value: { text: PARTS.plan, carrier: 'zip' },
    });
  });

  it('says nothing about whose machine it was, and leaves the words of the plan alone', () => {
    const files = filesOf(PARTS);
    expect(files['problems.log']).toBe('{"message":"ENOENT: ~/documents/1/journal.log"}\n');
    expect(files['plan.plotroom']).toContain('ada plays blue');
    expect(Object.values(files).join('')).not.toContain('Lovelace');
  });

  it('is the same to the byte for the same content', () => {
    expect(Buffer.compare(reportBundle(PARTS), reportBundle(PARTS))).toBe(0);
  });

  it('keeps the newest of endless problems and changes, in whole lines', () => {
    const line = `{"message":"${'x'.repeat(10_000)}"}`;
    const problems = `${Array.from({ length: 2000 }, (_, i) => `${i} ${line}`).join('\n')}\n`;
    const kept = filesOf({ ...PARTS, problems })['problems.log'] ?? '';
    expect(kept.length).toBeLessThan(9_000_000);
    expect(kept.endsWith(`1999 ${line}\n`)).toBe(true);
    expect(kept).toMatch(/^\d+ \{/);
  });
});

describe('taking paths out', () => {
  it.each([
    [LINUX, 'at /home/Ada Lovelace/.local/share/plotroom/settings.json', 'at ~/settings.json'],
    [LINUX, 'at file:///home/Ada%20Lovelace/x.js:1:2', 'at file://~/x.js:1:2'],
    [LINUX, 'open /home/Ada Lovelace', 'open ~'],
    [
      LINUX,
      'at read (/opt/Plotroom/resources/app.asar/out/main/main.cjs:12:3)',
      'at read (~/.../main.cjs:12:3)',
    ],
    [LINUX, "'/tmp/plotroom-x/a.plotroom'", "'~/.../a.plotroom'"],
    [WINDOWS, 'C:\\Users\\Ada\\AppData\\Roaming\\Plotroom\\settings.json', '~\\settings.json'],
    [WINDOWS, 'c:\\users\\ada\\Desktop\\x', '~\\Desktop\\x'],
    [WINDOWS, JSON.stringify('C:\\Users\\Ada\\Desktop'), '"~\\\\Desktop"'],
    [WINDOWS, 'at file:///C:/Users/Ada/x.js', 'at file:///~/x.js'],
    [WINDOWS, 'D:\\Games\\Plotroom\\app.js:4', '~/.../app.js:4'],
    [WINDOWS, '\\\\server\\people\\ada\\plan.plotroom', '~/.../plan.plotroom'],
  ])('%# gives what is left', (machine, text, left) => {
    expect(withoutPaths(text, machine)).toBe(left);
  });

  it.each([
    '/units/0/pose/x',
    'http://127.0.0.1:4000/assets/index.js',
    'plotroom://app/assets/index.js',
    '3/4 and 1/2',
  ])('leaves %s as it is', (text) => {
    expect(withoutPaths(text, LINUX)).toBe(text);
  });

  it('takes the account’s name as a word only, and never an ordinary one', () => {
    expect(withoutUser('ada said: adaptive, Ada!', LINUX)).toBe('~ said: adaptive, ~!');
    expect(withoutUser('the root of it', { folders: [], user: 'root' })).toBe('the root of it');
    expect(withoutPaths('a / b', { folders: ['/'], user: null })).toBe('a / b');
  });
});
