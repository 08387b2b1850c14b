/**
 * Knows whether Neo4j answers, so that no request waits for one that does not.
 *
 *                 a call has got no answer for SILENT_MILLIS, or has lost its connection
 *   reachable ─────────────────────────────────▶ probe ── answered ──▶ reachable: calls continue, however long they take
 *       ▲                                          │ no answer within PROBE_MILLIS, or refused
 *       │                                          ▼
 *       └── a probe is answered ──────────── unreachable: all calls fail, new ones at once; probes are repeated
 *
 * A probe is a Bolt handshake. A server that is busy with long statements answers it at once; one that is stopped or hangs does not.
 * docs/decisions/0032-neo4j-away.md explains the numbers.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { CatalogError } from '../core/errors.js';
import { isConnectionFailure } from './driver-errors.js';

/** A call that waits longer than this for its answer causes probes. */
const SILENT_MILLIS = 250;
/** Between two probes while a call waits. */
const WATCH_MILLIS = 350;
/** How long a probe waits for its answer. The sum of the three is what a request may wait for a Neo4j that does not answer. */
const PROBE_MILLIS = 1_200;
/** Between two probes while Neo4j is unreachable. */
const RECOVERY_MILLIS = 250;
/** Time is counted in steps of this length, so that a moment in which this process itself was busy counts only as one step. */
const STEP_MILLIS = 50;

export interface AvailabilityOptions {
  /** Resolves when Neo4j has given a sign of life, and rejects when it cannot be reached. The signal ends it. */
  readonly probe: (signal: AbortSignal) => Promise<void>;
  /** Called when Neo4j became unreachable (with the reason) or reachable again. */
  readonly onChange?: (isReachable: boolean, reason?: unknown) => void;
}

/** One piece of work that waits for Neo4j. */
export interface Call {
  /** Whether the caller has been told that Neo4j is unreachable. The work must send nothing more, because its result is lost. */
  readonly isLost: boolean;
  /** The work reports that it has sent its commit: from now on, its outcome is unknown without an answer. */
  noteCommit(): void;
  /** The work reports an answer of Neo4j, which shows that it lives. */
  noteAnswer(): void;
  /** The work has lost its connection. Resolves when it is known whether Neo4j is reachable. */
  checkReachable(): Promise<void>;
}

export class Availability {
  private outage: { readonly reason: unknown } | undefined;
  private readonly calls = new Set<OpenCall>();
  /** The calls that have waited for `SILENT_MILLIS`. */
  private readonly silent = new Set<OpenCall>();
  private probing: Promise<void> | undefined;
  private isWatching = false;
  private isClosed = false;
  private answers = 0;

  constructor(private readonly options: AvailabilityOptions) {}

  get isReachable(): boolean {
    return this.outage === undefined;
  }

  /** Runs the work, but stops waiting for it as soon as Neo4j is known to be unreachable. @throws UNAVAILABLE then */
  async guard<T>(work: (call: Call) => Promise<T>): Promise<T> {
    if (this.outage !== undefined) throw unreachable(this.outage.reason);
    const call = new OpenCall(
      () => (this.answers += 1),
      () => this.probe(),
    );
    const timer = setTimeout(() => {
      this.silent.add(call);
      void this.watch();
    }, SILENT_MILLIS);
    this.calls.add(call);
    try {
      return await Promise.race([work(call), call.lost]);
    } catch (error) {
      if (!call.isLost && isConnectionFailure(error)) await this.probe();
      throw error;
    } finally {
      clearTimeout(timer);
      this.calls.delete(call);
      this.silent.delete(call);
    }
  }

  close(): void {
    this.isClosed = true;
  }

  private async watch(): Promise<void> {
    if (this.isWatching) return;
    this.isWatching = true;
    while (this.silent.size > 0 && this.isReachable && !this.isClosed) {
      await this.probe();
      await pause(WATCH_MILLIS, undefined, { ref: false });
    }
    this.isWatching = false;
  }

  /** Sends a probe, or joins the one under way, and begins or ends an outage by its outcome. */
  private probe(): Promise<void> {
    this.probing ??= this.findFailure().then((failure) => {
      this.probing = undefined;
      this.conclude(failure);
    });
    return this.probing;
  }

  /** @returns undefined if Neo4j lives */
  private async findFailure(): Promise<{ readonly reason: unknown } | undefined> {
    const { answers } = this;
    const ending = new AbortController();
    const probe = this.options.probe(ending.signal).then(
      () => undefined,
      (reason: unknown) => ({ reason }),
    );
    const failure = await Promise.race([probe, delayWhileResponsive(PROBE_MILLIS, ending.signal)]);
    ending.abort();
    if (failure !== 'late') return failure;
    // The probe was lost or is late, but a statement has been answered meanwhile.
    if (this.answers !== answers) return undefined;
    return { reason: new Error(`no answer within ${PROBE_MILLIS} ms`) };
  }

  private conclude(failure: { readonly reason: unknown } | undefined): void {
    if (this.isClosed || (failure === undefined) === this.isReachable) return;
    this.outage = failure;
    this.options.onChange?.(failure === undefined, failure?.reason);
    if (failure === undefined) return;
    for (const call of this.calls) call.lose(failure.reason);
    void this.recover();
  }

  private async recover(): Promise<void> {
    while (!this.isReachable && !this.isClosed) {
      await pause(RECOVERY_MILLIS, undefined, { ref: false });
      await this.probe();
    }
  }
}

class OpenCall implements Call {
  isLost = false;
  readonly lost: Promise<never>;
  private reject: (error: CatalogError) => void = () => undefined;
  private isCommitting = false;

  constructor(
    readonly noteAnswer: () => void,
    readonly checkReachable: () => Promise<void>,
  ) {
    this.lost = new Promise<never>((_, reject) => (this.reject = reject));
    // A call that ends in time leaves this promise behind.
    this.lost.catch(() => undefined);
  }

  noteCommit(): void {
    this.isCommitting = true;
  }

  lose(reason: unknown): void {
    this.isLost = true;
    this.reject(this.isCommitting ? outcomeUnknown(reason) : unreachable(reason));
  }
}

function unreachable(cause: unknown): CatalogError {
  return new CatalogError('UNAVAILABLE', 'Neo4j does not answer; try again shortly', {}, { cause });
}

/** The error of a write whose commit was sent and not answered. */
export function outcomeUnknown(cause: unknown): CatalogError {
  const message =
    'Neo4j did not answer the commit, so it is not known whether the write was stored; send it again';
  return new CatalogError('UNAVAILABLE', message, { outcome: 'unknown' }, { cause });
}

/** Resolves with `late` after this time in which the process was able to receive answers. */
async function delayWhileResponsive(millis: number, signal: AbortSignal): Promise<'late'> {
  for (let left = millis; left > 0 && !signal.aborted; left -= STEP_MILLIS) {
    await pause(STEP_MILLIS, undefined, { ref: false });
  }
  return 'late';
}
