/** Who may upload a file: whoever may change the documentation that will show it. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { stampOf } from '../commands/store.js';
import { proposeDescription } from '../descriptions/descriptions.js';
import { proposeLink } from '../links/links.js';
import type { Proposal } from '../writes/types.js';

export type Scenario = 'ASSET_DOCUMENTATION' | 'ASSET_DOCUMENTATION_LINKS';

/** The documentation that shows a file. */
export interface FileUse {
  readonly scenario: Scenario;
  readonly asset: string;
  /** URN of a schema field of the asset, whose description shows the file. */
  readonly schemaField?: string;
}

/** The members of inputs that name the asset and the schema field. */
export interface UseNames {
  readonly asset: string;
  readonly schemaField: string;
}

/**
 * Reads what will show a file.
 * @param names of the members, for errors
 * @throws INVALID_REQUEST for a schema field of another asset; INVALID_URN; NOT_FOUND
 */
export async function readFileUse(
  context: CommandContext,
  given: {
    readonly scenario: Scenario;
    readonly asset: string;
    readonly schemaField?: string | null | undefined;
  },
  names: UseNames,
): Promise<FileUse> {
  const asset = readUrn(context, given.asset);
  const field = given.schemaField ? readUrn(context, given.schemaField, 'schemaField') : undefined;
  if (field !== undefined && tableOf(context, field) !== asset)
    throw new CatalogError('INVALID_REQUEST', `${field} is not a schema field of ${asset}`, {
      ...{ path: `/${names.schemaField}`, rule: `a schema field of ${names.asset}` },
    });
  await requireEntities(context, [{ urn: asset }]);
  return { scenario: given.scenario, asset, ...(field !== undefined && { schemaField: field }) };
}

/**
 * Returns a change of the documentation that shows the file. It is never stored: the permission for it is that for the file.
 * @throws INVALID_REQUEST for entity types whose descriptions only sources write
 */
export function documentingChange(
  context: CommandContext,
  { scenario, asset, schemaField }: FileUse,
): Proposal {
  const stamp = stampOf(context);
  if (scenario === 'ASSET_DOCUMENTATION_LINKS')
    return proposeLink(asset, { url: '', label: '' }, { createStamp: stamp });
  const { entityType } = context.services.model.parseUrn(asset);
  if (entityType === 'document')
    return { urn: asset, aspectName: 'documentInfo', changeType: 'PATCH', value: [] };
  const field = schemaField && context.services.model.parseUrn(schemaField).parts[1];
  const resource = { urn: asset, ...(field !== undefined && { field }) };
  return proposeDescription(entityType, resource, { text: '', stamp });
}

function tableOf({ services }: CommandContext, schemaField: string): string | undefined {
  return services.model.parseUrn(schemaField).parts[0];
}
