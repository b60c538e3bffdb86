import { afterEach, describe, expect, it } from 'vitest';
import { finishTypingBeforeLeaving } from './finish-typing';

describe('a page that is left', () => {
  afterEach(() => document.body.replaceChildren());

  it('leaves the field that somebody types in, and nothing once that has ended', () => {
    const left: string[] = [];
    const field = document.body.appendChild(document.createElement('input'));
    field.addEventListener('blur', () => left.push(field.value));
    const end = finishTypingBeforeLeaving(window);
    field.focus();
    field.value = 'half a word';
    window.dispatchEvent(new Event('beforeunload'));
    expect(left).toEqual(['half a word']);
    end();
    field.focus();
    window.dispatchEvent(new Event('beforeunload'));
    expect(left).toEqual(['half a word']);
  });
});
