/** Drives the sector table as a person does: by what is on the screen, in inches where the table is clicked. */
import { expect, type Locator, type Page } from '@playwright/test';

export class SectorPage {
  readonly page: Page;
  readonly table: Locator;
  readonly pieces: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('application');
    this.pieces = page.getByRole('navigation', { name: 'Pieces on the table' });
  }

  async openLibrary(link: string): Promise<void> {
    await this.page.goto(link);
    await expect(this.page.getByRole('heading', { name: 'Recent' })).toBeVisible();
  }

  async newPlan(layout: 'Solitary' | 'Helix' | 'Trinary', title: string): Promise<void> {
    await this.page.getByRole('button', { name: 'New', exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Plan of a sector' }).click();
    await dialog.getByRole('radio', { name: layout }).click();
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
    await dialog.getByRole('button', { name: 'Create plan' }).click();
    await this.tableReady();
  }

  async openExample(title: string): Promise<void> {
    await this.page.getByRole('button', { name: title }).first().click();
    await this.tableReady();
  }

  async backToLibrary(): Promise<void> {
    await this.page.getByRole('button', { name: 'Library', exact: true }).click();
    await expect(this.page.getByRole('heading', { name: 'Recent' })).toBeVisible();
  }

  /** Lets a file fall on the window, which takes it in. */
  async dropFile(name: string, content: string | Buffer): Promise<void> {
    const base64 = Buffer.from(content).toString('base64');
    const dataTransfer = await this.page.evaluateHandle(
      ([fileName, text]) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], fileName));
        return transfer;
      },
      [name, base64] as const,
    );
    await this.page.dispatchEvent('body', 'dragenter', { dataTransfer });
    await expect(this.page.getByText('Drop to import')).toBeVisible();
    await this.page.dispatchEvent('body', 'drop', { dataTransfer });
  }

  /** The canvas is there and WebGL draws it; a silent fallback would show here. */
  async tableReady(): Promise<void> {
    await expect(this.table).toHaveAttribute('data-renderer', 'webgl');
    await this.page.evaluate(() => document.fonts.ready);
  }

  async tool(key: string, path: RegExp): Promise<void> {
    await this.table.focus();
    await this.page.keyboard.press(key);
    await expect(this.table).toHaveAttribute('data-tool', path);
  }

  /** Where a point of the table lies in the window, CSS pixels. */
  async windowPoint(x: number, y: number): Promise<{ x: number; y: number }> {
    const [originX = 0, originY = 0, scale = 1] = ((await this.table.getAttribute('data-camera')) ?? '')
      .split(' ')
      .map(Number);
    const box = (await this.table.boundingBox())!;
    return { x: box.x + (x - originX) * scale, y: box.y + (y - originY) * scale };
  }

  async clickTable(x: number, y: number): Promise<void> {
    const at = await this.windowPoint(x, y);
    await this.page.mouse.click(at.x, at.y);
  }

  async drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const a = await this.windowPoint(from.x, from.y);
    const b = await this.windowPoint(to.x, to.y);
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
    await this.page.mouse.move(b.x, b.y, { steps: 4 });
    await this.page.mouse.up();
  }

  piece(name: string | RegExp): Locator {
    return this.pieces.getByRole('button', { name });
  }

  /** Selects by the list that mirrors the canvas. */
  async select(name: string | RegExp): Promise<void> {
    await this.piece(name).first().dispatchEvent('click');
    await expect(this.piece(name).first()).toHaveAttribute('aria-pressed', 'true');
  }

  /** Types into a field of the panel and commits it. */
  async type(field: string, value: string): Promise<void> {
    const box = this.page.getByRole('textbox', { name: field, exact: true });
    await box.fill(value);
    await box.press('Enter');
  }

  /** The canvas, no message lying over it, as it looks once two more frames have been drawn. */
  async picture(): Promise<Buffer> {
    await this.page.mouse.move(2, 2);
    const messages = this.page.getByRole('region', { name: 'Messages' });
    await expect(async () => {
      for (const close of await messages.getByRole('button', { name: 'Close message' }).all())
        await close.dispatchEvent('click', undefined, { timeout: 2_000 }); // the focus stays where it is
      expect(await messages.count()).toBe(0);
    }).toPass();
    await expect(this.table).toHaveAttribute('data-settled', 'true');
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return this.page.locator('canvas').screenshot();
  }
}
