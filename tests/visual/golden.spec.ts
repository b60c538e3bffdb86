/**
 * Six kept pictures. A newer Chromium may smooth an edge otherwise: a picture passes as long as at most 1 % of its pixels
 * differ by more than 16 of 255 in any channel. `npm run screenshots -- golden` renews them; look at them before they are
 * kept.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page, TestInfo } from '@playwright/test';
import { PNG } from 'pngjs';
import type { OverlayModel } from '../../src-renderer/table/scene-model';
import { comparePixels, type Difference, markDifference } from './compare';
import { GOLDEN_SCENES } from './golden-scenes';
import type { GoldenScene } from './golden-scenes';
import { canvasPicture, showScene } from './harness-page';
import { test } from './harness-test';

const FOLDER = path.join(import.meta.dirname, 'golden');
const TOLERANCE = 16;
const MOST_SHARE = 0.01;
/** The smallest overlay, a ring, takes more pixels than this; two pictures of the same differ by fewer. */
const LEAST_PIXELS = 150;
const fileOf = ({ name }: GoldenScene): string => path.join(FOLDER, `${name}.png`);

for (const golden of GOLDEN_SCENES) {
  test(`${golden.name} looks as it was kept`, async ({ harness, harnessPage: page }, info) => {
    await showScene(page, harness.url, golden);
    const actual = await canvasPicture(page);
    if (info.config.updateSnapshots === 'all') return keep(golden, actual);
    const expected = PNG.sync.read(readFileSync(fileOf(golden)));
    expect([actual.width, actual.height]).toEqual([expected.width, expected.height]);
    const difference = compare(expected, actual);
    if (difference.share > MOST_SHARE) throw new Error(report(golden, expected, actual, info));
  });
}

test('keeps exactly these six pictures', () => {
  expect(GOLDEN_SCENES).toHaveLength(6);
  expect(readdirSync(FOLDER).sort()).toEqual(GOLDEN_SCENES.map(({ name }) => `${name}.png`).sort());
});

/** Every kind; the compiler tells which one is missing. */
const KINDS: Readonly<Record<OverlayModel['type'], true>> = {
  disc: true,
  dimension: true,
  ghost: true,
  handle: true,
  line: true,
  marquee: true,
  note: true,
  polyline: true,
  region: true,
  ring: true,
  ruler: true,
  sweep: true,
  tag: true,
  tool: true,
  track: true,
};

test('a picture that lacks overlays is not taken for the kept one, and every kind shows in one of the six', async ({
  harness,
  harnessPage: page,
}) => {
  const seen = new Set<string>();
  for (const golden of GOLDEN_SCENES) {
    await showScene(page, harness.url, golden);
    const whole = PNG.sync.read(readFileSync(fileOf(golden)));
    const bare = await pictureWithout(page, golden, () => false);
    expect(compare(whole, bare).share, `${golden.name} without overlays`).toBeGreaterThan(MOST_SHARE);
    for (const kind of await kindsOf(page, golden)) {
      if (seen.has(kind)) continue;
      seen.add(kind);
      const lacking = await pictureWithout(page, golden, (other) => other !== kind);
      const { pixels, share } = compare(whole, lacking);
      expect(pixels, `${golden.name} without ${kind}`).toBeGreaterThan(LEAST_PIXELS);
      if (kind === 'note') expect(share, `${golden.name} without notes`).toBeGreaterThan(MOST_SHARE);
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(KINDS).sort());
});

function compare(a: PNG, b: PNG): Difference {
  return comparePixels(a.data, b.data, TOLERANCE);
}

function kindsOf(page: Page, { scene }: GoldenScene): Promise<string[]> {
  return page.evaluate((name) => {
    const overlays = window.plotTable?.model(name).overlays ?? [];
    return [...new Set(overlays.map(({ type }) => type))];
  }, scene);
}

/** The scene with only those overlays whose kind is let through. */
async function pictureWithout(
  page: Page,
  { scene }: GoldenScene,
  isKept: (kind: string) => boolean,
): Promise<PNG> {
  const kinds = Object.keys(KINDS).filter(isKept);
  await page.evaluate(
    async ([name, kept]) => {
      const table = window.plotTable;
      if (!table) throw new Error('no table');
      const model = table.model(name);
      const overlays = model.overlays.filter(({ type }) => kept.includes(type));
      table.scene.setModel({ ...model, overlays });
      await table.drawn();
    },
    [scene, kinds] as const,
  );
  return canvasPicture(page);
}

/** Writes the picture, without its alpha and packed well. */
function keep(golden: GoldenScene, actual: PNG): void {
  mkdirSync(FOLDER, { recursive: true });
  const wanted = GOLDEN_SCENES.map(({ name }) => `${name}.png`);
  for (const file of readdirSync(FOLDER)) if (!wanted.includes(file)) rmSync(path.join(FOLDER, file));
  const packing = { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 } as const;
  writeFileSync(fileOf(golden), PNG.sync.write(actual, packing));
}

/** Writes what was drawn and where it differs; tells where these lie and how to renew the kept picture. */
function report(golden: GoldenScene, expected: PNG, actual: PNG, info: TestInfo): string {
  const where = { actual: info.outputPath('actual.png'), difference: info.outputPath('difference.png') };
  writeFileSync(where.actual, PNG.sync.write(actual));
  const marked = new PNG({ width: actual.width, height: actual.height });
  marked.data.set(markDifference(expected.data, actual.data, TOLERANCE));
  writeFileSync(where.difference, PNG.sync.write(marked));
  return [
    `${golden.name}: ${(100 * compare(expected, actual).share).toFixed(2)} % of the pixels differ by more than ${TOLERANCE} of 255.`,
    `Drawn: ${where.actual}`,
    `Differs, in red: ${where.difference}`,
    `Kept: ${fileOf(golden)}`,
    'If the new picture is right, renew it: npm run screenshots -- golden',
  ].join('\n');
}
