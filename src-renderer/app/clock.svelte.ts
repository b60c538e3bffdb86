/** The time as the window shows it, once a second, so that `12 s ago` stays true. */
export class Clock {
  now = $state(Date.now());
  readonly #timer = setInterval(() => (this.now = Date.now()), 1000);

  destroy(): void {
    clearInterval(this.#timer);
  }
}
