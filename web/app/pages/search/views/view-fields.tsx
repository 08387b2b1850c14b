import { SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useMe } from '../../../shell/use-me.js';
import type { CreateViewInput } from './views.graphql.js';

export type ViewForm = Omit<CreateViewInput, 'definition' | 'description'> & {
  readonly description: string;
};

export const NEW_VIEW: ViewForm = { viewType: 'PERSONAL', name: '', description: '' };

export interface ViewFieldsProps {
  readonly form: ViewForm;
  readonly onChange: (form: ViewForm) => void;
  /** True: the view exists already, so that its visibility stays. */
  readonly isStored?: boolean;
}

/** Name, description and visibility of a view. Public views need a privilege. */
export function ViewFields({ form, onChange, isStored = false }: ViewFieldsProps) {
  const canPublish = useMe()?.platformPrivileges.manageGlobalViews === true;
  return (
    <>
      <TextInput
        label="Name"
        required
        data-autofocus
        value={form.name}
        onChange={({ currentTarget }) => onChange({ ...form, name: currentTarget.value })}
      />
      <TextInput
        label="Description"
        value={form.description}
        onChange={({ currentTarget }) => onChange({ ...form, description: currentTarget.value })}
      />
      {canPublish && !isStored && (
        <Stack gap={4}>
          <Text size="sm" fw={500} id="visibility">
            Who can use it
          </Text>
          <SegmentedControl
            aria-labelledby="visibility"
            value={form.viewType}
            data={[
              { value: 'PERSONAL', label: 'Only you' },
              { value: 'GLOBAL', label: 'Everybody' },
            ]}
            onChange={(viewType) =>
              onChange({ ...form, viewType: viewType === 'GLOBAL' ? 'GLOBAL' : 'PERSONAL' })
            }
          />
        </Stack>
      )}
    </>
  );
}
