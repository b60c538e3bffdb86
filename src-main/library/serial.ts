/** Runs jobs one after the other, in the order they were handed in. */
export class Serial {
  #tail: Promise<unknown> = Promise.resolve();

  run<Value>(job: () => Promise<Value>): Promise<Value> {
    const result = this.#tail.then(job);
    // The tail only orders; whoever handed the job in gets its failure.
    this.#tail = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }
}
