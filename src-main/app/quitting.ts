/** Quitting loses nothing: what has arrived is finished and flushed before the process may end. */
import type { App } from 'electron';

/** `SIGHUP` comes when a terminal is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Holds the end of the program back until `flush` has run, whichever way it was asked to end: menu, last window,
 * signal. A flush that throws ends the program with exit code 1.
 */
export function flushBeforeQuit(app: App, flush: () => Promise<void>): void {
  let state: 'running' | 'flushing' | 'flushed' = 'running';
  app.on('will-quit', (event) => {
    if (state === 'flushed') return;
    event.preventDefault();
    if (state === 'flushing') return;
    state = 'flushing';
    flush().then(
      () => {
        state = 'flushed';
        app.quit();
      },
      (error: unknown) => {
        console.error('Plotroom could not finish its work before quitting.', error);
        app.exit(1);
      },
    );
  });
  for (const signal of SIGNALS) process.on(signal, () => app.quit());
}
