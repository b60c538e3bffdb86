import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import NumberField from './NumberField.svelte';

const inches = { units: 'in', decimals: 2, separator: '.' } as const;
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.input(field(), { target: { value } });

describe('a typed number', () => {
  it('R2: both decimal separators and a unit are read, the value goes out in inches', async () => {
    const onchange = vi.fn();
    render(NumberField, { label: 'x', value: 17, format: inches, onchange });
    expect(field().value).toBe('17.00');
    await type('1,5');
    await fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onchange).toHaveBeenLastCalledWith(1.5);
    await type('25.4 mm');
    await fireEvent.blur(field());
    expect(onchange.mock.lastCall?.[0]).toBeCloseTo(1, 12);
  });
  it('what was not touched is not changed by its rounding', async () => {
    const onchange = vi.fn();
    render(NumberField, { label: 'x', value: 5.98765, format: inches, onchange });
    await fireEvent.focus(field());
    await fireEvent.blur(field());
    await type('5.99');
    await fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onchange).not.toHaveBeenCalled();
  });
  it('Esc takes the text back and tells who previews', async () => {
    const onchange = vi.fn();
    const oncancel = vi.fn();
    render(NumberField, { label: 'x', value: 3, format: inches, onchange, oncancel });
    await type('9');
    await fireEvent.keyDown(field(), { key: 'Escape' });
    expect(field().value).toBe('3.00');
    expect(oncancel).toHaveBeenCalledOnce();
    expect(onchange).not.toHaveBeenCalled();
  });
  it('Enter commits first and goes ahead only when nothing is left to commit; Esc leaves then', async () => {
    const onchange = vi.fn();
    const onenter = vi.fn();
    render(NumberField, { label: 'x', value: 3, format: inches, onchange, onenter });
    field().focus();
    await type('9');
    await fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onchange).toHaveBeenCalledExactlyOnceWith(9);
    expect(onenter).not.toHaveBeenCalled();
    await fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onenter).toHaveBeenCalledOnce();
    await fireEvent.keyDown(field(), { key: 'Escape' });
    expect(document.activeElement).not.toBe(field());
  });
  it('something unreadable or out of bounds is said and never goes out', async () => {
    const onchange = vi.fn();
    render(NumberField, { label: 'Distance', value: 3, format: inches, min: 0, max: 7, onchange });
    await type('six');
    expect(screen.getByRole('alert').textContent).toContain('“six” is not a number');
    await fireEvent.keyDown(field(), { key: 'Enter' });
    await type('7.5');
    expect(screen.getByRole('alert').textContent).toBe('It must be at most 7.00.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await fireEvent.blur(field());
    expect(field().value).toBe('3.00');
    expect(onchange).not.toHaveBeenCalled();
  });
  it('previews each readable keystroke', async () => {
    const oninput = vi.fn();
    render(NumberField, { label: 'x', value: 3, format: inches, onchange: vi.fn(), oninput });
    await type('4');
    await type('4.');
    await type('4.2');
    expect(oninput.mock.calls.map(([value]) => value as number)).toEqual([4, 4, 4.2]);
  });
  it('arrows step by a tenth of an inch, with Shift by ten steps, within the bounds', async () => {
    const onchange = vi.fn();
    render(NumberField, { label: 'x', value: 6.5, format: inches, max: 7, onchange });
    await fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(onchange.mock.lastCall?.[0]).toBeCloseTo(6.6, 12);
    await fireEvent.keyDown(field(), { key: 'ArrowUp', shiftKey: true });
    expect(onchange).toHaveBeenLastCalledWith(7);
  });
  it('degrees and counts are worded and read as such', async () => {
    const onchange = vi.fn();
    render(NumberField, { label: 'Heading', kind: 'degrees', value: 58, format: inches, onchange });
    expect(field().value).toBe('58');
    await type('58.5°');
    await fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onchange).toHaveBeenLastCalledWith(58.5);
  });
});
