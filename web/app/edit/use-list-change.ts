import { useState } from 'react';
import type { EntityLinkFragment } from '../api/fragments.graphql.js';
import { request } from '../api/request.js';
import type { EditState } from './use-edit.js';
import type { Edit } from './edit.js';
import { Patch, type PatchEntityInput } from './patch.graphql.js';

interface Pending {
  readonly entity: EntityLinkFragment;
  readonly isAdded: boolean;
}

export interface ListChange {
  /** The stored entries with the changes that are still running. */
  readonly shown: readonly EntityLinkFragment[];
  readonly add: (entity: EntityLinkFragment) => void;
  readonly remove: (entity: EntityLinkFragment) => void;
}

/** Changes a list of an aspect, and shows each change before the service responds. */
export function useListChange(
  list: UrnList,
  entries: readonly EntityLinkFragment[],
  { make }: Pick<EditState, 'make'>,
): ListChange {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const change = async (entity: EntityLinkFragment, isAdded: boolean): Promise<void> => {
    const running = { entity, isAdded };
    setPending((before) => [...before, running]);
    await make((isAdded ? addToList : removeFromList)(list, entity));
    setPending((before) => before.filter((each) => each !== running));
  };
  return {
    shown: withPending(entries, pending),
    add: (entity) => void change(entity, true),
    remove: (entity) => void change(entity, false),
  };
}

/** The entries after changes that are made in this order. */
export function withPending(
  entries: readonly EntityLinkFragment[],
  pending: readonly Pending[],
): readonly EntityLinkFragment[] {
  let shown = entries;
  for (const { entity, isAdded } of pending) {
    const others = shown.filter(({ urn }) => urn !== entity.urn);
    if (!isAdded) shown = others;
    else if (others.length === shown.length) shown = [...shown, entity];
  }
  return shown;
}

/** A list of URNs in an aspect, e.g. the features of a feature table. */
export interface UrnList {
  readonly urn: string;
  readonly aspectName: string;
  /** Top-level member of the aspect. */
  readonly member: string;
}

function addToList(list: UrnList, entity: EntityLinkFragment): Edit {
  return { ...change(list, entity, 'ADD'), undo: change(list, entity, 'REMOVE') };
}

function removeFromList(list: UrnList, entity: EntityLinkFragment): Edit {
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
async function patch(input: PatchEntityInput): Promise<void> {
  const { patchEntity } = await request(Patch, { input });
  if (!patchEntity.success) throw new Error(patchEntity.error ?? 'The service refused the change.');
}
