/** What the APIs work with for one actor. REST, OpenAPI and GraphQL parse a request, call one of these, and present the answer. */
import type { Backups } from '../catalog/backup/start-backup.js';
import type { CommandServices } from '../catalog/commands/command-context.js';
import type { EventReader } from '../catalog/events/types.js';
import type { EvaluateNow } from '../catalog/metadata-tests/evaluate-entities.js';
import type { Repairer } from '../catalog/repair/types.js';
import type { RunReader } from '../catalog/runs/run-reader.js';
import type { RefusedWrites } from '../catalog/traces/write-each.js';
import type { UsageRecorder } from '../catalog/usage-events/usage-recorder.js';
import type { AuditSearch } from './authorization/catalog-wide-services.js';
import type { Privilege } from './authorization/policies/types.js';
import type { Readers } from './authorization/readers.js';
import type { Access } from './types.js';

/** Facts about the service that pages need. */
export interface ServiceFacts {
  /** Version of Trellis. */
  readonly version: string;
  /** Release of the client for ingestion runs whose source names none. */
  readonly clientVersion: string;
  /** Executor of tests of connections, and of ingestion sources that name none. */
  readonly executorId: string;
  /** False: a request without credentials acts as the first user. */
  readonly requiresSignIn: boolean;
}

export interface Services extends Readers, CommandServices {
  readonly facts: ServiceFacts;
  /** Address of Neo4j Browser on the loopback interface, if this process started the Neo4j. */
  readonly neo4jBrowserUrl?: string | undefined;
  /** Reads the whole catalog. Commands decide by it; no answer contains what it reads. */
  readonly unscoped: Readers;
  readonly events: EventReader;
  readonly runs: RunReader;
  readonly repairer: Repairer;
  readonly backups: Backups;
  readonly audit: AuditSearch;
  readonly refusedWrites: RefusedWrites;
  /** Evaluates the whole catalog's tests, also for entities outside of the actor's scope: check the URNs first. */
  readonly evaluateTests: EvaluateNow;
  readonly usage: Pick<UsageRecorder, 'isOn' | 'record'>;
  /** @throws FORBIDDEN unless the actor has one of the privileges on the platform. @param action completes "you may not …" */
  readonly requirePlatformPrivilege: (anyOf: readonly Privilege[], action: string) => Promise<void>;
  /**
   * Tells which of the URNs the actor may view. An entity that does not exist is visible to an actor with a full scope only.
   * At most one statement.
   */
  readonly findVisible: (urns: readonly string[]) => Promise<(urn: string) => boolean>;
  readonly access: Access;
}

/** The permission that an endpoint requires. Routes and GraphQL root fields declare it; `authorizedServices` enforces it. */
export type EndpointPermission =
  /** No credentials. */
  | 'public'
  /** A signed-in actor. The answer covers the actor's scope. */
  | 'signed-in'
  /** A signed-in actor with the privileges that each single change requires. */
  | 'per-change'
  /** A system user: `principals/system-users.ts`. */
  | 'system'
  /** A signed-in actor with one of these privileges on the platform. */
  | { readonly platform: readonly Privilege[] };
