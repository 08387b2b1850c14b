import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { request } from '../../../api/request.js';
import { sourceAddress } from '../source-addresses.js';
import { CreateSource, StartSourceRun, UpdateSource } from '../sources.graphql.js';
import { sourceInput, type SourceForm, type StoredSource } from './source-form.js';

interface Saved {
  readonly form: SourceForm;
  /** True: also request a run. */
  readonly isRun: boolean;
}

/** Saves the form of a source, requests a run if that is wanted, and opens the page of the source. @param stored undefined: a new source */
export function useSourceSave(stored: StoredSource | undefined) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ form }: Saved) => {
      const input = sourceInput(form, stored);
      const urn = stored
        ? (await request(UpdateSource, { urn: stored.urn, input })).updateIngestionSource
        : (await request(CreateSource, { input })).createIngestionSource;
      if (urn === null) throw new Error('The service did not return the URN of the source.');
      return urn;
    },
    onSuccess: async (urn, { isRun }) => {
      if (isRun) await request(StartSourceRun, { urn }).catch(reportRefusedRun);
      await queries.invalidateQueries();
      void navigate(sourceAddress(urn));
    },
  });
  return {
    isBusy: isPending,
    error,
    save: (form: SourceForm, { isRun = false } = {}) => {
      if (!isPending) mutate({ form, isRun });
    },
  };
}

/** A refused run does not undo the saved source. */
function reportRefusedRun(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  notifications.show({ color: 'red', title: 'The source was saved, but no run was requested', message });
}
