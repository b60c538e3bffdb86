import { describe, expect, it } from 'vitest';
import { ViewState } from './camera-view.svelte';

function opened() {
  const view = new ViewState(() => 36);
  view.resize(900, 640);
  return view;
}

describe('the view of the table', () => {
  it('shows the whole table first, and still when the window grows', () => {
    const view = opened();
    const before = view.camera.pxPerIn;
    view.resize(1800, 1280);
    expect(view.camera.pxPerIn).toBeGreaterThan(1.9 * before);
    expect((18 - view.camera.originX) * view.camera.pxPerIn).toBeCloseTo(900, 6);
  });

  it('keeps the zoom and the middle once the person has chosen them', () => {
    const view = opened();
    view.zoom(1);
    const { pxPerIn } = view.camera;
    view.resize(1800, 1280);
    expect(view.camera.pxPerIn).toBe(pxPerIn);
    expect((18 - view.camera.originX) * pxPerIn).toBeCloseTo(900, 6);
    view.fit();
    view.resize(900, 640);
    expect(view.camera.pxPerIn).toBeLessThan(pxPerIn);
  });

  it('a new size before anything was seen fits as well', () => {
    const view = new ViewState(() => 36);
    view.resize(0, 0);
    view.resize(900, 640);
    expect(view.camera.pxPerIn).toBeCloseTo((640 - 80) / 36, 6);
  });
});
