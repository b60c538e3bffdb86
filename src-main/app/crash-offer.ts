/** A page that died is offered again: everything that was on the table is on disk. */
import { app, type BrowserWindow, dialog } from 'electron';

const RELOAD = 0;

/** Asks once per crash; `Quit` closes the program the usual way. */
export function offerReloadAfterCrash(window: BrowserWindow): void {
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit' && !window.isDestroyed()) void ask(window, reason);
  });
}

async function ask(window: BrowserWindow, reason: string): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    title: 'Plotroom',
    message: 'The window stopped working.',
    detail: `Every edit up to here is saved. Reload to go on where you were. (Reason: ${reason}.)`,
    buttons: ['Reload', 'Quit'],
    defaultId: RELOAD,
    cancelId: RELOAD,
    noLink: true,
  });
  if (window.isDestroyed()) return;
  if (response === RELOAD) window.webContents.reload();
  else app.quit();
}
