/** Notifies waiters of an event. A waiter cannot miss a notification between reading `seen` and calling `next`. */
export class Signal {
  private count = 0;
  private readonly waiting = new Set<() => void>();

  /** Number of notifications so far; pass it to `next`. */
  get notifications(): number {
    return this.count;
  }

  notify(): void {
    this.count += 1;
    for (const wake of this.waiting) wake();
  }

  /** Resolves after a notification later than `seen`, or after the given milliseconds. */
  async next(seen: number, millis: number): Promise<void> {
    if (this.count !== seen) return;
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, millis);
      this.waiting.add(wake);
    });
  }
}
