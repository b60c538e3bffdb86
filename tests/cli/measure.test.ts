import { describe, expect, it } from 'vitest';
import { fileIn, PLAN, plotroom, workFolder } from './command';

const folder = workFolder();
const file = fileIn(folder, 'plan.plotroom', {
  ...PLAN,
  units: [
    ...PLAN.units,
    { id: 't', class: 'photon-torpedo', pose: { x: 5, y: 5, headingDeg: 0 } },
    { id: 's', class: 'type-6-shuttle', pose: { x: 9, y: 9, headingDeg: 0 } },
    { id: 'w', class: { base: 'wake' }, pose: { x: 12, y: 12, headingDeg: 0 } },
  ],
});
const measure = (from: string, to: string) => plotroom(folder, ['measure', file, '--from', from, '--to', to]);

describe('plotroom measure', () => {
  it('answers distance, witness points, touching and the arcs of the first', async () => {
    const { exitCode, answer } = await measure('a', 'b');
    expect(exitCode).toBe(0);
    expect(answer).toMatchObject({
      distanceIn: 21.86,
      from: { x: 18, y: 7.07 },
      to: { x: 18, y: 28.93 },
      touching: false,
      arcs: {
        all: { in: true, distanceIn: 21.86, marginIn: null, marginDeg: null },
        fore: { in: true, distanceIn: 21.86, marginIn: 25.07, marginDeg: 90 },
        aft: { in: false, distanceIn: null, marginIn: -22.93 },
        bow: { in: true, marginDeg: 45 },
      },
    });
    expect(Object.keys(answer as object)).toEqual(['distanceIn', 'from', 'to', 'touching', 'arcs']);
    const { arcs } = answer as { arcs: Record<string, object> };
    expect(Object.keys(arcs['fore'] ?? {})).toEqual(['in', 'distanceIn', 'marginIn', 'marginDeg']);
  });

  it('a value may begin with a minus sign', async () => {
    const { answer } = await measure('-1,5', '-1,8.5');
    expect(answer).toEqual({
      distanceIn: 3.5,
      from: { x: -1, y: 5 },
      to: { x: -1, y: 8.5 },
      touching: false,
    });
  });

  it('arcs are keyed by the base and absent for projectiles, features and points', async () => {
    const arcsOf = async (from: string) =>
      Object.keys(((await measure(from, 'b')).answer as { arcs?: object }).arcs ?? { none: 1 });
    const halves = ['all', 'fore', 'aft', 'port', 'starboard'];
    const quarters = ['fore-port', 'fore-starboard', 'aft-port', 'aft-starboard'];
    expect((await arcsOf('a')).sort()).toEqual([...halves, ...quarters, 'bow', 'stern'].sort());
    expect((await arcsOf('s')).sort()).toEqual([...halves, ...quarters].sort());
    expect((await arcsOf('w')).sort()).toEqual(['all', ...quarters].sort());
    for (const from of ['t', 'f1', '1,1']) expect(await arcsOf(from)).toEqual(['none']);
  });

  it('refuses a point beyond every coordinate of a plan instead of answering null', async () => {
    for (const far of ['10000.5,0', '0,-1e5', '1e200,-1e200']) {
      expect(await measure(far, 'b')).toMatchObject({
        exitCode: 1,
        answer: { error: { code: 'out-of-range' } },
      });
    }
    expect(await measure('10000,-10000', 'b')).toMatchObject({ exitCode: 0, answer: { touching: false } });
  });

  it('refuses a piece against itself and an id the plan lacks, exit 1', async () => {
    expect(await measure('a', 'a')).toMatchObject({ exitCode: 1, answer: { error: { code: 'same-piece' } } });
    expect(await measure('a', 'z')).toMatchObject({ exitCode: 1, answer: { error: { code: 'unknown-id' } } });
  });

  it('wrong usage exits 2', async () => {
    const lines = [
      ['measure'],
      ['measure', file],
      ['measure', file, '--from', 'a'],
      ['measure', file, '--from', '--to', 'b'],
      ['measure', file, '--from', '1,2,3', '--to', 'b'],
      ['measure', file, '--from', '1,x', '--to', 'b'],
      ['measure', file, '--from', '1e999,1', '--to', 'b'],
      ['measure', file, 'extra', '--from', 'a', '--to', 'b'],
    ];
    for (const args of lines) {
      expect([args, await plotroom(folder, args)]).toMatchObject([
        args,
        { exitCode: 2, answer: { error: { code: 'usage' } } },
      ]);
    }
  });

  it('numbers have at most nine decimals', async () => {
    const { out } = await measure('a', 'f1');
    for (const [, decimals] of out.matchAll(/\d\.(\d+)/g)) expect(decimals?.length).toBeLessThanOrEqual(9);
  });
});

describe('files that cannot be measured', () => {
  const codeOf = async (name: string, content: unknown) => {
    const { exitCode, answer } = await plotroom(folder, [
      'measure',
      fileIn(folder, name, content),
      '--from',
      'a',
      '--to',
      'b',
    ]);
    const { error } = answer as { error: { code: string; at?: string } };
    return [exitCode, error.code, error.at];
  };

  it('unreadable, not-json, not-plotroom, newer-version', async () => {
    const missing = await plotroom(folder, ['measure', 'nowhere', '--from', 'a', '--to', 'b']);
    expect(missing).toMatchObject({ exitCode: 1, answer: { error: { code: 'unreadable' } } });
    const dir = await plotroom(folder, ['measure', '.', '--from', 'a', '--to', 'b']);
    expect(dir).toMatchObject({ exitCode: 1, answer: { error: { code: 'unreadable' } } });
    expect(await codeOf('1', '{')).toEqual([1, 'not-json', '']);
    expect(await codeOf('2', {})).toEqual([1, 'not-plotroom', '/format']);
    expect(await codeOf('3', { ...PLAN, version: 2 })).toEqual([1, 'newer-version', '/version']);
  });

  it('the first fault of the schema is the error answer', async () => {
    expect(await codeOf('4', { ...PLAN, shiny: 1 })).toEqual([1, 'unknown-key', '/shiny']);
    expect(await codeOf('5', { ...PLAN, title: undefined })).toEqual([1, 'missing-key', '/title']);
    const unit = (changes: object) => ({ ...PLAN, units: [{ ...PLAN.units[0], ...changes }] });
    expect(await codeOf('6', unit({ pose: { x: '1', y: 1, headingDeg: 0 } }))).toEqual([
      1,
      'wrong-type',
      '/units/0/pose/x',
    ]);
    expect(await codeOf('7', unit({ pose: { x: 1e5, y: 1, headingDeg: 0 } }))).toEqual([
      1,
      'out-of-range',
      '/units/0/pose/x',
    ]);
    expect(await codeOf('8', unit({ class: 'enterprise' }))).toEqual([1, 'unknown-class', '/units/0/class']);
    expect(await codeOf('9', { ...PLAN, units: [PLAN.units[0], PLAN.units[0]] })).toEqual([
      1,
      'duplicate-id',
      '/units/1/id',
    ]);
    expect(await codeOf('10', { ...PLAN, features: [{ id: 'f', kind: 'x', at: { x: 1, y: 1 } }] })).toEqual([
      1,
      'unknown-kind',
      '/features/0/kind',
    ]);
    expect(await codeOf('11', { ...PLAN, readings: { x: 'y' } })).toEqual([
      1,
      'unknown-reading',
      '/readings/x',
    ]);
  });
});
