import { Button, Group, NativeSelect } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useFocusAfter } from '../../../parts/use-return-focus.js';
import type { SearchState } from '../state/search-state.js';
import { WITHOUT_VIEW, type ActiveView } from './active-view.js';
import { useViews, type Views } from './use-views.js';

const SaveViewDialog = lazy(async () => ({
  default: (await import('./save-view-dialog.js')).SaveViewDialog,
}));

export interface ViewControlProps {
  readonly state: SearchState;
  readonly view: ActiveView;
  readonly onChange: (next: SearchState) => void;
}

/** Chooses the view of a search, and saves the chosen filters as a view. */
export function ViewControl({ state, view, onChange }: ViewControlProps) {
  const { views } = useViews();
  const [isSaving, setSaving] = useState(false);
  const button = useFocusAfter(isSaving);
  const close = (): void => {
    setSaving(false);
  };
  return (
    <Group gap="xs" mb="sm">
      <NativeSelect
        size="xs"
        aria-label="View"
        maw="16rem"
        value={view.urn ?? WITHOUT_VIEW}
        data={optionsOf(views, view.urn)}
        onChange={({ currentTarget }) => {
          onChange({ ...state, view: currentTarget.value, page: 1 });
        }}
      />
      {state.filters.length > 0 && (
        <Button
          ref={button}
          size="compact-sm"
          variant="default"
          onClick={() => {
            setSaving(true);
          }}
        >
          Save the filters as a view…
        </Button>
      )}
      {isSaving && (
        <Suspense>
          <SaveViewDialog state={state} onChange={onChange} onClose={close} />
        </Suspense>
      )}
    </Group>
  );
}

/** Own views, then public ones. A view of the address that is in no list is offered by its URN, so that the choice is shown. */
function optionsOf({ own, others }: Views, active: string | undefined) {
  const toOption = ({ urn, name }: { readonly urn: string; readonly name: string }) => ({
    value: urn,
    label: name,
  });
  const isListed = [...own, ...others].some(({ urn }) => urn === active);
  return [
    { value: WITHOUT_VIEW, label: 'No view' },
    ...(active !== undefined && !isListed ? [{ value: active, label: 'Another view' }] : []),
    ...(own.length > 0 ? [{ group: 'Your views', items: own.map(toOption) }] : []),
    ...(others.length > 0 ? [{ group: 'Public views', items: others.map(toOption) }] : []),
  ];
}
