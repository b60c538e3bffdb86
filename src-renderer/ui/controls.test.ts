import Ruler from '@lucide/svelte/icons/ruler';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import IconButton from './IconButton.svelte';
import Segmented from './Segmented.svelte';
import Select from './Select.svelte';
import Switch from './Switch.svelte';
import { nearestInDirection } from './arrow-focus';
import { ToastStore } from './toasts.svelte';

describe('plain controls', () => {
  it('a segmented control is a radio group that gives the choice out and shows what it is told', async () => {
    const onchange = vi.fn();
    const options = [
      { value: 'port', label: 'Port' },
      { value: 'starboard', label: 'Starboard' },
    ];
    render(Segmented, { label: 'Slot', options, value: 'port', onchange });
    await fireEvent.click(screen.getByRole('radio', { name: 'Starboard' }));
    expect(onchange).toHaveBeenCalledExactlyOnceWith('starboard');
    expect(screen.getByRole('radio', { name: 'Port' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('radiogroup', { name: 'Slot' })).toBeTruthy();
  });
  it('a switch says on or off by name', async () => {
    const onchange = vi.fn();
    render(Switch, { label: 'Locked', checked: false, onchange });
    await fireEvent.click(screen.getByRole('switch', { name: 'Locked' }));
    expect(onchange).toHaveBeenCalledExactlyOnceWith(true);
  });
  it('an icon button is named by its label and tells whether it is pressed', async () => {
    const onclick = vi.fn();
    render(IconButton, { label: 'Measure', icon: Ruler, pressed: true, onclick });
    const button = screen.getByRole('button', { name: 'Measure' });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(button);
    expect(onclick).toHaveBeenCalledOnce();
  });
  it('a select shows the label of what is chosen', () => {
    const options = [{ value: 'blue', label: 'Blue' }];
    render(Select, { label: 'Owner', options, value: 'blue', onchange: vi.fn() });
    expect(screen.getByRole('combobox', { name: 'Owner' }).textContent).toContain('Blue');
  });
});

describe('arrow keys between cards', () => {
  const places = [
    { x: 0, y: 100 },
    { x: 100, y: 0 },
    { x: 90, y: 120 },
  ];
  it('the nearest card in the direction is next, sideways counting double', () => {
    expect(nearestInDirection({ x: 0, y: 0 }, places, 'ArrowDown')).toBe(0);
    expect(nearestInDirection({ x: 0, y: 0 }, places, 'ArrowRight')).toBe(1);
    expect(nearestInDirection({ x: 0, y: 100 }, places, 'ArrowRight')).toBe(2);
    expect(nearestInDirection({ x: 0, y: 0 }, places, 'ArrowUp')).toBeNull();
  });
});

describe('toasts', () => {
  it('leave after a while, refusals later, sticky ones never', () => {
    vi.useFakeTimers();
    const store = new ToastStore();
    store.show('Saved', { tone: 'ok' });
    store.show('Refused', { tone: 'bad' });
    store.show('Disk full', { tone: 'bad', sticky: true });
    vi.advanceTimersByTime(4000);
    expect(store.toasts.map(({ text }) => text)).toEqual(['Refused', 'Disk full']);
    vi.advanceTimersByTime(60_000);
    expect(store.toasts.map(({ text }) => text)).toEqual(['Disk full']);
    store.destroy();
    vi.useRealTimers();
  });
  it('the same sentence is not stacked, and is said again all the same', () => {
    const store = new ToastStore();
    store.show('Saved');
    const first = store.polite;
    store.show('Saved');
    expect(store.toasts).toHaveLength(1);
    expect(store.polite).not.toBe(first);
    expect(store.polite.trim()).toBe('Saved');
    store.destroy();
  });
  it('a refusal interrupts, the rest waits its turn', () => {
    const store = new ToastStore();
    store.say('Refused', 'bad');
    store.say('Done', 'ok');
    expect([store.assertive, store.polite]).toEqual(['Refused', 'Done']);
  });
});
