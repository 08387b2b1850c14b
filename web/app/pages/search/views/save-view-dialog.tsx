import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { onText } from '../../../parts/form-events.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { DialogForm } from '../../../edit/dialog-form.js';
import type { SearchState } from '../state/search-state.js';
import { useChangeableViews } from './use-views.js';
import { definitionOf } from './view-definition.js';
import { NEW_VIEW, ViewFields, type ViewForm } from './view-fields.js';
import { CreateView, UpdateView } from './views.graphql.js';

export interface SaveViewDialogProps {
  readonly state: SearchState;
  readonly onChange: (next: SearchState) => void;
  readonly onClose: () => void;
}

const NEW = 'new';

/** Saves the chosen filters as a new view, or as those of a stored one, and then applies the view instead of the filters. */
export function SaveViewDialog({ state, onChange, onClose }: SaveViewDialogProps) {
  const [target, setTarget] = useState(NEW);
  const [form, setForm] = useState<ViewForm>(NEW_VIEW);
  const create = useMutateOperation(CreateView);
  const update = useMutateOperation(UpdateView);
  const changeable = useChangeableViews();
  const apply = (urn: string | undefined): void => {
    onClose();
    onChange({ ...state, filters: [], page: 1, view: urn ?? state.view });
  };
  const submit = (): void => {
    const definition = definitionOf(state.filters);
    if (target === NEW)
      create.mutate(
        { input: { ...form, name: form.name.trim(), definition } },
        {
          onSuccess: ({ createView }) => apply(createView?.urn),
        },
      );
    else
      update.mutate(
        { urn: target, input: { definition } },
        {
          onSuccess: () => apply(target),
        },
      );
  };
  return (
    <DialogForm
      title="Save the filters as a view"
      label="Save"
      change={{ isPending: create.isPending || update.isPending, error: create.error ?? update.error }}
      isDisabled={target === NEW && form.name.trim() === ''}
      onSubmit={submit}
      onCancel={onClose}
    >
      {changeable.length > 0 && (
        <NativeSelect
          label="Save as"
          value={target}
          data={[
            { value: NEW, label: 'A new view' },
            {
              group: 'Instead of the filters of',
              items: changeable.map(({ urn, name }) => ({ value: urn, label: name })),
            },
          ]}
          onChange={onText(setTarget)}
        />
      )}
      {target === NEW && <ViewFields form={form} onChange={setForm} />}
      <Text size="sm" c="dimmed">
        The view keeps the chosen filters, without the words of the search.
      </Text>
    </DialogForm>
  );
}
