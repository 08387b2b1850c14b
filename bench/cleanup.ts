/** Cleanup steps that run when the benchmark ends, also if it is interrupted during a measurement. */
export class Cleanup {
  readonly #steps: (() => Promise<void>)[] = [];

  /** @param step may run after the resource was already stopped */
  add(step: () => Promise<void>): void {
    this.#steps.push(step);
  }

  /** Runs the steps in reverse order; a failing step does not prevent the others. */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      await step().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'The bench did not end cleanly');
  }
}

/** Rejects when the benchmark is asked to stop. */
export function interruption(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        reject(new Error(`Interrupted by ${signal}`));
      });
    }
  });
}
