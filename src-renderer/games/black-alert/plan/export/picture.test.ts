import { expect, it } from 'vitest';
import { shippedBlackAlert } from '../../../../../tests/support/shipped-content';
import type { NetworkScene } from '../../../../table/network/scene-types';
import { openNetwork } from '../session-bench';
import { PICTURE_SIZES } from '../../../../panels/share/picture-job';
import { drawn } from './picture';

it('a picture is the board as it is shown, not the bare one of the library; none is made while it is not drawn', async () => {
  const { session } = openNetwork(shippedBlackAlert());
  const [size] = PICTURE_SIZES;
  await expect(drawn(session, size)).rejects.toThrow('The board is not drawn here.');

  const asked: string[] = [];
  session.attachScene({
    picture: (width: number, height: number) => Promise.resolve(btoa(`as shown ${width} ${height}`)),
    thumbnail: () => {
      asked.push('thumbnail');
      return Promise.resolve('');
    },
  } as Partial<NetworkScene> as NetworkScene); // only what pictures are made with
  const blob = await drawn(session, size);
  expect(new TextDecoder().decode(await blob.arrayBuffer())).toBe('as shown 1200 800');
  expect(blob.type).toBe('image/png');
  expect(asked).toEqual([]);
});
