import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { EntityPageQuery } from '../pages/entity/entity-page.graphql.js';
import type { Edit } from './edit.js';

const KEY = ['edit'];
const PAGE = 'EntityPage';
/** Milliseconds, long enough to read the message and to reach the button. */
const UNDO_TIME = 10_000;

export interface EditState {
  /** @returns whether the service made the change; if not, `error` says why, and `onRefusal` is called */
  readonly make: (edit: Edit, onRefusal?: (error: Error) => void) => Promise<boolean>;
  readonly isBusy: boolean;
  /** Error of the last change, shown next to its control. */
  readonly error: Error | null;
  readonly forgetError: () => void;
}

/**
 * Makes changes. The page of the entity shows them optimistically and reverts them if the service refuses. Afterwards, all visible
 * data are reloaded.
 * @param urn entity whose page shows the optimistic change; absent for changes of several entities
 */
export function useEdit(urn?: string): EditState {
  const queries = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationKey: KEY,
    mutationFn: ({ send }: Edit) => send(),
    onMutate: (edit) => foresee(queries, urn, edit),
    onError: (_, __, before) => {
      if (before !== undefined) queries.setQueryData([PAGE, { urn }], before);
    },
    onSettled: async () => {
      if (queries.isMutating({ mutationKey: KEY }) === 1) await queries.invalidateQueries();
    },
  });
  const tryMake = async (edit: Edit): Promise<Error | undefined> => {
    try {
      await mutateAsync(edit);
      offerUndo(edit, tryMake);
      return undefined;
    } catch (failure) {
      return failure instanceof Error ? failure : new Error(String(failure));
    }
  };
  return {
    make: async (edit, onRefusal) => {
      const failure = await tryMake(edit);
      if (failure) onRefusal?.(failure);
      return failure === undefined;
    },
    isBusy: isPending,
    error,
    forgetError: reset,
  };
}

/** @returns the data before the change, for reverting */
async function foresee(
  queries: QueryClient,
  urn: string | undefined,
  { foresee: change }: Edit,
): Promise<EntityPageQuery | undefined> {
  if (urn === undefined || change === undefined) return undefined;
  const key = [PAGE, { urn }];
  await queries.cancelQueries({ queryKey: key });
  const before = queries.getQueryData<EntityPageQuery>(key);
  if (!before?.entity) return undefined;
  const { entity } = before;
  queries.setQueryData<EntityPageQuery>(key, {
    ...before,
    entity: { ...entity, overview: change(entity.overview) },
  });
  return before;
}

function offerUndo({ done, undo }: Edit, tryMake: (edit: Edit) => Promise<Error | undefined>): void {
  if (undo === undefined) return;
  const takeBack = async (): Promise<void> => {
    notifications.hide(id);
    const failure = await tryMake(undo);
    if (failure)
      notifications.show({ color: 'red', title: 'The change could not be undone', message: failure.message });
  };
  const id = notifications.show({
    autoClose: UNDO_TIME,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {done}
        </Text>
        <Button size="compact-sm" variant="default" onClick={() => void takeBack()}>
          Undo
        </Button>
      </Group>
    ),
  });
}
