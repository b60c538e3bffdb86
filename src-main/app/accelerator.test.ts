import { describe, expect, it } from 'vitest';
import { accelerator } from './accelerator';

describe('accelerators', () => {
  it.each([
    ['Ctrl+K', 'CmdOrCtrl+K'],
    ['Ctrl+Shift+ArrowUp', 'CmdOrCtrl+Shift+Up'],
    ['Ctrl+,', 'CmdOrCtrl+,'],
    ['Ctrl+Plus', 'CmdOrCtrl+Plus'],
    ['F2', 'F2'],
    ['PageUp', 'PageUp'],
    ['?', '?'],
  ])('%s is shown as %s', (chord, shown) => {
    expect(accelerator(chord)).toBe(shown);
  });

  it('shows the first chord of several that a menu can show', () => {
    expect(accelerator('Ctrl+Shift+Z Ctrl+Y')).toBe('CmdOrCtrl+Shift+Z');
    expect(accelerator('Meta+X Ctrl+Y')).toBe('CmdOrCtrl+Y');
  });

  it.each([null, '', 'Ctrl+', 'Hyper+A', 'Ctrl+ä', 'Meta+K'])('%s is not shown', (chord) => {
    expect(accelerator(chord)).toBeNull();
  });
});
