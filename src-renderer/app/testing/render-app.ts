/** Puts the whole window on a test page over the in-memory desk. */
import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { MemoryDesk } from '../../bridge/memory-desk';
import type { ContentPack } from '../../../shared/content';
import App from '../App.svelte';
import { testGame, testMatchGame } from './test-game.svelte';

const NO_PACK = {
  units: {},
  bases: {},
  layouts: {},
  features: {},
  tool: { source: { kind: 'rulebook' } },
} as unknown as ContentPack; // the frame only counts records

export function renderApp(
  prepare: (desk: MemoryDesk) => string | void = () => undefined,
  { plays = false }: { readonly plays?: boolean } = {},
) {
  const desk = new MemoryDesk();
  desk.pack = NO_PACK;
  location.hash = prepare(desk) ?? '#/';
  const { descriptor, sessions } = testGame();
  let tellConnection: (connected: boolean) => void = () => undefined;
  const page = render(App, {
    bridge: desk,
    games: {
      'into-the-unknown': { plays: false, load: () => Promise.resolve(descriptor) },
      ...(plays && { 'black-alert': { plays: true, load: () => Promise.resolve(testMatchGame()) } }),
    },
    watchConnection: (listener) => {
      tellConnection = listener;
      return () => undefined;
    },
  });
  return { desk, page, sessions, connection: (connected: boolean) => tellConnection(connected) };
}

/** Lets answered calls and the effects that follow them happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    await Promise.resolve();
    await tick();
  }
}

/** A key pressed on an element, the page's body unless named. */
export function press(
  key: string,
  more: KeyboardEventInit = {},
  target: Element = document.body,
): Promise<boolean> {
  return fireEvent.keyDown(target, { key, bubbles: true, cancelable: true, ...more });
}
