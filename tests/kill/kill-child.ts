/** Edits without pause and writes each acknowledged revision to the pipe, until it is killed. Arguments: data, assets. */
import { writeSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { DocumentState, LibraryList } from '../../shared/contract';
import type { Result } from '../../shared/base';
import { type Desk, openDesk } from '../../src-main/desk';
import { actionAt, patchesFor } from './deterministic-edits';

async function main(dataFolder: string, assetsFolder: string): Promise<void> {
  const info = { version: '0', host: 'web', platform: process.platform, runtime: 'test' } as const;
  const desk = await openDesk({ dataFolder, assetsFolder, info, dialogs: null });
  if (!desk.ok) throw new Error(desk.error.message);
  const list = await call<LibraryList>(desk.value, 'library.list', {});
  const id = list.documents[0]?.id ?? '';
  let { revision } = await call<DocumentState>(desk.value, 'document.open', { id });
  for (;;) {
    const state = await step(desk.value, id, revision);
    revision = state.revision;
    writeSync(1, `${revision}\n`);
  }
}

function step(desk: Desk, id: string, baseRevision: number): Promise<DocumentState> {
  const action = actionAt(baseRevision);
  const common = { callId: randomUUID(), id, baseRevision };
  if (action.type !== 'edit') return call(desk, `document.${action.type}`, common);
  const patches = patchesFor(action.value);
  return call(desk, 'document.edit', { ...common, label: `Step ${action.value}`, patches });
}

async function call<Value>(desk: Desk, name: string, request: unknown): Promise<Value> {
  const answer = (await desk.call(name, request)) as Result<Value, { message: string }>; // the contract's own type
  if (!answer.ok) throw new Error(`${name}: ${answer.error.message}`);
  return answer.value;
}

main(process.argv[2] ?? '', process.argv[3] ?? '').catch((cause: unknown) => {
  console.error(cause);
  process.exit(1);
});
