/**
 * What the service tells about itself: to operators its parts, settings, throttles and search fields, to every client the feature flags and
 * the actor of the request.
 */
import type { Services } from '../../auth/services.js';
import { CatalogError, hasCode } from '../../core/errors.js';
import { decodePercent } from '../../model/urn-encoding.js';
import { featureFlags } from '../../catalog/feature-flags.js';
import { MAX_PAGE_SIZE } from '../../core/limits.js';
import type { SearchHit } from '../../catalog/search/types.js';
import { payloadOf } from '../../catalog/entities/stored-aspect.js';
import { searchFieldsOf } from '../../model/search/search-fields.js';
import { STRUCTURED_FIELD, structuredField, structuredValues } from '../../model/search/structured-values.js';
import type { MetadataModel } from '../../model/types.js';
import {
  ANY_OBJECT,
  arrayOf,
  INTEGER,
  mapOf,
  object,
  STRING,
  BOOLEAN,
  EXAMPLE_URN,
  URN,
} from '../http/json-schema.js';
import { defineRead, defineRoute, type Route, type Call } from '../http/route.js';

export interface SystemOptions {
  /** Of this service, e.g. `0.1.0`. */
  readonly version: string;
  /** Absent: none is known. */
  readonly properties?: ServiceProperties;
}

const COMPONENT = object({ name: STRING, status: { type: 'string', const: 'AVAILABLE' }, version: STRING });
const COMPONENTS = object({ gms: COMPONENT, maeConsumer: COMPONENT, mceConsumer: COMPONENT });
const PROPERTY = object({
  key: STRING,
  value: STRING,
  source: STRING,
  sourceType: STRING,
  resolvedValue: STRING,
});
const SCALAR = { type: ['string', 'number', 'boolean'] };

/** Clients know three processes. Here one process does the work of all of them. */
const PARTS = { gms: 'GMS', maeConsumer: 'MAE Consumer', mceConsumer: 'MCE Consumer' };

type Definition = Pick<Route, 'path' | 'operationId' | 'summary' | 'description' | 'response'> & {
  readonly answer: () => unknown;
};

/** Declares an endpoint for operators. */
function forOperators({ answer, ...definition }: Definition): Route {
  return defineRoute({
    method: 'GET',
    tag: 'Service',
    permission: { platform: OPERATE },
    ...definition,
    async handle(call, services) {
      await requireOperator(call, services);
      return answer();
    },
  });
}

export function systemRoutes({ version, properties = { shown: {}, secret: [] } }: SystemOptions): Route[] {
  const components = (): object =>
    Object.fromEntries(
      Object.entries(PARTS).map(([key, name]) => [key, { name, status: 'AVAILABLE', version }]),
    );
  const path = '/openapi/v1/system-info';
  return [
    forOperators({
      path,
      operationId: 'getSystemInfo',
      summary: 'The parts of the service and their versions',
      description: 'One process does the work of all parts that clients know, so all are available.',
      response: object({ springComponents: COMPONENTS }),
      answer: () => ({ springComponents: components() }),
    }),
    forOperators({
      path: `${path}/spring-components`,
      operationId: 'getSystemComponents',
      summary: 'The parts of the service',
      response: COMPONENTS,
      answer: components,
    }),
    forOperators({
      path: `${path}/properties`,
      operationId: 'getSystemProperties',
      summary: 'The settings in force; of secret ones only the names',
      response: object({
        properties: mapOf(PROPERTY),
        propertySources: arrayOf(object({ name: STRING, type: STRING, propertyCount: INTEGER })),
        totalProperties: INTEGER,
        redactedProperties: INTEGER,
      }),
      answer: () => presentProperties(properties),
    }),
    forOperators({
      path: `${path}/properties/simple`,
      operationId: 'getSimpleSystemProperties',
      summary: 'The settings in force by name, without secret ones',
      description: '`authorization.view.enabled` tells whether policies decide what users may view.',
      response: mapOf(SCALAR),
      answer: () => properties.shown,
    }),
    forOperators({
      path: '/openapi/operations/throttle/requests',
      operationId: 'getThrottles',
      summary: 'Throttles that are on: none',
      description: 'Back-pressure is described in docs/operations.md; nothing is throttled on request.',
      response: ANY_OBJECT,
      answer: () => ({}),
    }),
    ...featureFlagRoutes,
    searchDocuments,
  ];
}

/** The privilege of operators. */
const OPERATE = ['MANAGE_SYSTEM_OPERATIONS'] as const;

/** Requires the privilege of operators. @throws FORBIDDEN in the words that clients look for */
async function requireOperator(
  { actor }: Pick<Call, 'actor'>,
  { requirePlatformPrivilege }: Services,
): Promise<void> {
  try {
    await requirePlatformPrivilege(OPERATE, 'operate the service');
  } catch (cause) {
    if (!hasCode(cause, 'FORBIDDEN')) throw cause;
    const message = `${actor} is not authorized for system operations.`;
    throw new CatalogError('FORBIDDEN', message, { ...cause.details, error: message }, { cause });
  }
}

/** Settings of the running service by name, e.g. `authorization.view.enabled`. */
type Properties = Readonly<Record<string, string | number | boolean>>;

export interface ServiceProperties {
  /** Settings that operators may see. */
  readonly shown: Properties;
  /** Names of settings that are in force but hold secrets. */
  readonly secret: readonly string[];
}

const REDACTED = '***REDACTED***';
const SOURCE = { name: 'trellis', type: 'Settings' };

/** Only listed settings are shown, so that a new one is hidden until a developer lists it. */
export function presentProperties({ shown, secret }: ServiceProperties): object {
  const entries = Object.entries({ ...shown, ...Object.fromEntries(secret.map((name) => [name, REDACTED])) });
  const properties = entries.map(([key, value]): [string, object] => {
    const text = String(value);
    return [key, { key, value: text, source: SOURCE.name, sourceType: SOURCE.type, resolvedValue: text }];
  });
  return {
    properties: Object.fromEntries(properties),
    propertySources: [{ ...SOURCE, propertyCount: entries.length }],
    totalProperties: entries.length,
    redactedProperties: secret.length,
  };
}

const PATH = '/openapi/operations/dev/featureFlags';
const SHARED = { method: 'GET', tag: 'Service', permission: 'public', response: mapOf(BOOLEAN) } as const;

const listFlags = defineRoute({
  ...SHARED,
  path: PATH,
  operationId: 'getFeatureFlags',
  summary: 'The feature flags by name',
  description: 'The same flags as `appConfig.featureFlags` of GraphQL.',
  handle: (_call, services) => featureFlags(services),
});

const getFlag = defineRoute({
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

const featureFlagRoutes: readonly Route[] = [listFlags, getFlag];

const searchDocuments = defineRoute({
  method: 'POST',
  path: '/openapi/operations/elasticSearch/entity/raw',
  operationId: 'getSearchDocuments',
  tag: 'Service',
  permission: { platform: OPERATE },
  summary: 'The search fields of entities, as they are stored',
  description:
    'A field that can have several values is a list. Entities that do not exist, or that you may not view, are left out.',
  body: arrayOf(URN, { maxItems: MAX_PAGE_SIZE, 'x-limit': 'MAX_PAGE_SIZE' }),
  example: [EXAMPLE_URN],
  response: mapOf(ANY_OBJECT),
  async handle({ actor, body }, services) {
    await requireOperator({ actor }, services);
    const urns = [...new Set(body.map((text) => services.model.parseUrn(text).text))];
    const hits = urns.length === 0 ? [] : await findHits(urns, services);
    const lists = listFields(services.model);
    return Object.fromEntries(hits.map((hit) => [hit.urn, documentOf(hit, lists)]));
  },
});

/** A structured property has a search field of its own, which only the entities that have it know. */
async function findHits(
  urns: readonly string[],
  { model, entities, search }: Services,
): Promise<readonly SearchHit[]> {
  const found = await entities.findEntities(urns, [STRUCTURED_FIELD]);
  const assigned = found.flatMap((entity) => structuredValues(payloadOf(entity, STRUCTURED_FIELD)));
  const { hits } = await search.search({
    input: '*',
    entityTypes: [...new Set(urns.map((urn) => model.parseUrn(urn).entityType))],
    filter: { or: [{ and: [{ field: 'urn', values: urns, condition: 'EQUAL' }] }] },
    page: { start: 0, count: urns.length },
    includeSoftDeleted: true,
    facets: [],
    matches: false,
    extraFields: [
      ...searchFieldsOf(model).byName.keys(),
      ...new Set(assigned.map(({ id }) => structuredField(id))),
    ],
  });
  return hits;
}

function documentOf({ urn, extras }: SearchHit, lists: ReadonlySet<string>): Record<string, unknown> {
  const fields = extras.map(({ name, values }) => {
    const isList = values.length > 1 || lists.has(name) || name.startsWith(STRUCTURED_FIELD);
    return [name, isList ? values : values[0]] as const;
  });
  return { ...Object.fromEntries(fields), urn };
}

/** Returns the fields that can have several values, because a list or a map is in their path. */
function listFields({ aspects }: MetadataModel): ReadonlySet<string> {
  const fields = [...aspects.values()].flatMap(({ searchable }) => searchable);
  return new Set(
    fields.filter(({ path }) => /\/(\*|\$key)(\/|$)/.test(path)).map(({ fieldName }) => fieldName),
  );
}

/** Tells clients who they are. It is the cheapest way to learn whether a token or a session is still valid. */
export const identityUrn = defineRead('/openapi/operations/identity/user/urn', {
  operationId: 'getActor',
  tag: 'Sign-in',
  summary: 'URN of the actor of the request',
  query: { skipCache: { description: 'Without effect: nothing is cached.', schema: BOOLEAN } },
  response: object({ urn: URN }),
  handle: ({ actor }) => ({ urn: actor }),
});
