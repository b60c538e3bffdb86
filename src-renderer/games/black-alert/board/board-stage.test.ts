import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { houseChart } from '../../../../tests/support/network-charts';
import { shippedBlackAlert } from '../../../../tests/support/shipped-content';
import type { NetworkHit, NetworkModel } from '../../../table/network/model';
import BoardStage from './BoardStage.svelte';
import TilePicture from './TilePicture.svelte';

const shown: NetworkModel[] = [];
vi.mock('../../../table/network/scene', () => ({
  createNetworkScene: () =>
    Promise.resolve({
      setModel: (model: NetworkModel) => shown.push(model),
      setCamera: () => undefined,
      setTheme: () => undefined,
      resize: () => undefined,
      hit: () => null,
      thumbnail: () => Promise.resolve(''),
      picture: () => Promise.resolve(''),
      rendererName: 'webgl',
      frameTimesMs: [],
      destroy: () => undefined,
    }),
}));
afterEach(cleanup);

async function opened(more: object = {}) {
  const pressed: NetworkHit[] = [];
  const model = houseChart();
  render(BoardStage, { model, theme: 'dark', onpress: (hit: NetworkHit) => pressed.push(hit), ...more });
  await vi.waitFor(() => expect(shown.length).toBeGreaterThan(0));
  return { pressed, model, host: screen.getByRole('application', { name: 'Spore network' }) };
}

describe('the stage of the board', () => {
  it('lists nodes, tiles and pieces, answers reached by Tab, and presses them', async () => {
    const { pressed, host } = await opened();
    expect(host.dataset['renderer']).toBe('webgl');
    expect(screen.getByRole('list', { name: 'Tiles' }).querySelectorAll('button')).toHaveLength(19);
    const harlak = screen.getByRole('button', { name: /^Harlak, B4/ });
    await fireEvent.click(harlak);
    expect(pressed).toEqual([{ type: 'node', node: expect.stringMatching(/^B4\//) as string }]);
    const answers = [...document.querySelectorAll('[data-answer="true"]')];
    expect(answers.length).toBeGreaterThan(3);
    for (const answer of answers) expect(answer.getAttribute('tabindex')).toBe('0');
  });

  it('walks by arrows from the Discovery and shows on the chart what has the focus', async () => {
    const { host } = await opened();
    await fireEvent.keyDown(host, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('data-entry')).toBe('node:C3/a');
    await fireEvent.keyDown(document.activeElement ?? host, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('data-entry')).toBe('node:C3/b');
    expect(shown.at(-1)?.focus).toBe('C3/b');
  });

  it('turns the offered tile by Q and E, ends with Enter on it, lays it back with Escape', async () => {
    const log: string[] = [];
    const onturn = {
      space: 'C2',
      ondrag: (space: string, deg: number) => log.push(`drag ${space} ${deg}`),
      ondone: (space: string, sixths: number) => log.push(`done ${space} ${sixths}`),
      oncancel: () => log.push('cancel'),
    };
    const { host } = await opened({ onturn });
    await fireEvent.keyDown(host, { key: 'e' });
    await fireEvent.keyDown(host, { key: 'Q' });
    await fireEvent.keyDown(host, { key: 'Escape' });
    const tile = screen.getByRole('button', { name: /^C2,/ });
    tile.focus();
    await fireEvent.keyDown(tile, { key: 'Enter' });
    expect(log).toEqual(['drag C2 60', 'drag C2 -60', 'cancel', 'done C2 0']);
  });
});

describe('the small picture of a tile', () => {
  it('draws every pathway and node, turned, and marks open edges', () => {
    const face = shippedBlackAlert().tiles['twin-moons']?.a;
    if (!face) throw new Error('the pack has it');
    const { container } = render(TilePicture, {
      face: { ...face, paths: face.paths.slice(1) },
      kind: 'plain',
      turn: 1,
      label: 'Twin Moons',
    });
    expect(screen.getByRole('img', { name: 'Twin Moons' })).toBeTruthy();
    expect(container.querySelectorAll('path')).toHaveLength(face.paths.length - 1);
    expect(container.querySelectorAll('.node')).toHaveLength(2);
    expect(container.querySelectorAll('.open')).toHaveLength(1);
  });
});
