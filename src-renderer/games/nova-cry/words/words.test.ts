import { describe, expect, it } from 'vitest';
import { effectSchema, modifierSchema, novaCryForms } from '../../../../shared/content/nova-cry';
import { effectsWords, effectWords, modifierSentence, useWords } from '.';

const valuesOf = (vocabulary: string) =>
  novaCryForms.vocabulary(vocabulary).variants.map(({ value }) => value);

describe('what Nova Cry’s effects do, in words', () => {
  it.each(valuesOf('effect'))('%s is a sentence that says its figures', (verb) => {
    const given = novaCryForms.initialVariant('effect', verb, 'Words');
    const effect = effectSchema.parse(given);
    const words = effectWords(effect);
    expect(words).toMatch(/^[A-Z].*\.$/);
    expect(words).not.toMatch(/undefined|\[object/);
    if ('count' in effect && !('whom' in effect)) expect(effectWords({ ...effect, count: 7 })).toContain('7');
  });

  it.each(valuesOf('modifier'))('the change %s is a sentence, too', (changes) => {
    const change = modifierSchema.parse(novaCryForms.initialVariant('modifier', changes, 'Words'));
    expect(modifierSentence(change)).toMatch(/^[A-Z].*\.$/);
    expect(modifierSentence(change)).not.toMatch(/undefined|While/);
  });

  it('tells who does it, how often, and what it costs', () => {
    expect(effectWords({ verb: 'gain', who: 'each-opponent', what: 'intel', count: 2 })).toBe(
      'Each opponent gains 2 Intel.',
    );
    expect(effectWords({ verb: 'alien', see: 3, keep: 1 })).toBe('Draw 3 aliens, keep 1.');
    expect(
      effectsWords([
        { verb: 'pay', what: 'cards', count: 2, then: [{ verb: 'move', spaces: 1 }] },
        { verb: 'modify', until: 'in-play', what: { changes: 'warp', by: -1 } },
      ]),
    ).toBe('You may discard 2 cards to move 1 space. While this is in play your ship has −1 warp.');
    expect(
      useWords({
        timing: 'token',
        cards: 1,
        spends: 'discard',
        effects: [{ verb: 'cancel' }],
      }),
    ).toBe(
      'When one of your tokens activates, discard it and 1 card of your hand: What calls for this does not happen.',
    );
  });
});
