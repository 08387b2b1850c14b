/** Options of a service. */
import type { GraphqlLimits } from './api/graphql/limits/limits.js';
import type { Logger } from './api/http/logger.js';
import type { buildCatalogSchema } from './api/graphql/build-schema.js';
import type { AccessOptions } from './compose-catalog.js';
import type { FilesOptions } from './compose-files.js';
import type { RunDefaults } from './catalog/ingestion/request-input.js';
import type { Clock } from './core/clock.js';
import type { LoadLimits } from './core/load-limits.js';
import type { ExecutorOptions } from './executor/types.js';
import type { MetadataModel, UnknownFieldsRule } from './model/types.js';
import type { Database, DatabaseOptions } from './neo4j/database.js';
import type { IndexJournal } from './neo4j/embedded/index-journal.js';
import type { SearchIndexMode } from './neo4j/search-index/provide-search-index.js';

export interface SchemaOptions {
  /** Further schema folders. They add to the schemas that Trellis ships, or replace them. */
  readonly schemaFolders?: readonly string[];
  /** Default true. False: the GraphQL schema lacks the field `graph`. */
  readonly graphApi?: boolean;
  /** What happens to fields of payloads that the model does not know. Default: `keep`. */
  readonly unknownFields?: UnknownFieldsRule;
  /** Names of data platforms whose columns have no edges to the columns upstream. Default: none. */
  readonly platformsWithoutColumnEdges?: readonly string[];
}

/** The parts of a service that do not need a database. */
export interface LoadedSchemas {
  readonly model: MetadataModel;
  readonly schema: ReturnType<typeof buildCatalogSchema>;
  /** Gives the graph API its database. Must be called once, before the first request. */
  readonly connect: (database: Database) => void;
}

export interface ServiceOptions extends SchemaOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly database: DatabaseOptions;
  /** Default: `existing`. */
  readonly searchIndex?: SearchIndexMode;
  /** Which writes the full-text index of the embedded Neo4j contains for certain. Absent: an external Neo4j. */
  readonly indexJournal?: IndexJournal;
  /** Result of `loadSchemas` with the same options, started while Neo4j was starting. Absent: `startService` loads the schemas. */
  readonly schemas?: Promise<LoadedSchemas>;
  readonly version: string;
  readonly log: Logger;
  readonly clock?: Clock;
  /** Absent: requests need no authentication, tokens end with the process, and no first user is created. */
  readonly access?: AccessOptions;
  /** Address of Neo4j Browser, if this process started the Neo4j. */
  readonly neo4jBrowserUrl?: string;
  /** Returns what this process does about the Neo4j that it started; undefined while nothing is wrong. */
  readonly neo4jProblem?: () => string | undefined;
  /** Overrides the default limits (`LIMITS`). */
  readonly graphqlLimits?: Partial<GraphqlLimits>;
  /** Default false. True: metrics need no credentials. */
  readonly metricsPublic?: boolean;
  /** Audit events. Absent: the defaults of the settings. */
  readonly audit?: Partial<AuditOptions>;
  /** How the service runs ingestion itself. Absent: it leaves execution requests to other executors. */
  readonly ingestion?: ExecutorOptions;
  /** What runs have if nobody names it. Needed only without `ingestion`. Absent: the defaults of the settings. */
  readonly runDefaults?: RunDefaults;
  /** Default false. True: the service requests the scheduled runs of ingestion sources. */
  readonly ingestionSchedules?: boolean;
  /** Default false. True: the service evaluates tests of metadata when entities and tests change. */
  readonly evaluatesTests?: boolean;
  /** Default false. True: the service sends itself typical queries when it has started, so that the first requests are fast. */
  readonly warmsUp?: boolean;
  /** Where uploaded files are stored. Absent: nowhere; uploads are refused. */
  readonly files?: FilesOptions;
  /** Usage events. Absent: the defaults of the settings. */
  readonly usage?: Partial<UsageOptions>;
  /** Address of an OpenTelemetry collector. Absent: no traces. */
  readonly otlpEndpoint?: string;
  /** Override `LOAD_LIMITS`. */
  readonly limits?: Partial<LoadLimits>;
}

export interface UsageOptions {
  /** Whether usage events are stored. */
  readonly isOn: boolean;
  /** How long they are kept. */
  readonly days: number;
}

export interface AuditOptions {
  /** How long audit events are kept. */
  readonly days: number;
  /** Names of further aspects whose changes give audit events. */
  readonly aspects: readonly string[];
}
