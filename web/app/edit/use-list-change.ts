import { useState } from 'react';
import type { EntityLinkFragment } from '../api/fragments/entity-link.graphql.js';
import { addToList, removeFromList, type UrnList } from './list-edits.js';
import type { EditState } from './use-edit.js';

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
