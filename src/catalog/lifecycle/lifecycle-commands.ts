/** Deprecates entities and schema fields, and soft-deletes entities. */
import { formatUrn } from '../../model/urn/format-urn.js';
import { encodePart } from '../../model/urn/percent.js';
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setStep } from '../commands/patch-proposal.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { readResources, requireResources, type Resource, type ResourceInput } from '../commands/resources.js';
import { inExisting, store, storeInExisting } from '../commands/store.js';
import type { Proposal } from '../writes/types.js';

export interface DeprecationChange {
  readonly resources: readonly (ResourceInput | null | undefined)[];
  readonly deprecated: boolean;
  /** Epoch milliseconds. */
  readonly decommissionTime?: number | null | undefined;
  readonly note?: string | null | undefined;
  /** URN of the entity to use instead. */
  readonly replacement?: string | null | undefined;
}

/** @throws NOT_FOUND unless the resources and the replacement exist; INVALID_URN */
export async function updateDeprecation(
  context: CommandContext,
  change: DeprecationChange,
): Promise<boolean> {
  const resources = readResources(context, change.resources);
  const { deprecated, decommissionTime, note } = change;
  const replacement = change.replacement ? readUrn(context, change.replacement) : undefined;
  await requireResources(context, resources, replacement === undefined ? [] : [replacement]);
  const value = JSON.stringify({
    deprecated,
    ...(typeof decommissionTime === 'number' && { decommissionTime }),
    note: note ?? '',
    actor: context.actor,
    replacement,
  });
  await store(
    context,
    resources.map((resource): Proposal => {
      const proposal = {
        urn: ownUrnOf(resource),
        aspectName: 'deprecation',
        changeType: 'UPSERT',
        value,
      } as const;
      // The entity of a schema field need not exist.
      return resource.field === undefined ? inExisting(proposal) : proposal;
    }),
  );
  return true;
}

/** The deprecation of a schema field is stored with the field's own entity. */
function ownUrnOf({ urn, field }: Resource): string {
  return field === undefined ? urn : formatUrn('schemaField', [urn, encodePart(field)]);
}

/** Soft-deletes entities or restores them. @throws NOT_FOUND, INVALID_URN */
export async function setSoftDeleted(
  context: CommandContext,
  { urns: texts, deleted }: { readonly urns: readonly string[]; readonly deleted: boolean },
): Promise<boolean> {
  const urns = texts.map((urn) => readUrn(context, urn));
  await requireEntities(
    context,
    urns.map((urn) => ({ urn })),
  );
  await storeInExisting(
    context,
    urns.map((urn) => patchProposal({ urn, aspectName: 'status' }, [setStep(['removed'], deleted)])),
  );
  return true;
}
