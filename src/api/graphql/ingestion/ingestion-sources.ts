/** Fields for ingestion sources: recipes that executors run, and their runs. */
import { DEFAULT_PAGE_SIZE } from '../../../core/limits.js';
import type { Urn } from '../../../model/urn/urn.js';
import { omitNullish } from '../../../catalog/commands/omit-nullish.js';
import { readUrn } from '../../../catalog/commands/require-entities.js';
import { toStringMap } from '../../../catalog/commands/string-map.js';
import {
  createIngestionSource,
  deleteIngestionSource,
  updateIngestionSource,
} from '../../../catalog/ingestion/ingestion-source-commands.js';
import { REQUEST } from '../../../catalog/ingestion/request-input.js';
import { SOURCE } from '../../../catalog/ingestion/source-info.js';
import type { ReferrerQuery } from '../../../catalog/relationships/types.js';
import type { GraphqlContext } from '../context.js';
import type {
  ListIngestionSourcesInput,
  MutationResolvers,
  UpdateIngestionSourceInput,
} from '../generated/schema-types.js';
import { findEntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord } from '../mapping/record.js';
import type { Args } from '../search/inputs.js';
import { listEntities } from '../search/list-entities.js';
import { toCriterion } from '../search/read-filter.js';
import { readPage, type PageInput } from '../search/read-page.js';
import { toSort } from '../search/read-sort.js';
import { findNamedSource, findSource } from './find-source.js';

const MANAGE = ['MANAGE_INGESTION'];
/** Runs per page if the client names no number. Clients show the latest runs. */
const DEFAULT_RUNS = 20;

export const ingestionSourceQueries = {
  listIngestionSources: async (
    _: unknown,
    { input }: Args<ListIngestionSourcesInput>,
    context: GraphqlContext,
  ) => {
    const { filters, sort } = input;
    // Recipes contain addresses and credentials of other systems.
    await context.services.requirePlatformPrivilege(MANAGE, 'list ingestion sources');
    const { entities, start, count, total } = await listEntities(context, input, {
      entityType: 'dataHubIngestionSource',
      defaultCount: DEFAULT_PAGE_SIZE,
      criteria: (filters ?? []).map(toCriterion),
      ...(sort && { sort: [toSort(sort)] }),
    });
    const found = await Promise.all(entities.map((source) => findSource(source, context)));
    const ingestionSources = found.filter((source) => source !== undefined);
    return { start, count, total, ingestionSources };
  },
  ingestionSource: (_: unknown, { urn }: { readonly urn: string }, context: GraphqlContext) =>
    findNamedSource(readUrn(context, urn, SOURCE), context),
};

export const ingestionSources = {
  IngestionSource: {
    executions: async ({ owner }: StoredRecord, args: PageInput, { referrers }: GraphqlContext) => {
      const page = readPage(args, DEFAULT_RUNS);
      const { total, urns } = await referrers.load({ ...runsOf(owner), ...page });
      return { start: page.start, count: page.count, total, executionRequests: urns.map(findEntityRef) };
    },
    latestSuccessfulExecution: async ({ owner }: StoredRecord, _: unknown, { referrers }: GraphqlContext) => {
      const where = [{ field: 'executionResultStatus', values: ['SUCCESS'] }];
      const { urns } = await referrers.load({ ...runsOf(owner), where, start: 0, count: 1 });
      return findEntityRef(urns[0]) ?? null;
    },
    ownership: async ({ owner }: StoredRecord, _: unknown, { aspects }: GraphqlContext) => {
      const stored = await aspects.load(owner.text, 'ownership');
      return stored === undefined ? null : new StoredRecord(stored.value, owner);
    },
  },
  IngestionConfig: {
    executorId: ({ value }: StoredRecord, _: unknown, { services }: GraphqlContext) =>
      memberAt(value, ['executorId']) ?? services.facts.executorId,
  },
} as const;

function runsOf({ text: urn }: Urn): Omit<ReferrerQuery, 'start' | 'count'> {
  const newest = { entityType: REQUEST, newestBy: 'requestTimeMs' };
  return { urn, types: ['ingestionSource'], ...newest, where: [], includeRemoved: false };
}

export const ingestionSourceMutations = {
  createIngestionSource: (_, { input }, context) =>
    createIngestionSource(context, { ...input, config: configOf(input) }),
  updateIngestionSource: (_, { urn, input }, context) =>
    updateIngestionSource(context, urn, { ...input, config: configOf(input) }),
  deleteIngestionSource: (_, { urn }, context) => deleteIngestionSource(context, urn),
} satisfies MutationResolvers;

function configOf({ config }: UpdateIngestionSourceInput): Record<string, unknown> {
  const { extraArgs } = config;
  return omitNullish({ ...config, extraArgs: extraArgs && toStringMap(extraArgs) });
}
