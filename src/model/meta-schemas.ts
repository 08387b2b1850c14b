/** Meta-schemas: JSON Schemas of the schema files. Unknown keywords are invalid, so that a typo prevents the start. */
import type { JsonObject } from '../core/json.js';

const STRING = { type: 'string' };
const BOOLEAN = { type: 'boolean' };
const NAMES = { type: 'array', items: STRING };
/** Names a relationship type in Neo4j. */
const RELATIONSHIP = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_]*$' };
/** A boolean, or a boolean as text, because the public model has both. */
const FLAG = { enum: [true, false, 'true', 'false'] };
const closed = (properties: JsonObject, required: string[] = []): JsonObject => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const byPath = (value: JsonObject): JsonObject => ({
  type: 'object',
  propertyNames: { pattern: '^(/[^/]+)+$' },
  additionalProperties: value,
});

export const SEARCH_FIELD_TYPES = [
  'TEXT', 'TEXT_PARTIAL', 'WORD_GRAM', 'KEYWORD', 'URN', 'URN_PARTIAL', 'BOOLEAN', 'COUNT', 'DOUBLE', 'DATETIME',
  'MAP_ARRAY', 'BROWSE_PATH', 'BROWSE_PATH_V2',
] as const; // prettier-ignore

/** Schemas of the annotations by keyword. */
export const ANNOTATIONS: Readonly<Record<string, JsonObject>> = {
  'x-aspect': closed(
    {
      name: STRING,
      record: STRING,
      kind: { enum: ['versioned', 'timeseries'] },
      keyFor: STRING,
      schemaVersion: { type: 'integer' },
    },
    ['name', 'record', 'kind'],
  ),
  'x-searchable': byPath(
    closed({
      fieldName: STRING,
      fieldNameAliases: NAMES,
      fieldType: { enum: [...SEARCH_FIELD_TYPES] },
      queryByDefault: FLAG,
      boostScore: { type: 'number' },
      enableAutocomplete: BOOLEAN,
      addToFilters: BOOLEAN,
      filterNameOverride: STRING,
      hasValuesFieldName: STRING,
      addHasValuesToFilters: BOOLEAN,
      hasValuesFilterNameOverride: STRING,
      numValuesFieldName: STRING,
      sanitizeRichText: BOOLEAN,
      weightsPerFieldValue: { type: 'object' },
      includeSystemModifiedAt: BOOLEAN,
      systemModifiedAtFieldName: STRING,
      includeQueryEmptyAggregation: BOOLEAN,
    }),
  ),
  'x-relationship': byPath(
    closed(
      {
        name: RELATIONSHIP,
        entityTypes: NAMES,
        isLineage: BOOLEAN,
        isUpstream: BOOLEAN,
        createdOn: STRING,
        createdActor: STRING,
        updatedOn: STRING,
        updatedActor: STRING,
        properties: STRING,
        via: STRING,
        lineageOwner: STRING,
      },
      ['name'],
    ),
  ),
  'x-column-lineage': byPath({
    ...closed(
      {
        relationship: RELATIONSHIP,
        upstreams: STRING,
        downstreams: STRING,
        downstreamFields: STRING,
        via: STRING,
      },
      ['relationship', 'upstreams'],
    ),
    oneOf: [{ required: ['downstreams'] }, { required: ['downstreamFields'] }],
  }),
  'x-timeseries-field': byPath(closed({ fieldType: STRING })),
  'x-timeseries-collection': byPath(closed({ key: STRING })),
};

const NODE = { $ref: '#' };
const NODES = { type: 'object', additionalProperties: NODE };

/** One node of the schema of a payload: the JSON Schema keywords that schema files use, and the keywords of Trellis. */
const SHAPE: JsonObject = {
  type: { enum: ['object', 'array', 'string', 'integer', 'number', 'boolean'] },
  properties: NODES,
  required: NAMES,
  additionalProperties: { anyOf: [{ const: false }, NODE] },
  items: NODE,
  enum: { type: 'array', minItems: 1 },
  $ref: STRING,
  default: {},
  minLength: { type: 'integer' },
  maxLength: { type: 'integer' },
  minimum: { type: 'number' },
  maximum: { type: 'number' },
  pattern: STRING,
  deprecated: BOOLEAN,
  description: STRING,
  'x-type': { enum: ['int', 'long', 'float', 'double', 'bytes'] },
  'x-urn': closed({ strict: BOOLEAN, entityTypes: NAMES }),
  'x-reference': { enum: ['none', 'kept', 'item', 'value'] },
  'x-url': BOOLEAN,
  'x-union': NODES,
  'x-text-member': STRING,
  'x-deprecated-symbols': NAMES,
};

export const SHAPE_SCHEMA: JsonObject = { $id: 'trellis:meta/shape', ...closed(SHAPE) };

export const TYPES_SCHEMA: JsonObject = {
  $id: 'trellis:meta/types',
  ...closed(
    {
      $schema: STRING,
      $id: STRING,
      $defs: { type: 'object', additionalProperties: { $ref: 'trellis:meta/shape' } },
    },
    ['$id', '$defs'],
  ),
};

const SHAPE_REFERENCES = Object.keys(SHAPE).map((name) => [
  name,
  { $ref: `trellis:meta/shape#/properties/${name}` },
]);

export const ASPECT_SCHEMA: JsonObject = {
  $id: 'trellis:meta/aspect',
  ...closed(
    { $schema: STRING, $id: STRING, ...(Object.fromEntries(SHAPE_REFERENCES) as JsonObject), ...ANNOTATIONS },
    ['$id', 'x-aspect'],
  ),
};

export const ENTITY_SCHEMA: JsonObject = {
  $id: 'trellis:meta/entity',
  anyOf: [
    closed(
      {
        name: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9]*$' },
        description: STRING,
        keyAspect: STRING,
        keyFields: {
          type: 'array',
          minItems: 1,
          items: closed({ name: STRING, symbols: NAMES, urnOf: NAMES, optional: BOOLEAN }, ['name']),
        },
        aspects: NAMES,
        category: STRING,
        searchGroup: STRING,
        snapshot: STRING,
      },
      ['name', 'keyAspect', 'keyFields', 'aspects'],
    ),
    closed({ extends: STRING, aspects: NAMES }, ['extends', 'aspects']),
  ],
};
