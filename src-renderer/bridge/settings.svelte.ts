/** The person's settings as main keeps them; a change is shown at once and taken back if main refuses it. */
import type { Refusal } from '../../shared/base';
import { type Bridge, DEFAULT_SETTINGS, type Settings } from '../../shared/contract';

export class SettingsStore {
  value = $state.raw<Settings>(DEFAULT_SETTINGS);
  readonly #bridge: Bridge;
  readonly #onRefused: (refusal: Refusal) => void;
  readonly #unsubscribe: () => void;

  constructor(bridge: Bridge, onRefused: (refusal: Refusal) => void) {
    this.#bridge = bridge;
    this.#onRefused = onRefused;
    this.#unsubscribe = bridge.subscribe((event) => {
      if (event.type === 'settings') this.value = event.settings;
    });
  }

  async load(): Promise<void> {
    const answer = await this.#bridge.call('settings.get', {});
    if (answer.ok) this.value = answer.value;
    else this.#onRefused(answer.error);
  }

  async set(change: Partial<Settings>): Promise<void> {
    const before = this.value;
    this.value = { ...before, ...change };
    const answer = await this.#bridge.call('settings.set', {
      callId: crypto.randomUUID(),
      settings: this.value,
    });
    if (answer.ok) return;
    this.value = before;
    this.#onRefused(answer.error);
  }

  destroy(): void {
    this.#unsubscribe();
  }
}
