/** Lists of entities that refer to an entity: assertions, incidents, runs. */
import type { ReferrerQuery } from '../../../catalog/relationships/types.js';
import { storedPriority } from '../../../catalog/incidents/incidents.js';
import type { GraphqlContext } from '../context.js';
import type { IncidentPriority, RelationshipDirection } from '../generated/schema-types.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';

/** Default page sizes. Clients expect all assertions of a dataset on one page. */
const DEFAULT_COUNT = 20;
const DEFAULT_ASSERTION_COUNT = 200;

interface PageArguments {
  readonly start?: number | null;
  readonly count?: number | null;
}

type Referrers = Pick<ReferrerQuery, 'types' | 'entityType'> & Partial<ReferrerQuery>;

async function pageOf(
  { urn }: EntityRef,
  { args, ...query }: Referrers & { readonly args: PageArguments },
  { referrers }: Pick<GraphqlContext, 'referrers'>,
) {
  const start = args.start ?? 0;
  const count = args.count ?? DEFAULT_COUNT;
  const page = await referrers.load({
    where: [],
    includeRemoved: false,
    ...query,
    urn: urn.text,
    start,
    count,
  });
  const entities = page.urns.map(findEntityRef).filter((entity) => entity !== undefined);
  return { start, count, total: page.total, entities };
}

async function assertions(
  entity: EntityRef,
  args: PageArguments & { readonly includeSoftDeleted?: boolean | null },
  context: GraphqlContext,
) {
  const { entities, ...page } = await pageOf(
    entity,
    {
      args: { ...args, count: args.count ?? DEFAULT_ASSERTION_COUNT },
      types: ['Asserts'],
      entityType: 'assertion',
      includeRemoved: args.includeSoftDeleted ?? false,
    },
    context,
  );
  return { ...page, assertions: entities };
}

interface IncidentConditions {
  readonly state?: string | null;
  readonly stage?: string | null;
  readonly priority?: IncidentPriority | null;
  readonly assigneeUrns?: readonly string[] | null;
}

/** An empty list of assignees matches nothing, as an empty list of values does in searches. */
function incidentsLike({ state, stage, priority, assigneeUrns }: IncidentConditions): ReferrerQuery['where'] {
  return [
    ...(state ? [{ field: 'state', values: [state] }] : []),
    ...(stage ? [{ field: 'stage', values: [stage] }] : []),
    ...(priority ? [{ field: 'priority', values: [storedPriority(priority)] }] : []),
    ...(assigneeUrns ? [{ field: 'assignees', values: assigneeUrns }] : []),
  ];
}

async function incidents(
  entity: EntityRef,
  args: PageArguments & IncidentConditions,
  context: GraphqlContext,
) {
  const where = incidentsLike(args);
  const query = { args, where, types: ['IncidentOn'], entityType: 'incident' };
  const { entities, ...page } = await pageOf(entity, query, context);
  return { ...page, incidents: entities };
}

function runs(types: readonly string[]) {
  return async (entity: EntityRef, args: PageArguments, context: GraphqlContext) => {
    const query = { args, types, entityType: 'dataProcessInstance' };
    const { entities, ...page } = await pageOf(entity, query, context);
    return { ...page, runs: entities };
  };
}

const writers = runs(['Produces']);
const readers = runs(['Consumes']);

export const referrers = {
  Dataset: {
    assertions,
    incidents,
    runs: (
      entity: EntityRef,
      args: PageArguments & { readonly direction: RelationshipDirection },
      context: GraphqlContext,
    ) => (args.direction === 'INCOMING' ? writers : readers)(entity, args, context),
    contract: async (entity: EntityRef, _: unknown, context: GraphqlContext) => {
      const query = { args: { count: 1 }, types: ['ContractFor'], entityType: 'dataContract' };
      return (await pageOf(entity, query, context)).entities[0] ?? null;
    },
  },
  Chart: { incidents },
  Dashboard: { incidents },
  DataFlow: { incidents, runs: runs(['InstanceOf']) },
  DataJob: { incidents, runs: runs(['InstanceOf']) },
} as const;
