import { describe, expect, it } from 'vitest';
import { blackAlertFaults } from '../../../../../shared/content/black-alert';
import { shippedBlackAlert } from '../../../../../tests/support/shipped-content';
import { freePlanet, missionChoices } from './known-choices';

const content = shippedBlackAlert();
const [id = '', mission] = Object.entries(content.missions)[0] ?? [];

describe('what the node of a Mission is chosen from', () => {
  it('BA-MISSION-02: every planet of a Mission tile, once, by the alphabet, and nothing else', () => {
    const choices = missionChoices(content, id, ['node']) ?? [];
    const names = choices.map(({ value }) => value);
    expect(names).toEqual([...new Set(names)].toSorted((a, b) => a.localeCompare(b)));
    for (const { node } of Object.values(content.missions)) expect(names).toContain(node);
    const plain = Object.values(content.tiles).filter(({ kind }) => kind === 'plain');
    const elsewhere = plain.flatMap(({ a }) =>
      a.nodes.flatMap(({ kind, name }) => (kind === 'planet' ? [name] : [])),
    );
    expect(elsewhere.length).toBeGreaterThan(0);
    for (const name of elsewhere) expect(names).not.toContain(name);
  });

  it('keeps a node in the list that no tile has any more, and says so', () => {
    const missions = { ...content.missions, [id]: { ...mission!, node: 'Lost World' } };
    const [first] = missionChoices({ ...content, missions }, id, ['node']) ?? [];
    expect(first).toEqual({ value: 'Lost World', label: 'Lost World', hint: 'on no Mission tile' });
  });

  it('BA-COMP-05: says which planets lie on the back of another Mission, and gives a new Mission none of them', () => {
    const [tile] = Object.values(content.tiles).filter(({ kind, b }) => kind === 'mission' && b !== null);
    const planets = [tile?.a, tile?.b].map((face) => face?.nodes.find(({ kind }) => kind === 'planet')?.name);
    const front = planets.find((name) => Object.values(content.missions).some(({ node }) => node === name));
    const back = planets.find((name) => name !== front);
    const hints = missionChoices(content, 'new', ['node']) ?? [];
    expect(hints.find(({ value }) => value === back)?.hint).toBe(`${tile?.name}, would hide ${front}`);

    const added = { ...mission!, node: freePlanet(content) ?? '' };
    expect(blackAlertFaults({ ...content, missions: { ...content.missions, new: added } })).toEqual([]);
    const fewer = Object.fromEntries(
      Object.entries(content.missions).filter(([, { node }]) => node !== front),
    );
    expect(planets).toContain(freePlanet({ ...content, missions: fewer }));
    expect(freePlanet({ ...content, tiles: {} })).toBeNull();
  });

  it('leaves every other text free', () => {
    expect(missionChoices(content, id, ['name'])).toBeNull();
  });
});
