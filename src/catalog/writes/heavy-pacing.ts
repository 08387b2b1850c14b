/** Leaves time for reads during a bulk load. docs/decisions/0039-bulk-loads-pause-for-reads.md has the measurements. */

/** The longest pause, in milliseconds, so that the time limits of clients also hold for large transactions. */
const MAX_PAUSE_MILLIS = 1_000;

export interface HeavyPacingOptions {
  /** Tells whether somebody reads. */
  readonly isReading: () => boolean;
  /** Called when a pause is over. */
  readonly onPauseEnd: () => void;
}

/** While somebody reads, heavy work does not overlap, and a pause follows it that is as long as the work took. */
export class HeavyPacing {
  private underWay = 0;
  /** Ends the pause. Absent: there is no pause. */
  private pause: NodeJS.Timeout | undefined;

  constructor(private readonly options: HeavyPacingOptions) {}

  mayBegin(): boolean {
    const isFree = this.underWay === 0 && this.pause === undefined;
    return isFree || !this.options.isReading();
  }

  /** Runs heavy work, which must not reject. */
  async run(work: () => Promise<void>): Promise<void> {
    const began = performance.now();
    this.underWay += 1;
    await work();
    this.underWay -= 1;
    this.beginPause(performance.now() - began);
  }

  private beginPause(millis: number): void {
    clearTimeout(this.pause);
    const end = (): void => {
      this.pause = undefined;
      this.options.onPauseEnd();
    };
    this.pause = setTimeout(end, Math.min(millis, MAX_PAUSE_MILLIS));
    // The requests that wait keep the process running. Without any, it may end.
    this.pause.unref();
  }
}
