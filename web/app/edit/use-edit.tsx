import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { singleFlight } from '../api/single-flight.js';
import type { EntityPageQuery } from '../pages/entity/entity-page.graphql.js';
import { track } from '../usage/track.js';
import type { Edit, OptimisticUpdate } from './edit.js';

const KEY = ['edit'];

export interface EditState {
  /**
   * Makes a change, unless it is being made already.
   * @param onRefusal called when the service refuses; the change counts as running until it ends
   * @returns whether the service made the change; if not, `error` says why
   */
  readonly make: (edit: Edit, onRefusal?: (error: Error) => Promise<void> | void) => Promise<boolean>;
  readonly isPending: boolean;
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
    onMutate: (edit) => applyUpdates(queries, optimisticUpdates(urn, edit)),
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
  return { make, isPending, error, forgetError: reset };
}

/** The change of the entity's page, and those of other data. */
function optimisticUpdates(
  urn: string | undefined,
  { optimistic: change, optimisticElsewhere }: Edit,
): OptimisticUpdate[] {
  const elsewhere = optimisticElsewhere ? [optimisticElsewhere] : [];
  if (urn === undefined || change === undefined) return elsewhere;
  const ofPage: OptimisticUpdate = {
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
async function applyUpdates(queries: QueryClient, changes: readonly OptimisticUpdate[]): Promise<Snapshot> {
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

/** Milliseconds, long enough to read the message and to reach the button. */
const UNDO_TIME = 10_000;

/**
 * Tells that a change was made, and offers to undo it if that is possible.
 * @param make makes the undo; returns why the service refused it
 */
function showEditNotice({ done, undo }: Edit, make: (edit: Edit) => Promise<Error | undefined>): void {
  let isUndone = false;
  const undoOnce = async (edit: Edit): Promise<void> => {
    if (isUndone) return;
    isUndone = true;
    notifications.hide(id);
    const failure = await make(edit);
    notifications.show(
      failure
        ? { color: 'red', title: 'The change could not be undone', message: failure.message }
        : { message: `Undone: ${done}` },
    );
  };
  const id = notifications.show({
    autoClose: UNDO_TIME,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    message:
      undo === undefined ? (
        <Message text={done} />
      ) : (
        <Group justify="space-between" wrap="nowrap">
          <Message text={done} />
          <UndoButton onUndo={() => void undoOnce(undo)} />
        </Group>
      ),
  });
}

function Message({ text }: { readonly text: string }) {
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  );
}

/** Gives the focus back to where the keyboard came from, because the notice disappears. */
function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  const cameFrom = useRef<EventTarget | null>(null);
  return (
    <Button
      size="compact-sm"
      variant="default"
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget;
      }}
      onClick={() => {
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
        onUndo();
      }}
    >
      Undo
    </Button>
  );
}
