import { expect, it } from 'vitest';
import { pictureJob, PICTURE_SIZES, pictureOf } from './picture-job';

const [small] = PICTURE_SIZES;

it('a picture is asked for at its size and comes as a PNG; where none can be drawn the sentence says so', async () => {
  const drawing = { picture: (width: number, height: number) => Promise.resolve(btoa(`${width} ${height}`)) };
  const blob = await pictureOf(drawing, small, 'Not now.');
  expect([blob.type, await blob.text()]).toEqual(['image/png', '1200 800']);
  await expect(pictureOf({ picture: () => Promise.resolve('') }, small, 'Not now.')).rejects.toThrow(
    'Not now.',
  );
});

it('the job makes one sheet, and what cannot be drawn is refused instead of thrown', async () => {
  const told: number[] = [];
  const job = pictureJob('board.png', () => Promise.resolve(new Blob(['x'])));
  const { signal } = new AbortController();
  const made = await job.make(({ done }) => void told.push(done), signal);
  expect(made).toMatchObject({ ok: true, value: { name: 'board.png', notes: [] } });
  expect(told).toEqual([0, 1]);
  const failing = pictureJob('board.png', () => Promise.reject(new Error('Not now.')));
  expect(await failing.make(() => undefined, signal)).toEqual({
    ok: false,
    error: { code: 'export-failed', message: 'Not now.' },
  });
});
