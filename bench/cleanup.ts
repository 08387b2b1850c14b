/** What must be undone when the bench ends, also when it is interrupted in the middle of a measurement. */
export class Cleanup {
  readonly #steps: (() => Promise<void>)[] = [];

  /** @param step may come to run after the thing was already stopped on the way. */
  add(step: () => Promise<void>): void {
    this.#steps.push(step);
  }

  /** The last one added comes first; a step that fails does not keep the others from running. */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      await step().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'The bench did not end cleanly');
  }
}

/** Rejects when the bench is asked to stop. */
export function interruption(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        reject(new Error(`Interrupted by ${signal}`));
      });
    }
  });
}
