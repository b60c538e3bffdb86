/** Manoeuvres in the browser: plans laid on the table, ring and knob dragged to where another staging has them. */
import { expect, type Page } from '@playwright/test';
import type { SectorPlan } from '../../shared/documents/plan';
import type { Point, Pose } from '../../shared/geometry';
import { baseOutline } from '../../shared/sector';
import { judgeStaging } from '../../src-renderer/games/into-the-unknown/judge-staging';
import type { Staging } from '../../src-renderer/games/into-the-unknown/staging';
import { stagingHandles } from '../../src-renderer/games/into-the-unknown/staging-handles';
import { SectorPage } from './sector-page';
import { shippedContent } from './shipped-content';

const pack = shippedContent();

export const DEFIANT: SectorPlan['units'][number] = {
  id: 'defiant-1',
  class: 'defiant',
  owner: 'blue',
  alert: 'green 2',
  pose: { x: 14, y: 26, headingDeg: 0 },
};
export const fighter = (number: number, x: number, y: number): SectorPlan['units'][number] => ({
  id: `fighter-${number}`,
  class: 'jemhadar-fighter',
  owner: 'orange',
  number,
  pose: { x, y, headingDeg: 180 },
});
export const planOf = (units: SectorPlan['units'], features: SectorPlan['features'] = []): SectorPlan => ({
  format: 'plotroom-plan',
  version: 1,
  game: 'into-the-unknown',
  title: 'Trials',
  sector: { layout: 'solitary' },
  units,
  features,
});

/** A plan file dropped on the library opens as a table. */
export async function openPlan(page: Page, link: string, plan: SectorPlan): Promise<SectorPage> {
  const sector = new SectorPage(page);
  await sector.openLibrary(link);
  await sector.dropFile('trials.plotroom', JSON.stringify(plan));
  await sector.tableReady();
  return sector;
}

export async function tryManeuvers(sector: SectorPage, name: RegExp): Promise<void> {
  await sector.select(name);
  await sector.tool('t', /^maneuver/);
}

/** Drags the ring or the knob from where it stands for one staging to where it stands for another. */
export async function dragHandle(
  sector: SectorPage,
  plan: SectorPlan,
  kind: 'turn' | 'travel',
  from: Staging,
  to: Staging,
): Promise<void> {
  const pxPerIn = Number(((await sector.table.getAttribute('data-camera')) ?? '').split(' ')[2]);
  const place = (staging: Staging): Point => {
    const judged = judgeStaging(pack, plan, staging);
    if (!judged.ok) throw new Error(judged.error.message);
    const unit = plan.units.find(({ id }) => id === staging.unitId)!;
    const corners = baseOutline(pack, unit)!.corners;
    const halfLengthIn = Math.max(...corners.map(({ v }) => v));
    const handles = stagingHandles({
      judged: judged.value,
      stemEndIn: pack.tool.stemEndIn,
      halfLengthIn,
      pxPerIn,
    });
    return handles.find((handle) => handle.kind === kind)!.at;
  };
  await sector.drag(place(from), place(to));
}

/** Headings as the window writes them. */
export const degrees = (headingDeg: number): string => `${Number(headingDeg.toFixed(1))}°`;
export const words = ({ x, y, headingDeg }: Pose): string =>
  `x ${x.toFixed(2)}, y ${y.toFixed(2)} in, heading ${degrees(headingDeg)}`;
/** Once the step has arrived, takes it back. */
export async function undo(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Undo/ });
  await expect(button).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(button).toHaveCount(0);
}
