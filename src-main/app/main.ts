/** Electron's entry: where the desk, the window, the menus and the files from outside are wired together. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { app, dialog, protocol } from 'electron';
import { defaultDataFolder } from '../library/data-folder';
import { ownWords, readCommandLine } from './command-line';
import { guardAllPages } from './guard';
import { filesOfSecondStart, Host } from './host';
import { OutsideFiles } from './outside-files';
import { APP_SCHEME } from './renderer-files';

/** Chromium's own files (caches, cookies) live in the data folder too: one folder is one program. */
const PROFILE_FOLDER = 'electron';

function main(): void {
  const { dataFolder: named, files } = readCommandLine(
    ownWords(process.argv, !app.isPackaged),
    process.cwd(),
  );
  const dataFolder = named ?? defaultDataFolder();
  if (!useProfileIn(dataFolder)) return;
  // The lock belongs to the profile, hence to the data folder. The first process gets our files and shows itself.
  if (!app.requestSingleInstanceLock({ files })) return app.exit(0);

  app.enableSandbox();
  guardAllPages(app);
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
  const outsideFiles = new OutsideFiles();
  for (const file of files) outsideFiles.add(file);
  // macOS hands files over as events, and does so before the program is ready.
  app.on('open-file', (event, file) => {
    event.preventDefault();
    outsideFiles.add(file);
  });
  void app.whenReady().then(() => start(dataFolder, outsideFiles));
}

async function start(dataFolder: string, outsideFiles: OutsideFiles): Promise<void> {
  const opened = await Host.open(dataFolder, outsideFiles);
  if (!opened.ok) return fail(opened.error.message);
  const host = opened.value;
  app.on('second-instance', (_event, _argv, _cwd, message) => {
    for (const file of filesOfSecondStart(message)) outsideFiles.add(file);
    host.focus();
  });
  app.on('activate', () => host.focus());
  app.on('window-all-closed', () => app.quit());
}

function useProfileIn(dataFolder: string): boolean {
  const profile = path.join(dataFolder, PROFILE_FOLDER);
  try {
    mkdirSync(profile, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    fail(`Plotroom cannot use the data folder ${dataFolder}: ${reason}`);
    return false;
  }
  app.setPath('userData', profile);
  return true;
}

function fail(sentence: string): void {
  dialog.showErrorBox('Plotroom cannot start', sentence);
  app.exit(1);
}

main();
