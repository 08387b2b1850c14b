/** Admits a limited number of works at a time. Further ones wait in a limited queue, and are refused when it is full. */
import { CatalogError } from './errors.js';

export interface SlotLimits {
  /** Works that run at the same time. */
  readonly atOnce: number;
  /** Works that wait for one of them to end. */
  readonly waiting: number;
  /** How long a work waits, in milliseconds. */
  readonly waitMillis: number;
}

export class Slots {
  private running = 0;
  /** In order of arrival. */
  private readonly queue = new Set<() => void>();

  /** @param limit name of the limit, for the error */
  constructor(
    private readonly limits: SlotLimits,
    private readonly limit: string,
  ) {}

  /** Runs the work as soon as a slot is free. @throws OVERLOADED if the queue is full or the wait is too long; the work has not run then */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.atOnce) this.running += 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  /** Resolves with a function that returns the slot, and that must be called once. @throws OVERLOADED if no slot becomes free in time */
  async take(): Promise<() => void> {
    if (this.running < this.limits.atOnce) this.running += 1;
    else await this.wait();
    return () => {
      this.release();
    };
  }

  /** Resolves with a slot that another work has released. */
  private async wait(): Promise<void> {
    if (this.queue.size >= this.limits.waiting) throw overloaded(this.limit);
    await new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        this.queue.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        this.queue.delete(begin);
        reject(overloaded(this.limit));
      }, this.limits.waitMillis);
      this.queue.add(begin);
    });
  }

  private release(): void {
    const [next] = this.queue;
    if (next === undefined) this.running -= 1;
    else next();
  }
}

/** The error of a service that has no capacity left for a request. The request had no effect. @param limit name of the limit */
export function overloaded(limit: string): CatalogError {
  return new CatalogError('OVERLOADED', `The service is busy; try again shortly (${limit})`, { limit });
}
