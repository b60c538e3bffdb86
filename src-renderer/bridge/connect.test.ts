import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Bridge } from '../../shared/contract';
import { connect } from './connect';
import { WebBridge } from './web-bridge';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'plotroom');
});

describe('connect', () => {
  it('uses what the preload put into the window, which is always connected', async () => {
    const answers = vi.fn(() => Promise.resolve({ ok: true, value: 'info' }));
    const subscribe = vi.fn(() => () => undefined);
    vi.stubGlobal('plotroom', { call: answers, subscribe } as unknown as Bridge);
    const bridge = connect();
    expect(await bridge.call('app.info', {})).toEqual({ ok: true, value: 'info' });
    bridge.subscribe(() => undefined);
    expect(subscribe).toHaveBeenCalledOnce();
    const states: string[] = [];
    bridge.onConnection((state) => states.push(state));
    expect(states).toEqual(['connected']);
  });

  it('else opens a WebSocket to the host that served the page', () => {
    const addresses: string[] = [];
    class QuietSocket {
      constructor(address: string) {
        addresses.push(address);
      }
      addEventListener(): void {
        expect(addresses).toHaveLength(1);
      }
    }
    vi.stubGlobal('WebSocket', QuietSocket);
    expect(connect()).toBeInstanceOf(WebBridge);
    expect(addresses).toEqual([`ws://${window.location.host}/bridge`]);
  });
});
