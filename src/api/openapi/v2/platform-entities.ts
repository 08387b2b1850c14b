/** Writes aspects of any entities, in the oldest form of the OpenAPI endpoints. */
import { CatalogError } from '../../../core/errors.js';
import type { JsonObject } from '../../../core/json.js';
import { MAX_BATCH_SIZE } from '../../../core/limits.js';
import { CHANGE_TYPES, type Proposal } from '../../../catalog/writes/types.js';
import {
  ANY_OBJECT,
  arrayOf,
  EXAMPLE_URN,
  NULL,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  STRING,
  URN,
} from '../../http/json-schema.js';
import { readLosslessSystemMetadata } from '../../http/request-parts.js';
import { defineChange } from '../../http/route.js';

/** Member of a value that names its record; the name of the aspect tells the same. */
const RECORD = '__type';

const PROPOSAL = object({
  'entityType?': STRING,
  entityUrn: URN,
  'changeType?': oneOf(CHANGE_TYPES, { default: 'UPSERT' }),
  aspectName: STRING,
  'aspect?': {
    ...orNull(
      object({ value: { type: ['object', 'string'] }, 'contentType?': { type: ['string', 'null'] } }),
    ),
    description: `The value as an object, whose member \`${RECORD}\` is ignored, or as JSON text.`,
  },
  'systemMetadata?': { anyOf: [ANY_OBJECT, STRING, NULL] },
});

const PATH = '/openapi/v2/platform/entities/v1';

export const platformEntities = defineChange(PATH, {
  operationId: 'postPlatformEntities',
  deprecated: true,
  summary: 'Write aspects of entities, all or nothing',
  description: 'Returns the URNs, each once. The response follows the commit, also with `async=true`.',
  query: { async: { description: 'Ignored.', schema: { type: 'boolean' } } },
  keepDigits: true,
  body: arrayOf(PROPOSAL, { maxItems: MAX_BATCH_SIZE, 'x-limit': 'MAX_BATCH_SIZE' }),
  example: [
    {
      ...{ entityType: 'dataset', entityUrn: EXAMPLE_URN, changeType: 'UPSERT', aspectName: 'status' },
      aspect: { value: { [RECORD]: 'Status', removed: false }, contentType: 'application/json' },
    },
  ],
  response: arrayOf(URN),
  async handle({ body, actor, facts }, { writer }) {
    try {
      const results = await writer.write(body.map(toProposal), { actor, facts });
      return [...new Set(results.map(({ urn }) => urn))];
    } catch (error) {
      throw inBody(error);
    }
  },
});

function toProposal(item: ShapeOf<typeof PROPOSAL>, index: number): Proposal {
  const { entityType, entityUrn, changeType = 'UPSERT', aspectName, aspect, systemMetadata } = item;
  return {
    ...(entityType !== undefined && { entityType }),
    ...{ urn: entityUrn, changeType, aspectName },
    ...(aspect && { value: withoutRecord(aspect.value) }),
    ...readLosslessSystemMetadata(systemMetadata, `/${index}/systemMetadata`),
  };
}

function withoutRecord(value: JsonObject | string): JsonObject | string {
  if (typeof value === 'string') return value;
  const { [RECORD]: _, ...members } = value;
  return members;
}

/** Errors of the write path contain paths within a payload. */
function inBody(error: unknown): unknown {
  if (!(error instanceof CatalogError) || error.details.index === undefined) return error;
  const { index, path = '' } = error.details;
  const at = error.code === 'INVALID_ASPECT' ? `/${index}/aspect/value${path}` : `/${index}`;
  return new CatalogError(error.code, error.message, { ...error.details, path: at }, { cause: error });
}
