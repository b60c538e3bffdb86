import { describe, expect, it } from 'vitest';
import { type Core, SISKO_AND_WORF } from '../../../../tests/support/into-the-unknown';
import {
  at,
  begin,
  CHAIR,
  planned,
  type Posts,
  POSTS,
} from '../../../../tests/support/into-the-unknown/posts';

describe('fleet inspection', () => {
  const noFlex = { flexPoints: 0, corePoints: 41 };
  const posts = (galaxy: Posts[string], miranda: Posts[string]): Posts => ({ galaxy, miranda });
  const WITH_CAPTAIN: Core = [
    'benjamin-sisko',
    'worf',
    'scholarly-doctor',
    'redoubtable-engineer',
    'intrepid-captain',
  ];

  it('ITU-SETUP-21: the commodore is the highest-ranking officer with the command icon', () => {
    const match = begin(planned(SISKO_AND_WORF, POSTS), noFlex).until('influence');
    expect(
      match.state.officers.filter(({ owner, commodore }) => owner === '1' && commodore).map(({ id }) => id),
    ).toEqual(['1:benjamin-sisko']);
    expect(match.log).toContainEqual({ type: 'commodore', officer: '1:benjamin-sisko' });
  });

  it('ITU-SETUP-21, ITU-SETUP-23: of several of the highest rank the player chooses', () => {
    // Without Sisko the first officer and both line officers have three pips each.
    const core: Core = [
      'worf',
      'redoubtable-engineer',
      'scholarly-doctor',
      'vigilant-security-chief',
      'daring-first-officer',
    ];
    const given = planned(core, {
      galaxy: [
        ['worf', CHAIR],
        ['scholarly-doctor', 'medbay'],
        ['daring-first-officer', 'engineering'],
        ['reliable-commander', 'helm'],
      ],
      miranda: [
        ['redoubtable-engineer', 'engineering'],
        ['vigilant-security-chief', 'tactical'],
        ['reliable-commander', CHAIR],
      ],
    });
    const match = begin(given, noFlex).until('rank');
    expect(match.taskOf('rank')).toMatchObject({ seat: '1', ship: null });
    expect(match.options('1', 'choose-officer').map(({ officer }) => officer)).toEqual([
      '1:daring-first-officer',
      '1:reliable-commander',
      '1:reliable-commander#2',
    ]);
    expect(match.refusal('1', { type: 'choose-officer', officer: '1:worf' }).rule).toBe('ITU-SETUP-21');
    match.step('1', { type: 'choose-officer', officer: '1:reliable-commander#2' });
    // Now the Galaxy's captain: two of three pips.
    expect(match.taskOf('rank')).toMatchObject({ ship: '1:galaxy' });
    expect(match.legal('1')).toHaveLength(2);
  });

  it('ITU-SETUP-22: a commodore elsewhere goes to the chair, and whoever is displaced to another station of that ship', () => {
    const given = planned(
      WITH_CAPTAIN,
      posts(
        [
          ['benjamin-sisko', CHAIR],
          ['scholarly-doctor', 'medbay'],
          ['intrepid-captain', 'engineering'],
          ['reliable-commander', 'helm'],
        ],
        [
          ['worf', 'tactical'],
          ['redoubtable-engineer', 'engineering'],
          ['reliable-commander', CHAIR],
        ],
      ),
    );
    const match = begin(given, { corePoints: 41 }).until('displaced');
    expect(match.officer('1:intrepid-captain').commodore).toBe(true);
    expect(at(match, '1:intrepid-captain')).toBe('1:galaxy/captains-chair');
    expect(match.taskOf('displaced')).toMatchObject({
      seat: '1',
      officer: '1:benjamin-sisko',
      unit: '1:galaxy',
    });
    const open = match.options('1', 'choose-station').map(({ station }) => station);
    expect(open).toEqual(['instruments', 'tactical', 'engineering', 'cargo-bay']);
    expect(match.refusal('1', { type: 'choose-station', station: 'helm' }).rule).toBe('ITU-SETUP-22');
    match.step('1', { type: 'choose-station', station: 'tactical' });
    expect(at(match, '1:benjamin-sisko')).toBe('1:galaxy/tactical');
  });

  it('ITU-SETUP-23: on each other ship the highest rank is captain, whoever was in the chair finds another station', () => {
    const given = planned(
      WITH_CAPTAIN,
      posts(
        [
          ['scholarly-doctor', 'medbay'],
          ['intrepid-captain', 'engineering'],
          ['worf', 'tactical'],
          ['reliable-commander', CHAIR],
        ],
        [
          ['benjamin-sisko', CHAIR],
          ['redoubtable-engineer', 'engineering'],
          ['reliable-commander', 'helm'],
        ],
      ),
    );
    const match = begin(given, { corePoints: 41 }).until('influence');
    expect(at(match, '1:intrepid-captain')).toBe('1:galaxy/captains-chair');
    expect(at(match, '1:benjamin-sisko')).toBe('1:miranda/captains-chair');
    const stations = match.state.officers.filter(({ owner }) => owner === '1').map(({ id }) => at(match, id));
    expect(new Set(stations).size).toBe(stations.length);
  });

  it('ITU-OFFICER-04: a commodore stays commodore, even out of action, and nobody takes the token over', () => {
    const match = begin(planned(SISKO_AND_WORF, POSTS), noFlex).until('priority-order');
    match.step('referee', { type: 'set-officer', officer: '1:benjamin-sisko', lost: true });
    match.until('standby-order');
    expect(
      match.state.officers.filter(({ owner, commodore }) => owner === '1' && commodore).map(({ id }) => id),
    ).toEqual(['1:benjamin-sisko']);
  });
});
