/** The configuration that existing clients request first. */
import { createHash } from 'node:crypto';
import type { MetadataModel } from '../../model/types.js';
import { ANY_OBJECT, STRING } from './json-schema.js';
import type { Services } from '../../auth/services.js';
import { defineRead, type Call, type Route } from './route.js';
import { NO_ACTOR, findCaller } from './sign-in/establish-actor.js';

/**
 * Version of the public API in the configuration. From v1.0.1 on, clients write to `/openapi/v3` and request traces; from v1.7.0 on,
 * ingestion patches `status`. It must be `v` with three numbers, because clients parse it and fail on anything else.
 */
const API_VERSION = 'v1.7.0.17';

export interface ConfigOptions {
  /** Of this service, e.g. `0.1.0`. */
  readonly version: string;
  readonly model: MetadataModel;
  /** Changes whenever the GraphQL schema does. */
  readonly schemaFingerprint?: string;
  /** Whether requests need credentials. Default: no. */
  readonly signInRequired?: boolean;
  /** Characters that new passwords have at least. */
  readonly passwordMinLength?: number | undefined;
  /** Display name of the sign-in provider, if there is one. */
  readonly singleSignOn?: string | undefined;
}

/** The answer has no `baseUrl`: clients that find one select fields that only a vendor's hosted edition has, and their requests fail. */
export function configRoute(options: ConfigOptions): Route {
  const { signInRequired: required = false, singleSignOn, passwordMinLength } = options;
  const commit = fingerprint(options);
  return defineRead('/config', {
    operationId: 'getConfig',
    tag: 'Service',
    permission: 'public',
    summary: 'Configuration of this service',
    query: {
      verbose: {
        description:
          '`true` adds `userType`: `anonymous`, `user`, or `admin` for holders of `MANAGE_POLICIES`.',
        schema: STRING,
      },
    },
    response: ANY_OBJECT,
    handle: async (call, { access, facts }) => ({
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
      managedIngestion: { enabled: true, defaultCliVersion: facts.clientVersion },
      datahub: { serverType: 'prod', serverEnv: 'core' },
      signIn: {
        required,
        ...(singleSignOn !== undefined && { singleSignOn }),
        ...(passwordMinLength !== undefined && { passwordMinLength }),
      },
      versions: {
        'acryldata/datahub': { version: API_VERSION, commit },
        trellis: { version: options.version },
      },
      ...(call.query.verbose === 'true' && { userType: await userTypeOf(call, access) }),
    }),
  });
}

/** Without sign-in, a request without credentials acts as the first user. */
async function userTypeOf(
  call: Pick<Call, 'headers' | 'actor'>,
  access: Services['access'],
): Promise<'anonymous' | 'user' | 'admin'> {
  const user = (await findCaller(call, access)) ?? call.actor;
  if (user === NO_ACTOR) return 'anonymous';
  const privileges = await access.decisions.platformPrivileges(user);
  return privileges.has('MANAGE_POLICIES') ? 'admin' : 'user';
}

/** Clients cache the model and the GraphQL schema for days, until this value changes. */
function fingerprint({ model: { entities, aspects }, schemaFingerprint = '' }: ConfigOptions): string {
  const registry = [[...entities.values()], [...aspects.values()], schemaFingerprint];
  return createHash('sha256').update(JSON.stringify(registry)).digest('hex').slice(0, 12);
}
