import { describe, expect, it } from 'vitest';
import type { Command } from '../ui/command';
import { HeldKey } from './held-key';

function bench() {
  const log: string[] = [];
  const command = (id: string, isHeld: boolean): Command => ({
    id,
    title: id,
    group: 'Test',
    keys: null,
    run: () => void log.push(`${id} runs`),
    ...(isHeld
      ? { held: { press: () => void log.push(`${id} presses`), letGo: () => void log.push(`${id} lets go`) } }
      : {}),
  });
  return {
    log,
    key: new HeldKey(),
    left: command('left', true),
    up: command('up', true),
    undo: command('undo', false),
  };
}

describe('a held key', () => {
  it('presses again with every repeat and lets go once', () => {
    const { log, key, left } = bench();
    key.press(left);
    key.press(left);
    key.letGo();
    key.letGo();
    expect(log).toEqual(['left presses', 'left presses', 'left lets go']);
  });

  it('is let go before another command runs, held or not', () => {
    const { log, key, left, up, undo } = bench();
    key.press(left);
    key.press(up);
    key.press(undo);
    key.letGo();
    expect(log).toEqual(['left presses', 'left lets go', 'up presses', 'up lets go', 'undo runs']);
  });
});
