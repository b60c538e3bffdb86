/** How every browser test launches Chromium: one executable, stable pixels, software WebGL. */
import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';

const STABLE_PIXELS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Pages are laid out and painted on the processor: in software WebGL that costs several times as much.
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
];

/** The executable the tests drive; `npm test` names it in PLOTROOM_CHROMIUM. */
export async function chromiumPath(): Promise<string> {
  const found = await findChromium();
  if (found === null) throw new Error('No Chromium found; npm test installs one.');
  return found;
}

export async function chromiumLaunchOptions(more: readonly string[] = []): Promise<LaunchOptions> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath: await chromiumPath(), args: [...STABLE_PIXELS, ...more, ...sandbox] };
}

/**
 * For tests that look at no pixel: a table in software WebGL costs most of their time, and a quarter of the pixels without
 * smoothed edges less than half of it. The page is laid out in the same CSS pixels, as in a browser zoomed out to 50 %.
 */
export async function cheapPixels() {
  return {
    deviceScaleFactor: 0.5,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await chromiumLaunchOptions(['--webgl-antialiasing-mode=none']),
  } as const;
}
