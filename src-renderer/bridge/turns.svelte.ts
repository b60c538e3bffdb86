/** Changes of one document, one after the other: each starts from what the one before it left. */
export class Turns {
  /** Changes asked for and not answered yet. */
  #underWay = $state(0);
  #last: Promise<unknown> = Promise.resolve();

  get busy(): boolean {
    return this.#underWay > 0;
  }

  /** Runs when everything asked for before has been answered. */
  run<Answer>(change: () => Promise<Answer>): Promise<Answer> {
    this.#underWay += 1;
    const turn = this.#last.then(change).finally(() => (this.#underWay -= 1));
    // A bug in one step reaches its own caller; the next step runs all the same.
    this.#last = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }

  /** Resolves when everything asked for so far has been answered; changes nothing itself. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
