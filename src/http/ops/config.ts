/** What existing clients ask before they do anything else. */
import { createHash } from 'node:crypto';
import type { MetadataModel } from '../../model/types.js';
import { ANY_OBJECT } from '../json-schema.js';
import { defineRoute, type Route } from '../route.js';

/**
 * Version of the public API that clients are told. From v1.0.1 on they write to `/openapi/v3`, from v1.7.0 on
 * ingestion patches `status`; a version is told once the service has what it promises.
 */
const API_VERSION = 'v1.0.0';

/** Client release that this API is tried with. */
const CLIENT_VERSION = '1.7.0.17';

export function configRoute(options: { version: string; model: MetadataModel }): Route {
  const commit = fingerprint(options.model);
  return defineRoute<unknown, unknown>({
    method: 'GET',
    path: '/config',
    operationId: 'getConfig',
    tag: 'Service',
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
      versions: {
        'acryldata/datahub': { version: API_VERSION, commit },
        trellis: { version: options.version },
      },
    }),
  });
}

/** Clients keep what they learnt of the model until this changes. */
function fingerprint({ entities, aspects }: MetadataModel): string {
  const registry = [[...entities.values()], [...aspects.values()]];
  return createHash('sha256').update(JSON.stringify(registry)).digest('hex').slice(0, 12);
}
