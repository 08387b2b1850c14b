/** JSON Schemas that several endpoints share; routes refer to them by `ref(name)`. */
import { VALUE_CONDITIONS } from '../../catalog/search/filter.js';
import type { JsonObject } from '../../core/json.js';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../core/limits.js';
import { CHANGE_TYPES } from '../../catalog/writes/types.js';
import {
  ANY_OBJECT,
  arrayOf,
  BOOLEAN,
  INTEGER,
  mapOf,
  object,
  oneOf,
  ref,
  type ShapeOf,
  STRING,
  URN,
} from './json-schema.js';

/** Objects that control a search refuse unknown members, because a misspelt filter must not silently match everything. */
const CLOSED: JsonObject = { additionalProperties: false };

const GENERIC_ASPECT_SCHEMA = object({
  value: { type: 'string', description: "The aspect as JSON text, by the aspect's schema." },
  'contentType?': {
    type: 'string',
    default: 'application/json',
    description: 'application/json, or application/json-patch+json with change type PATCH.',
  },
});

const GENERIC_ASPECT = ref<ShapeOf<typeof GENERIC_ASPECT_SCHEMA>>('GenericAspect');

const PROPOSAL_SCHEMA = object({
  'entityType?': STRING,
  'entityUrn?': URN,
  'entityKeyAspect?': {
    ...GENERIC_ASPECT,
    description: "Instead of entityUrn: the entity type's key aspect, from which the URN follows.",
  },
  changeType: oneOf(CHANGE_TYPES),
  aspectName: STRING,
  'aspect?': { ...GENERIC_ASPECT, description: 'Required unless changeType is DELETE.' },
  'systemMetadata?': {
    type: ['object', 'string', 'null'],
    description: 'An object, or the same as JSON text.',
  },
  'headers?': {
    type: ['object', 'null'],
    additionalProperties: { type: ['string', 'integer'] },
    description: 'Conditions: `If-None-Match: *`, `If-Version-Match: <n>`.',
  },
});

export const PROPOSAL = ref<ShapeOf<typeof PROPOSAL_SCHEMA>>('Proposal');

const CRITERION_SCHEMA = object(
  {
    field: STRING,
    'values?': arrayOf(STRING, { default: [] }),
    'condition?': oneOf(VALUE_CONDITIONS, { default: 'EQUAL' }),
    'negated?': BOOLEAN,
  },
  CLOSED,
);

export const CRITERION = ref<ShapeOf<typeof CRITERION_SCHEMA>>('Criterion');

const FILTER_SCHEMA = object(
  { 'or?': arrayOf(object({ and: arrayOf(CRITERION) }, CLOSED)) },
  { ...CLOSED, description: 'An "or" of "and"s of criteria.' },
);

export const FILTER = ref<ShapeOf<typeof FILTER_SCHEMA>>('Filter');

const SORT_CRITERION_SCHEMA = object(
  { field: STRING, 'order?': oneOf(['ASCENDING', 'DESCENDING'], { default: 'ASCENDING' }) },
  CLOSED,
);

export const SORT_CRITERION = ref<ShapeOf<typeof SORT_CRITERION_SCHEMA>>('SortCriterion');

const ERROR = object(
  {
    status: INTEGER,
    code: { type: 'string', description: 'One of a closed list, e.g. INVALID_ASPECT.' },
    message: { type: 'string', description: 'The problem, the path and the violated rule.' },
    'path?': { type: 'string', description: 'JSON pointer to the offending value.' },
    'rule?': STRING,
    'index?': { type: 'integer', description: 'Position of the offending proposal in a batch, from 0.' },
    exceptionClass: STRING,
    'error?': { type: 'string', description: 'Kind of the error, below /openapi only.' },
    errorId: { type: 'string', description: 'Also in the log and in the header X-Request-Id.' },
  },
  { description: 'The body of every error response.' },
);

const ENTITY_ASPECTS = object({
  urn: URN,
  entityName: STRING,
  aspects: mapOf(
    object({
      name: STRING,
      type: { type: 'string', const: 'VERSIONED' },
      version: { type: 'integer', description: 'Always 0, the latest.' },
      value: ANY_OBJECT,
      created: ref('AuditStamp'),
      'systemMetadata?': ref('SystemMetadata'),
    }),
  ),
});

const VERSIONED_ASPECT = object({
  version: { type: 'integer', description: '0 is the latest; values count from 1, oldest first.' },
  aspect: mapOf(ANY_OBJECT, { description: "One member: the aspect's record name with its value." }),
  created: ref('AuditStamp'),
  'systemMetadata?': ref('SystemMetadata'),
});

export const COMPONENTS: Readonly<Record<string, JsonObject>> = {
  Error: ERROR,
  AuditStamp: object({ time: { type: 'integer', description: 'Epoch milliseconds.' }, actor: URN }),
  SystemMetadata: { type: 'object', description: 'As the writer sent it: runId, lastObserved, ...' },
  GenericAspect: GENERIC_ASPECT_SCHEMA,
  Proposal: PROPOSAL_SCHEMA,
  Criterion: CRITERION_SCHEMA,
  Filter: FILTER_SCHEMA,
  SortCriterion: SORT_CRITERION_SCHEMA,
  OpenLineageField: object(
    {
      name: { type: 'string', minLength: 1 },
      'type?': { type: ['string', 'null'] },
      'description?': { type: ['string', 'null'] },
      'fields?': arrayOf(ref('OpenLineageField')),
    },
    { description: 'A column, or a member of a structure.' },
  ),
  VersionedAspect: VERSIONED_ASPECT,
  EntityAspects: ENTITY_ASPECTS,
  PageSize: {
    type: 'integer',
    minimum: 0,
    maximum: MAX_PAGE_SIZE,
    default: DEFAULT_PAGE_SIZE,
    description: 'Size of the page.',
    'x-limit': 'MAX_PAGE_SIZE',
  },
};
