import { describe, expect, it } from 'vitest';
import {
  attack,
  battle,
  CONTENT,
  fighting,
  INTEL,
  match,
  PASS,
  played,
  PROCEED,
  two,
  use,
  useOf,
  withAlien,
} from '../../../tests/support/nova-cry';

const BUY = { type: 'buy-alien' } as const;

describe('buying aliens', () => {
  it('NC-ALIEN-01: 2 Intel draw one at random, which is kept; one a turn this way', () => {
    const bought = fighting({ seats: two({ intel: 5 }) }).do('1', BUY);
    expect(bought.seat('1').intel).toBe(3);
    bought.draw('scout');
    expect(bought.seat('1').aliens.map(({ card }) => card)).toEqual(['scout']);
    expect(bought.refusal('1', BUY)).toMatchObject({ rule: 'NC-ALIEN-01' });
    expect(fighting({ seats: two({ intel: 1 }) }).refusal('1', BUY)).toMatchObject({ code: 'too-dear' });
  });

  it('NC-ALIEN-01: in the Battle and Recruitment Phase, and not with the pile and its discards empty', () => {
    expect(match({ seats: two({ intel: 5 }) }).refusal('1', BUY)).toMatchObject({ rule: 'NC-BATTLE-01' });
    const none = fighting({ content: { aliens: {} } });
    expect(none.refusal('1', BUY)).toMatchObject({ code: 'no-aliens', rule: 'NC-SETUP-07' });
  });

  it('NC-BATTLE-03: by reading a before or after the fight', () => {
    const before = fighting({ seats: two({ intel: 6 }) })
      .do('1', BUY)
      .fate();
    expect(before.options('1', 'battle')).toEqual([attack('2')]);
    const after = battle({ seats: two({ intel: 6 }) }).fate();
    expect(after.options('1', 'buy-alien')).toEqual([BUY]);
  });

  it('NC-BATTLE-03: by reading b after it, so that no fight follows', () => {
    const readings = { 'NC-BATTLE-03': 'b' };
    const bought = fighting({ readings, seats: two({ intel: 6 }) })
      .do('1', BUY)
      .fate();
    expect(bought.refusal('1', attack('2'))).toMatchObject({ rule: 'NC-BATTLE-03' });
    expect(
      battle({ readings, seats: two({ intel: 6 }) })
        .fate()
        .options('1', 'buy-alien'),
    ).toEqual([BUY]);
  });

  it('NC-ALIEN-02: just docked at a merchant planet, 1 Intel draws 3, one is kept, the others discarded', () => {
    const docked = match({ phase: 'navigation', seats: two({ intel: 3, planet: ['market', 2] }) });
    docked.do('1', PROCEED).do('1', { type: 'buy', line: 'aliens' }).draw('idle', 'scout', 'medic');
    expect(docked.options('1', 'choose-card')).toHaveLength(3);
    docked.do('1', { type: 'choose-card', card: 'scout' });
    expect(docked.seat('1')).toMatchObject({ intel: 2, aliens: [{ card: 'scout' }] });
    expect([...docked.state.piles.aliens.discard].sort()).toEqual(['idle', 'medic']);
    expect(docked.refusal('1', { type: 'buy', line: 'aliens' })).toMatchObject({ rule: 'NC-ALIEN-02' });
  });

  it('NC-ALIEN-03: by reading a both ways in one turn, by b one alien in all', () => {
    const options = { phase: 'navigation', seats: two({ intel: 6, planet: ['market', 2] }) } as const;
    const once = (readings: Readonly<Record<string, string>>) => {
      const docked = match({ ...options, readings }).do('1', PROCEED);
      docked.do('1', { type: 'buy', line: 'aliens' }).draw('idle', 'scout', 'medic');
      return docked.do('1', { type: 'choose-card', card: 'idle' }).do('1', PASS);
    };
    expect(once({}).options('1', 'buy-alien')).toEqual([BUY]);
    expect(once({ 'NC-ALIEN-03': 'b' }).refusal('1', BUY)).toMatchObject({ rule: 'NC-ALIEN-03' });
  });

  it('NC-ALIEN-04: a result that adds an alien draws and keeps one, free and outside these limits', () => {
    const docked = match({ phase: 'navigation', seats: two({ intel: 2, planet: ['w1', 2] }) });
    docked.do('1', PROCEED).roll(5).draw('medic');
    expect(docked.seat('1')).toMatchObject({ intel: 2, aliens: [{ card: 'medic' }] });
    expect(docked.options('1', 'buy-alien')).toEqual([BUY]);
  });

  it('NC-ALIEN-05: aliens lie with the crew, and NC-COMP-08: they join it during play', () => {
    const bought = fighting({ seats: two({ intel: 5 }) })
      .do('1', BUY)
      .draw('idle');
    expect(bought.seat('1').crew).toHaveLength(3);
    expect(bought.view('2').seats[0]?.aliens).toHaveLength(1);
  });
});

describe('using aliens', () => {
  it('NC-ALIEN-06: at any time where the card does not say when, in other players’ turns too', () => {
    const own = match({ seats: two({ aliens: ['broker'] }) });
    expect(own.do('1', useOf('broker')).seat('1').intel).toBe(1);
    const attacked = battle({ seats: two({}, { aliens: ['broker'] }) });
    expect(attacked.actor).toBe('2');
    expect(attacked.do('2', useOf('broker')).seat('2').intel).toBe(1);
  });

  it('NC-ALIEN-06: an alien with a moment of its own is asked at that moment and at no other', () => {
    const seats = two({ aliens: ['gambler'] }, { aliens: ['gambler#2'] });
    const fought = battle({ seats });
    expect(fought.actor).toBe('chance');
    expect(match({ seats }).refusal('1', useOf('gambler'))).toMatchObject({ rule: 'NC-ALIEN-06' });
    expect(fought.roll(6, 1).actor).toBe('1');
    expect(fought.do('1', PASS).options('2', 'use')).toEqual([useOf('gambler#2')]);
  });

  it('NC-ALIEN-07: aliens can be knocked out by Crew Needs and aimed at by cards', () => {
    const needy = match({
      seats: two({ aliens: ['idle'], front: Array.from({ length: 4 }, () => 'data-leak' as const) }),
    });
    needy.do('1', PROCEED).tokens('crew-needs');
    needy.do('1', { type: 'choose-person', seat: '1', person: 'idle' });
    expect(needy.seat('1').aliens[0]?.status).toBe('knocked-out');
    const aimed = played([{ verb: 'knock-out', whom: 'unfriendly-crew', count: 1 }], {
      seats: two({}, { aliens: ['scout'] }),
    });
    expect(aimed.options('1', 'choose-person').map(({ person }) => person)).toContain('scout');
  });

  it.each(['knocked-out', 'destroyed'] as const)(
    'NC-ALIEN-08, NC-ALIEN-10: a %s alien can neither be used nor discarded for its ability',
    (status) => {
      const out = match({
        seats: two({ aliens: ['broker', 'gunner'] }),
        change: (state) => {
          for (const alien of state.seats[0]!.aliens) alien.status = status;
        },
      });
      expect(out.options('1', 'use')).toEqual([]);
      expect(out.refusal('1', useOf('broker'))).toMatchObject({ code: 'not-usable' });
      expect(out.view('1').seats[0]?.weapons).toBe(3);
    },
  );

  it('NC-ALIEN-09: what an alien changes lasts while it is not out', () => {
    expect(match({ seats: two({ aliens: ['gunner'] }) }).view('1').seats[0]?.weapons).toBe(4);
  });

  it('NC-COMP-12: a used alien bears a blue cube, for the turn or for good', () => {
    const used = match({ seats: two({ aliens: ['broker'] }) }).do('1', useOf('broker'));
    expect(used.seat('1').aliens[0]?.used).toBe(true);
    expect(used.options('1', 'use')).toEqual([]);
    const next = match({
      phase: 'strategy',
      seats: two({}, { aliens: ['broker', 'warden'] }),
      change: (state) => {
        for (const alien of state.seats[1]!.aliens) alien.used = true;
        state.turn!.strategies = [
          { id: 'rush', left: 0 },
          { id: 'training', left: 0 },
        ];
      },
    }).do('1', PROCEED);
    expect(next.seat('2').aliens.map(({ used }) => used)).toEqual([false, true]);
  });

  it('NC-ALIEN-06: an alien that is discarded for its ability goes to the discards of its pile', () => {
    const content = withAlien(use([INTEL], { spends: 'discard', cards: 1 }));
    const used = match({ content, seats: two({ aliens: ['probe'], hand: ['voyage'] }) });
    used.do('1', useOf('probe', 'voyage'));
    expect(used.seat('1')).toMatchObject({ aliens: [], intel: 1, hand: [] });
    expect(used.state.piles.aliens.discard).toEqual(['probe']);
    expect(used.state.piles.scientist.discard).toEqual(['voyage']);
  });

  it('NC-ALIEN-06: a free one is used as often as it is paid', () => {
    const content = withAlien(use([INTEL], { spends: 'free', cards: 1 }));
    const used = match({ content, seats: two({ aliens: ['probe'], hand: ['voyage', 'detour'] }) });
    used.do('1', useOf('probe', 'voyage')).do('1', useOf('probe', 'detour'));
    expect(used.seat('1')).toMatchObject({ intel: 2, hand: [] });
    expect(used.refusal('1', useOf('probe'))).toMatchObject({ code: 'not-paid' });
  });

  it('NC-ALIEN-07: the Assassin is discarded with two cards and destroys an opposing captain', () => {
    expect(CONTENT.aliens['assassin']?.use?.cards).toBe(2);
    const used = match({ seats: two({ aliens: ['assassin'], hand: ['voyage', 'detour', 'archive'] }) });
    expect(used.options('1', 'use')).toHaveLength(3);
    used.do('1', useOf('assassin', 'archive', 'voyage'));
    expect(used.seat('2').captain?.status).toBe('destroyed');
    expect(used.seat('1').aliens).toEqual([]);
  });
});
