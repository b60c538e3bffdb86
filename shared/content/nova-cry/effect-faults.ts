/** Effects that could never be carried out where they stand: answers without a moment, lasting changes that lie nowhere. */
import type { Refusal } from '../../base';
import { fault } from '../fault';
import { type EffectPlace, effectPlaces, effectsWithin, type PlacedEffect } from './effect-tree';
import type { Timing } from './uses';
import type { Verb } from './effects';
import type { NovaCryContent } from './records';

/** Verbs that answer something, with the moments at which it is there to be answered. */
const MOMENTS: Readonly<Partial<Record<Verb, readonly Timing[]>>> = {
  escape: ['before-roll', 'any'],
  reroll: ['after-roll', 'any'],
  prevent: ['after-roll', 'card-damage', 'any'],
  cancel: ['token', 'crew-out', 'card-damage', 'any'],
};

/** Every effect of a pack that stands where it cannot be carried out, and every option that does nothing. */
export function effectFaults(content: NovaCryContent): readonly Refusal[] {
  return [
    ...effectPlaces(content).flatMap((place) =>
      effectsWithin(place.effects, place.at).flatMap((placed) => [
        ...momentFaults(place, placed),
        ...lastingFaults(place, placed),
        ...countFaults(placed),
      ]),
    ),
    ...optionFaults(content),
    ...alienFaults(content),
  ];
}

/** An answer needs a use whose moment there is something to answer (NC-ALIEN-06, NC-ABIL-06). */
function momentFaults({ use }: EffectPlace, { effect, at }: PlacedEffect): readonly Refusal[] {
  const moments = MOMENTS[effect.verb];
  if (!moments || (use !== null && moments.includes(use.timing))) return [];
  const message = `"${effect.verb}" answers something: it belongs in a use with the moment ${moments.join(' or ')}.`;
  return [fault('wrong-moment', message, [...at, 'verb'], 'NC-ALIEN-06')];
}

/** `in-play` lasts with an arrow card; only one can be laid on somebody or raise an ability for good. */
function lastingFaults({ use, staysInPlay }: EffectPlace, { effect, at }: PlacedEffect): readonly Refusal[] {
  const isLasting = effect.verb === 'modify' && effect.until === 'in-play';
  const needsCard = isLasting || effect.verb === 'attach' || effect.verb === 'raise-ability';
  if (!needsCard || (staysInPlay && use?.spends !== 'discard')) return [];
  const message =
    'This lasts as long as its card is in play, and no card with the arrow stays in play for it.';
  return [fault('does-not-stay', message, at, 'NC-ACTION-07')];
}

function countFaults({ effect, at }: PlacedEffect): readonly Refusal[] {
  if (effect.verb === 'alien' && effect.keep > effect.see) {
    const message = `${effect.keep} aliens cannot be kept of ${effect.see}.`;
    return [fault('out-of-range', message, [...at, 'keep'], 'NC-ALIEN-04')];
  }
  if (effect.verb !== 'if' || effect.condition.is !== 'has') return [];
  const { atLeast, atMost } = effect.condition;
  if (atLeast === undefined && atMost === undefined) {
    const message = 'This condition says neither at least nor at most, so it always holds.';
    return [fault('missing-key', message, [...at, 'condition'], 'NC-ACTION-05')];
  }
  if ((atLeast ?? 0) <= (atMost ?? Infinity)) return [];
  return [fault('out-of-range', 'This condition never holds.', [...at, 'condition'], 'NC-ACTION-05')];
}

/** What an option needs to be worth its card: an effect, or the arrow and a use or discards it stands for. */
function optionFaults({ actionCards }: NovaCryContent): readonly Refusal[] {
  return Object.entries(actionCards).flatMap(([id, { arrow, options, skill }]) =>
    options.flatMap(({ effects, use, standsFor }, index) => {
      const at = ['action-cards', id, 'options', index];
      const faults: Refusal[] = [];
      if (!arrow && use !== null) {
        const message = 'Only a card with the arrow stays in play to be used.';
        faults.push(fault('does-not-stay', message, [...at, 'use'], 'NC-ACTION-07'));
      }
      if (!arrow && standsFor > 0) {
        const message = 'Only a card with the arrow lies in play to be discarded for others.';
        faults.push(fault('does-not-stay', message, [...at, 'standsFor'], 'NC-CARD-01'));
      }
      if (standsFor > 0 && skill !== 'alien-tech') {
        const message = 'Only Alien Tech cards stand in for discards.';
        faults.push(fault('out-of-range', message, [...at, 'standsFor'], 'NC-CARD-01'));
      }
      if (effects.length === 0 && use === null && standsFor === 0)
        faults.push(fault('missing-key', 'This option does nothing.', [...at, 'effects'], 'NC-ACTION-05'));
      return faults;
    }),
  );
}

function alienFaults({ aliens }: NovaCryContent): readonly Refusal[] {
  return Object.entries(aliens).flatMap(([id, { lasting, use }]) =>
    lasting.length > 0 || use !== null
      ? []
      : [fault('missing-key', 'This alien has no ability.', ['aliens', id, 'use'], 'NC-ALIEN-06')],
  );
}
