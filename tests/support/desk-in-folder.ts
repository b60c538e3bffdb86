/** The program's own desk on a data folder, for what a browser test prepares before a host opens it, or looks up afterwards. */
import path from 'node:path';
import type { Answer, CallName, Request } from '../../shared/contract';
import { openDeskOn } from '../../src-main/desk';
import { nodeDisk } from '../../src-main/library';

const ASSETS = path.resolve(import.meta.dirname, '../../assets');

/** Calls the desk and throws where it refuses. */
export type DeskCaller = <Name extends CallName>(
  name: Name,
  request: Request<Name>,
) => Promise<Extract<Answer<Name>, { readonly ok: true }>['value']>;

/** No host may have the folder open meanwhile. */
export async function withDesk<Value>(
  dataFolder: string,
  use: (call: DeskCaller) => Promise<Value>,
): Promise<Value> {
  const info = { version: '1.2.3', host: 'web', platform: 'linux', runtime: 'test' } as const;
  const opened = await openDeskOn(
    { dataFolder, assetsFolder: ASSETS, info, dialogs: null },
    { disk: nodeDisk, now: Date.now },
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const desk = opened.value;
  try {
    return await use(async (name, request) => {
      const answer = (await desk.call(name, request)) as Answer<typeof name>; // of the call that was made
      if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
      return answer.value;
    });
  } finally {
    await desk.close();
  }
}

/** Every text in a value, a card's copies by its record. */
export function wordsIn(value: unknown): ReadonlySet<string> {
  const words = new Set<string>();
  JSON.stringify(value, (_, each: unknown) => {
    if (typeof each === 'string') words.add(each.replace(/#\d+$/, ''));
    return each;
  });
  return words;
}
