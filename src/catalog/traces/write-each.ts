/** Writes of an asynchronous request: what cannot be stored is remembered, and does not prevent the rest. */
import { batchesOf } from '../../core/batches.js';
import { CatalogError, ERROR_STATUS } from '../../core/errors.js';
import { stringifyKeepingDigits } from '../../core/json.js';
import { traceTime } from '../../core/request-facts.js';
import type { MetadataModel } from '../../model/types.js';
import type { Clock } from '../../core/clock.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { prepareProposals } from '../writes/prepare-proposals.js';
import type { CatalogWriter, Proposal, WriteContext, WriteResult } from '../writes/types.js';

interface WriteEachDeps {
  readonly model: MetadataModel;
  readonly writer: Pick<CatalogWriter, 'write'>;
  readonly refusedWrites: RefusedWrites;
}

/** Requests that wait for a transaction at a time. They share transactions. */
const BATCH_SIZE = 50;

/**
 * Stores the proposals in one transaction. If the catalog refuses one because of what is stored, each is written on its own, and the
 * refused ones are remembered under the trace. What can be checked without the database still refuses the whole request.
 * @returns a result for each proposal. That of a refused one repeats the sent value and has the version 0.
 * @throws CatalogError for proposals that are wrong in themselves or not permitted, and for a busy or unavailable database
 */
export async function writeEach(
  deps: WriteEachDeps,
  proposals: readonly Proposal[],
  context: WriteContext & { readonly traceId: string },
): Promise<WriteResult[]> {
  try {
    return await deps.writer.write(proposals, context);
  } catch (error) {
    if (!(await isLate(error, deps.model, proposals))) throw error;
  }
  const results: WriteResult[] = [];
  const refused: RefusedProposal[] = [];
  for (const parts of batchesOf(partsOf(proposals), BATCH_SIZE)) {
    const outcomes = await settleInOrder(parts, (part) => deps.writer.write(part, context));
    outcomes.forEach((outcome, index) => {
      const part = parts[index] ?? [];
      if (outcome.status === 'fulfilled') results.push(...outcome.value);
      else {
        refused.push(...part.map((proposal) => ({ proposal, error: lateError(outcome.reason) })));
        results.push(...part.map((proposal) => echo(proposal, context)));
      }
    });
  }
  await deps.refusedWrites.remember(refused, context.traceId);
  return results;
}

/** Begins all parts at once, except that those of one entity follow each other. Their checks may take differently long. */
function settleInOrder<Result>(
  parts: readonly Proposal[][],
  write: (part: readonly Proposal[]) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const last = new Map<string | undefined, Promise<unknown>>();
  const begun = parts.map((part) => {
    const urn = part[0]?.urn;
    const before = last.get(urn)?.catch(() => undefined);
    const written = before === undefined ? write(part) : before.then(() => write(part));
    last.set(urn, written);
    return written;
  });
  return Promise.allSettled(begun);
}

/** Tells whether only the stored state forbids the write. */
async function isLate(
  error: unknown,
  model: MetadataModel,
  proposals: readonly Proposal[],
): Promise<boolean> {
  if (!isRefusal(error)) return false;
  try {
    await prepareProposals(model, proposals);
    return true;
  } catch {
    return false;
  }
}

function lateError(reason: unknown): CatalogError {
  if (isRefusal(reason)) return reason;
  throw reason;
}

const IMMEDIATE = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED', 'OVERLOADED', 'LIMIT_EXCEEDED']);

function isRefusal(error: unknown): error is CatalogError {
  return error instanceof CatalogError && ERROR_STATUS[error.code] < 500 && !IMMEDIATE.has(error.code);
}

/** Each proposal is a part. Those that create an entity stay together, because only the first could be stored otherwise. */
function partsOf(proposals: readonly Proposal[]): Proposal[][] {
  const parts: Proposal[][] = [];
  for (const proposal of proposals) {
    const last = parts.at(-1);
    const [first] = last ?? [];
    const belongs = proposal.changeType === 'CREATE_ENTITY' && first?.changeType === 'CREATE_ENTITY';
    if (belongs && first.urn === proposal.urn) last?.push(proposal);
    else parts.push([proposal]);
  }
  return parts;
}

function echo(
  { urn, aspectName, value, changeType, systemMetadata }: Proposal,
  { actor, traceId }: WriteContext & { readonly traceId: string },
): WriteResult {
  const result = { urn, aspectName, changed: false, version: 0 };
  if (value === undefined || changeType === 'PATCH') return result;
  const text = typeof value === 'string' ? value : stringifyKeepingDigits(value);
  const created = { time: traceTime(traceId) ?? 0, actor };
  return {
    ...result,
    aspect: { text, version: 0, created, traceId, ...(systemMetadata && { systemMetadata }) },
  };
}

export interface RefusedProposal {
  readonly proposal: Pick<Proposal, 'urn' | 'aspectName'>;
  readonly error: CatalogError;
}

/** Asynchronous writes that were refused after their request had been accepted. */
export interface RefusedWrites {
  /** Stores them with one statement. They are kept for `TRACE_MILLIS`. */
  remember(refused: readonly RefusedProposal[], traceId: string): Promise<void>;
}

interface RefusedWritesDeps {
  readonly database: Pick<Database, 'write'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
}

export function createRefusedWrites({ database, load, clock }: RefusedWritesDeps): RefusedWrites {
  return {
    remember: async (refused, traceId) => {
      if (refused.length === 0) return;
      const at = clock.now();
      const rows = refused.map(({ proposal: { urn, aspectName: aspect }, error: { message, code } }) => ({
        traceId,
        at,
        urn,
        aspect,
        message,
        code,
      }));
      await database.write('traces/store-refused', (run) => run(load('traces/store-refused'), { rows }));
    },
  };
}
