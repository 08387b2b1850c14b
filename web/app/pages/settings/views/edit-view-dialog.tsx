import { useState } from 'react';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { DialogForm } from '../../../edit/dialog-form.js';
import type { View } from '../../search/views/use-views.js';
import { ViewFields, type ViewForm } from '../../search/views/view-fields.js';
import { UpdateView } from '../../search/views/views.graphql.js';

export interface EditViewDialogProps {
  readonly view: View;
  readonly onClose: () => void;
}

/** Changes the name and the description of a view. */
export function EditViewDialog({ view: { urn, name, description, viewType }, onClose }: EditViewDialogProps) {
  const [form, setForm] = useState<ViewForm>({ name, description: description ?? '', viewType });
  const update = useMutateOperation(UpdateView);
  return (
    <DialogForm
      title={`Edit ${name}`}
      label="Save"
      isBusy={update.isPending}
      isDisabled={form.name.trim() === ''}
      error={update.error}
      onSubmit={() => {
        const input = { name: form.name.trim(), description: form.description };
        update.mutate({ urn, input }, { onSuccess: onClose });
      }}
      onCancel={onClose}
    >
      <ViewFields form={form} onChange={setForm} isStored />
    </DialogForm>
  );
}
