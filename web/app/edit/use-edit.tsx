import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { singleFlight } from '../api/single-flight.js';
import type { EntityPageQuery } from '../pages/entity/entity-page.graphql.js';
import { track } from '../usage/track.js';
import type { Edit, Foresight } from './edit.js';
import { showEditNotice } from './edit-notice.js';

const KEY = ['edit'];

export interface EditState {
  /**
   * Makes a change, unless it is being made already.
   * @param onRefusal called when the service refuses; the change counts as running until it ends
   * @returns whether the service made the change; if not, `error` says why
   */
  readonly make: (edit: Edit, onRefusal?: (error: Error) => Promise<void> | void) => Promise<boolean>;
  readonly isBusy: boolean;
  /** Error of the last change, shown next to its control. */
  readonly error: Error | null;
  readonly forgetError: () => void;
}

type Snapshot = readonly (readonly [readonly unknown[], unknown])[];

/**
 * Makes changes. The page shows them optimistically and reverts them if the service refuses. Afterwards, all visible data are reloaded.
 * @param urn entity whose page shows the optimistic change; absent for changes of several entities
 */
export function useEdit(urn?: string): EditState {
  const queries = useQueryClient();
  const running = useRef(new Set<string>());
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationKey: KEY,
    mutationFn: ({ send }: Edit) => send(),
    onMutate: (edit) => foresee(queries, foresights(urn, edit)),
    onSuccess: () => {
      if (urn !== undefined) track({ type: 'EntityActionEvent', entityUrn: urn, actionType: 'Edit' });
    },
    onError: (_, __, before) => {
      for (const [key, data] of before ?? []) queries.setQueryData(key, data);
    },
    onSettled: async () => {
      if (queries.isMutating({ mutationKey: KEY }) === 1) await queries.invalidateQueries();
    },
  });
  const tryMake = async (edit: Edit): Promise<Error | undefined> => {
    try {
      await mutateAsync(edit);
      return undefined;
    } catch (failure) {
      return failure instanceof Error ? failure : new Error(String(failure));
    }
  };
  const make: EditState['make'] = async (edit, onRefusal) => {
    const isMade = await singleFlight(running.current, edit.done, async () => {
      const failure = await tryMake(edit);
      if (failure) await onRefusal?.(failure);
      else showEditNotice(edit, tryMake);
      return failure === undefined;
    });
    return isMade ?? false;
  };
  return { make, isBusy: isPending, error, forgetError: reset };
}

/** The change of the entity's page, and those of other data. */
function foresights(urn: string | undefined, { foresee: change, foreseeElsewhere }: Edit): Foresight[] {
  const elsewhere = foreseeElsewhere ? [foreseeElsewhere] : [];
  if (urn === undefined || change === undefined) return elsewhere;
  const ofPage: Foresight = {
    key: ['EntityPage', { urn }],
    change: (data) => {
      const page = data as EntityPageQuery;
      const { entity } = page;
      return entity ? { ...page, entity: { ...entity, overview: change(entity.overview) } } : page;
    },
  };
  return [ofPage, ...elsewhere];
}

/** @returns the data before the change, for reverting */
async function foresee(queries: QueryClient, changes: readonly Foresight[]): Promise<Snapshot> {
  const before: (readonly [readonly unknown[], unknown])[] = [];
  for (const { key, change } of changes) {
    await queries.cancelQueries({ queryKey: key });
    for (const [cached, data] of queries.getQueriesData({ queryKey: key })) {
      if (data === undefined) continue;
      before.push([cached, data]);
      queries.setQueryData(cached, change(data));
    }
  }
  return before;
}
