import { describe, expect, it } from 'vitest';
import { chordOf, chordText, normalizeChord, type KeyPress } from './chord';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('key chords', () => {
  it('names modifiers in one order and letters in capitals', () => {
    expect(chordOf(press('z', { ctrlKey: true }), false)).toBe('Ctrl+Z');
    expect(chordOf(press('Z', { ctrlKey: true, shiftKey: true }), false)).toBe('Ctrl+Shift+Z');
    expect(chordOf(press('ArrowUp', { shiftKey: true }), false)).toBe('Shift+ArrowUp');
    expect(chordOf(press(' '), false)).toBe('Space');
    expect(chordOf(press('+', { ctrlKey: true }), false)).toBe('Ctrl+Plus');
  });
  it('a character that Shift makes is named by itself', () => {
    expect(chordOf(press('?', { shiftKey: true }), false)).toBe('?');
  });
  it('Ctrl means Cmd on an Apple keyboard', () => {
    expect(chordOf(press('k', { metaKey: true }), true)).toBe('Ctrl+K');
    expect(chordOf(press('k', { ctrlKey: true }), true)).toBe('Meta+K');
    expect(chordText('Ctrl+Shift+Z', true)).toBe('⌘ ⇧ Z');
  });
  it('another alphabet falls back on the key of the Latin layout', () => {
    expect(chordOf(press('я', { code: 'KeyZ', ctrlKey: true }), false)).toBe('Ctrl+Z');
    expect(chordOf(press('π', { code: 'KeyP', altKey: true }), true)).toBe('Alt+P');
    expect(chordOf(press('¡', { code: 'Digit1', altKey: true }), true)).toBe('Alt+1');
  });
  it('modifiers alone are no chord', () => {
    expect(chordOf(press('Shift', { shiftKey: true }), false)).toBeNull();
  });
  it('spellings of one chord are equal after normalising, and people read words', () => {
    expect(normalizeChord('shift+ctrl+k')).toBe('Ctrl+Shift+K');
    expect(chordText('Shift+ArrowUp', false)).toBe('Shift ↑');
    expect(chordText('Ctrl+Plus', false)).toBe('Ctrl +');
  });
});
