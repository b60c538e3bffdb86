/** Moving through a history faster than main answers: while a step is under way only the newest wish is kept. */
export class Travel {
  readonly #position: () => number;
  readonly #move: (position: number) => Promise<boolean>;
  #wish: number | null = null;

  constructor(position: () => number, move: (position: number) => Promise<boolean>) {
    this.#position = position;
    this.#move = move;
  }

  async goTo(position: number): Promise<void> {
    const busy = this.#wish !== null;
    this.#wish = position;
    if (busy) return;
    while (this.#wish !== null) {
      const wish: number = this.#wish;
      const moved = this.#position() === wish || (await this.#move(wish));
      if (!moved || this.#wish === wish) this.#wish = null;
    }
  }
}
