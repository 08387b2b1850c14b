/** A program with a temporary folder that ends cleanly, also if it is interrupted. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a run stores its files and reports. */
export interface RunParts {
  /** For data and logs; removed after the run. */
  readonly folder: string;
  readonly cleanup: Cleanup;
  readonly log: (line: string) => void;
}

/**
 * Runs a program to its end, cleans up and exits: with 1 after a failure or an interruption, else with `process.exitCode`.
 * @param name of the temporary folder
 */
export async function runProgram(name: string, work: (parts: RunParts) => Promise<void>): Promise<never> {
  const cleanup = new Cleanup();
  const folder = mkdtempSync(join(tmpdir(), `trellis-${name}-`));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  const log = (line: string): void => {
    console.error(line);
  };
  try {
    await Promise.race([work({ folder, cleanup, log }), interruption()]);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await cleanup.run();
  }
  // Interrupted work still waits for responses that never arrive.
  process.exit();
}

/** Rejects when the program is asked to stop. */
function interruption(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        reject(new Error(`Interrupted by ${signal}`));
      });
    }
  });
}

/** Cleanup steps that run when a program ends. */
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
    if (failures.length > 0) throw new AggregateError(failures, 'The program did not end cleanly');
  }
}
