/** Plotroom's one window: made, placed, shown, spoken to, remembered. */
import { BrowserWindow, type IpcMainInvokeEvent, screen } from 'electron';
import { EVENT_CHANNEL } from '../../shared/contract/bridge';
import type { DeskEvent } from '../../shared/contract/events';
import { APP_ORIGIN, APP_PAGE } from './renderer-files';
import { MIN_HEIGHT, MIN_WIDTH, placeWindow, type WindowState } from './window-state';
import { readWindowState, writeWindowState } from './window-state-file';

/** The night colour of the dark theme, so that nothing white flashes before the first frame. */
const BACKGROUND = '#0a0f1a';

export interface WindowPlace {
  readonly dataFolder: string;
  readonly preload: string;
  readonly icon: string;
}

export class AppWindow {
  readonly browserWindow: BrowserWindow;

  constructor(place: WindowPlace) {
    const state = rememberedPlace(place.dataFolder);
    this.browserWindow = new BrowserWindow({
      x: state.x,
      y: state.y,
      width: state.width,
      height: state.height,
      minWidth: MIN_WIDTH,
      minHeight: MIN_HEIGHT,
      show: false,
      title: 'Plotroom',
      icon: place.icon,
      backgroundColor: BACKGROUND,
      webPreferences: {
        preload: place.preload,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webviewTag: false,
        spellcheck: false,
      },
    });
    this.browserWindow.once('ready-to-show', () => this.#firstShow(state.maximized));
    this.browserWindow.on('close', () => this.#remember(place.dataFolder));
  }

  /** Rejects when the page cannot be loaded. */
  load(): Promise<void> {
    return this.browserWindow.loadURL(APP_PAGE);
  }

  get isOpen(): boolean {
    return !this.browserWindow.isDestroyed();
  }

  /** True for a call from the main frame of this window while it shows our page. */
  sent(event: IpcMainInvokeEvent): boolean {
    const frame = event.senderFrame;
    if (!this.isOpen || frame === null) return false;
    const fromHere = event.sender.id === this.browserWindow.webContents.id;
    return fromHere && frame.parent === null && frame.origin === APP_ORIGIN;
  }

  send(event: DeskEvent): void {
    if (this.isOpen) this.browserWindow.webContents.send(EVENT_CHANNEL, event);
  }

  /** Brings the window to the front. */
  focus(): void {
    if (!this.isOpen) return;
    if (this.browserWindow.isMinimized()) this.browserWindow.restore();
    this.browserWindow.show();
    this.browserWindow.focus();
  }

  #firstShow(maximized: boolean): void {
    if (maximized) this.browserWindow.maximize();
    this.browserWindow.show();
  }

  #remember(dataFolder: string): void {
    const { x, y, width, height } = this.browserWindow.getNormalBounds();
    const maximized = this.browserWindow.isMaximized();
    const problem = writeWindowState(dataFolder, { x, y, width, height, maximized });
    if (problem !== null) console.error(`The window's place was not remembered: ${problem}`);
  }
}

function rememberedPlace(dataFolder: string): WindowState {
  const first = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter((display) => display.id !== first.id);
  const workAreas = others.map((display) => display.workArea);
  return placeWindow(readWindowState(dataFolder), [first.workArea, ...workAreas]);
}
