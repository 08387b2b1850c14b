/** Execution requests in the catalog: which are due, who runs them, and their results. */
import { SYSTEM_USER } from '../auth/auth-deps.js';
import type { EntityReader } from '../catalog/entities/types.js';
import { REQUEST_INPUT, REQUEST_RESULT, REQUEST_SIGNAL } from '../catalog/ingestion/request-input.js';
import type { CatalogWriter } from '../catalog/writes/types.js';
import type { Clock } from '../core/clock.js';
import { hasCode } from '../core/errors.js';
import { NO_REQUEST } from '../core/request-facts.js';
import type { WriteDeps } from '../neo4j/database.js';
import type { StatementRows } from '../neo4j/generated/statement-rows.js';
import type { StatementName } from '../neo4j/statements.js';
import type { RunResult } from './types.js';

/** A service that does not renew its leases for so long has ended. */
const LEASE_MILLIS = 60_000;
/** Requests that one look finds. Further ones are found by the next. */
const AT_ONCE = 500;

export type DueRequest = StatementRows['executor/find-due'];

export interface StoredRequest {
  /** Payload of the input. */
  readonly input: string;
  /** URN of the actor who wrote the input. */
  readonly writer: string;
  /** Signal and executor id of the signal, if there is one. */
  readonly signal?: { readonly signal: string; readonly executorId?: string };
  /** Stored status and start, if there is a result. */
  readonly result?: { readonly status: string; readonly startTimeMs?: number };
}

export interface RequestStore {
  /** Signalled requests first, then by age, oldest first. One statement. */
  findDue(executorId: string): Promise<DueRequest[]>;
  /** Takes the lease of a request. @returns false if another service holds it */
  take(urn: string): Promise<boolean>;
  /** Renews leases. @returns for each lease that is still held, whether the request has a signal. One statement */
  renew(urns: readonly string[]): Promise<ReadonlyMap<string, boolean>>;
  release(urn: string): Promise<void>;
  /** @returns undefined for a request that does not exist any more */
  read(urn: string): Promise<StoredRequest | undefined>;
  /**
   * Stores a result, the first one only if there is none.
   * @returns false if it was refused, because another result was stored or the request was deleted
   */
  storeResult(urn: string, result: RunResult, isFirst?: boolean): Promise<boolean>;
}

export interface StoreDeps extends WriteDeps {
  readonly clock: Clock;
  readonly entities: EntityReader;
  readonly writer: Pick<CatalogWriter, 'write'>;
  /** Id of this service, different from that of all others. */
  readonly owner: string;
}

export function createRequestStore({
  database,
  load,
  clock,
  entities,
  writer,
  owner,
}: StoreDeps): RequestStore {
  const write = <Name extends StatementName>(name: Name, parameters: Record<string, unknown>) =>
    database.write(name, (run) => run(load(name), { owner, ...parameters }));
  return {
    findDue: (executorId) =>
      database.read(load('executor/find-due'), {
        executor: [executorId],
        now: clock.now(),
        limit: AT_ONCE,
      }),
    take: async (urn) => {
      const now = clock.now();
      return (await write('executor/take-lease', { urn, now, until: now + LEASE_MILLIS })).length > 0;
    },
    renew: async (urns) => {
      if (urns.length === 0) return new Map();
      const until = clock.now() + LEASE_MILLIS;
      const rows = await write('executor/renew-leases', { urns: [...urns].sort(), until });
      return new Map(rows.map(({ urn, isSignalled }) => [urn, isSignalled]));
    },
    release: async (urn) => {
      await write('executor/release-lease', { urn });
    },
    read: async (urn) => {
      const [found] = await entities.findEntities([urn], [REQUEST_INPUT, REQUEST_SIGNAL, REQUEST_RESULT]);
      const input = found?.aspects.get(REQUEST_INPUT);
      if (found === undefined || input === undefined) return undefined;
      const [signal, result] = [REQUEST_SIGNAL, REQUEST_RESULT].map((name) => found.aspects.get(name)?.text);
      return {
        ...{ input: input.text, writer: input.created.actor },
        ...(signal !== undefined && { signal: JSON.parse(signal) as NonNullable<StoredRequest['signal']> }),
        ...(result !== undefined && { result: JSON.parse(result) as NonNullable<StoredRequest['result']> }),
      };
    },
    storeResult: async (urn, result, isFirst = false) => {
      const proposal = {
        urn,
        aspectName: REQUEST_RESULT,
        value: JSON.stringify(result),
        ifEntityExists: true,
      } as const;
      try {
        await writer.write([{ ...proposal, changeType: isFirst ? 'CREATE' : 'UPSERT' }], {
          ...{ actor: SYSTEM_USER, facts: NO_REQUEST },
        });
        return true;
      } catch (error) {
        if (isRefused(error)) return false;
        throw error;
      }
    },
  };
}

/** Another service may have ended the request, so a further result is refused. A deleted request accepts none. */
function isRefused(error: unknown): boolean {
  const codes = [
    'PRECONDITION_FAILED',
    'CONFLICT',
    'NOT_FOUND',
    'INVALID_REQUEST',
    'INVALID_ASPECT',
  ] as const;
  return codes.some((code) => hasCode(error, code));
}
