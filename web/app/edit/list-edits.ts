/** Lists of URNs in an aspect, e.g. the features of a feature table. */
import type { EntityLinkFragment } from '../api/fragments/entity-link.graphql.js';
import { request } from '../api/request.js';
import type { Edit } from './edit.js';
import { Patch, type PatchMutationVariables } from './patch.graphql.js';

/** Where the list is. */
export interface UrnList {
  readonly urn: string;
  readonly aspectName: string;
  /** Top-level member of the aspect. */
  readonly member: string;
}

export function addToList(list: UrnList, entity: EntityLinkFragment): Edit {
  return { ...change(list, entity, 'ADD'), undo: change(list, entity, 'REMOVE') };
}

export function removeFromList(list: UrnList, entity: EntityLinkFragment): Edit {
  return { ...change(list, entity, 'REMOVE'), undo: change(list, entity, 'ADD') };
}

function change(
  { urn, aspectName, member }: UrnList,
  entity: EntityLinkFragment,
  op: 'ADD' | 'REMOVE',
): Edit {
  const path = `/${member}/${entity.urn.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return {
    done: `${op === 'ADD' ? 'Added' : 'Removed'} ${entity.overview.name}.`,
    send: () =>
      patch({
        urn,
        aspectName,
        patch: [{ op, path, ...(op === 'ADD' && { value: JSON.stringify(entity.urn) }) }],
      }),
  };
}

/** @throws Error with the service's reason for a refusal, which is data in this mutation's answer */
async function patch(input: PatchMutationVariables['input']): Promise<void> {
  const { patchEntity } = await request(Patch, { input });
  if (!patchEntity.success) throw new Error(patchEntity.error ?? 'The service refused the change.');
}
