import { describe, expect, it } from 'vitest';
import { CAPTAIN_ABILITIES, SHIP_ABILITIES } from './abilities';
import { effectPlaces, effectsWithin } from './effect-tree';
import { effectSchema, modifierSchema } from './effect-schemas';
import { TIMINGS, useSchema } from './uses';
import { CHARTS, SYMBOLS } from './vocabulary';
import { cards, common, content, copies, planets } from '../../../tests/support/nova-cry/shipped';

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe('our own cards', () => {
  it('NC-NAV-12: more warp brings more points on the average, and tracks have 2 to 6 spaces', () => {
    const worth = (warp: number): number =>
      mean(planets.filter((planet) => planet.warp === warp).map(({ victory }) => victory));
    expect([2, 3, 4].every((warp) => worth(warp) > worth(warp - 1))).toBe(true);
    for (const { track, warp } of planets) {
      expect(track.length >= 2 && track.length <= 6).toBe(true);
      expect([track[0], track.at(-1)]).toEqual([[], []]);
      expect(warp >= 1 && warp <= 4).toBe(true);
    }
  });

  it('NC-EVENT-08: every symbol lies on many tracks, and now and then twice on a space', () => {
    const spaces = planets.flatMap(({ track }) => track);
    for (const symbol of SYMBOLS)
      expect(spaces.flat().filter((each) => each === symbol).length).toBeGreaterThan(10);
    const doubled = spaces.filter(({ length }) => length === 2).length;
    expect(doubled).toBeGreaterThan(3);
    expect(doubled).toBeLessThan(12);
  });

  it('NC-ABIL-13: no crew member is better than another on the whole', () => {
    for (const { first, second } of common(content.crew)) expect(first + second).toBe(4);
  });

  it('NC-ACTION-03: levels from 1 to 4, the second option of a card higher than the first', () => {
    for (const { options: both } of cards) expect(both[1]!.level).toBeGreaterThan(both[0]!.level);
    expect(new Set(cards.flatMap(({ options: both }) => both.map(({ level }) => level)))).toEqual(
      new Set([1, 2, 3, 4]),
    );
  });

  it('NC-ACTION-08: some action cards have several copies, some bear the arrow', () => {
    const share = copies(cards.filter(({ arrow }) => arrow)) / copies(cards);
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.6);
    expect(cards.some((card) => card.copies > 1)).toBe(true);
  });

  it('every name is used once, whatever kind of card bears it', () => {
    const { ships, captains, crew, weapons, aliens, discovery, merchant, abilities } = content;
    const kinds: readonly Readonly<Record<string, Named>>[] = [
      ships,
      captains,
      crew,
      weapons,
      content.planets,
      aliens,
      content.actionCards,
      discovery,
      merchant,
    ];
    const names = kinds.flatMap((kind) => Object.values(kind).map(({ name }) => name));
    const all = [...names, ...Object.values(abilities).map(({ name }) => name)];
    expect(all.filter((name, index) => all.indexOf(name) < index)).toEqual([]);
    for (const name of all) expect(name.length).toBeLessThanOrEqual(22);
  });

  it('texts fit their cards: at most 84 letters, a sentence with its full stop', () => {
    const { aliens, discovery, merchant, abilities } = content;
    const kinds: readonly Readonly<Record<string, Worded>>[] = [
      content.planets,
      aliens,
      discovery,
      merchant,
      abilities,
    ];
    const texts = [
      ...kinds.flatMap((kind) => Object.values(kind).map(({ text }) => text)),
      ...cards.flatMap((card) => card.options.map(({ text }) => text)),
    ].filter((text) => text !== '');
    for (const text of texts) {
      expect(text.length, text).toBeLessThanOrEqual(84);
      expect(text).toMatch(/^[A-Z0-9].*\.$/);
    }
    expect(planets.every(({ text, effects }) => (text === '') === (effects.length === 0))).toBe(true);
  });

  it('every verb, every moment and every lasting change of the vocabulary stands on some card', () => {
    const places = effectPlaces(content);
    const effects = places.flatMap((place) =>
      effectsWithin(place.effects, place.at).map(({ effect }) => effect),
    );
    const verbs: readonly string[] = effects.map(({ verb }) => verb);
    expect(tagsOf(effectSchema, 'verb').filter((verb) => !verbs.includes(verb))).toEqual([]);
    const timings = places.flatMap(({ use }) => use?.timing ?? []);
    expect(TIMINGS.filter((timing) => !timings.includes(timing))).toEqual([]);
    const lasting = Object.values(content.aliens).flatMap((alien) => alien.lasting);
    const changes: readonly string[] = [
      ...lasting,
      ...effects.flatMap((effect) => (effect.verb === 'modify' ? [effect.what] : [])),
    ].map((what) => what.changes);
    expect(tagsOf(modifierSchema, 'changes').filter((each) => !changes.includes(each))).toEqual([]);
    const spends = places.flatMap(({ use }) => use?.spends ?? []);
    expect(useSchema.shape.spends.options.filter((each) => !spends.includes(each))).toEqual([]);
  });

  it('NC-ABIL-11: every ability is on some card', () => {
    const onShips = Object.values(content.ships).flatMap(({ abilities }) => abilities);
    const onCaptains = Object.values(content.captains).flatMap(({ abilities }) => abilities);
    const borne: readonly string[] = [...onShips, ...onCaptains].map(({ ability }) => ability);
    expect([...SHIP_ABILITIES, ...CAPTAIN_ABILITIES].filter((each) => !borne.includes(each))).toEqual([]);
  });

  it('each chart helps more often than it hurts', () => {
    const harmful = ['knock-out', 'alert', 'damage', 'lose', 'discard', 'choose'];
    for (const chart of CHARTS) {
      const lines = Object.values(content.discovery).filter((line) => line.chart === chart);
      const bad = lines.filter(({ die, effects }) => die <= 2 && harmful.includes(effects[0]!.verb));
      expect(bad.length).toBeLessThanOrEqual(2);
    }
  });
});

/** The words that a union of schemas tells its variants apart by. */
function tagsOf(schema: unknown, tag: string): readonly string[] {
  // zod's own shape of a lazy union of objects; a change of it fails the test
  const { _zod } = schema as { _zod: { def: { getter: () => { options: readonly Shaped[] } } } };
  return _zod.def.getter().options.flatMap(({ shape }) => [...(shape[tag]?.values ?? [])]);
}
interface Named {
  readonly name: string;
}
interface Worded {
  readonly text: string;
}
interface Shaped {
  readonly shape: Readonly<Record<string, { readonly values: ReadonlySet<string> }>>;
}
