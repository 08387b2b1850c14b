/** Mutations that set members of one aspect. */
import type { GraphqlContext } from '../context.js';
import { EntityRef } from '../mapping/entity-ref.js';
import { patchProposal, setStep } from './patch-proposal.js';
import { readUrn, requireEntities } from './require-entities.js';
import { store } from './store.js';

interface Update {
  readonly entityType: string;
  readonly aspectName: string;
  /** Members to set; those that are null or undefined stay as they are. */
  readonly values: Readonly<Record<string, unknown>>;
}

export async function updateMembers(
  context: GraphqlContext,
  text: string,
  { entityType, aspectName, values }: Update,
): Promise<EntityRef> {
  const urn = readUrn(context, text, entityType);
  await requireEntities(context, [{ urn }]);
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const steps = given.map(([name, value]) => setStep([name], value));
  if (steps.length > 0) await store(context, [patchProposal({ urn, aspectName }, steps)]);
  return new EntityRef(context.services.model.parseUrn(urn));
}
