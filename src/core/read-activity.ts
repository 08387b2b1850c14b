/** Knows whether somebody reads, so that bulk loads leave time for reads. */

/** For this time after an answer, in milliseconds, the next read is still expected, e.g. of somebody who clicks from page to page. */
const RECENT_MILLIS = 1_000;

export class ReadActivity {
  private underWay = 0;
  private lastEnd = -Infinity;

  /** @param now returns milliseconds of a clock that never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Notes a read until the returned function is called, which may happen more than once. */
  begin(): () => void {
    this.underWay += 1;
    let isUnderWay = true;
    return () => {
      if (!isUnderWay) return;
      isUnderWay = false;
      this.underWay -= 1;
      this.lastEnd = this.now();
    };
  }

  /** Tells whether a read is under way or ended recently. */
  isRecent(): boolean {
    return this.underWay > 0 || this.now() - this.lastEnd < RECENT_MILLIS;
  }
}
