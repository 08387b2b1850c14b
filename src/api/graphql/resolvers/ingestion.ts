/** Ingestion sources, which are recipes that executors run, and the requests to run them. */
import { omitNullish, toStringMap } from '../../../catalog/commands/command-input.js';
import { readUrn } from '../../../catalog/commands/require-entities.js';
import {
  cancelRun,
  requestConnectionTest,
  requestRun,
  rollBackRequestedRun,
} from '../../../catalog/ingestion/execution-request-commands.js';
import { REQUEST, REQUEST_INPUT } from '../../../catalog/ingestion/request-input.js';
import {
  createIngestionSource,
  deleteIngestionSource,
  SOURCE,
  SOURCE_INFO,
  updateIngestionSource,
} from '../../../catalog/ingestion/source-info.js';
import type { Criterion } from '../../../catalog/search/filter.js';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../../core/limits.js';
import type { GraphqlContext } from '../context.js';
import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  UpdateIngestionSourceInput,
} from '../generated/schema-types.js';
import { findEntityRef, findRefOfType, visibleActor, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord } from '../mapping/record.js';
import { readPage, toCriterion, toSort, type PageInput } from '../search/inputs.js';
import { equals, listEntities, newestFirst, presentPage } from '../search/list-entities.js';
import { listReferrers } from './relationships.js';

/** Runs per page if the client names no number. Clients show the latest runs. */
const DEFAULT_RUNS = 20;

export const ingestionQueries = {
  listIngestionSources: async (_, { input }, context) => {
    const { filters, sort } = input;
    // Recipes contain addresses and credentials of other systems.
    await context.services.requirePlatformPrivilege(['MANAGE_INGESTION'], 'list ingestion sources');
    const { entities, start, count, total } = await listEntities(context, input, {
      entityType: SOURCE,
      defaultCount: DEFAULT_PAGE_SIZE,
      criteria: (filters ?? []).map(toCriterion),
      ...(sort && { sort: [toSort(sort)] }),
    });
    const found = await Promise.all(entities.map((source) => findSource(source, context)));
    const ingestionSources = found.filter((source) => source !== undefined);
    return { start, count, total, ingestionSources };
  },
  ingestionSource: (_, { urn }, context) => findNamedSource(readUrn(context, urn, SOURCE), context),
  /** Two statements: requests store the URN of their source, which may not exist any more. */
  listExecutionRequests: async (_, { input }, context) => {
    const { filters, sort, systemSources } = input;
    const values = await listSources(systemSources ?? undefined, context);
    const ofSources: Criterion = { field: 'ingestionSource', condition: 'EQUAL', values };
    const page = await listEntities(context, input, {
      entityType: REQUEST,
      defaultCount: DEFAULT_RUNS,
      criteria: [...(filters ?? []).map(toCriterion), ofSources],
      sort: sort ? [toSort(sort)] : newestFirst('requestTimeMs'),
    });
    return presentPage('executionRequests', page);
  },
} satisfies QueryResolvers;

export const ingestionMutations = {
  createIngestionSource: (_, { input }, context) =>
    createIngestionSource(context, { ...input, config: configOf(input) }),
  updateIngestionSource: (_, { urn, input }, context) =>
    updateIngestionSource(context, urn, { ...input, config: configOf(input) }),
  deleteIngestionSource: (_, { urn }, context) => deleteIngestionSource(context, urn),
  createIngestionExecutionRequest: (_, { input }, context) =>
    requestRun(context, input.ingestionSourceUrn, context.services.facts),
  cancelIngestionExecutionRequest: (_, { input }, context) => cancelRun(context, input),
  createTestConnectionRequest: (_, { input }, context) =>
    requestConnectionTest(context, input, context.services.facts),
  rollbackIngestion: async (_, { input }, context) => {
    await rollBackRequestedRun(context, input.runId);
    return 'true';
  },
} satisfies MutationResolvers;

export const ingestionTypes = {
  IngestionSource: {
    executions: async ({ owner }: StoredRecord, args: PageInput, context: GraphqlContext) => {
      const { start, count } = readPage(args, DEFAULT_RUNS);
      const { total, urns } = await listReferrers(owner.text, { ...RUNS, start, count }, context);
      return { start, count, total, executionRequests: urns.map(findEntityRef) };
    },
    latestSuccessfulExecution: async ({ owner }: StoredRecord, _, context) => {
      const where = [{ field: 'executionResultStatus', values: ['SUCCESS'] }];
      const { urns } = await listReferrers(owner.text, { ...RUNS, where, count: 1 }, context);
      return findEntityRef(urns[0]) ?? null;
    },
    ownership: async ({ owner }: StoredRecord, _, { aspects }) => {
      const stored = await aspects.load(owner.text, 'ownership');
      return stored === undefined ? null : new StoredRecord(stored.value, owner);
    },
  },
  IngestionConfig: {
    executorId: ({ value }: StoredRecord, _, { services }) =>
      memberAt(value, ['executorId']) ?? services.facts.executorId,
  },
  ExecutionRequest: {
    source: async ({ urn }: EntityRef, _, context) => {
      const input = await context.aspects.load(urn.text, REQUEST_INPUT);
      return findNamedSource(memberAt(input?.value, ['source', 'ingestionSource']), context);
    },
  },
  ExecutionRequestInput: {
    actorUrn,
    actor: async (input: StoredRecord, _, context) =>
      visibleActor((await actorUrn(input, _, context)) ?? undefined, context),
  },
} satisfies Resolvers;

/** The runs of a source are the requests that refer to it, newest first. */
const RUNS = { types: ['ingestionSource'], entityType: REQUEST, newestBy: 'requestTimeMs' };

type Context = Pick<GraphqlContext, 'aspects'>;

/** The user in the request, else the user who stored it. */
async function actorUrn(
  { value, owner }: StoredRecord,
  _: unknown,
  { aspects }: Context,
): Promise<string | null> {
  const named = memberAt(value, ['actorUrn']);
  if (typeof named === 'string') return named;
  return (await aspects.load(owner.text, REQUEST_INPUT))?.created.actor ?? null;
}

function configOf({ config }: UpdateIngestionSourceInput): Record<string, unknown> {
  const { extraArgs } = config;
  return omitNullish({ ...config, extraArgs: extraArgs && toStringMap(extraArgs) });
}

/** Returns the main aspect of a source. @returns undefined for a source without its main aspect, e.g. if only its owner was written */
async function findSource({ urn }: EntityRef, { aspects }: Context): Promise<StoredRecord | undefined> {
  const info = await aspects.load(urn.text, SOURCE_INFO);
  return info && new StoredRecord(info.value, urn);
}

/** Returns the main aspect of the source that a stored value names. @returns null for anything else than the URN of a source */
async function findNamedSource(value: unknown, context: Context): Promise<StoredRecord | null> {
  const entity = findRefOfType(value, SOURCE);
  return entity === undefined ? null : ((await findSource(entity, context)) ?? null);
}

/** @param areSystem whether the sources come with the catalog; undefined: all sources */
async function listSources(areSystem: boolean | undefined, context: GraphqlContext): Promise<string[]> {
  const ofSystem = equals('sourceType', 'SYSTEM');
  const page = { start: 0, count: MAX_PAGE_SIZE };
  const { entities } = await listEntities(context, page, {
    entityType: SOURCE,
    defaultCount: MAX_PAGE_SIZE,
    criteria: areSystem === undefined ? [] : [{ ...ofSystem, negated: !areSystem }],
  });
  return entities.map(({ urn }) => urn.text);
}
