/** Metrics and semantic models: parents, applications, and what language models should know. */
import { findAncestors } from '../../../catalog/hierarchies/find-ancestors.js';
import type { GraphqlContext } from '../context.js';
import type { Dialect } from '../generated/schema-types.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord } from '../mapping/record.js';
import { subsetFields } from '../search/subsets.js';
import { relationshipsOf } from './relationships.js';

const MAX_APPLICATIONS = 1_000;
const DIALECTS: ReadonlySet<unknown> = new Set<Dialect>([
  'ANSI_SQL',
  'SNOWFLAKE',
  'MDX',
  'TABLEAU',
  'DATABRICKS',
  'MAQL',
]);

/** Nearest first. One statement per level. */
function parentMetrics(metric: EntityRef, _: unknown, { aspects }: GraphqlContext): Promise<EntityRef[]> {
  return findAncestors(metric, async ({ urn }) => {
    const aspect = await aspects.load(urn.text, 'metricRelationships');
    const parent = findEntityRef(memberAt(aspect?.value, ['parentMetric']));
    return parent?.urn.entityType === 'metric' ? parent : undefined;
  });
}

function applications(entity: EntityRef, _: unknown, context: GraphqlContext) {
  const query = { types: ['AssociatedWith'], direction: 'OUTGOING', count: MAX_APPLICATIONS } as const;
  const among = { relatedEntityTypes: ['application'], includeSoftDelete: false };
  return relationshipsOf(entity, { ...query, ...among }, context);
}

/** Stored as an aspect of its own, of the entity that has the record. */
export async function aiContextOfOwner({ owner }: StoredRecord, _: unknown, { aspects }: GraphqlContext) {
  const stored = await aspects.load(owner.text, 'aiContext');
  return stored === undefined ? null : new StoredRecord(stored.value, owner);
}

export const metrics = {
  Metric: { parentMetrics, applications, ...subsetFields.Metric },
  MetricInfo: { aiContext: aiContextOfOwner },
  SemanticModel: { applications, ...subsetFields.SemanticModel },
  DialectExpression: {
    /** Languages that the schema does not list are OTHER. */
    dialect: ({ value }: StoredRecord): Dialect => {
      const stored = memberAt(value, ['dialect']);
      return DIALECTS.has(stored) ? (stored as Dialect) : 'OTHER';
    },
  },
} as const;
