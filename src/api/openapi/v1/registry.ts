/** Lists the entity types and aspects of the metadata model. */
import type { AspectDefinition, EntityDefinition, MetadataModel } from '../../../model/types.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import { decodePercent } from '../../../model/urn-encoding.js';
import {
  ANY_OBJECT,
  arrayOf,
  BOOLEAN,
  INTEGER,
  object,
  START,
  STRING,
  PAGE_SIZE,
} from '../../http/json-schema.js';
import { defineRead, type QueryOf, type Route } from '../../http/route.js';
import { readType } from '../v3/read-path.js';

const MODELS = '/openapi/v1/registry/models';
/** The version that clients expect for aspects without a schema version. */
const FIRST_VERSION = 1;
const ALL = 100;

const PAGE = {
  start: { description: 'Offset of the page.', schema: START },
  count: { description: 'Size of the page.', schema: { ...PAGE_SIZE, default: ALL } },
};

const ASPECT_SPEC = object({
  aspectAnnotation: object({
    name: STRING,
    schemaVersion: INTEGER,
    'timeseries?': BOOLEAN,
    'keyFor?': STRING,
  }),
  'record?': STRING,
  'description?': STRING,
  'schema?': { ...ANY_OBJECT, description: 'JSON Schema of the payload, for a single aspect.' },
});

const ENTITY_SPEC = object({
  name: STRING,
  keyAspectName: STRING,
  keyAspectSpec: ASPECT_SPEC,
  aspectSpecs: arrayOf(ASPECT_SPEC),
});

const pageOfSpecs = (spec: ReturnType<typeof object>) =>
  object({ elements: arrayOf(spec), start: INTEGER, count: INTEGER, total: INTEGER });

export const registryRoutes: readonly Route[] = [
  defineRead(`${MODELS}/entity/specifications`, {
    operationId: 'listEntitySpecifications',
    summary: 'Entity types with their aspects',
    description: '`count` of the response is the size of this page: 0 after the last.',
    query: PAGE,
    response: pageOfSpecs(ENTITY_SPEC),
    handle: ({ query }, { model }) =>
      page([...model.entities.values()], query, (entity) => presentEntity(entity, model)),
  }),
  defineRead(`${MODELS}/entity/specifications/{entityType}`, {
    operationId: 'getEntitySpecification',
    summary: 'An entity type with its aspects',
    response: ENTITY_SPEC,
    handle: ({ parameters }, { model }) => presentEntity(readType(parameters, model), model),
  }),
  defineRead(`${MODELS}/aspect/specifications`, {
    operationId: 'listAspectSpecifications',
    summary: 'All aspects',
    query: PAGE,
    response: pageOfSpecs(ASPECT_SPEC),
    handle: ({ query }, { model }) => page([...model.aspects.values()], query, presentAspect),
  }),
  defineRead(`${MODELS}/aspect/specifications/{name}`, {
    operationId: 'getAspectSpecification',
    summary: 'An aspect with its JSON Schema',
    response: ASPECT_SPEC,
    handle: ({ parameters: { name } }, { model }) => {
      const aspect = model.getAspect(decodePercent(name) ?? name);
      return { ...presentAspect(aspect), schema: model.schemaOf(aspect.name) };
    },
  }),
];

function page<Element>(
  all: readonly Element[],
  { start = 0, count = ALL }: QueryOf<typeof PAGE>,
  present: (element: Element) => unknown,
): Record<string, unknown> {
  const elements = all.slice(start, start + Math.min(count, MAX_PAGE_SIZE)).map(present);
  return { elements, start, count: elements.length, total: all.length };
}

function presentEntity(entity: EntityDefinition, model: MetadataModel): Record<string, unknown> {
  const { name, keyAspect, aspects, description } = entity;
  const specs = aspects.map((aspectName) => presentAspect(model.getAspect(aspectName)));
  return {
    name,
    description,
    keyAspectName: keyAspect,
    keyAspectSpec: presentAspect(model.getAspect(keyAspect)),
    aspectSpecs: specs,
  };
}

function presentAspect(aspect: AspectDefinition): Record<string, unknown> {
  const { name, schemaVersion = FIRST_VERSION, kind, keyFor, record, description } = aspect;
  const timeseries = kind === 'timeseries' ? { timeseries: true } : {};
  return { aspectAnnotation: { name, schemaVersion, ...timeseries, keyFor }, record, description };
}
