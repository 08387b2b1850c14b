/** The entities and schema fields that get labels and descriptions. */
import { CatalogError } from '../../core/errors.js';
import { parseKeepingDigits } from '../../core/json.js';
import type { StoredEntity } from '../entities/types.js';
import type { CommandContext } from './command-context.js';
import { readUrn, requireEntities, type EntityRequirement } from './require-entities.js';

/** A resource in the input of a client. */
export interface ResourceInput {
  readonly resourceUrn: string;
  /** Path of a schema field; absent for the entity itself. */
  readonly subResource?: string | null | undefined;
  readonly subResourceType?: string | null | undefined;
}

export interface Resource {
  readonly urn: string;
  /** Path of a schema field; absent for the entity itself. */
  readonly field?: string;
}

/** @throws INVALID_URN, INVALID_REQUEST */
export function readResource(context: CommandContext, input: ResourceInput): Resource {
  const urn = readUrn(context, input.resourceUrn);
  if (input.subResource !== null && input.subResource !== undefined) return { urn, field: input.subResource };
  if (!input.subResourceType) return { urn };
  throw new CatalogError('INVALID_REQUEST', 'subResourceType requires a subResource', {
    path: '/subResource',
    rule: 'required with subResourceType',
  });
}

/** Skips nulls among the resources, which the API schema allows. */
export function readResources(
  context: CommandContext,
  inputs: readonly (ResourceInput | null | undefined)[],
): Resource[] {
  return inputs.flatMap((input) => (input ? [readResource(context, input)] : []));
}

/**
 * Checks that the resources, their fields and the other entities exist, with one statement.
 * @throws NOT_FOUND
 */
export async function requireResources(
  context: CommandContext,
  resources: readonly Resource[],
  others: readonly string[] = [],
): Promise<void> {
  const wanted = resources.map(({ urn, field }): EntityRequirement => {
    return field === undefined ? { urn } : { urn, aspects: ['schemaMetadata'] };
  });
  const found = await requireEntities(context, [...wanted, ...others.map((urn) => ({ urn }))]);
  const known = new Map<string, ReadonlySet<string>>();
  for (const { urn, field } of resources) {
    if (field === undefined) continue;
    let fields = known.get(urn);
    if (fields === undefined) known.set(urn, (fields = fieldsOf(found.get(urn))));
    if (!fields.has(field))
      throw new CatalogError('NOT_FOUND', `The schema of ${urn} has no field ${field}`, {
        path: '/subResource',
        rule: 'a fieldPath of schemaMetadata',
      });
  }
}

function fieldsOf(entity: StoredEntity | undefined): ReadonlySet<string> {
  const text = entity?.aspects.get('schemaMetadata')?.text;
  if (text === undefined) return new Set();
  const { fields } = parseKeepingDigits(text) as { fields: readonly { fieldPath: string }[] };
  return new Set(fields.map(({ fieldPath }) => fieldPath));
}
