/** One start of Plotroom after the other on the same data folder, as a test needs them; all is cleaned up at the end. */
import { expect, type ElectronApplication, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Answers, Bridge, CallName, DocumentState, PlanState, Request } from '../../shared/contract';
import { launch } from './launch';

/** The page's window, where the preload has put the bridge. */
export type PageWindow = Window & { readonly plotroom: Bridge };

export class Session {
  #folder: string | null = null;
  #running: { app: ElectronApplication; page: Page } | null = null;

  /** Blanks and letters beyond ASCII in its name, for data and files. Made when first asked for: runners load files often. */
  get folder(): string {
    this.#folder ??= mkdtempSync(path.join(os.tmpdir(), 'plotroom electron ü-'));
    return this.#folder;
  }
  get dataFolder(): string {
    return path.join(this.folder, 'My Games', 'Plotroom');
  }

  async start(...args: readonly string[]): Promise<this> {
    mkdirSync(this.dataFolder, { recursive: true });
    this.#running = await launch(this.dataFolder, ...args);
    return this;
  }

  get app(): ElectronApplication {
    return this.#now.app;
  }
  get page(): Page {
    return this.#now.page;
  }
  get #now(): { app: ElectronApplication; page: Page } {
    if (this.#running === null) throw new Error('start() first');
    return this.#running;
  }

  /** A call of the contract through the page's bridge; a refusal fails the test. */
  async call<Name extends CallName>(name: Name, request: Request<Name>): Promise<Answers[Name]> {
    const answer = await this.ask(name, request);
    if (!answer.ok) throw new Error(`${name}: ${answer.error.message}`);
    // The bridge's answer to a name is that name's; page.evaluate loses the pairing.
    return answer.value as Answers[Name];
  }

  /** The same with any name and request, and with refusals as they come. */
  ask(
    name: unknown,
    request: unknown,
  ): Promise<{ ok: true; value: unknown } | { ok: false; error: { code: string; message: string } }> {
    return this.page.evaluate(
      async ([sentName, sentRequest]) => {
        // The types of the bridge allow no wrong call; these tests make some.
        const bridge = (window as PageWindow).plotroom as unknown as {
          call: (name: unknown, request: unknown) => Promise<never>;
        };
        return bridge.call(sentName, sentRequest);
      },
      [name, request],
    );
  }

  async createPlan(title: string): Promise<string> {
    const request = { callId: randomUUID(), game: 'into-the-unknown', title, layout: 'helix' } as const;
    return (await this.call('library.create', request)).id;
  }

  /** Ends as a person does, and waits until the process is gone. */
  async quit(): Promise<number | null> {
    const { app } = this.#now;
    const process = app.process();
    await app.close();
    this.#running = null;
    return process.exitCode;
  }

  /** Ends by a signal, and waits until the process is gone. Gives the exit code, or null after SIGKILL. */
  async signal(signal: NodeJS.Signals): Promise<number | null> {
    const process = this.#now.app.process();
    const gone = once(process, 'exit');
    process.kill(signal);
    await gone;
    this.#running = null;
    return process.exitCode;
  }

  /** For afterEach: whatever still runs is ended, the folder removed. */
  async dispose(): Promise<void> {
    if (this.#running !== null) await this.quit();
    if (this.#folder !== null)
      rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** Collects the events that the page hears, from now on. */
export async function collectEvents(page: Page): Promise<() => Promise<{ readonly type: string }[]>> {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    (window as PageWindow).plotroom.subscribe((event) => heard.push(event));
  });
  return () => page.evaluate(() => (window as unknown as { heard: { type: string }[] }).heard);
}

/** Waits until the page has heard an event that looks like `expected`. */
export async function expectEvent(
  events: () => Promise<unknown[]>,
  expected: Record<string, unknown>,
): Promise<void> {
  await expect.poll(events).toContainEqual(expect.objectContaining(expected));
}

/** An open document that has to be a plan. */
export function planIn(state: DocumentState): PlanState {
  if (state.kind !== 'plan') throw new Error('A match was opened instead of a plan');
  return state;
}
