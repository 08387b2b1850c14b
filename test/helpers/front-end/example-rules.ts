/** Members of example aspects whose values follow rules that their schema does not state. */
import type { JsonObject } from '../../../src/core/json.js';
import { COLUMNS, exampleUrn, idOf, model, type Rank } from './example-urns.js';

interface Described {
  readonly word: string;
  readonly entityType: string;
  readonly rank: Rank;
  readonly aspect: string;
}

/** The time of the points of timeseries aspects: an hour ago, so that statistics of the last days contain them. */
export const POINT_TIME = Date.now() - 3_600_000;

/** @returns the payload with members that the service accepts, and without those that would grant or hide something */
export function adjust(value: JsonObject, described: Described): JsonObject {
  const { entityType, aspect } = described;
  const isPoint = model.getAspectOf(entityType, aspect).kind === 'timeseries';
  const kept = Object.entries(value).filter(([name]) => !LEFT_OUT[aspect]?.includes(name));
  return { ...Object.fromEntries(kept), ...(isPoint && POINT), ...RULES[aspect]?.(described, value) };
}

const POINT: JsonObject = {
  timestampMillis: POINT_TIME,
  eventGranularity: { unit: 'DAY', multiple: 1 },
  partitionSpec: { type: 'FULL_TABLE', partition: 'FULL_TABLE_SNAPSHOT' },
};

/** Members that restrict others, that mark what nobody sees, or that the service derives. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  dataHubIngestionSourceInfo: ['source'],
  propertyDefinition: ['typeQualifier', 'allowedPlatforms', 'version'],
  versionProperties: ['isLatest'],
};

const PROPERTY_TYPES = ['dataset', 'chart', 'domain', 'glossaryTerm', 'document'];

const RULES: Readonly<Record<string, (described: Described, value: JsonObject) => JsonObject>> = {
  status: () => ({ removed: false }),
  corpUserInfo: () => ({ active: true, system: false }),
  corpUserStatus: () => ({ status: 'ACTIVE' }),
  dataPlatformInfo: ({ word }) => ({ name: word, datasetNameDelimiter: '.' }),
  dataHubPolicyInfo: () => ({ type: 'METADATA', state: 'INACTIVE', privileges: ['VIEW_ENTITY_PAGE'] }),
  dataHubExecutionRequestInput: () => ({ task: 'RUN_INGEST', executorId: 'none' }),
  dataHubExecutionRequestResult: () => ({ status: 'SUCCESS' }),
  dataHubIngestionSourceInfo: ({ word }) => ({
    schedule: { interval: '0 5 * * *', timezone: 'UTC' },
    config: {
      recipe: JSON.stringify({ source: { type: 'file', config: { path: word } } }),
      executorId: 'none',
    },
  }),
  dataHubViewInfo: ({ word }) => ({
    type: 'GLOBAL',
    definition: {
      entityTypes: ['DATASET'],
      filter: { or: [{ and: [{ field: 'name', value: '', values: [word], condition: 'CONTAIN' }] }] },
    },
  }),
  // No two forms have a prompt of the same id.
  formInfo: ({ word, rank }, { prompts }) => ({
    prompts: (prompts as JsonObject[]).map((prompt, index) => ({
      ...{ ...prompt, id: `${word} id ${(rank === 'main' ? 1 : 11) + index}` },
    })),
  }),
  // One property at most is the badge of assets, and a hidden one is shown nowhere.
  structuredPropertySettings: () => ({ isHidden: false, showAsAssetBadge: false }),
  lifecycleStageTypeInfo: () => ({
    entityTypes: [...model.entities.keys()],
    settings: { hideInSearch: false },
    transitionPolicy: { allowedPreviousStages: ['urn:li:lifecycleStageType:__NONE__'] },
  }),
  testInfo: () => ({
    definition: {
      type: 'JSON',
      json: JSON.stringify({
        on: { types: ['dataset'] },
        rules: { property: 'datasetProperties.description', operator: 'exists' },
      }),
    },
  }),
  versionProperties: ({ word, entityType, rank }, { version, aliases }) => ({
    versionSet: `urn:li:versionSet:(${idOf(word)}-main,${entityType})`,
    sortId: `${word}-${rank}`,
    version: { ...(version as JsonObject), versionTag: `${word} ${rank}` },
    aliases: (aliases as readonly JsonObject[]).map((each, index) => ({
      ...each,
      versionTag: `${word} ${rank} alias ${index}`,
    })),
  }),
  propertyDefinition: ({ word }) => ({
    qualifiedName: `${word}.property`,
    valueType: 'urn:li:dataType:datahub.string',
    entityTypes: PROPERTY_TYPES.map((name) => `urn:li:entityType:datahub.${name}`),
    allowedValues: ['low', 'high'].map((string) => ({
      value: { string },
      description: string,
    })),
    ...{ cardinality: 'MULTIPLE', immutable: false },
  }),
  structuredProperties: (_, { properties }) => ({
    properties: (properties as readonly JsonObject[]).map((each) => ({
      ...each,
      values: [{ string: 'high' }],
    })),
  }),
  upstreamLineage: ({ word }, { fineGrainedLineages }) => ({
    fineGrainedLineages: (fineGrainedLineages as readonly JsonObject[]).map((each) => ({
      ...each,
      upstreams: COLUMNS.map(
        (column) => `urn:li:schemaField:(${exampleUrn(word, 'dataset', 'other')},${column})`,
      ),
    })),
  }),
};
