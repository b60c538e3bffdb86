/** Turns the contract into `window.plotroom`: a closed list of two functions, no logic. Main checks all that comes. */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { type Bridge, CALL_CHANNEL, EVENT_CHANNEL } from '../../shared/contract/bridge';
import type { DeskEvent } from '../../shared/contract/events';

const bridge: Bridge = {
  call: (name, request) => ipcRenderer.invoke(CALL_CHANNEL, name, request),
  subscribe: (listener) => {
    const forward = (_event: IpcRendererEvent, event: DeskEvent): void => listener(event);
    ipcRenderer.on(EVENT_CHANNEL, forward);
    return () => void ipcRenderer.off(EVENT_CHANNEL, forward);
  },
};

contextBridge.exposeInMainWorld('plotroom', bridge);
