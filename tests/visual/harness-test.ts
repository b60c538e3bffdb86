/**
 * Tests on the table's test page. Serving and loading it costs more than most of what is looked at there, so both are done
 * once for each worker: `harness` serves, `harnessPage` is loaded by the first test and handed on. A test that breaks what
 * it is given, such as by taking the table down, asks for a `page` of its own.
 */
import { type Page, test as base } from '@playwright/test';
import { type HarnessServer, serveHarness } from '../support/harness-server';

export const test = base.extend<object, { readonly harness: HarnessServer; readonly harnessPage: Page }>({
  harness: [
    async ({}, use) => {
      const server = await serveHarness();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  harnessPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
