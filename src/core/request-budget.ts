/** What one request may use while it runs. Work is counted as it happens, not guessed beforehand. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { deadlineExceeded, type Deadline } from './async.js';
import { CatalogError } from './errors.js';

export interface WorkLimits {
  /** Values that fields resolve to, and entries of lists of plain values and in arguments. */
  readonly values: number;
  /** Statements that readers send. A root field counts as one, because not every one reads through them. */
  readonly statements: number;
  /** Rows that statements return, and entries of lists in rows. */
  readonly rows: number;
  /** Characters of the texts in rows. */
  readonly readCharacters: number;
  /** Bytes of names and texts in the answer. */
  readonly answerBytes: number;
  /** Milliseconds until the answer is due. */
  readonly millis: number;
}

export type Work = Exclude<keyof WorkLimits, 'millis'>;

/** What an exceeded limit says: the request did more than this many of them. */
const NOUNS: Readonly<Record<Work, string>> = {
  values: 'values',
  statements: 'statements',
  rows: 'rows',
  readCharacters: 'characters of stored text',
  answerBytes: 'bytes in its answer',
};

/** Values between two looks at the clock. */
const VALUES_PER_LOOK = 1_024;

/** What the reads of a request may use. */
export interface ReadBudget extends Deadline {
  /** Counts a statement before it is sent. @throws LIMIT_EXCEEDED, DEADLINE_EXCEEDED if the request is over */
  sending(): void;
  /** Counts a row that has arrived, with its texts and lists. @returns the error if the request is over */
  receiving(row: Readonly<Record<string, unknown>>): CatalogError | undefined;
}

/**
 * Counts what a request uses. The first exceeded limit stops it: `stopped` rejects, statements are no longer sent, and whoever
 * spends more learns that the request is over.
 */
export class RequestBudget implements ReadBudget {
  /** Rejects with the error when the request is stopped; never resolves. */
  readonly stopped: Promise<never>;
  /** Never settles. Work of a stopped request can wait for it, so that it does nothing more. */
  readonly never = new Promise<never>(() => undefined);
  #error: CatalogError | undefined;
  #reject: (error: CatalogError) => void = () => undefined;
  readonly #used: Record<Work, number> = {
    ...{ values: 0, statements: 0, rows: 0, readCharacters: 0, answerBytes: 0 },
  };
  readonly #end: number;
  /** Number of values at which the clock is looked at. */
  #nextLook = VALUES_PER_LOOK;

  constructor(private readonly limits: WorkLimits) {
    this.#end = performance.now() + limits.millis;
    this.stopped = new Promise<never>((_, reject) => {
      this.#reject = reject;
    });
    this.stopped.catch(() => undefined);
  }

  get isOver(): boolean {
    return this.#error !== undefined;
  }

  /** Why the request is over. */
  get error(): CatalogError | undefined {
    return this.#error;
  }

  /** Milliseconds until the deadline; negative after it, and after the request was stopped. */
  left(): number {
    return this.#error === undefined ? this.#end - performance.now() : -1;
  }

  /** @returns false if the request is over */
  spend(work: Work, amount = 1): boolean {
    if (this.#error !== undefined) return false;
    const used = (this.#used[work] += amount);
    if (used > this.limits[work]) this.stop(exceeded(work, this.limits[work]));
    else if (work === 'values' && used >= this.#nextLook) this.#look(used);
    return !this.isOver;
  }

  #look(used: number): void {
    this.#nextLook = used + VALUES_PER_LOOK;
    if (this.left() < 0) this.stop(deadlineExceeded(this.limits.millis));
  }

  sending(): void {
    this.spend('statements');
    if (this.#error !== undefined) throw this.#error;
  }

  receiving(row: Readonly<Record<string, unknown>>): CatalogError | undefined {
    const size = { rows: 1, characters: 0 };
    for (const column in row) weigh(row[column], size);
    this.spend('rows', size.rows);
    this.spend('readCharacters', size.characters);
    return this.#error;
  }

  /** Stops the request. Only the first reason counts. */
  stop(error: CatalogError): void {
    if (this.#error !== undefined) return;
    this.#error = error;
    this.#reject(error);
  }
}

function weigh(value: unknown, size: { rows: number; characters: number }): void {
  if (typeof value === 'string') size.characters += value.length;
  else if (Array.isArray(value)) {
    size.rows += value.length;
    for (const entry of value) weigh(entry, size);
  }
}

function exceeded(work: Work, limit: number): CatalogError {
  return new CatalogError(
    'LIMIT_EXCEEDED',
    `The request took more than ${limit} ${NOUNS[work]}: ask for smaller pages or fewer fields`,
    { rule: `${work} at most ${limit}` },
  );
}

/** Counts the statements of one piece of work, whichever layer sends them. */
export interface Tally {
  statements: number;
}

const tallies = new AsyncLocalStorage<Tally>();
let running = 0;

/**
 * Counts the statements that `work` sends, including those of promises that it does not await. While any work is counted, Node tracks every
 * promise of the process, which makes promises more than twice as slow. So the tracking ends with the last such work, and only requests that
 * ask for their cost are counted.
 */
export async function withTally<T>(tally: Tally, work: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await tallies.run(tally, work);
  } finally {
    running -= 1;
    if (running === 0) tallies.disable();
  }
}

export function countStatement(): void {
  const tally = tallies.getStore();
  if (tally !== undefined) tally.statements += 1;
}
