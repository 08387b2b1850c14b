/** `addOwner`, `batchRemoveOwners` and their like. */
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers, OwnerInput, ResourceRefInput } from '../generated/schema-types.js';
import { addOwners, isSystemType, ownershipOf, removeOwners, type Ownership } from './owners.js';
import { readUrn, requireEntities } from '../../../catalog/commands/require-entities.js';
import { readResources } from '../../../catalog/commands/resources.js';
import { stampOf, store } from '../../../catalog/commands/store.js';

const ENTITY_TYPES = { CORP_USER: 'corpuser', CORP_GROUP: 'corpGroup' };

type Resources = readonly (ResourceRefInput | null | undefined)[];

interface Removal {
  readonly owners: readonly string[];
  readonly typeUrn: string | null | undefined;
  readonly resources: Resources;
}

/** Owners, their kinds of ownership and the resources must be there. */
async function add(
  context: GraphqlContext,
  inputs: readonly OwnerInput[],
  resources: Resources,
): Promise<boolean> {
  const owners = inputs.map((input) => readOwner(context, input));
  const urns = readResources(context, resources).map(({ urn }) => urn);
  const types = owners.flatMap(({ typeUrn }) =>
    typeUrn === undefined || isSystemType(typeUrn) ? [] : typeUrn,
  );
  const named = [...urns, ...owners.map(({ owner }) => owner), ...types];
  await requireEntities(
    context,
    named.map((urn) => ({ urn })),
  );
  if (owners.length === 0) return true;
  const stamp = stampOf(context);
  await store(
    context,
    urns.map((urn) => addOwners(urn, owners, stamp)),
  );
  return true;
}

function readOwner(context: GraphqlContext, input: OwnerInput): Ownership {
  const owner = readUrn(context, input.ownerUrn, ENTITY_TYPES[input.ownerEntityType]);
  return ownershipOf(owner, { type: input.type, typeUrn: readType(context, input.ownershipTypeUrn) });
}

/** Owners who are gone must still be possible to take away; only the resources must be there. */
async function remove(context: GraphqlContext, { resources, ...removal }: Removal): Promise<boolean> {
  const owners = removal.owners.map((urn) => readUrn(context, urn, ...Object.values(ENTITY_TYPES)));
  const typeUrn = readType(context, removal.typeUrn);
  const targets = readResources(context, resources);
  await requireEntities(context, targets);
  if (owners.length === 0) return true;
  const stamp = stampOf(context);
  await store(
    context,
    targets.map(({ urn }) => removeOwners(urn, { owners, typeUrn }, stamp)),
  );
  return true;
}

function readType(context: GraphqlContext, typeUrn: string | null | undefined): string | undefined {
  return typeUrn ? readUrn(context, typeUrn, 'ownershipType') : undefined;
}

export const ownerMutations = {
  addOwner: (_, { input }, context) => add(context, [input], [input]),
  addOwners: (_, { input }, context) => add(context, input.owners, [input]),
  removeOwner: (_, { input }, context) =>
    remove(context, { owners: [input.ownerUrn], typeUrn: input.ownershipTypeUrn, resources: [input] }),
  batchAddOwners: (_, { input }, context) => {
    const byDefault = input.ownershipTypeUrn ?? null;
    const owners = input.owners.map((owner) =>
      owner.type ? owner : { ownershipTypeUrn: byDefault, ...owner },
    );
    return add(context, owners, input.resources);
  },
  batchRemoveOwners: (_, { input }, context) =>
    remove(context, {
      owners: input.ownerUrns,
      typeUrn: input.ownershipTypeUrn,
      resources: input.resources,
    }),
} satisfies MutationResolvers;
