/** Assigns business attributes to columns. A column has one at most. */
import { CatalogError } from '../../core/errors.js';
import { decodePart, encodePart } from '../../model/urn/percent.js';
import { formatUrn } from '../../model/urn/format-urn.js';
import type { CommandContext } from '../commands/command-context.js';
import { readUrn } from '../commands/require-entities.js';
import { requireResources, type Resource, type ResourceInput } from '../commands/resources.js';
import { store } from '../commands/store.js';
import { storeUnchanged } from '../commands/store-unchanged.js';
import type { Proposal } from '../writes/types.js';
import { ATTRIBUTE_TYPE } from './attribute-commands.js';

const ASPECT = 'businessAttributes';

export interface AttributeAssignment {
  readonly businessAttributeUrn: string;
  /** Columns: their URNs, or their datasets with paths as `subResource`. */
  readonly resourceUrn: readonly ResourceInput[];
}

/**
 * Assigns a business attribute to columns, in place of their previous one.
 * @throws NOT_FOUND unless the attribute, the datasets and the columns exist; INVALID_URN; INVALID_REQUEST for whole datasets
 */
export async function assignAttribute(
  context: CommandContext,
  { businessAttributeUrn, resourceUrn }: AttributeAssignment,
): Promise<boolean> {
  const attribute = readUrn(context, businessAttributeUrn, ATTRIBUTE_TYPE);
  const columns = resourceUrn.map((input) => readColumn(context, input));
  await requireResources(context, columns, [attribute]);
  const value = JSON.stringify({ businessAttribute: { businessAttributeUrn: attribute } });
  const urns = [...new Set(columns.map(urnOf))];
  await store(
    context,
    urns.map((urn) => ({ urn, aspectName: ASPECT, changeType: 'UPSERT', value })),
  );
  return true;
}

/** Removes a business attribute from columns. Columns with another one, or with none, stay unchanged. @throws INVALID_URN, INVALID_REQUEST */
export async function unassignAttribute(
  context: CommandContext,
  { businessAttributeUrn, resourceUrn }: AttributeAssignment,
): Promise<boolean> {
  const attribute = readUrn(context, businessAttributeUrn, ATTRIBUTE_TYPE);
  const urns = [...new Set(resourceUrn.map((input) => urnOf(readColumn(context, input))))];
  await storeUnchanged(context, async () => {
    const found = await context.services.entities.findAspects(urns.map((urn) => ({ urn, names: [ASPECT] })));
    return urns.flatMap((urn): Proposal[] => {
      const stored = found.get(urn)?.aspects.get(ASPECT);
      if (stored === undefined) return [];
      const { businessAttribute } = JSON.parse(stored.text) as {
        businessAttribute?: { businessAttributeUrn: string };
      };
      if (businessAttribute?.businessAttributeUrn !== attribute) return [];
      return [{ urn, aspectName: ASPECT, changeType: 'UPSERT', value: '{}', ifVersion: stored.version }];
    });
  });
  return true;
}

interface Column extends Resource {
  readonly field: string;
}

function readColumn(context: CommandContext, { resourceUrn, subResource }: ResourceInput): Column {
  const { entityType, parts, text } = context.services.model.parseUrn(resourceUrn);
  if (entityType === 'schemaField')
    return { urn: readUrn(context, parts[0] ?? '', 'dataset'), field: decodePart(parts[1] ?? '') };
  if (subResource) return { urn: readUrn(context, text, 'dataset'), field: subResource };
  throw new CatalogError('INVALID_REQUEST', `${text} is not a column`, {
    path: '/input/resourceUrn',
    rule: 'the URN of a schema field, or a dataset with a subResource',
  });
}

function urnOf({ urn, field }: Column): string {
  return formatUrn('schemaField', [urn, encodePart(field)]);
}
