import { describe, expect, it } from 'vitest';
import { fileIn, PLAN, plotroom, workFolder } from './command';

const folder = workFolder();
const unit = (id: string, unitClass: unknown, x: number, y: number, headingDeg = 0, alert?: string) => ({
  id,
  class: unitClass,
  pose: { x, y, headingDeg },
  ...(alert === undefined ? {} : { alert }),
});
const units = [
  unit('fighter', 'jemhadar-fighter', 18, 30, 0, 'green 1'),
  unit('ahead', { base: 'small' }, 18, 25),
  unit('torpedo', 'photon-torpedo', 30, 5),
  unit('galor', 'galor', 5, 5),
];
const file = fileIn(folder, 'plan.plotroom', { ...PLAN, units, features: [] });
const passing = fileIn(folder, 'passing.plotroom', {
  ...PLAN,
  units,
  features: [],
  readings: { 'impulse.throughBase': 'yes' },
});
const reach = (id: string, kind: string, plan = file) =>
  plotroom(folder, ['reach', plan, '--unit', id, '--kind', kind]);

type Rings = readonly (readonly (readonly [number, number])[])[];
interface Answered {
  readonly outline: Rings;
  readonly centre: Rings;
  readonly holes: Rings;
  readonly outlineHoles: Rings;
  readonly toleranceIn: number;
}

const signedArea = (ring: Rings[number]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = ring[(index + ring.length - 1) % ring.length] ?? [x, y];
    return sum + (fromX * y - x * fromY) / 2;
  }, 0);

describe('plotroom reach', () => {
  it('answers with rings, islands and the tolerance they are true to', async () => {
    const { exitCode, answer } = await reach('fighter', 'forward', passing);
    const { outline, centre, holes, outlineHoles, toleranceIn } = answer as Answered;
    expect([exitCode, toleranceIn]).toEqual([0, 0.01]);
    expect([outline.length, centre.length, holes.length, outlineHoles.length]).toEqual([1, 1, 1, 1]);
    expect([...outline, ...centre].every((ring) => signedArea(ring) > 0)).toBe(true);
    expect(holes.every((ring) => signedArea(ring) < 0)).toBe(true);
    // The fighter goes 10 inches; its base is 1.07 long from the centre.
    expect(Math.min(...outline.flat().map(([, y]) => y))).toBeLessThan(30 - 10 - 1.07);
  });

  it('a base in the way bars what lies beyond it, by the default reading', async () => {
    const { answer } = await reach('fighter', 'forward');
    const { holes, centre } = answer as Answered;
    expect(holes).toEqual([]);
    expect(
      Math.min(
        ...centre
          .flat()
          .filter(([x]) => Math.abs(x - 18) < 0.1)
          .map(([, y]) => y),
      ),
    ).toBeGreaterThan(25);
  });

  it('warp and come about leave the centre on a line and a point', async () => {
    const { centre } = (await reach('fighter', 'warp')).answer as Answered;
    const thousandths = centre.map((line) =>
      line.map((place) => place.map((value) => Math.round(value * 1000))),
    );
    expect(thousandths).toEqual([
      [
        [18_000, 30_000],
        [18_000, 27_140],
      ],
      [
        [18_000, 22_860],
        [18_000, 12_000],
      ],
    ]);
    expect((await reach('torpedo', 'come-about')).answer).toMatchObject({ centre: [[[30, 5]]] });
  });

  it('answers for every kind', async () => {
    for (const kind of ['warp', 'forward', 'reverse', 'lateral-port', 'lateral-starboard', 'come-about']) {
      const { exitCode, answer } = await reach('fighter', kind);
      expect([kind, exitCode]).toEqual([kind, 0]);
      expect((answer as Answered).outline.length).toBeGreaterThan(0);
    }
  });

  it('a unit without limits, a figure nobody knows and an id the plan lacks are refused', async () => {
    for (const [id, code] of [
      ['torpedo', 'unknown-figure'],
      ['ahead', 'unknown-figure'],
      ['galor', 'unknown-figure'],
      ['nobody', 'unknown-id'],
    ] as const) {
      expect(await reach(id, 'forward')).toMatchObject({ exitCode: 1, answer: { error: { code } } });
    }
  });

  it('wrong usage exits 2', async () => {
    for (const args of [
      ['reach', file, '--unit', 'fighter', '--kind', 'sideways'],
      ['reach', file, '--unit', 'fighter'],
      ['reach', file, '--kind', 'warp'],
      ['reach', '--unit', 'fighter', '--kind', 'warp'],
    ]) {
      expect(await plotroom(folder, args)).toMatchObject({
        exitCode: 2,
        answer: { error: { code: 'usage' } },
      });
    }
  });
});
