import { describe, expect, it } from 'vitest';
import { deskWithMatch } from '../../tests/support/match-desk';
import { valueOf } from '../../tests/support/library';
import type { Thinker } from '../bots';
import { WindowCalls } from './window-calls';

/** A match of bots that the desk's own window has left; `stopped` counts searches that were ended. */
async function leftMatch() {
  let stopped = 0;
  const thinker: Thinker = {
    decide: (_request, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped += 1;
          reject(new Error('ended'));
        });
      }),
    destroy: () => Promise.resolve(),
  };
  const match = await deskWithMatch({ players: ['random', 'random'], thinker });
  valueOf(await match.call('document.close', { id: match.id }));
  return { match, stopped: () => stopped };
}

describe('a window', () => {
  it('I8: that goes without a word stops the bots of what it showed, however often it opened it', async () => {
    const { match, stopped } = await leftMatch();
    const before = stopped();
    const window = new WindowCalls(match.desk);
    await window.call('document.open', { id: match.id });
    await window.call('document.open', { id: match.id });
    expect(stopped()).toBe(before);
    await window.destroy();
    expect(stopped()).toBe(before + 1);
  });

  it('that closes a document has closed it, though it opened it again after a drop', async () => {
    const { match, stopped } = await leftMatch();
    const before = stopped();
    const window = new WindowCalls(match.desk);
    await window.call('document.open', { id: match.id });
    await window.call('document.open', { id: match.id });
    await window.call('document.close', { id: match.id });
    expect(stopped()).toBe(before + 1);
  });

  it('that goes while a document opens shows it no longer, and one that stays keeps the bots at it', async () => {
    const { match, stopped } = await leftMatch();
    const before = stopped();
    const [staying, going] = [new WindowCalls(match.desk), new WindowCalls(match.desk)];
    await staying.call('document.open', { id: match.id });
    const opening = going.call('document.open', { id: match.id });
    await going.destroy();
    await opening;
    expect(stopped()).toBe(before);
    await staying.destroy();
    expect(stopped()).toBe(before + 1);
  });

  it('passes on what names no document', async () => {
    const { match } = await leftMatch();
    const window = new WindowCalls(match.desk);
    expect(await window.call('app.info', {})).toMatchObject({ ok: true });
    expect(await window.call('document.close', null)).toMatchObject({ error: { code: 'bad-request' } });
  });
});
