/** Plays a match without pause and writes what was acknowledged to the pipe, until it is killed. Arguments: data, assets. */
import { writeSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { MatchState } from '../../shared/contract';
import { type Desk, openDesk } from '../../src-main/desk';
import { acknowledgedOf, answered, matchIdIn } from './match-records';

async function main(dataFolder: string, assetsFolder: string): Promise<void> {
  const info = { version: '0', host: 'web', platform: process.platform, runtime: 'test' } as const;
  const opened = await openDesk({ dataFolder, assetsFolder, info, dialogs: null });
  if (!opened.ok) throw new Error(opened.error.message);
  const desk = opened.value;
  const id = await matchIdIn(desk);
  let state = await answered<MatchState>(desk, 'document.open', { id });
  for (let step = 0; state.outcome === null; step += 1) {
    state = await next(desk, state, step);
    writeSync(1, `${JSON.stringify(await acknowledgedOf(desk, state))}\n`);
  }
}

/** Mostly decisions, now and then an undo, a redo or another line of play. */
async function next(desk: Desk, state: MatchState, step: number): Promise<MatchState> {
  const change = { callId: randomUUID(), id: state.id, baseRevision: state.revision };
  if (step % 11 === 7 && state.undo.refusal === null) return answered(desk, 'document.undo', change);
  if (step % 22 === 8 && state.redo.refusal === null) return answered(desk, 'document.redo', change);
  if (state.waiting.type !== 'person') throw new Error(`Waits for ${state.waiting.type}`);
  const { seat } = state.waiting;
  const look = { callId: randomUUID(), id: state.id, seat };
  const { offers } = await answered<MatchState>(desk, 'document.look', look);
  const actions = offers?.actions ?? [];
  const action = actions[(state.revision * 7 + step) % actions.length];
  return answered(desk, 'document.act', { ...change, callId: randomUUID(), actor: seat, action });
}

main(process.argv[2] ?? '', process.argv[3] ?? '').catch((cause: unknown) => {
  console.error(cause);
  process.exit(1);
});
