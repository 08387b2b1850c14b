/** Tells those who wait that something happened; nothing is missed between looking and waiting. */
export class Signal {
  private count = 0;
  private readonly waiting = new Set<() => void>();

  /** To be handed to `next`: how often it was told so far. */
  get seen(): number {
    return this.count;
  }

  tell(): void {
    this.count += 1;
    for (const wake of this.waiting) wake();
  }

  /** Resolves when it was told again since `seen`, or after so many milliseconds. */
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
