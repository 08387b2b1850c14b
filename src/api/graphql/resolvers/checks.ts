/** Assertions, incidents, queries and runs: members that are stored in another shape, and those of an asset. */
import { readPriority, storedPriority } from '../../../catalog/incidents/incidents.js';
import type { ReferrerQuery } from '../../../catalog/relationships/types.js';
import { hasCompleteKey } from '../../../model/entity-urn.js';
import type { MetadataModel } from '../../../model/types.js';
import type { GraphqlContext } from '../context.js';
import type {
  DatasetAssertionsArgs,
  DatasetIncidentsArgs,
  DatasetRunsArgs,
} from '../generated/schema-types.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { defaulted, itemsAt, memberAt } from '../mapping/record.js';
import { readPage, type PageInput } from '../search/inputs.js';
import { platformOf } from './platforms.js';
import { listReferrers, type ReferrerRequest } from './relationships.js';
import { schemaFieldType } from './schemas.js';

export const checks = {
  Assertion: { platform: platformOf },
  Incident: { assignees, priority },
  QueryEntity: { platform: platformOf, subjects },
  DataProcessInstance: { platform: platformOf },
  QueryStatement: { language: defaulted<'SQL' | 'UNKNOWN'>('language', 'SQL') },
  FixedIntervalSchedule: { multiple: defaulted('multiple', 1) },
  FieldValuesAssertion: { excludeNulls: defaulted('excludeNulls', true) },
  FieldValuesFailThreshold: {
    type: defaulted<'COUNT' | 'PERCENTAGE'>('type', 'COUNT'),
    value: defaulted('value', 0),
  },
  SchemaAssertionInfo: {
    compatibility: defaulted<'EXACT_MATCH' | 'SUPERSET' | 'SUBSET'>('compatibility', 'EXACT_MATCH'),
  },
  SchemaAssertionField: { type: schemaFieldType },
} as const;

/** Lists of what refers to an asset: assertions, incidents, runs. */
export const referrers = {
  Dataset: {
    assertions,
    incidents,
    runs: (entity: EntityRef, args: DatasetRunsArgs, context: GraphqlContext) =>
      (args.direction === 'INCOMING' ? writers : readers)(entity, args, context),
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

async function assignees({ urn }: EntityRef, _: unknown, { aspects }: GraphqlContext) {
  const list = memberAt((await aspects.load(urn.text, 'incidentInfo'))?.value, ['assignees']);
  if (!Array.isArray(list)) return null;
  const actors = list.map((item) => findEntityRef(memberAt(item, ['actor'])));
  return actors.filter((actor) => actor !== undefined);
}

async function priority({ urn }: EntityRef, _: unknown, { aspects }: GraphqlContext) {
  const stored = memberAt((await aspects.load(urn.text, 'incidentInfo'))?.value, ['priority']);
  return readPriority(stored) ?? null;
}

/** A subject of a query: a dataset or a column. Null for another entity, and for a dataset whose URN lacks parts of its key. */
function subjectOf(stored: unknown, model: MetadataModel) {
  const entity = findEntityRef(memberAt(stored, ['entity']));
  const schemaField = entity?.urn.entityType === 'schemaField' ? entity : null;
  const dataset = schemaField === null ? entity : findEntityRef(schemaField.urn.parts[0]);
  const definition = model.entities.get('dataset');
  const isDataset = definition !== undefined && dataset?.urn.entityType === definition.name;
  return isDataset && hasCompleteKey(dataset.urn, definition) ? { dataset, schemaField } : null;
}

async function subjects({ urn }: EntityRef, _: unknown, { aspects, services }: GraphqlContext) {
  const stored = await aspects.load(urn.text, 'querySubjects');
  if (stored === undefined) return null;
  return itemsAt(stored.value, ['subjects']).flatMap((item) => subjectOf(item, services.model) ?? []);
}

/** Default page sizes. Clients expect all assertions of a dataset on one page. */
const DEFAULT_COUNT = 20;
const DEFAULT_ASSERTION_COUNT = 200;

async function pageOf(
  { urn }: EntityRef,
  { args, ...query }: ReferrerRequest & { readonly args: PageInput },
  context: GraphqlContext,
) {
  const { start, count } = readPage(args, DEFAULT_COUNT);
  const page = await listReferrers(urn.text, { ...query, start, count }, context);
  const entities = page.urns.map(findEntityRef).filter((entity) => entity !== undefined);
  return { start, count, total: page.total, entities };
}

async function assertions(entity: EntityRef, args: DatasetAssertionsArgs, context: GraphqlContext) {
  const { entities, ...page } = await pageOf(
    entity,
    {
      args: { ...args, count: args.count ?? DEFAULT_ASSERTION_COUNT },
      types: ['Asserts'],
      entityType: 'assertion',
      includeSoftDeleted: args.includeSoftDeleted ?? false,
    },
    context,
  );
  return { ...page, assertions: entities };
}

/** An empty list of assignees matches nothing, as an empty list of values does in searches. */
function incidentsLike({
  state,
  stage,
  priority,
  assigneeUrns,
}: DatasetIncidentsArgs): ReferrerQuery['where'] {
  return [
    ...(state ? [{ field: 'state', values: [state] }] : []),
    ...(stage ? [{ field: 'stage', values: [stage] }] : []),
    ...(priority ? [{ field: 'priority', values: [storedPriority(priority)] }] : []),
    ...(assigneeUrns ? [{ field: 'assignees', values: assigneeUrns }] : []),
  ];
}

async function incidents(entity: EntityRef, args: DatasetIncidentsArgs, context: GraphqlContext) {
  const where = incidentsLike(args);
  const query = { args, where, types: ['IncidentOn'], entityType: 'incident' };
  const { entities, ...page } = await pageOf(entity, query, context);
  return { ...page, incidents: entities };
}

function runs(types: readonly string[]) {
  return async (entity: EntityRef, args: PageInput, context: GraphqlContext) => {
    const query = { args, types, entityType: 'dataProcessInstance' };
    const { entities, ...page } = await pageOf(entity, query, context);
    return { ...page, runs: entities };
  };
}

const writers = runs(['Produces']);
const readers = runs(['Consumes']);
