/**
 * Sends the reads of a request in rounds. Fields of one level are often found by different reads: owners in an aspect, data products by
 * relationships. What these fields need of the next level is read together, after all of those reads have answered.
 */
export class Rounds {
  #underWay = 0;
  #isPlanned = false;
  #waiting: (() => void)[] = [];

  /** Waits with the read of a loader until the next round. */
  readonly schedule = (send: () => void): void => {
    this.#waiting.push(send);
    this.#plan();
  };

  /** Runs a read. The next round starts after all reads of this one have answered, or failed. */
  async during<Value>(read: () => Promise<Value>): Promise<Value> {
    this.#underWay += 1;
    try {
      return await read();
    } finally {
      this.#underWay -= 1;
      this.#plan();
    }
  }

  #plan(): void {
    if (this.#isPlanned || this.#underWay > 0 || this.#waiting.length === 0) return;
    this.#isPlanned = true;
    // Resolvers that wait for the answers go on first, in microtasks. What they need belongs to the same round.
    void Promise.resolve().then(() => {
      process.nextTick(() => {
        this.#send();
      });
    });
  }

  #send(): void {
    this.#isPlanned = false;
    const due = this.#waiting;
    this.#waiting = [];
    for (const send of due) send();
  }
}
