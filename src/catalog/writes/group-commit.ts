/**
 * Group commit: jobs that arrive while a transaction is under way go together into the next one.
 *
 *   caller 1 ──▶ [statements | commit 1 ...]
 *   caller 2 ─────▶ waits ─┐ [statements | commit 2: callers 2, 3, 4]
 *   caller 3 ───────▶ waits┤
 *   caller 4 ────────▶ waits┘
 *
 * A commit costs Neo4j's full-text index a fixed price, however many rows it holds. Grouping lets many small writers share
 * that price. A lone job commits at once: nothing waits for more jobs to arrive.
 *
 * The next group begins as soon as the previous one only has its commit left, so this process prepares while the database
 * commits. A committing group takes no further locks, so the two cannot wait for each other.
 *
 * A bulk load leaves time for reads (`HeavyPacing`). While users read, heavy groups do not overlap, and a pause follows each
 * of them. Light jobs do not wait for the end of the pause. They go ahead of heavy ones.
 *
 *   no reads        [heavy 1 | commit][heavy 3 | commit]
 *                            [heavy 2 | commit]
 *   reads           [heavy 1 | commit]  (pause)   [heavy 2 | commit]  (pause)
 *                               [light]   [light]
 */
import { overloaded } from '../../core/slots.js';

export interface GroupCommitOptions<Job, Outcome> {
  /**
   * Stores the jobs in one transaction and returns one outcome per job. Rejects when none of them was stored. Calls
   * `committing` when only the commit is left. After a retry it may call it again; it may also never call it.
   */
  readonly commit: (jobs: readonly Job[], committing: () => void) => Promise<readonly Outcome[]>;
  /** Size of a job, e.g. its number of rows. */
  readonly weightOf: (job: Job) => number;
  /** The maximum weight of a group; a single heavier job gets a group of its own. */
  readonly maxWeight: number;
  /** Limits on the jobs that wait or are under way, and on the weight of those that wait. A job is accepted in any case if no other one waits. */
  readonly maxWaiting: { readonly jobs: number; readonly weight: number };
  /** Tells whether a job of the failed group may succeed alone. It cannot, for example, if the database is unavailable. */
  readonly canSucceedAlone: (reason: unknown) => boolean;
  /** The weight from which a job or a group is heavy. */
  readonly heavyWeight: number;
  /** Tells whether users read, so that heavy groups leave time for it. Absent: heavy groups never wait. */
  readonly isReading?: (() => boolean) | undefined;
  /** Called with the number of waiting jobs when it changes. */
  readonly onWaiting?: ((jobs: number) => void) | undefined;
}

interface Waiting<Job, Outcome> {
  readonly job: Job;
  readonly weight: number;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (reason: unknown) => void;
  /** The job's group was refused, so the job is tried on its own. */
  readonly alone: boolean;
}

/** One group commits while the next one prepares. A third one would only make the groups smaller. */
const MAX_GROUPS_UNDER_WAY = 2;

export class GroupCommit<Job, Outcome> {
  private waiting: Waiting<Job, Outcome>[] = [];
  private waitingWeight = 0;
  private underWay = 0;
  private jobsUnderWay = 0;
  /** The group that is not yet committing, if any. It may take locks, so no other group begins. */
  private leading: object | undefined;
  private readonly heavy: HeavyPacing;

  constructor(private readonly options: GroupCommitOptions<Job, Outcome>) {
    this.heavy = new HeavyPacing({
      isReading: options.isReading ?? (() => false),
      onPauseEnd: () => {
        this.beginNext();
      },
    });
  }

  /** Resolves after the commit that contains the job; rejects with the job's own error. @throws OVERLOADED if too many jobs wait */
  submit(job: Job): Promise<Outcome> {
    const weight = this.options.weightOf(job);
    return new Promise((resolve, reject) => {
      this.refuseIfFull(weight);
      this.waitingWeight += weight;
      this.waiting.push({ job, weight, resolve, reject, alone: false });
      this.beginNext();
    });
  }

  private refuseIfFull(weight: number): void {
    const { jobs, weight: most } = this.options.maxWaiting;
    const isFull = this.waiting.length + this.jobsUnderWay >= jobs || this.waitingWeight + weight > most;
    if (isFull && this.waiting.length > 0) throw overloaded('waitingWrites');
  }

  private beginNext(): void {
    if (this.leading === undefined && this.underWay < MAX_GROUPS_UNDER_WAY) {
      const group = this.takeGroup(this.heavy.mayBegin());
      if (group.length > 0) void this.run(group);
    }
    this.options.onWaiting?.(this.waiting.length);
  }

  private async run(group: readonly Waiting<Job, Outcome>[]): Promise<void> {
    this.leading = group;
    this.underWay += 1;
    this.jobsUnderWay += group.length;
    const commit = () =>
      this.commitGroup(group, () => {
        this.letFollow(group);
      });
    await (weightOfAll(group) < this.options.heavyWeight ? commit() : this.heavy.run(commit));
    this.underWay -= 1;
    this.jobsUnderWay -= group.length;
    if (this.leading === group) this.leading = undefined;
    this.beginNext();
  }

  private letFollow(group: object): void {
    if (this.leading !== group) return;
    this.leading = undefined;
    this.beginNext();
  }

  /** @param mayBeHeavy false: heavy jobs are passed over, and the group stays light */
  private takeGroup(mayBeHeavy: boolean): Waiting<Job, Outcome>[] {
    const { maxWeight, heavyWeight } = this.options;
    const group: Waiting<Job, Outcome>[] = [];
    let groupWeight = 0;
    for (const waiting of this.waiting) {
      const { weight, alone } = waiting;
      if (!mayBeHeavy && weight >= heavyWeight) continue;
      groupWeight += weight;
      const isFull = mayBeHeavy ? groupWeight > maxWeight : groupWeight >= heavyWeight;
      if (group.length > 0 && (alone || isFull)) break;
      group.push(waiting);
      if (alone) break;
    }
    const taken = new Set(group);
    this.waiting = this.waiting.filter((waiting) => !taken.has(waiting));
    this.waitingWeight -= weightOfAll(group);
    return group;
  }

  private async commitGroup(group: readonly Waiting<Job, Outcome>[], committing: () => void): Promise<void> {
    try {
      const jobs = group.map(({ job }) => job);
      const outcomes = await this.options.commit(jobs, committing);
      group.forEach((waiting, position) => {
        waiting.resolve(outcomes[position] as Outcome);
      });
    } catch (reason) {
      if (group.length > 1 && this.options.canSucceedAlone(reason)) {
        // At the front, because they came first. Each one waits for its turn, because it takes locks again.
        this.waitingWeight += weightOfAll(group);
        this.waiting.unshift(...group.map((waiting) => ({ ...waiting, alone: true })));
      } else {
        for (const waiting of group) waiting.reject(reason);
      }
    }
  }
}

function weightOfAll(group: readonly { readonly weight: number }[]): number {
  return group.reduce((sum, { weight }) => sum + weight, 0);
}

/** The longest pause, in milliseconds, so that the time limits of clients also hold for large transactions. */
const MAX_PAUSE_MILLIS = 1_000;

interface HeavyPacingOptions {
  /** Tells whether a read is under way or ended recently. */
  readonly isReading: () => boolean;
  /** Called when a pause is over. */
  readonly onPauseEnd: () => void;
}

/**
 * Leaves time for reads during a bulk load: while users read, heavy work does not overlap, and a pause follows it that is as long as the
 * work took. docs/decisions/0039-bulk-loads-pause-for-reads.md has the measurements.
 */
class HeavyPacing {
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
