/** Reads and checks the ends of links between physical and logical datasets or columns. */
import { CatalogError } from '../../core/errors.js';
import { decodePart } from '../../model/urn/percent.js';
import type { CommandContext } from '../commands/command-context.js';
import { requireEntities } from '../commands/require-entities.js';
import { payloadOf } from '../entities/payload-of.js';
import type { StoredEntity } from '../entities/types.js';
import type { ParentLink } from './broken-links.js';
import { fieldsIn } from './columns.js';
import { parentIn, PARENT_ASPECT } from './parent-links.js';

export const SCHEMA = 'schemaMetadata';

/** A chain of parents is followed for this number of steps. */
const MAX_STEPS = 20;

/** Datasets by URN, and the columns that are entities. */
export type Ends = ReadonlyMap<string, StoredEntity>;

/**
 * Reads the datasets of both ends with their columns, and the present parents of the children.
 * @param columns further children; a column is an entity only once somebody has written about it
 * @throws NOT_FOUND unless the datasets exist
 */
export async function readEnds(
  context: CommandContext,
  { child, parent }: ParentLink,
  columns: readonly string[] = [],
): Promise<Ends> {
  const datasets = [child, parent].map((urn) => datasetOf(context, urn));
  const found = await requireEntities(
    context,
    datasets.map((urn) => ({ urn, aspects: [SCHEMA, PARENT_ASPECT] })),
  );
  const others = [...new Set([child, ...columns])].filter((urn) => !found.has(urn));
  if (others.length === 0) return found;
  const requests = others.map((urn) => ({ urn, names: [PARENT_ASPECT] }));
  return new Map([...found, ...(await context.services.entities.findAspects(requests))]);
}

/** Returns the dataset of a column; a dataset itself. */
export function datasetOf({ services }: Pick<CommandContext, 'services'>, urn: string): string {
  const { entityType, parts } = services.model.parseUrn(urn);
  return entityType === 'schemaField' ? services.model.parseUrn(parts[0] ?? '').text : urn;
}

/** @throws INVALID_REQUEST for a column that its dataset does not have */
export function requireColumn(context: CommandContext, urn: string, ends: Ends): void {
  const { entityType, parts } = context.services.model.parseUrn(urn);
  if (entityType !== 'schemaField') return;
  const dataset = datasetOf(context, urn);
  const path = decodePart(parts[1] ?? '');
  if (fieldsIn(payloadOf(ends.get(dataset), SCHEMA)).has(path)) return;
  throw new CatalogError('INVALID_REQUEST', `${dataset} has no column ${path}`, {
    path: '/input',
    rule: `a column of the aspect ${SCHEMA}`,
  });
}

/** @throws INVALID_REQUEST if the child is the parent, or one of those above it */
export async function requireNoCircle(
  { services }: CommandContext,
  { child, parent }: ParentLink,
): Promise<void> {
  let above: string | undefined = parent;
  for (let step = 0; above !== undefined && step < MAX_STEPS; step += 1) {
    if (above === child)
      throw new CatalogError('INVALID_REQUEST', `${child} would be its own logical parent`, {
        path: '/input',
        rule: 'parents without circles',
      });
    const found: Ends = await services.unscoped.entities.findAspects([
      { urn: above, names: [PARENT_ASPECT] },
    ]);
    above = parentIn(payloadOf(found.get(above), PARENT_ASPECT));
  }
}
