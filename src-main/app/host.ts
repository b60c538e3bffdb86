/** Everything that lives as long as the program: desk, channel, window, menu. */
import path from 'node:path';
import { app, dialog, ipcMain, Menu, protocol, session } from 'electron';
import * as z from 'zod';
import { ok, type Refusal, type Result } from '../../shared/base';
import { DEFAULT_SETTINGS, type DeskEvent, type Settings } from '../../shared/contract';
import { openDesk } from '../desk';
import type { Desk } from '../desk/types';
import { AppWindow } from './app-window';
import { offerReloadAfterCrash } from './crash-offer';
import { DeskChannel } from './desk-channel';
import { denyPermissions } from './guard';
import { menuTemplate } from './menu';
import { nativeDialogs } from './native-dialogs';
import type { OutsideFiles } from './outside-files';
import { flushBeforeQuit } from './quitting';
import { answerRendererFile, APP_SCHEME } from './renderer-files';

const secondStart = z.object({ files: z.array(z.string().max(32_768)).max(100) });

/** The files a second start was given; none when its message is not ours. */
export function filesOfSecondStart(message: unknown): readonly string[] {
  const parsed = secondStart.safeParse(message);
  return parsed.success ? parsed.data.files : [];
}

export class Host {
  readonly #desk: Desk;
  readonly #window: AppWindow;
  readonly #channel: DeskChannel;
  readonly #outsideFiles: OutsideFiles;
  #unsubscribe: (() => void) | null = null;

  /** Opens the desk and shows the window, or says why the data folder cannot be used. Call it once `app` is ready. */
  static async open(dataFolder: string, outsideFiles: OutsideFiles): Promise<Result<Host, Refusal>> {
    let window: AppWindow | null = null;
    const opened = await openDesk({
      dataFolder,
      assetsFolder: path.join(app.getAppPath(), 'assets'),
      info: {
        version: app.getVersion(),
        host: 'electron',
        platform: process.platform,
        runtime: `Electron ${process.versions.electron}`,
      },
      dialogs: nativeDialogs(() => (window?.isOpen ? window.browserWindow : null)),
    });
    if (!opened.ok) return opened;
    serveRenderer();
    denyPermissions(session.defaultSession);
    window = new AppWindow({
      dataFolder,
      preload: path.join(app.getAppPath(), 'out/preload/preload.cjs'),
      icon: path.join(app.getAppPath(), 'assets/icons/plotroom.png'),
    });
    return ok(new Host(opened.value, window, outsideFiles));
  }

  private constructor(desk: Desk, window: AppWindow, outsideFiles: OutsideFiles) {
    this.#desk = desk;
    this.#window = window;
    this.#outsideFiles = outsideFiles;
    this.#channel = new DeskChannel(
      ipcMain,
      desk,
      (event) => window.sent(event),
      () => this.#pageListens(),
    );
    // A reload navigates to where the page is; moves within it do not count as such.
    window.browserWindow.webContents.on('did-navigate', () => this.#channel.pageGone());
    window.browserWindow.webContents.on('render-process-gone', () => this.#channel.pageGone());
    offerReloadAfterCrash(window.browserWindow);
    flushBeforeQuit(app, () => this.#close());
    void this.#showMenu();
    void this.#load();
  }

  focus(): void {
    this.#window.focus();
  }

  /** A page subscribes before its first call; what main told it earlier would be lost, so the desk keeps it till now. */
  #pageListens(): void {
    this.#unsubscribe ??= this.#desk.subscribe((event) => this.#forward(event));
    this.#outsideFiles.start(this.#desk);
  }

  #forward(event: DeskEvent): void {
    this.#window.send(event);
    if (event.type === 'settings') this.#setMenu(event.settings);
  }

  async #load(): Promise<void> {
    try {
      await this.#window.load();
    } catch (error) {
      if (!this.#window.isOpen || wasAborted(error)) return; // closed while it loaded
      dialog.showErrorBox('Plotroom cannot start', `Its window could not be filled: ${String(error)}`);
      app.quit();
    }
  }

  async #showMenu(): Promise<void> {
    this.#setMenu(DEFAULT_SETTINGS);
    const answer = await this.#desk.call('settings.get', {});
    // The desk answers a call by name with that name's answer; its general type cannot say so.
    if (answer.ok) this.#setMenu(answer.value as Settings);
  }

  #setMenu({ shortcuts }: Settings): void {
    const template = menuTemplate({
      platform: process.platform,
      developer: !app.isPackaged,
      shortcuts,
      run: (command) => this.#window.send({ type: 'menu', command }),
    });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  }

  /** In this order: calls on their way, files from outside, the desk's own writes. */
  async #close(): Promise<void> {
    await this.#channel.settle();
    await this.#outsideFiles.settle();
    this.#channel.destroy();
    this.#unsubscribe?.();
    await this.#desk.close();
  }
}

function wasAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_ABORTED';
}

function serveRenderer(): void {
  const folder = path.join(app.getAppPath(), 'out/renderer');
  protocol.handle(APP_SCHEME, (request) => answerRendererFile(request, folder));
}
