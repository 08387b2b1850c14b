/** What operators ask about the running service: its parts, its settings and its throttles. */
import { ANY_OBJECT, arrayOf, INTEGER, mapOf, object, STRING } from '../../http/json-schema.js';
import { defineRoute, type Route } from '../../http/route.js';
import { featureFlagRoutes } from './feature-flags.js';
import { OPERATE, requireOperator } from './require-operator.js';
import { searchDocuments } from './search-documents.js';
import { presentProperties, type ServiceProperties } from './properties.js';

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
  return defineRoute<unknown, unknown>({
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
