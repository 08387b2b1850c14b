/** Tells programs without credentials which features the service has. */
import { CatalogError } from '../../../core/errors.js';
import { decodePercent } from '../../../model/urn/percent.js';
import { BOOLEAN, mapOf } from '../../http/json-schema.js';
import { featureFlags } from '../../../catalog/settings/feature-flags.js';
import { defineRoute, type Route } from '../../http/route.js';

const PATH = '/openapi/operations/dev/featureFlags';
const SHARED = { method: 'GET', tag: 'Service', permission: 'public', response: mapOf(BOOLEAN) } as const;

const listFlags = defineRoute<unknown, unknown>({
  ...SHARED,
  path: PATH,
  operationId: 'getFeatureFlags',
  summary: 'The feature flags by name',
  description: 'The same flags as `appConfig.featureFlags` of GraphQL.',
  handle: (_call, services) => featureFlags(services),
});

const getFlag = defineRoute<unknown, unknown, { name: string }>({
  ...SHARED,
  path: `${PATH}/{name}`,
  operationId: 'getFeatureFlag',
  summary: 'One feature flag',
  description: 'An unknown name yields 404; `available` then lists the known ones.',
  handle({ parameters }, services) {
    const name = decodePercent(parameters.name) ?? parameters.name;
    const flags = featureFlags(services);
    if (Object.hasOwn(flags, name)) return { [name]: flags[name] };
    const message = `Unknown flag: ${name}`;
    const available = Object.keys(flags).sort().join(', ');
    throw new CatalogError('NOT_FOUND', message, { error: message, available });
  },
});

export const featureFlagRoutes: readonly Route[] = [listFlags, getFlag];
