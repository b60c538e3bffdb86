/** `window.json` in the data folder. Losing it costs a window position and nothing else, so failures are not fatal. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { type WindowState, windowStateSchema } from './window-state';

const FILE_NAME = 'window.json';

/** What was remembered, or null when there is nothing or nothing that makes sense. */
export function readWindowState(dataFolder: string): WindowState | null {
  try {
    return windowStateSchema.parse(JSON.parse(readFileSync(path.join(dataFolder, FILE_NAME), 'utf8')));
  } catch {
    return null; // absent, unreadable or edited by hand: the window opens in its usual place
  }
}

/** Replaces the file as a whole. Returns the reason when the disk refuses, for the log. */
export function writeWindowState(dataFolder: string, state: WindowState): string | null {
  try {
    writeFileAtomic.sync(path.join(dataFolder, FILE_NAME), `${JSON.stringify(state)}\n`);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
