/** Query parameters and schemas that several endpoints of version 3 share. */
import { MAX_BATCH_SIZE, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../../core/limits.js';
import { ANY_OBJECT, arrayOf, INTEGER, mapOf, object, ref, STRING, URN } from '../../http/json-schema.js';
import type { QueryOf } from '../../http/route.js';

const ASYNC = {
  description:
    'true returns 202 instead of 200, even if the stored state forbids a write, e.g. because a condition fails. The trace reports such ' +
    'writes. All others are committed before the response.',
  schema: { type: 'boolean', default: false },
} as const;

export const SYSTEM_METADATA = {
  description: 'true adds systemMetadata (with `version`) and auditStamp to each aspect.',
  schema: { type: 'boolean', default: false },
} as const;

const CREATE_ENTITY = {
  description: 'true refuses the request with 412 if the entity already exists.',
  schema: { type: 'boolean', default: false },
} as const;

export const WRITE_QUERY = { async: ASYNC, systemMetadata: SYSTEM_METADATA };

export type WriteQuery = QueryOf<typeof WRITE_QUERY>;

/** The condition on entities has two names, which clients both use. */
export const CREATE_QUERY = {
  ...WRITE_QUERY,
  createIfNotExists: { ...CREATE_ENTITY, description: 'true refuses existing aspects with 412.' },
  createEntityIfNotExists: CREATE_ENTITY,
  createIfEntityNotExists: { ...CREATE_ENTITY, description: 'The same as `createEntityIfNotExists`.' },
};

/**
 * The stricter of both conditions applies.
 * @param createsByDefault whether a request without `createIfNotExists` refuses existing aspects
 */
export function changeTypeOf(
  query: QueryOf<typeof CREATE_QUERY>,
  createsByDefault: boolean,
): 'UPSERT' | 'CREATE' | 'CREATE_ENTITY' {
  if (query.createEntityIfNotExists === true || query.createIfEntityNotExists === true)
    return 'CREATE_ENTITY';
  return (query.createIfNotExists ?? createsByDefault) ? 'CREATE' : 'UPSERT';
}

export const ASPECTS = {
  description:
    'Only these aspects; repeated, or `a,b`. For a timeseries aspect, the newest point is returned.',
  schema: { type: 'string' },
  list: 'comma',
} as const;

export const INCLUDE_SOFT_DELETE = {
  description: 'Includes soft-deleted entities.',
  schema: { type: 'boolean', default: false },
} as const;

/** Code checks the items one by one, so that errors name the item. The schema only describes their shape. */
export const ITEMS = arrayOf(
  {
    description:
      '`{"urn", "<aspect>": {"value", "systemMetadata"?, "headers"?}, ...}`; a URN may occur in several items.',
  },
  { maxItems: MAX_BATCH_SIZE, 'x-limit': 'MAX_BATCH_SIZE' },
);

export const SHOWN_ASPECT = object({
  value: ANY_OBJECT,
  'systemMetadata?': ref('SystemMetadata'),
  'auditStamp?': ref('AuditStamp'),
});

export const SHOWN_ENTITY = object({ urn: URN }, { additionalProperties: SHOWN_ASPECT });

export const SHOWN_PAGE = object({
  scrollId: { type: ['string', 'null'], description: 'Cursor of the next page; null on the last page.' },
  entities: arrayOf(object({ urn: URN, 'scrollId?': STRING }, { additionalProperties: SHOWN_ASPECT })),
  totalCount: INTEGER,
  facets: arrayOf(object({ field: STRING, aggregations: mapOf(INTEGER) })),
});

export const ENTRY = object({
  'value?': { type: ['object', 'array'] },
  'systemMetadata?': { type: ['object', 'string', 'null'] },
  'headers?': {
    anyOf: [{ type: 'null' }, mapOf({ type: ['string', 'integer'] })],
    description:
      'Conditions: `If-None-Match: *`, `If-Version-Match: <n>`, `If-Modified-Since` and `If-Unmodified-Since` with an instant.',
  },
});

/** The size of a page of entities. Clients of the OpenAPI endpoints may request more than the limit. */
export const PAGE_COUNT = {
  description: `Size of the page; more than ${MAX_PAGE_SIZE} counts as ${MAX_PAGE_SIZE}.`,
  schema: { type: 'integer', minimum: 0, default: DEFAULT_PAGE_SIZE },
} as const;

export function clampCount(count: number = DEFAULT_PAGE_SIZE): number {
  return Math.min(count, MAX_PAGE_SIZE);
}
