import { describe, expect, it } from 'vitest';
import type { PlayedFaction } from '../../../../shared/content/into-the-unknown';
import { playWith } from '../../../../tests/support/into-the-unknown';
import type { Play } from '../play';
import { momentCame, officerIncapacitated, unitOut } from './happenings';
import { offerCaptures } from './captures';
import {
  after,
  ENVOY,
  FIGHTER,
  kills,
  own,
  points,
  SHIP,
  sideOf,
  SITE,
  TEAM,
  theirs,
  UNITS,
} from '../../../../tests/support/into-the-unknown/directives';

describe('combat directives', () => {
  for (const faction of ['federation', 'dominion', 'klingon'] as const) {
    it(`ITU-DIRECT-01, ITU-HOSTILE-01: ${faction}, calm: an own hostile act is 2 nVP and turns it`, () => {
      const match = after({ faction }, own('hostile'));
      expect(points(match)).toEqual([0, 2]);
      expect(sideOf(match, 'combat')).toBe('hostile');
    });

    it(`ITU-DIRECT-01, ITU-HOSTILE-01: ${faction}, calm: after an opponent's hostile act it may be turned`, () => {
      const match = after({ faction }, theirs('hostile'));
      expect(match.task).toMatchObject({ type: 'directive', seat: '1', category: 'combat' });
      expect(sideOf(match.step('1', { type: 'choose-option', option: 1 }), 'combat')).toBe('hostile');
      expect(points(match)).toEqual([0, 0]);
      const left = after({ faction }, theirs('hostile')).step('1', { type: 'pass' });
      expect(sideOf(left, 'combat')).toBe('calm');
    });
  }

  const hostile = { category: 'combat', side: 'hostile' } as const;
  it('ITU-DIRECT-01: Federation, hostile: 1 VP for a ship disabled but not destroyed, 2 for a capital ship', () => {
    const shown = { faction: 'federation', ...hostile } as const;
    expect(points(after(shown, kills('2:jemhadar-fighter', 'disabled')))).toEqual([1, 0]);
    expect(points(after(shown, kills('2:jemhadar-battle-cruiser', 'disabled')))).toEqual([2, 0]);
    expect(points(after(shown, kills('2:jemhadar-fighter', 'destroyed')))).toEqual([0, 0]);
  });

  it('ITU-DIRECT-01: Dominion and Klingon, hostile: 1 VP for an opposing ship destroyed, 2 for a capital ship', () => {
    for (const faction of ['dominion', 'klingon'] as const) {
      const shown = { faction, ...hostile } as const;
      expect(points(after(shown, kills('2:jemhadar-fighter', 'destroyed')))).toEqual([1, 0]);
      expect(points(after(shown, kills('2:jemhadar-battle-cruiser', 'destroyed')))).toEqual([2, 0]);
      expect(points(after(shown, kills('2:jemhadar-fighter', 'disabled')))).toEqual([0, 0]);
    }
  });

  it("ITU-DIRECT-01: no points for a ship of one's own, or for what nobody did", () => {
    const shown = { faction: 'klingon', ...hostile } as const;
    const suicide = (play: Play) =>
      unitOut(play, { unit: '1:defiant', how: 'destroyed', by: '1', source: null });
    const fate = (play: Play) =>
      unitOut(play, { unit: '2:jemhadar-fighter', how: 'destroyed', by: null, source: null });
    expect(points(after(shown, suicide))).toEqual([0, 0]);
    expect(points(after(shown, fate))).toEqual([0, 0]);
  });

  it('ITU-DIRECT-01: Klingon, hostile: after a friendly ship is destroyed a friendly unit in Sensors range is inspired', () => {
    const lost = (play: Play) =>
      play.push({ type: 'destroy', unit: '1:defiant', by: '2', source: '2:jemhadar-fighter' });
    const other = { class: 'vorcha', at: [19, 20, 0] } as const;
    const match = after({ faction: 'klingon', ...hostile }, lost, { units: [...UNITS, other] });
    const chosen = match.options('1', 'choose-unit').map(({ unit }) => unit);
    expect(chosen).toContain('1:vorcha');
    expect(match.unit('1:defiant').pose).not.toBeNull();
    match.step('1', { type: 'choose-unit', unit: '1:vorcha' });
    expect(match.unit('1:vorcha').crew).toBe(1);
    expect(match.state.gone).toMatchObject([{ unit: '1:defiant', why: 'destroyed' }]);
  });

  it('ITU-DIRECT-01: Dominion, calm: in the Hail Phase it may be turned when trailing by 2 or more', () => {
    const seats = { '2': { vp: 2 } };
    const match = after({ faction: 'dominion' }, (play) => momentCame(play, 'hail-phase'), { seats });
    expect(match.task).toMatchObject({ type: 'directive', seat: '1', category: 'combat' });
    const even = after({ faction: 'dominion' }, (play) => momentCame(play, 'hail-phase'));
    expect(even.task.type).toBe('note');
  });

  it('ITU-DIRECT-01: Dominion, both sides: 1 nVP at the end of the game for a changeling who is out', () => {
    const ended = (play: Play) => momentCame(play, 'end-of-game');
    const units = [
      ...UNITS,
      { class: 'jemhadar-fighter', at: [4, 4, 0], crew: { helm: 'founder' } } as const,
    ];
    const factions = ['dominion', 'federation'] as const;
    for (const side of ['calm', 'hostile'] as const) {
      const shown = { faction: 'dominion', category: 'combat', side } as const;
      const out = { '1:founder': { incapacitated: true } };
      expect(points(after(shown, ended, { units, factions, officers: out }))).toEqual([0, 1]);
      expect(points(after(shown, ended, { units, factions }))).toEqual([0, 0]);
    }
  });
});

describe('diplomacy directives', () => {
  it('ITU-DIRECT-01: calm: all open hails and are turned by an own refusal', () => {
    const { content } = playWith().table;
    for (const faction of ['federation', 'dominion', 'klingon']) {
      const { calm, hostile } = content.directives[`${faction}-diplomacy`]?.sides ?? {};
      expect(calm?.opensHails).toBe(true);
      expect(calm?.triggers).toMatchObject([{ when: ['own-refusal'], may: false }]);
      expect(hostile?.opensHails).toBe(false);
    }
  });

  const capture = (play: Play) => offerCaptures(play, '1:security-team');
  const caught = (faction: PlayedFaction, count: number) => {
    const envoy = { ...ENVOY, aboard: ['weyoun-4', 'hanok', 'vorta-diplomat'] } as const;
    const at = { at: { type: 'feature', feature: 'f1' } } as const;
    const officers = { '2:weyoun-4': at, '2:hanok': at, '2:vorta-diplomat': at };
    const shown = { faction, category: 'diplomacy', side: 'hostile' } as const;
    const match = after(shown, capture, { units: [SHIP, TEAM, FIGHTER, envoy], officers });
    for (const officer of Object.keys(officers).slice(0, count)) {
      match.until('capture', 'calm').step('1', { type: 'capture', officer });
    }
    return match.until('capture', 'calm').step('1', { type: 'done' }).seat('1').vp;
  };
  it('ITU-DIRECT-01: hostile: 1 VP for an officer captured, Federation 1 a round, Dominion 2', () => {
    expect(caught('federation', 2)).toBe(1);
    expect(caught('dominion', 2)).toBe(2);
    expect(caught('klingon', 2)).toBe(0);
  });

  it('ITU-DIRECT-01: Klingon, hostile: 1 VP a round for an opposing officer incapacitated', () => {
    const shown = { faction: 'klingon', category: 'diplomacy', side: 'hostile' } as const;
    const out = (play: Play) => {
      officerIncapacitated(play, { owner: '2', by: '1', source: '1:security-team' });
      officerIncapacitated(play, { owner: '2', by: '1', source: '1:security-team' });
    };
    expect(points(after(shown, out))).toEqual([1, 0]);
    const self = (play: Play) => officerIncapacitated(play, { owner: '1', by: '1', source: null });
    expect(points(after(shown, self))).toEqual([0, 0]);
  });
});

describe('turning', () => {
  it('ITU-DIRECT-02: who was asked about a side that has been turned since is not asked any more', () => {
    const both = (play: Play) => {
      theirs('hostile')(play);
      own('hostile')(play);
    };
    const match = after({ faction: 'federation' }, both);
    match.step('2', { type: 'pass' });
    expect(match.task.type).toBe('note');
    expect(sideOf(match, 'combat')).toBe('hostile');
  });

  it('ITU-DIRECT-02: another answer is refused with the rule', () => {
    const match = after({ faction: 'federation' }, theirs('hostile'));
    expect(match.refusal('1', { type: 'choose-option', option: 3 }).rule).toBe('ITU-DIRECT-02');
  });

  it('ITU-HOSTILE-01: a mission may excuse hostile acts near a feature from the points, not from the turn', () => {
    const { content } = playWith().table;
    const excusing = Object.entries(content.situations).find(([, { passives }]) =>
      passives.some(({ changes }) => changes === 'no-hostility-penalty'),
    );
    const [situation, record] = excusing ?? [];
    const passive = record?.passives.find((each) => each.changes === 'no-hostility-penalty');
    if (situation === undefined || passive?.changes !== 'no-hostility-penalty')
      throw new Error('No such mission.');
    const kind = passive.near.feature.kinds[0] ?? 'anomaly';
    const mission = { situation };
    const there = { kind, at: [16, 20] } as const;
    const match = after({ faction: 'federation' }, own('hostile'), { mission, features: [SITE, there] });
    expect(points(match)).toEqual([0, 0]);
    expect(sideOf(match, 'combat')).toBe('hostile');
    expect(points(after({ faction: 'federation' }, own('hostile'), { mission }))).toEqual([0, 2]);
  });
});
