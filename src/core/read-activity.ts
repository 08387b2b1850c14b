/** Knows whether users read, so that bulk loads and the warm-up leave time for reads. */

/** How long a read counts as recent after its answer, in milliseconds. A user who clicks from page to page reads again soon. */
const RECENT_MILLIS = 1_000;

export class ReadActivity {
  private underWay = 0;
  private lastEnd = -Infinity;
  private readonly idle: (() => void)[] = [];

  /** @param now returns milliseconds of a clock that never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Records the beginning of a read. The returned function records its end; only the first call counts. */
  begin(): () => void {
    this.underWay += 1;
    let isUnderWay = true;
    return () => {
      if (!isUnderWay) return;
      isUnderWay = false;
      this.underWay -= 1;
      this.lastEnd = this.now();
      if (this.underWay > 0) return;
      for (const resolve of this.idle.splice(0)) resolve();
    };
  }

  /** Tells whether a read is under way or ended recently. */
  isRecent(): boolean {
    return this.underWay > 0 || this.now() - this.lastEnd < RECENT_MILLIS;
  }

  /** Resolves as soon as no read is under way. */
  whenIdle(): Promise<void> {
    if (this.underWay === 0) return Promise.resolve();
    return new Promise((resolve) => this.idle.push(resolve));
  }
}
