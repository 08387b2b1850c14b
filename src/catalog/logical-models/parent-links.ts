/** Reads, checks and proposes the links of physical datasets and columns to their logical parents. */
import { recordAt, textAt, type JsonObject } from '../../core/json.js';
import { MAX_PAGE_SIZE } from '../../core/limits.js';
import { invalidRequest } from '../../core/errors.js';
import { decodePart } from '../../model/urn-encoding.js';
import { findUrn } from '../../model/urn.js';
import { schemaFieldUrn } from '../../model/field-path.js';
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setStep } from '../commands/proposals.js';
import { stampOf } from '../commands/store.js';
import type { Proposal } from '../writes/types.js';
import { requireEntities } from '../commands/require-entities.js';
import { payloadOf } from '../entities/stored-aspect.js';
import type { StoredEntity } from '../entities/types.js';
import { fieldsIn } from './columns.js';

export const PARENT_ASPECT = 'logicalParent';
const RELATIONSHIP = 'PhysicalInstanceOf';

/** A dataset or a column, and its logical parent. */
export interface ParentLink {
  readonly child: string;
  readonly parent: string;
}

/** Returns the URN of the logical parent in a payload of `logicalParent`. */
export function parentIn(payload: JsonObject | undefined): string | undefined {
  return textAt(recordAt(payload, 'parent'), 'destinationUrn');
}

/** @param stored keeps its time of creation if it names the same parent */
export function proposeParent(
  context: CommandContext,
  { child, parent }: ParentLink,
  stored: JsonObject | undefined,
): Proposal {
  const stamp = stampOf(context);
  const before = parentIn(stored) === parent ? recordAt(stored, 'parent') : {};
  const edge = { created: stamp, ...before, destinationUrn: parent, lastModified: stamp };
  return {
    urn: child,
    aspectName: PARENT_ASPECT,
    changeType: 'UPSERT',
    value: JSON.stringify({ parent: edge }),
  };
}

/** An empty aspect: the entity has no logical parent. */
export function proposeNoParent(child: string): Proposal {
  return { urn: child, aspectName: PARENT_ASPECT, changeType: 'UPSERT', value: '{}' };
}

/** Ends a link; the write fails if the child has got another parent meanwhile. */
export function proposeEnd({ child, parent }: ParentLink): Proposal {
  return {
    ...patchProposal({ urn: child, aspectName: PARENT_ASPECT }, [setStep(['parent'], undefined)]),
    ifValue: {
      holds: (current) => parentIn(current) === parent,
      message: `${child} has another logical parent now`,
      path: '/input',
    },
  };
}

/** Returns all links to some entities, regardless of the actor's scope. One statement for each 5,000 links of an entity. */
export async function readLinks(
  { services }: Pick<CommandContext, 'services'>,
  parents: readonly string[],
): Promise<ParentLink[]> {
  const links: ParentLink[] = [];
  let open = [...parents];
  for (let start = 0; open.length > 0; start += MAX_PAGE_SIZE) {
    const pages = await services.unscoped.relationships.listPages(
      open.map((urn) => ({
        ...{ urn, direction: 'INCOMING' as const, types: [RELATIONSHIP] },
        ...{ start, count: MAX_PAGE_SIZE, includeSoftDeleted: true },
      })),
    );
    for (const [index, { relationships }] of pages.entries())
      for (const { entity } of relationships) links.push({ child: entity, parent: open[index] ?? '' });
    open = open.filter((_, index) => (pages[index]?.total ?? 0) > start + MAX_PAGE_SIZE);
  }
  return links;
}

// Reads and checks the ends of links between physical and logical datasets or columns.

export const SCHEMA = 'schemaMetadata';

/** A chain of parents is followed for this number of steps. */
const MAX_STEPS = 20;

/** Datasets by URN, and the columns that are entities. */
export type Ends = ReadonlyMap<string, StoredEntity>;

/**
 * Reads the datasets of both ends with their columns, and the present parents of the children.
 * @param columns further children; a column is an entity only once metadata about it is stored
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
  throw invalidRequest('/input', `${dataset} has no column ${path}`, `a column of the aspect ${SCHEMA}`);
}

/** @throws INVALID_REQUEST if the child is the parent, or one of those above it */
export async function requireNoCycle(
  { services }: CommandContext,
  { child, parent }: ParentLink,
): Promise<void> {
  let above: string | undefined = parent;
  for (let step = 0; above !== undefined && step < MAX_STEPS; step += 1) {
    if (above === child)
      throw invalidRequest('/input', `${child} would be its own logical parent`, 'parents without circles');
    const found: Ends = await services.unscoped.entities.findAspects([
      { urn: above, names: [PARENT_ASPECT] },
    ]);
    above = parentIn(payloadOf(found.get(above), PARENT_ASPECT));
  }
}

/**
 * Returns the links that end: those of columns to columns that are gone or have another type, and those of datasets none of whose columns
 * matches the model any more.
 * @param model URN of the logical model
 * @param links to the model and to its columns
 * @param broken paths of the columns of the model that are gone or have another type
 */
export function brokenLinks(
  model: string,
  links: readonly ParentLink[],
  broken: readonly string[],
): ParentLink[] {
  if (broken.length === 0) return [];
  const gone = new Set(broken.map((path) => schemaFieldUrn(model, path)));
  const ofColumns = links.filter(({ parent }) => parent !== model);
  const matched = new Set(
    ofColumns.flatMap(({ child, parent }) => (gone.has(parent) ? [] : [findUrn(child)?.parts[0]])),
  );
  return [
    ...ofColumns.filter(({ parent }) => gone.has(parent)),
    ...links.filter(({ child, parent }) => parent === model && !matched.has(child)),
  ];
}
