import { describe, expect, it } from 'vitest';
import type { Command } from '../ui/command';
import {
  chordsOf,
  commandFor,
  conflictsOf,
  isTyping,
  judgeChord,
  pressesControl,
  rebind,
  withoutBinding,
} from './keymap';

const command = (id: string, keys: string | null, enabled = true): Command => ({
  id,
  title: id,
  group: 'Test',
  keys,
  enabled: () => enabled,
  run: () => undefined,
});
const undo = command('edit.undo', 'Ctrl+Z');
const redo = command('edit.redo', 'Ctrl+Shift+Z Ctrl+Y');
const measure = command('tool.measure', 'M');
const all = [undo, redo, measure];

describe('which chord runs which command', () => {
  it('a default may have alternatives, and each of them works', () => {
    expect(commandFor('Ctrl+Y', all, {})).toBe(redo);
    expect(commandFor('Ctrl+Shift+Z', all, {})).toBe(redo);
    expect(commandFor('Ctrl+Q', all, {})).toBeNull();
  });
  it('a chord of the person replaces every default of that command', () => {
    const own = { 'edit.redo': 'Ctrl+R' };
    expect(commandFor('Ctrl+Y', all, own)).toBeNull();
    expect(commandFor('ctrl+r', all, own)).toBe(redo);
  });
  it('an empty text takes the shortcut away', () => {
    expect(chordsOf(measure, { 'tool.measure': '' })).toEqual([]);
  });
  it('a disabled command does not answer, the next one with the chord does', () => {
    const off = command('a', 'M', false);
    expect(commandFor('M', [off], {})).toBeNull();
    expect(commandFor('M', [off, measure], {})).toBe(measure);
  });
});

describe('conflicts', () => {
  it('K3: two commands with one chord are found', () => {
    const found = conflictsOf(all, { 'tool.measure': 'Ctrl+Z' });
    expect([...found.keys()]).toEqual(['Ctrl+Z']);
    expect(found.get('Ctrl+Z')).toEqual([undo, measure]);
  });
  it('a chord in use names who has it, and keys of the keyboard itself are refused', () => {
    expect(judgeChord('Ctrl+Z', measure, all, {})).toEqual({ type: 'taken', by: undo });
    expect(judgeChord('Tab', measure, all, {})).toEqual({ type: 'reserved' });
    expect(judgeChord('Q', measure, all, {})).toEqual({ type: 'free' });
    expect(judgeChord('M', measure, all, {})).toEqual({ type: 'free' });
  });
  it('taking a chord takes it from its owner, who keeps the others', () => {
    const own = rebind('Ctrl+Y', measure, all, {});
    expect(own).toEqual({ 'tool.measure': 'Ctrl+Y', 'edit.redo': 'Ctrl+Shift+Z' });
    expect(conflictsOf(all, own).size).toBe(0);
    expect(withoutBinding('tool.measure', own)).toEqual({ 'edit.redo': 'Ctrl+Shift+Z' });
  });
});

describe('keys that belong to the focused control', () => {
  it('K3: text fields keep their keys, other controls do not', () => {
    const input = Object.assign(document.createElement('input'), { type: 'text' });
    const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
    expect(isTyping(input)).toBe(true);
    expect(isTyping(document.createElement('textarea'))).toBe(true);
    expect(isTyping(box)).toBe(false);
    expect(isTyping(document.body)).toBe(false);
  });
  it('Enter on a button presses the button', () => {
    expect(pressesControl('Enter', document.createElement('button'))).toBe(true);
    expect(pressesControl('M', document.createElement('button'))).toBe(false);
    expect(pressesControl('Enter', document.body)).toBe(false);
  });

  it('Enter on a radio that is chosen already goes on to the tool at work', () => {
    const radio = document.createElement('button');
    radio.setAttribute('role', 'radio');
    radio.setAttribute('aria-checked', 'false');
    expect(pressesControl('Enter', radio)).toBe(true);
    radio.setAttribute('aria-checked', 'true');
    expect(pressesControl('Enter', radio)).toBe(false);
    expect(pressesControl('Space', radio)).toBe(true);
  });
});
