import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../tests/support/shipped-content';
import { ADVICE_CODES, advise } from '../../../shared/sector';
import { adviceText } from './advice-words';
import { outlineEntries } from './outline-words';
import { countPieces } from './plan-counts';
import { houseSource, sourceOf } from './provenance-words';
import { PLAN_READINGS } from './reading-words';
import { CROSSING, openSession } from './session-driver';
import { makeWording } from './wording';

const pack = shippedContent();
const words = makeWording({ units: 'in', decimals: 2, separator: '.' });

describe('words for people', () => {
  it('call pieces by their names in advice, never by their ids', () => {
    const overlapping = {
      ...CROSSING,
      units: CROSSING.units.map((unit) => ({ ...unit, pose: { ...unit.pose, x: 36, y: 20 } })),
    };
    const said = advise(pack, overlapping).map((advice) =>
      adviceText(
        advice,
        (id) => id.toUpperCase(),
        (inches) => words.length(inches),
      ),
    );
    expect(said).toContain('The bases of DEFIANT-1 and FIGHTER-1 overlap.');
    expect(said).toContain('DEFIANT-1 is not wholly inside the sector.');
    expect(said.join()).not.toMatch(/defiant-1/);
    expect(ADVICE_CODES).toHaveLength(7);
  });

  it('tell who should agree on what before firing, and by how little', () => {
    const units = CROSSING.units.map((unit) =>
      unit.id === 'fighter-1' ? { ...unit, pose: { ...unit.pose, y: 20 - 2.14 - 5.99 } } : unit,
    );
    const said = advise(pack, { ...CROSSING, units }).map((advice) =>
      adviceText(
        advice,
        (id) => id.toUpperCase(),
        (inches) => words.length(inches),
      ),
    );
    expect(said).toContain('Agree on FIGHTER-1 before DEFIANT-1 fires: 0.01 in decides.');
  });

  it('tell a piece in one sentence for screen readers', () => {
    const { session } = openSession(pack);
    const entries = outlineEntries(session.pieces, pack, session.plan, words);
    expect(entries[1]).toEqual({
      id: 'defiant-1',
      name: 'Defiant',
      details: 'blue, at x 18.00, y 20.00 in, heading 0°, green 2, in deep space',
    });
    expect(entries[0]?.details).toBe('neutral, at x 26.00, y 20.00 in');
  });

  it('word the subtitle and the hints', () => {
    const { driver, session } = openSession(pack);
    expect(session.subtitle).toBe('Plan · helix sector, one against one');
    driver.tool('measure').click(18, 20);
    expect(session.hint.text).toBe('from Defiant: click a target, or Tab to one and press Space');
    driver.tool('maneuver');
    expect(session.hint.text).toBe('drag the ring to turn, the knob to travel');
    expect(openSession(pack, { ...CROSSING, units: [], features: [] }).session.subtitle).toBe(
      'Plan · helix sector, empty',
    );
  });

  it('give a range as the rules do, in the unit of what stands beside it', () => {
    const inCm = makeWording({ units: 'cm', decimals: 0, separator: '.' });
    expect([words.range(6), words.range(2.5), words.range(25.4 / 2.54)]).toEqual(['6', '2.5', '10']);
    expect([inCm.range(6), inCm.range(10)]).toEqual(['15.24', '25.4']);
  });

  it('count the pieces by kind and owner', () => {
    const { session } = openSession(pack);
    expect(countPieces(session.pieces)).toEqual([
      { kind: 'ship', byOwner: { blue: 1, orange: 1, neutral: 0 } },
      { kind: 'token', byOwner: { blue: 0, orange: 0, neutral: 1 } },
    ]);
  });

  it('have words for every reading that a plan shows, and for each of its values', () => {
    const wordless = PLAN_READINGS.filter(({ key, title }) => key === title).map(({ key }) => key);
    expect(wordless).toEqual([]);
  });
});

describe('provenance', () => {
  const record = {
    source: { kind: 'public', where: 'a board', confidence: 'high' },
    sources: { base: { kind: 'house', where: 'our guess', confidence: 'low' } },
  } as const;

  it('marks only what is ours, by the nearest whole that carries a source', () => {
    expect(sourceOf(record, 'alerts.1.enginePower').where).toBe('a board');
    expect(houseSource(record, 'alerts.1.enginePower')).toBeNull();
    expect(houseSource(record, 'base.widthIn')?.where).toBe('our guess');
  });
});
