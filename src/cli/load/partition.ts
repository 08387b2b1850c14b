import type { Item, Located, ProposalItem, SnapshotItem } from './read-record.js';

export interface BatchLimits {
  readonly size: number;
  /** Characters of JSON text. */
  readonly length: number;
}

/** Items that are sent together: first the snapshots, one request each, then all proposals in one request. */
export interface Batch {
  readonly snapshots: readonly Located<SnapshotItem>[];
  readonly proposals: readonly Located<ProposalItem>[];
}

/**
 * A queue of records that are sent one batch after the other. While one batch is being sent, the next one is
 * collected; a full one makes the producer wait, which slows down the reading of files.
 *
 * Snapshots precede the proposals of their batch. Therefore a batch does not accept a snapshot of an entity that it already
 * has a proposal of, so the records of one entity stay in order.
 */
export class Partition {
  #snapshots: Located<SnapshotItem>[] = [];
  #proposals: Located<ProposalItem>[] = [];
  #proposed = new Set<string>();
  #length = 0;
  #sending: Promise<void> = Promise.resolve();
  #failure: Error | undefined;

  constructor(
    private readonly send: (batch: Batch) => Promise<void>,
    private readonly limits: BatchLimits,
  ) {}

  async add(item: Located): Promise<void> {
    if (this.#isFullFor(item)) await this.#dispatch();
    this.#length += item.text.length;
    if (item.kind === 'snapshot') {
      this.#snapshots.push(item);
    } else {
      this.#proposals.push(item);
      this.#proposed.add(item.urn);
    }
  }

  /** Sends what is held and waits for everything. @throws the first error of any request */
  async flush(): Promise<void> {
    await this.#dispatch();
    await this.#settle();
  }

  #isFullFor(item: Item): boolean {
    const held = this.#snapshots.length + this.#proposals.length;
    if (held === 0) return false;
    if (held >= this.limits.size || this.#length + item.text.length > this.limits.length) return true;
    return item.kind === 'snapshot' && this.#proposed.has(item.urn);
  }

  async #dispatch(): Promise<void> {
    await this.#settle();
    const batch: Batch = { snapshots: this.#snapshots, proposals: this.#proposals };
    this.#snapshots = [];
    this.#proposals = [];
    this.#proposed = new Set();
    this.#length = 0;
    this.#sending = this.send(batch).catch((error: unknown) => {
      this.#failure ??= error instanceof Error ? error : new Error(String(error));
    });
  }

  async #settle(): Promise<void> {
    await this.#sending;
    if (this.#failure !== undefined) throw this.#failure;
  }
}
