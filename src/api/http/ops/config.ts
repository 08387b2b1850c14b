/** The configuration that existing clients request first. */
import { createHash } from 'node:crypto';
import type { MetadataModel } from '../../../model/types.js';
import { ANY_OBJECT } from '../json-schema.js';
import { defineRoute, type Route } from '../route.js';

/**
 * Version of the public API in the configuration. From v1.0.1 on, clients write to `/openapi/v3` and request traces; from v1.7.0 on,
 * ingestion patches `status`. It must be `v` with three numbers, because clients parse it and fail on anything else.
 */
const API_VERSION = 'v1.7.0.17';

/** Client release that the tests use. */
const CLIENT_VERSION = '1.7.0.17';

export interface ConfigOptions {
  /** Of this service, e.g. `0.1.0`. */
  readonly version: string;
  readonly model: MetadataModel;
  /** Changes whenever the GraphQL schema does. */
  readonly schemaFingerprint?: string;
  /** Whether requests need credentials. Default: no. */
  readonly signInRequired?: boolean;
  /** Display name of the sign-in provider, if there is one. */
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
    summary: 'Configuration of this service',
    response: ANY_OBJECT,
    handle: ({ origin }) => ({
      // A string, because clients refuse a boolean.
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

/** Clients cache the model and the GraphQL schema for days, until this value changes. */
function fingerprint({ model: { entities, aspects }, schemaFingerprint = '' }: ConfigOptions): string {
  const registry = [[...entities.values()], [...aspects.values()], schemaFingerprint];
  return createHash('sha256').update(JSON.stringify(registry)).digest('hex').slice(0, 12);
}
