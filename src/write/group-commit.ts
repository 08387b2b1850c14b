/**
 * Group commit: jobs that arrive while a transaction is committing go together into the next one.
 *
 *   caller 1 ──▶ [commit 1 ........]
 *   caller 2 ─────▶ waits ─┐        [commit 2: callers 2, 3, 4]
 *   caller 3 ───────▶ waits ┤
 *   caller 4 ─────────▶ waits┘
 *
 * A commit costs Neo4j's full-text index a fixed price, however many rows it holds (design, section 3), so many small
 * writers are served at the price of one. Nobody waits for more company: a lone job commits at once.
 */
export interface GroupCommitOptions<Job, Outcome> {
  /** Stores the jobs in one transaction; one outcome per job. Rejects when none of them was stored. */
  readonly commit: (jobs: readonly Job[]) => Promise<readonly Outcome[]>;
  /** Size of a job, e.g. its number of rows. */
  readonly weightOf: (job: Job) => number;
  /** A group is not filled beyond this weight; a single heavier job goes alone. */
  readonly maxWeight: number;
  /** Might a job of the failed group succeed alone? Not when the database is away, for one. */
  readonly canSucceedAlone: (reason: unknown) => boolean;
}

interface Waiting<Job, Outcome> {
  readonly job: Job;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (reason: unknown) => void;
}

export class GroupCommit<Job, Outcome> {
  private readonly waiting: Waiting<Job, Outcome>[] = [];
  private committing = false;

  constructor(private readonly options: GroupCommitOptions<Job, Outcome>) {}

  /** Resolves after the commit that holds the job; rejects with what made the job fail on its own. */
  submit(job: Job): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      if (!this.committing) void this.commitAll();
    });
  }

  private async commitAll(): Promise<void> {
    this.committing = true;
    for (let group = this.takeGroup(); group.length > 0; group = this.takeGroup())
      await this.commitGroup(group);
    this.committing = false;
  }

  private takeGroup(): Waiting<Job, Outcome>[] {
    const { weightOf, maxWeight } = this.options;
    let weight = 0;
    let size = 0;
    for (const { job } of this.waiting) {
      weight += weightOf(job);
      if (size > 0 && weight > maxWeight) break;
      size += 1;
    }
    return this.waiting.splice(0, size);
  }

  private async commitGroup(group: readonly Waiting<Job, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.options.commit(group.map(({ job }) => job));
      group.forEach((waiting, position) => {
        waiting.resolve(outcomes[position] as Outcome);
      });
    } catch (reason) {
      if (group.length > 1 && this.options.canSucceedAlone(reason)) {
        for (const waiting of group) await this.commitGroup([waiting]);
      } else {
        for (const waiting of group) waiting.reject(reason);
      }
    }
  }
}
