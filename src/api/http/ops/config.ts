/** What existing clients ask before they do anything else. */
import { createHash } from 'node:crypto';
import type { MetadataModel } from '../../../model/types.js';
import { ANY_OBJECT } from '../json-schema.js';
import { defineRoute, type Route } from '../route.js';

/**
 * Version of the public API that clients are told: from v1.0.1 on they write to `/openapi/v3` and ask for traces, from v1.7.0 on
 * ingestion patches `status`. It must begin with `v` and be made of numbers: clients take it apart and stop at anything else.
 */
const API_VERSION = 'v1.7.0.17';

/** Client release that this API is tried with. */
const CLIENT_VERSION = '1.7.0.17';

export interface ConfigOptions {
  /** Of this service, e.g. `0.1.0`. */
  readonly version: string;
  readonly model: MetadataModel;
  /** Changes whenever the GraphQL schema does. */
  readonly schemaFingerprint?: string;
  /** Whether requests need credentials; they do not unless it is said. */
  readonly signInRequired?: boolean;
  /** What people call the provider at which they sign in; absent: there is none. */
  readonly singleSignOn?: string;
}

export function configRoute(options: ConfigOptions): Route {
  const { signInRequired: required = false, singleSignOn } = options;
  const commit = fingerprint(options);
  return defineRoute<unknown, unknown>({
    method: 'GET',
    path: '/config',
    operationId: 'getConfig',
    tag: 'Service',
    permission: 'public',
    summary: 'What this server is and can do',
    response: ANY_OBJECT,
    handle: ({ origin }) => ({
      // The string, not the boolean: clients refuse any other value.
      noCode: 'true',
      statefulIngestionCapable: true,
      supportsImpactAnalysis: true,
      patchCapable: true,
      datasetUrnNameCasing: false,
      retention: 'true',
      timeZone: 'UTC',
      models: {},
      telemetry: { enabledCli: false, enabledIngestion: false },
      managedIngestion: { enabled: true, defaultCliVersion: CLIENT_VERSION },
      datahub: { serverType: 'prod', serverEnv: 'core' },
      baseUrl: origin,
      signIn: { required, ...(singleSignOn !== undefined && { singleSignOn }) },
      versions: {
        'acryldata/datahub': { version: API_VERSION, commit },
        trellis: { version: options.version },
      },
    }),
  });
}

/** Clients keep for days what they learnt of the model and of the GraphQL schema, until this changes. */
function fingerprint({ model: { entities, aspects }, schemaFingerprint = '' }: ConfigOptions): string {
  const registry = [[...entities.values()], [...aspects.values()], schemaFingerprint];
  return createHash('sha256').update(JSON.stringify(registry)).digest('hex').slice(0, 12);
}
