/** Options of a service, and which of them its operators may see. */
import type { GraphqlLimits } from './api/graphql/limits.js';
import type { Logger } from './api/http/request-context.js';
import type { buildCatalogSchema } from './api/graphql/build-schema.js';
import type { OidcOptions } from './auth/authentication/oidc/provider.js';
import type { FolderStoreOptions } from './catalog/files/stores/folder-store.js';
import type { S3StoreOptions } from './catalog/files/stores/s3-store.js';
import type { RunDefaults } from './catalog/ingestion/request-input.js';
import type { Clock } from './core/clock.js';
import { type LoadLimits, LOAD_LIMITS } from './core/limits.js';
import type { ExecutorOptions } from './executor/types.js';
import type { MetadataModel, UnknownFieldsRule } from './model/types.js';
import type { Database, DatabaseOptions } from './neo4j/database.js';
import type { IndexJournal } from './neo4j/embedded/index-journal.js';
import type { SearchIndexMode } from './neo4j/search-index/stored-index.js';
import type { ServiceProperties } from './api/openapi/system-routes.js';

export interface SchemaOptions {
  /** Further schema folders. They add to the schemas that Trellis ships, or replace them. */
  readonly schemaFolders?: readonly string[] | undefined;
  /** Default true. False: the GraphQL schema lacks the field `graph`. */
  readonly graphApi?: boolean | undefined;
  /** What happens to fields of payloads that the model does not know. Default: `keep`. */
  readonly unknownFields?: UnknownFieldsRule | undefined;
  /** Names of data platforms whose columns have no edges to the columns upstream. Default: none. */
  readonly platformsWithoutColumnEdges?: readonly string[] | undefined;
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
  readonly searchIndex?: SearchIndexMode | undefined;
  /** Which writes the full-text index of the embedded Neo4j contains for certain. Absent: an external Neo4j. */
  readonly indexJournal?: IndexJournal | undefined;
  /** Result of `loadSchemas` with the same options, started while Neo4j was starting. Absent: `startService` loads the schemas. */
  readonly schemas?: Promise<LoadedSchemas> | undefined;
  readonly version: string;
  readonly log: Logger;
  readonly clock?: Clock | undefined;
  /** Absent: requests need no authentication, tokens end with the process, and no first user is created. */
  readonly access?: AccessOptions | undefined;
  /** Address of Neo4j Browser, if this process started the Neo4j. */
  readonly neo4jBrowserUrl?: string | undefined;
  /** Returns what this process does about the Neo4j that it started; undefined while nothing is wrong. */
  readonly neo4jProblem?: (() => string | undefined) | undefined;
  /** Overrides the default limits (`LIMITS`). */
  readonly graphqlLimits?: Partial<GraphqlLimits> | undefined;
  /** Default false. True: metrics need no credentials. */
  readonly metricsPublic?: boolean | undefined;
  /** Audit events. Absent: the defaults of the settings. */
  readonly audit?: Partial<AuditOptions> | undefined;
  /** How the service runs ingestion itself. Absent: it leaves execution requests to other executors. */
  readonly ingestion?: ExecutorOptions | undefined;
  /** The defaults of runs whose source and request name none. Needed only without `ingestion`. Absent: the defaults of the settings. */
  readonly runDefaults?: RunDefaults | undefined;
  /** Default false. True: the service requests the scheduled runs of ingestion sources. */
  readonly ingestionSchedules?: boolean | undefined;
  /** Default false. True: the service evaluates tests of metadata when entities and tests change. */
  readonly evaluatesTests?: boolean | undefined;
  /** Default false. True: the service sends itself typical queries when it has started, so that the first requests are fast. */
  readonly warmsUp?: boolean | undefined;
  /** Where uploaded files are stored. Absent: nowhere; uploads are refused. */
  readonly files?: FilesOptions | undefined;
  /** Usage events. Absent: the defaults of the settings. */
  readonly usage?: Partial<UsageOptions> | undefined;
  /** Address of an OpenTelemetry collector. Absent: no traces. */
  readonly otlpEndpoint?: string | undefined;
  /** Override `LOAD_LIMITS`. */
  readonly limits?: Partial<LoadLimits> | undefined;
}

export interface AccessOptions {
  /** False: a request without credentials acts as the first user. */
  readonly auth: boolean;
  /** Whether only this machine reaches the service. */
  readonly loopback: boolean;
  /**
   * Signs tokens and invitations and encrypts secrets. Services on one Neo4j share it. Absent: tokens end with the process, and the
   * service stores no secrets.
   */
  readonly tokenKey?: string | undefined;
  /** Default false: every actor may view the whole catalog. True: policies decide what an actor may view. */
  readonly viewAuthorization?: boolean | undefined;
  /** Password of the first user, which is created if it does not exist. */
  readonly adminPassword?: string | undefined;
  /** Minimum number of characters of a new password. Default: `DEFAULT_MIN_LENGTH`. */
  readonly passwordMinLength?: number | undefined;
  /** An identity provider for sign-in. Absent: passwords only. */
  readonly oidc?: OidcOptions | undefined;
  /** Address at which browsers reach the service, without a trailing slash. Absent: the address that each request names. */
  readonly publicUrl?: string | undefined;
}

export type FilesOptions =
  | ({ readonly kind: 'folder' } & Omit<FolderStoreOptions, 'path' | 'secret' | 'publicUrl' | 'clock'>)
  | ({ readonly kind: 's3' } & Omit<S3StoreOptions, 'clock'>);

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

type Shown = Pick<ServiceOptions, 'version' | 'access' | 'metricsPublic' | 'otlpEndpoint' | 'limits'>;

/** Returns the settings that operators may see. Values that may hold secrets are not listed; of secret settings only the names are. */
export function serviceProperties(options: Shown): ServiceProperties {
  const { version, access, metricsPublic = false, otlpEndpoint } = options;
  const { requests, bodyBytes, waitingWrites } = { ...LOAD_LIMITS, ...options.limits };
  const secrets = {
    'authentication.tokenKey': access?.tokenKey,
    'authentication.adminPassword': access?.adminPassword,
    'authentication.oidc.client': access?.oidc,
    'telemetry.traces.endpoint': otlpEndpoint,
  };
  return {
    shown: {
      version,
      'authentication.enabled': access?.auth ?? false,
      'authentication.oidc.enabled': access?.oidc !== undefined,
      'authorization.view.enabled': access?.viewAuthorization ?? false,
      'telemetry.metrics.public': metricsPublic,
      'telemetry.traces.enabled': otlpEndpoint !== undefined,
      'limits.requests': requests,
      'limits.bodyBytes': bodyBytes,
      'limits.waitingWrites': waitingWrites,
      ...(access?.publicUrl !== undefined && { publicUrl: access.publicUrl }),
    },
    secret: Object.entries(secrets).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  };
}
