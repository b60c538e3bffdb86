import { describe, expect, it, vi } from 'vitest';
import { match } from '../../../../tests/support/black-alert';
import { tableFor, tableOf, type Table } from '../../../../tests/support/black-alert-table.svelte';
import { endsOf, stepsOf } from './ends';
import { missionFacts } from './missions';
import { sameMatch } from './same-match';

const acted = ({ table }: Table) => table.acted.map(({ action }) => action);
/** What was sent has been answered. */
async function answered({ session }: Table): Promise<void> {
  for (let turn = 0; session.isActing || turn < 3; turn += 1) await Promise.resolve();
}

describe('a session of a match', () => {
  it('BA-MOVE-01: a press on a place moves there at once; the place where one stands is taken up to be used', async () => {
    const at = tableFor({ at: { saru: 'discovery/bridge' } });
    at.session.pressLocation('discovery/bridge');
    expect([at.session.choosing.entry?.id, acted(at)]).toEqual(['use', []]);
    at.session.pressLocation('discovery/brig');
    await answered(at);
    expect(acted(at)).toEqual([{ type: 'move', to: 'discovery/brig' }]);
    expect(at.session.view.characters['saru']?.location).toBe('discovery/brig');
  });

  it('BA-DBRIDGE-01: from the helm a press on a node sets out and goes there, both steps in one', async () => {
    const at = tableFor({ at: { saru: 'discovery/bridge' }, discovery: 'C3/hub' });
    expect(at.session.mayHelm('C3/east')).toBe(true);
    at.session.pressNode('C3/east');
    await answered(at);
    expect(acted(at).map(({ type }) => type)).toEqual(['use', 'choose-node']);
    expect(at.session.board.discovery).toBe('C3/east');
  });

  it('marks the nodes within one use, with their Threat cards, and the nodes of Missions in play', () => {
    const { session } = tableFor({ at: { saru: 'discovery/bridge' }, corruption: ['C2', 'C1', 'C4', 'C5'] });
    const marks = [...session.model.nodeMarks.values()].flat();
    expect(new Set(marks.map(({ type }) => type))).toEqual(new Set(['connected', 'costly', 'mission']));
    expect(session.model.waitsFor).toBe('starfleet');
  });

  it('says beforehand what the node under the pointer brings, and lights the way', () => {
    const { session } = tableFor({ at: { saru: 'discovery/bridge' }, charon: 'C3' });
    session.hovered = { ask: 'node', value: 'C3/east' };
    expect(session.preview.title).toMatch(/^If the Discovery goes to/);
    expect(session.preview.lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Ends on the Charon’s tile/)]),
    );
    expect(session.model.routes).toMatchObject([{ tone: 'lit', nodes: ['C3/hub', 'C3/east'] }]);
  });

  it('BA-CORR-01: warns before the last token of the supply is placed', () => {
    const { session } = tableFor({
      change: (state) => {
        state.supply.corruption = 1;
        state.tasks.push({
          type: 'place-corruption',
          character: 'saru',
          near: 'corruption',
          count: 1,
          rule: 'BA-CLEAN-05',
        });
      },
    });
    const [space = ''] = session.choosing.values;
    session.hovered = { ask: 'space', value: space };
    expect(session.preview.lines).toEqual([{ text: 'It is the last one: both teams lose.', tone: 'warn' }]);
  });

  it('Esc takes back the answers, then the row; a new position forgets both', () => {
    const at = tableFor({ hands: { saru: ['system-bypass', 's1'] } });
    at.session.pressCard('system-bypass');
    expect(at.session.choosing.ready).toEqual({ type: 'play', card: 'system-bypass' });
    at.session.escape();
    expect(at.session.choosing.entry?.id).toBe('play');
    at.session.escape();
    expect(at.session.choosing.entry).toBeNull();
    at.session.pressCard('system-bypass');
    at.table.show();
    expect(at.session.choosing.isBegun).toBe(false);
  });

  it('sends nothing while another is under way, and nothing that is not whole', async () => {
    const at = tableFor({ at: { saru: 'discovery/bridge' } });
    expect(await at.session.confirm()).toBe(false);
    const act = vi.spyOn(at.table, 'act').mockResolvedValue(true);
    const both = [
      at.session.act({ type: 'move', to: 'discovery/brig' }),
      at.session.act({ type: 'end-turn' }),
    ];
    expect(await Promise.all(both)).toEqual([true, false]);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('offers nothing to a seat that is not asked, and shows no hand but its own', () => {
    const { session } = tableFor({ turn: 'lorca', hands: { lorca: ['t4'], saru: ['s1'] } }, 'saru');
    expect([session.entries, session.closed, session.helmEntry]).toEqual([[], [], null]);
    expect(session.view.characters['lorca']?.hand).toBeNull();
    expect(session.hint.tool).not.toBe('Play');
  });

  it('BA-MISSION-04: a Mission counts the hand of who would pay; a hidden one is unknown', () => {
    const options = { hands: { saru: ['s4'] }, at: { saru: 'discovery/weapons' } } as const;
    const need = (who: string) =>
      missionFacts(tableFor(options, who).session)[0]?.lines.find(({ need: { what } }) => what === 'resolve');
    expect(need('saru')).toMatchObject({ need: { met: true, has: 4 }, note: 'hand 4' });
    expect(need('lorca')).toMatchObject({ need: { met: null, has: null }, note: 'hand hidden' });
  });

  it('BA-MISSION-03: whether the location of a Mission is damaged is told as a sentence', () => {
    const said = (damage: readonly string[]) =>
      missionFacts(tableFor({ damage }).session)[0]?.lines.find(({ need: { what } }) => what === 'intact')
        ?.said;
    expect(said([])).toBe('The Discovery’s Weapons are intact.');
    expect(said(['d-weapons'])).toBe('The Discovery’s Weapons are damaged.');
  });

  it('plays the same seats again, dealt anew', () => {
    const { session } = tableFor({ seats: 3 });
    expect(sameMatch(session.state, ['mine'])).toMatchObject({
      packs: ['mine'],
      players: ['person', 'person', 'person'],
      setup: {
        seats: [{ characters: ['saru'] }, { characters: ['lorca', 'landry'] }, { characters: ['tilly'] }],
      },
    });
  });

  it('every command that is enabled can be run', () => {
    const at = tableOf(match({ at: { saru: 'discovery/bridge' } }), 'saru');
    const ids = at.session.commands.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ['match.row-1', 'match.cancel', 'view.fit', 'tool.referee']) {
      at.session.commands.find((command) => command.id === id)?.run();
    }
    expect(at.session.openPanel).toBe('referee');
  });
});

describe('the ends of the game and the steps of a turn', () => {
  it('BA-OBJ-03: five meters tell who wins at the last, and are close one before it', () => {
    const { session } = tableFor({
      damage: ['d-brig', 'd-bridge', 'd-weapons', 'd-cargo-bay'],
      corruption: ['A1'],
    });
    const ends = endsOf(session.view, {});
    expect(ends.map(({ id, count, of, winner, isClose }) => [id, count, of, winner, isClose])).toEqual([
      ['missions', 0, 3, 'starfleet', false],
      ['infiltrations', 0, 3, 'terran', false],
      ['discovery', 4, 5, 'terran', true],
      ['charon', 0, 5, 'starfleet', false],
      ['corruption', 11, 12, null, false],
    ]);
  });

  it('BA-LOSE-03: by reading b all damage ever taken counts', () => {
    const { session } = tableFor({ change: (state) => void (state.damageTaken.charon = 3) });
    const charon = (readings: Record<string, string>) =>
      endsOf(session.view, readings).find(({ id }) => id === 'charon')?.count;
    expect([charon({}), charon({ 'BA-LOSE-03': 'b' })]).toEqual([0, 3]);
  });

  it('BA-WOUND-02, BA-DETAIN-02: the steps that are lost are told', () => {
    const turn = tableFor({}).session.view.turn;
    const states = (held: typeof turn.held) =>
      stepsOf({ ...turn, step: 'draw', held }).map(({ state }) => state);
    expect(states('none')).toEqual(['now', 'due', 'due', 'due']);
    expect(states('wounded')).toEqual(['now', 'skipped', 'skipped', 'due']);
    expect(states('detained')).toEqual(['now', 'skipped', 'due', 'due']);
  });
});
