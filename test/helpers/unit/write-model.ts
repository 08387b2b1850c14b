/** A small model for tests of the write path, with states of entities and proposals. */
import { CatalogError } from '../../../src/core/errors.js';
import { stringifyKeepingDigits, type JsonObject } from '../../../src/core/json.js';
import type { AspectDefinition, EntityDefinition, MetadataModel } from '../../../src/model/types.js';
import type { EntityState } from '../../../src/catalog/writes/entity-state.js';
import type { WriteStep } from '../../../src/catalog/writes/write-steps.js';
import { prepareProposals } from '../../../src/catalog/writes/prepare-proposals.js';
import type { Proposal } from '../../../src/catalog/writes/types.js';
import { aspectOf, lineageModel, relationship } from './model-of.js';
import { smallModel } from './small-http-model.js';

const ASPECTS: AspectDefinition[] = [
  ...['dataset', 'tag', 'glossaryNode', 'glossaryTerm', 'domain', 'document'].map((type) =>
    aspectOf(`${type}Key`, { keyFor: type }),
  ),
  aspectOf('status'),
  aspectOf('ownership', { relationships: [relationship('/owners/*/owner', 'OwnedBy')] }),
  aspectOf('container', { relationships: [relationship('/container', 'IsPartOf')] }),
  lineageModel.aspects.get('upstreamLineage')!,
  aspectOf('datasetProfile', {
    kind: 'timeseries',
    timeseriesFields: [{ path: '/partitionSpec/partition', fieldName: 'partition' }],
  }),
  aspectOf('glossaryNodeInfo'),
  aspectOf('glossaryTermInfo'),
  aspectOf('domainProperties'),
  aspectOf('documentInfo'),
];

/** Checks of payloads by aspect. Payloads of other aspects are always valid. */
const VALID: Readonly<Record<string, (value: Record<string, any>) => boolean>> = {
  ownership: ({ owners }) => Array.isArray(owners) && owners.every((one) => typeof one.owner === 'string'),
  container: ({ container }) => typeof container === 'string',
};

const ENTITIES: EntityDefinition[] = [
  entity('dataset', ['status', 'ownership', 'container', 'upstreamLineage', 'datasetProfile']),
  entity('tag', ['status']),
  entity('glossaryNode', ['glossaryNodeInfo', 'status']),
  entity('glossaryTerm', ['glossaryTermInfo', 'status']),
  entity('domain', ['domainProperties', 'status']),
  entity('document', ['documentInfo', 'status']),
];

const aspects = new Map(ASPECTS.map((aspect) => [aspect.name, aspect]));
const entities = new Map(ENTITIES.map((one) => [one.name, one]));

export const writeModel: MetadataModel = {
  ...smallModel,
  entities,
  aspects,
  getEntity: (name) => entities.get(name) ?? refuse('UNKNOWN_ENTITY', name),
  getAspect: (name) => aspects.get(name) ?? refuse('UNKNOWN_ASPECT', name),
  readPayload(name, source) {
    const text = typeof source === 'string' ? source : stringifyKeepingDigits(source);
    const value = JSON.parse(text) as JsonObject;
    if (VALID[name]?.(value) === false) refuse('INVALID_ASPECT', name);
    return { text, value };
  },
};

function entity(name: string, others: string[]): EntityDefinition {
  const keyAspect = `${name}Key`;
  const keyFields = [{ name: 'name' }];
  return { name, label: name, keyAspect, keyFields, aspects: [keyAspect, ...others] };
}

function refuse(code: 'UNKNOWN_ENTITY' | 'UNKNOWN_ASPECT' | 'INVALID_ASPECT', what: string): never {
  throw new CatalogError(code, `refused: ${what}`, { path: `/${what}` });
}

export const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';

/** Returns the state of an entity that does not exist, with all aspects requested. */
export function absentEntity(text: string): EntityState {
  const urn = writeModel.parseUrn(text);
  const definition = writeModel.getEntity(urn.entityType);
  return {
    urn,
    definition,
    readAspects: new Set(definition.aspects),
    stored: new Map(),
    existed: false,
    aspects: new Map(),
    exists: false,
    hardDeleted: false,
    versions: [],
    points: new Map(),
    deletedPoints: [],
    changes: [],
  };
}

/** Returns the state of the entity as the next transaction reads it. */
export function committed(state: EntityState): EntityState {
  return {
    ...absentEntity(state.urn.text),
    stored: state.aspects,
    existed: state.exists,
    aspects: state.aspects,
    exists: state.exists,
  };
}

/** Builds a proposal. The default change type is UPSERT. */
export function proposalOf(
  urn: string,
  aspectName: string,
  value?: JsonObject | unknown[],
  more: Partial<Proposal> = {},
): Proposal {
  return { urn, aspectName, changeType: 'UPSERT', ...(value !== undefined && { value }), ...more };
}

export function stepsOf(...proposals: Proposal[]): Promise<WriteStep[]> {
  return prepareProposals(writeModel, proposals);
}
