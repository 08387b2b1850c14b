/** A small model, written by hand, that covers every rule of search. */
import type { JsonObject } from '../../../src/core/json.js';
import { deriveSearchDocument } from '../../../src/model/search/change-search.js';
import type {
  AspectDefinition,
  EntityDefinition,
  KeyField,
  MetadataModel,
  SearchableField,
  SearchDocument,
} from '../../../src/model/types.js';
import { platformDelimiters } from '../../../src/model/platform-delimiters.js';
import { parseUrnSyntax } from '../../../src/model/urn.js';

function field(path: string, parts: Partial<SearchableField> = {}): SearchableField {
  const fieldName =
    path
      .split('/')
      .filter((part) => part !== '*' && part !== '$key')
      .at(-1) ?? '';
  return {
    path,
    fieldName,
    aliases: [],
    fieldType: 'TEXT',
    queryByDefault: true,
    boost: 1,
    autocomplete: false,
    ...parts,
  };
}

const NAME = { fieldType: 'WORD_GRAM', boost: 10, autocomplete: true, aliases: ['_entityName'] } as const;
const FILTER_ONLY = { queryByDefault: false } as const;

function aspect(
  name: string,
  searchable: SearchableField[],
  parts: Partial<AspectDefinition> = {},
): AspectDefinition {
  return {
    name,
    record: `com.example.${name}`,
    kind: 'versioned',
    searchable,
    relationships: [],
    columnLineage: [],
    references: [],
    timeseriesFields: [],
    ...parts,
  };
}

const ASPECTS: readonly AspectDefinition[] = [
  aspect('datasetKey', [
    field('/platform', { fieldType: 'URN', autocomplete: true }),
    field('/name', { ...NAME, fieldName: 'id' }),
    field('/origin', { fieldType: 'TEXT_PARTIAL', ...FILTER_ONLY, filterName: 'Environment' }),
  ]),
  aspect('datasetProperties', [
    field('/name', NAME),
    field('/qualifiedName', NAME),
    field('/description', { hasValuesFieldName: 'hasDescription' }),
    field('/customProperties/*', { fieldName: 'customProperties' }),
    field('/lastModified/time', { fieldName: 'lastModifiedAt', fieldType: 'DATETIME', ...FILTER_ONLY }),
  ]),
  aspect('chartInfo', [
    field('/title', NAME),
    field('/description', { hasValuesFieldName: 'hasDescription' }),
  ]),
  aspect('globalTags', [
    field('/tags/*/tag', {
      fieldName: 'tags',
      fieldType: 'URN',
      hasValuesFieldName: 'hasTags',
      filterName: 'Tagged With',
    }),
  ]),
  aspect('ownership', [
    field('/owners/*/owner', {
      fieldName: 'owners',
      fieldType: 'URN',
      ...FILTER_ONLY,
      numValuesFieldName: 'numOwners',
    }),
  ]),
  aspect('schemaMetadata', [field('/fields/*/fieldPath', { fieldName: 'fieldPaths' })]),
  aspect('status', [field('/removed', { fieldType: 'BOOLEAN' })]),
  aspect('browsePaths', [
    field('/paths/*', { fieldName: 'browsePaths', fieldType: 'BROWSE_PATH', ...FILTER_ONLY }),
  ]),
  aspect('browsePathsV2', [
    field('/path/*/id', { fieldName: 'browsePathV2', fieldType: 'BROWSE_PATH_V2', ...FILTER_ONLY }),
  ]),
  aspect('container', [field('/container', { fieldType: 'URN', ...FILTER_ONLY })]),
  aspect('usage', [field('/count', { fieldType: 'COUNT' })], { kind: 'timeseries' }),
];

const SHARED = ['globalTags', 'ownership', 'status', 'browsePaths', 'browsePathsV2', 'container'];

function entity(
  name: string,
  keyFields: readonly KeyField[],
  parts: Partial<EntityDefinition> = {},
): EntityDefinition {
  return {
    name,
    label: name,
    keyAspect: `${name}Key`,
    keyFields,
    aspects: [`${name}Key`, ...SHARED],
    ...parts,
  };
}

const ENTITIES: readonly EntityDefinition[] = [
  entity(
    'dataset',
    [
      { name: 'platform', urnOf: ['dataPlatform'] },
      { name: 'name' },
      { name: 'origin', symbols: ['PROD', 'DEV'] },
    ],
    {
      aspects: ['datasetKey', 'datasetProperties', 'schemaMetadata', ...SHARED, 'usage'],
    },
  ),
  entity('chart', [{ name: 'dashboardTool' }, { name: 'chartId' }], {
    aspects: ['chartKey', 'chartInfo', ...SHARED],
  }),
  entity('dataFlow', [{ name: 'orchestrator' }, { name: 'flowId' }, { name: 'cluster' }]),
  entity('dataJob', [{ name: 'flow', urnOf: ['dataFlow'] }, { name: 'jobId' }]),
  entity('mlFeature', [{ name: 'featureNamespace' }, { name: 'name' }]),
  entity('tag', [{ name: 'name' }]),
  entity('schemaField', [{ name: 'parent', urnOf: [] }, { name: 'fieldPath' }], {
    searchGroup: 'schemaField',
  }),
  entity('dataHubSecret', [{ name: 'id' }], { category: 'internal' }),
];

export const model = {
  delimiters: platformDelimiters(new Map()),
  entities: new Map(ENTITIES.map((definition) => [definition.name, definition])),
  aspects: new Map(ASPECTS.map((definition) => [definition.name, definition])),
  getEntity: (name: string) => {
    const found = ENTITIES.find((definition) => definition.name === name);
    if (found === undefined) throw new Error(`no entity ${name}`);
    return found;
  },
} as unknown as MetadataModel;

export const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,sales.orders_daily,PROD)';

export function derive(urn: string, aspects: Record<string, JsonObject> = {}): SearchDocument {
  return deriveSearchDocument(model, parseUrnSyntax(urn), new Map(Object.entries(aspects)));
}
