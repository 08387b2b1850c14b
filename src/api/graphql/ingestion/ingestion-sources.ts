/** Fields for ingestion sources: recipes that external executors run, and their runs. */
import { DEFAULT_PAGE_SIZE } from '../../../core/limits.js';
import type { GraphqlContext } from '../context.js';
import type {
  ListIngestionSourcesInput,
  MutationResolvers,
  UpdateIngestionSourceInput,
} from '../generated/schema-types.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { StoredRecord } from '../mapping/record.js';
import { updateIngestionSource } from '../../../catalog/ingestion/ingestion-source-commands.js';
import { toStringMap } from '../../../catalog/commands/string-map.js';
import { omitNullish } from '../../../catalog/commands/omit-nullish.js';
import type { Args } from '../search/inputs.js';
import { listEntities } from '../search/list-entities.js';
import { toCriterion } from '../search/read-filter.js';

const INFO = 'dataHubIngestionSourceInfo';
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
    const { entities, start, total } = await listEntities(context, input, {
      entityType: 'dataHubIngestionSource',
      defaultCount: DEFAULT_PAGE_SIZE,
      criteria: (filters ?? []).map(toCriterion),
      ...(sort && { sort: [{ field: sort.field, order: sort.sortOrder }] }),
    });
    const found = await Promise.all(entities.map((source) => findSource(source, context)));
    const ingestionSources = found.filter((source) => source !== undefined);
    return { start, count: ingestionSources.length, total, ingestionSources };
  },
};

/** @returns undefined for a source without its main aspect, e.g. if only its owner was written */
async function findSource(
  { urn }: EntityRef,
  { aspects }: GraphqlContext,
): Promise<StoredRecord | undefined> {
  const info = await aspects.load(urn.text, INFO);
  return info && new StoredRecord(info.value, urn);
}

export const ingestionSources = {
  IngestionSource: {
    executions: async (
      { owner }: StoredRecord,
      args: { readonly start?: number | null; readonly count?: number | null },
      { referrers }: GraphqlContext,
    ) => {
      const start = args.start ?? 0;
      const { total, urns } = await referrers.load({
        urn: owner.text,
        types: ['ingestionSource'],
        entityType: 'dataHubExecutionRequest',
        where: [],
        newestBy: 'requestTimeMs',
        start,
        count: args.count ?? DEFAULT_RUNS,
        includeRemoved: false,
      });
      return { start, count: urns.length, total, executionRequests: urns.map(findEntityRef) };
    },
  },
} as const;

export const ingestionSourceMutations = {
  updateIngestionSource: (_, { urn, input }, context) =>
    updateIngestionSource(context, urn, { ...input, config: configOf(input) }),
} satisfies MutationResolvers;

function configOf({ config }: UpdateIngestionSourceInput): Record<string, unknown> {
  const { extraArgs } = config;
  return omitNullish({ ...config, extraArgs: extraArgs && toStringMap(extraArgs) });
}
