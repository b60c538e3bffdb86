import { describe, expect, it } from 'vitest';
import type { PersonRole } from '../../../shared/content/nova-cry';
import {
  CONTENT,
  duel,
  holding,
  match,
  type MatchOptions,
  played,
  PROCEED,
  two,
  useOf,
} from '../../../tests/support/nova-cry';
import type { Match } from '../../../tests/support/nova-cry';

const levelOf = (game: Match, skill: string): number | undefined =>
  game.view('1').seats[0]?.skills.find((each) => each.skill === skill)?.level;

/** Crew members and captain of the first seat in another state. */
function withStatus(
  ...changes: readonly (readonly [string, 'knocked-out' | 'destroyed'])[]
): NonNullable<MatchOptions['change']> {
  return (state) => {
    const seat = state.seats[0]!;
    for (const [person, status] of changes)
      for (const each of [...seat.crew, ...seat.aliens])
        if (each.card === person) Object.assign(each, { status, training: [1, 0] });
  };
}

describe('knocking out and destroying', () => {
  it('NC-TERM-04: an engineer with Upgrades 3 who is knocked out has Upgrades 0', () => {
    const hit = played([{ verb: 'knock-out', whom: 'friendly-officer', count: 1 }], {
      change: (state) => {
        state.seats[0]!.crew[2]!.training = [0, 1];
      },
    });
    expect(levelOf(hit, 'upgrades')).toBe(3);
    hit.do('1', { type: 'choose-person', seat: '1', person: 'eng-22' });
    expect(levelOf(hit, 'upgrades')).toBe(0);
    expect(hit.seat('1').crew[2]?.status).toBe('knocked-out');
  });

  it('NC-TERM-04: a captain with Navigation 3 who is knocked out has Navigation 0', () => {
    const navigation = { ...CONTENT.captains['navigation']! };
    navigation.abilities = [{ ability: 'navigation', number: 3 }];
    const content = { captains: { ...CONTENT.captains, navigation } };
    const seats = two({ captain: 'navigation' });
    expect(match({ content, seats }).view('1').seats[0]?.captainAbilities).toEqual([3]);
    const hit = played([{ verb: 'knock-out', whom: 'friendly-captain', count: 1 }], {
      content,
      seats,
    });
    expect(hit.view('1').seats[0]?.captainAbilities).toEqual([0]);
  });

  it('NC-TERM-04, NC-TRAIN-05: training tokens of a knocked out officer stay and count nothing', () => {
    const hit = match({ change: withStatus(['eng-22', 'knocked-out']) });
    expect(hit.seat('1').crew[2]?.training).toEqual([1, 0]);
    expect(levelOf(hit, 'repair')).toBe(0);
  });

  it('NC-TERM-05: a rating of who is knocked out can be neither raised nor lowered', () => {
    const raised = match({
      seats: two({ captain: 'lead', permanents: [['persona-chip', 1]] }),
      change: withStatus(['eng-22', 'knocked-out']),
    });
    expect(levelOf(raised, 'repair')).toBe(0);
    const out = played(
      [
        { verb: 'raise-ability', of: 'captain' },
        { verb: 'note', text: 'x' },
      ],
      {
        seats: two({ captain: 'hunt' }),
        change: (state) => {
          state.seats[0]!.captain!.status = 'knocked-out';
        },
      },
    );
    expect(out.seat('1').captain?.raised).toEqual([]);
  });

  it('NC-TERM-06: revived, all ratings are as before', () => {
    const back = played([{ verb: 'revive', whom: 'friendly-crew', count: 1 }], {
      seats: two({ crew: ['sci-22', 'doc-22', 'eng-22'] }),
      change: withStatus(['doc-22', 'knocked-out']),
    });
    expect(back.seat('1').crew[1]).toMatchObject({ status: 'ready', training: [1, 0] });
    expect(levelOf(back, 'medicine')).toBe(3);
  });

  it('NC-TERM-07, NC-TRAIN-04: destroyed, all ratings are 0 and training tokens are removed', () => {
    const hit = played([{ verb: 'destroy', whom: 'friendly-officer', count: 1 }], {
      change: (state) => {
        for (const each of state.seats[0]!.crew) each.training = [1, 1];
      },
    });
    hit.do('1', { type: 'choose-person', seat: '1', person: 'doc-22' });
    expect(hit.seat('1').crew[1]).toMatchObject({ status: 'destroyed', training: [0, 0] });
    expect(levelOf(hit, 'medicine')).toBe(0);
  });

  it('NC-TERM-08: resurrected without the training tokens that were lost', () => {
    const back = played(
      [
        { verb: 'destroy', whom: 'friendly-officer', count: 1 },
        { verb: 'resurrect', whom: 'friendly-officer', count: 1 },
      ],
      {
        change: (state) => {
          for (const each of state.seats[0]!.crew) each.training = [1, 1];
        },
      },
    );
    back.do('1', { type: 'choose-person', seat: '1', person: 'doc-22' });
    expect(back.seat('1').crew[1]).toMatchObject({ status: 'ready', training: [0, 0] });
  });

  it('NC-TERM-09: revive mends nobody who is destroyed, resurrect nobody who is knocked out', () => {
    const options = { change: withStatus(['sci-22', 'destroyed'], ['doc-22', 'knocked-out']) };
    const revived = played([{ verb: 'revive', whom: 'friendly-crew', count: 2 }], options);
    expect(revived.seat('1').crew.map(({ status }) => status)).toEqual(['destroyed', 'ready', 'ready']);
    const risen = played([{ verb: 'resurrect', whom: 'friendly-crew', count: 2 }], options);
    expect(risen.seat('1').crew.map(({ status }) => status)).toEqual(['ready', 'knocked-out', 'ready']);
    const both = played([{ verb: 'restore', whom: 'friendly-crew', count: 2 }], options);
    both.do('1', { type: 'choose-person', seat: '1', person: 'sci-22' });
    expect(both.seat('1').crew.map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
  });
});

describe('whom an effect may hit', () => {
  const ROLES: readonly (readonly [PersonRole, readonly string[]])[] = [
    ['friendly-crew', ['sci-22', 'doc-22', 'eng-22', 'idle']],
    ['friendly-officer', ['sci-22', 'doc-22', 'eng-22']],
    ['friendly-any', ['captain', 'sci-22', 'doc-22', 'eng-22', 'idle']],
    ['unfriendly-crew', ['sci-22#2', 'doc-22#2', 'eng-22#2', 'scout', 'medic']],
    ['unfriendly-officer', ['sci-22#2', 'doc-22#2', 'eng-22#2']],
    ['unfriendly-alien', ['scout', 'medic']],
  ];
  const seats = two({ aliens: ['idle'] }, { aliens: ['scout', 'medic'] });

  it.each(ROLES)('NC-TERM-10: %s is controlled by the player, or by an opponent', (whom, people) => {
    const hit = played([{ verb: 'knock-out', whom, count: 1 }], { seats });
    expect(hit.options('1', 'choose-person').map(({ person }) => person)).toEqual(people);
  });

  it('NC-TERM-11: by reading a only who is not out, and with none left it is ignored', () => {
    const change = withStatus(['sci-22', 'knocked-out'], ['doc-22', 'destroyed'], ['eng-22', 'knocked-out']);
    const docked = match({ phase: 'navigation', seats: two({ planet: ['capital', 2] }), change });
    docked.do('1', PROCEED).roll(1);
    expect(docked.task.type).toBe('turn');
    const one = match({
      phase: 'navigation',
      seats: two({ planet: ['capital', 2] }),
      change: withStatus(['sci-22', 'knocked-out'], ['doc-22', 'destroyed']),
    });
    one.do('1', PROCEED).roll(1);
    expect(one.seat('1').crew[2]?.status).toBe('knocked-out');
  });

  it('NC-TERM-11: by reading b anybody, and who is destroyed stays so', () => {
    const docked = match({
      phase: 'navigation',
      readings: { 'NC-TERM-11': 'b' },
      seats: two({ planet: ['capital', 2] }),
      change: withStatus(['sci-22', 'knocked-out'], ['doc-22', 'destroyed']),
    });
    docked.do('1', PROCEED).roll(1);
    expect(docked.options('1', 'choose-person')).toHaveLength(3);
    docked.do('1', { type: 'choose-person', seat: '1', person: 'doc-22' });
    expect(docked.seat('1').crew[1]?.status).toBe('destroyed');
  });

  it('NC-TERM-11: who is knocked out can still be destroyed', () => {
    const hit = played([{ verb: 'destroy', whom: 'friendly-officer', count: 1 }], {
      seats: two({ crew: ['sci-22', 'doc-22', 'eng-22'] }),
      change: withStatus(['sci-22', 'knocked-out']),
    });
    hit.do('1', { type: 'choose-person', seat: '1', person: 'sci-22' });
    expect(hit.seat('1').crew[0]?.status).toBe('destroyed');
  });

  it('NC-TERM-04: its player may answer before somebody is out', () => {
    const hit = played([{ verb: 'destroy', whom: 'unfriendly-captain', count: 1 }], {
      seats: two({}, { aliens: ['medic'] }),
    });
    expect(hit.actor).toBe('2');
    hit.do('2', useOf('medic'));
    expect(hit.seat('2')).toMatchObject({ captain: { status: 'ready' }, aliens: [] });
    expect(hit.told('spared')).toEqual([{ type: 'spared', seat: '2', person: 'captain' }]);
  });

  it('NC-TERM-07: an answer may save a captain that falls in a duel', () => {
    const hit = duel({ seats: two({ weapon: 'lance' }, { aliens: ['medic'] }) }).roll(6, 1);
    hit.do('2', useOf('medic'));
    expect(hit.seat('2')).toMatchObject({ captain: { status: 'ready' }, aliens: [] });
    expect(hit.task.type).toBe('turn');
  });
});

describe('movement', () => {
  it('NC-TERM-01, NC-TERM-02: en route on any space but the last, docked on the last', () => {
    const holdBack = { verb: 'hold-back', who: 'opponent', spaces: 1 } as const;
    const at = (space: number) =>
      holding([holdBack], { seats: two({}, { planet: ['far', space] }) }).options('1', 'play').length;
    expect([at(2), at(5), at(6)]).toEqual([1, 1, 0]);
  });
});
