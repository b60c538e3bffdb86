import { describe, expect, it } from 'vitest';
import { fileIn, PLAN, plotroom, workFolder } from './command';

const folder = workFolder();
const SOLO = { id: 'a', kind: 'point', name: null, resources: [], x: 0, y: 0 };

/** A user pack that prints one node or two on shipped tiles, so that a test knows which pathways there are. */
const SOURCE = { kind: 'user', where: 'made up', confidence: 'low' };
const face = (
  nodes: readonly object[],
  ...paths: readonly (readonly [number | string, number | string])[]
) => ({
  nodes,
  paths: paths.map(([from, to]) => ({ from: end(from), to: end(to) })),
});
const end = (at: number | string): object => (typeof at === 'number' ? { edge: at } : { node: at });
const tile = (printed: object): object => ({ a: printed, source: SOURCE });
const pack = fileIn(folder, 'tiles.plotroom-pack', {
  format: 'plotroom-pack',
  id: 'mine',
  version: 1,
  game: 'black-alert',
  layer: 'user',
  title: 'Mine',
  tiles: {
    veil: tile(face([SOLO], ['a', 3])),
    narrows: tile(face([], [0, 3])),
    cradle: tile(face([SOLO, { ...SOLO, id: 'b', kind: 'moon' }], ['a', 0])),
  },
});
const board = (changes: object = {}) => ({
  format: 'plotroom-plan',
  version: 1,
  game: 'black-alert',
  title: 'Three in a column',
  network: {
    tiles: [
      { space: 'C2', tile: 'veil', face: 'a', turn: 0 },
      { space: 'C3', tile: 'narrows', face: 'a', turn: 3 },
      { space: 'C4', tile: 'cradle', face: 'a', turn: 0 },
    ],
    loops: [],
  },
  ...changes,
});
const network = (value: unknown, ...more: string[]) =>
  plotroom(folder, ['network', fileIn(folder, 'board', value), '--pack', pack, ...more]);

describe('plotroom network', () => {
  it('BA-NET-02: joins nodes along pathways, tiles crossed without a node named in order', async () => {
    expect(await network(board())).toMatchObject({
      exitCode: 0,
      answer: {
        nodes: [
          { id: 'C2/a', tile: 'C2', kind: 'point' },
          { id: 'C4/a', tile: 'C4', kind: 'point' },
          { id: 'C4/b', tile: 'C4', kind: 'moon' },
        ],
        pairs: [{ a: 'C2/a', b: 'C4/a', tiles: ['C3', 'C4'] }],
        components: [['C2/a', 'C4/a'], ['C4/b']],
      },
    });
  });

  it('leads on from one node, in the order of the way from it', async () => {
    const { answer } = await network(board(), '--from', 'C4/a');
    expect(answer).toMatchObject({ pairs: [{ a: 'C4/a', b: 'C2/a', tiles: ['C3', 'C2'] }] });
    expect((await network(board(), '--from', 'C4/b')).answer).toMatchObject({ pairs: [] });
    expect(await network(board(), '--from', 'C4/z')).toMatchObject({
      exitCode: 1,
      answer: { error: { code: 'unknown-id' } },
    });
  });

  it('BA-NET-04: a tile that is turned away breaks the pathway', async () => {
    const { network: laid } = board();
    const tiles = laid.tiles.map((each) => (each.space === 'C3' ? { ...each, turn: 1 } : each));
    expect((await network(board({ network: { tiles, loops: [] } }))).answer).toMatchObject({
      pairs: [],
      components: [['C2/a'], ['C4/a'], ['C4/b']],
    });
  });

  it('BA-NET-05: a loop along the rim joins outer edges, its nodes being of the tile it names', async () => {
    const loop = {
      id: 'rim',
      from: { space: 'A1', edge: 0 },
      to: { space: 'A1', edge: 5 },
      nodes: [{ ...SOLO, id: 'r' }],
      tile: 'A1',
    };
    const tiles = [{ space: 'A1', tile: 'veil', face: 'a', turn: 3 }];
    expect((await network(board({ network: { tiles, loops: [loop] } }))).answer).toMatchObject({
      nodes: [{ id: 'A1/a' }, { id: 'A1/r' }],
      pairs: [{ a: 'A1/a', b: 'A1/r', tiles: [] }],
    });
  });

  it('refuses what the packs lack and what lies twice, each with its place', async () => {
    const faults = async (changes: object) => {
      const { answer } = await plotroom(folder, [
        'validate',
        fileIn(folder, 'faulty', board(changes)),
        '--pack',
        pack,
      ]);
      return (answer as { findings: { code: string; at: string }[] }).findings.map(({ code, at }) => [
        code,
        at,
      ]);
    };
    const at = (space: string, named: string, side = 'a') => ({ space, tile: named, face: side, turn: 0 });
    expect(await faults({})).toEqual([]);
    expect(await faults({ network: { tiles: [at('A1', 'nowhere'), at('A1', 'veil', 'b')] } })).toEqual([
      ['unknown-id', '/network/tiles/0/tile'],
      ['unknown-id', '/network/tiles/1/face'],
      ['duplicate-id', '/network/tiles/1/space'],
    ]);
    expect(await faults({ network: { tiles: [at('Z9', 'veil')] } })).toEqual([
      ['out-of-range', '/network/tiles/0/space'],
    ]);
    const token = { id: 't', kind: 'corruption', at: 'C2/z' };
    expect(await faults({ tokens: [token, token], ships: { discovery: 'A1/a' } })).toEqual([
      ['duplicate-id', '/tokens/1/id'],
      ['unknown-id', '/tokens/0/at'],
      ['unknown-id', '/tokens/1/at'],
      ['unknown-id', '/ships/discovery'],
    ]);
    expect(await faults({ shiny: 1 })).toEqual([['unknown-key', '/shiny']]);
    const loop = {
      id: 'l',
      from: { space: 'C3', edge: 0 },
      to: { space: 'A1', edge: 0 },
      nodes: [],
      tile: 'C3',
    };
    expect(await faults({ network: { tiles: [], loops: [loop] } })).toEqual([
      ['inner-edge', '/network/loops/0/from'],
    ]);
  });

  it('refuses files without a network', async () => {
    expect(await network(PLAN)).toMatchObject({
      exitCode: 1,
      answer: { error: { code: 'unknown-kind', at: '/game' } },
    });
    expect(await network([])).toMatchObject({ exitCode: 1, answer: { error: { code: 'not-plotroom' } } });
    expect(await network({ ...board(), version: 2 })).toMatchObject({
      answer: { error: { code: 'newer-version' } },
    });
  });

  it('the table still refuses a plan of Black Alert, and says why', async () => {
    const plan = fileIn(folder, 'board', board());
    expect(await plotroom(folder, ['measure', plan, '--from', '1,1', '--to', '2,2'])).toMatchObject({
      exitCode: 1,
      answer: { error: { code: 'unknown-kind', at: '/game' } },
    });
  });
});
