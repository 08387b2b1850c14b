import { Badge, Group, Stack, Text, Title, Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useOperation } from '../../../api/use-operation.js';
import { DataTable, type Column } from '../../../parts/data-table.js';
import { Empty } from '../../../parts/empty.js';
import { Problem, Loading, Refusal } from '../../../parts/states.js';
import { Me } from '../../../shell/me.graphql.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { DialogForm } from '../../../edit/dialog-form.js';
import { useMe } from '../../../shell/use-me.js';
import { useChangeableViews, useViews, type View } from '../../search/views/use-views.js';
import { viewWords, filtersOf } from '../../search/views/view-definition.js';
import { readSearchState, writeSearchState } from '../../search/state/search-state.js';
import { WITHOUT_VIEW } from '../../search/views/active-view.js';
import {
  DeleteView,
  SetGlobalDefaultView,
  SetOwnDefaultView,
  UpdateView,
} from '../../search/views/views.graphql.js';
import { ViewFields, type ViewForm } from '../../search/views/view-fields.js';
import { ConfirmButton } from '../confirm-button.js';

/** The views of the user and of everybody: what they show, and which one applies by default. */
export function ViewsPage() {
  const { views, isLoaded, error, refetch } = useViews();
  const [edited, setEdited] = useState<View>();
  const defaults = useDefaultViews();
  const changeable = useChangeableViews();
  const columns: readonly Column<View>[] = [
    { id: 'name', title: 'Name', cell: (view) => <ViewName view={view} defaults={defaults} /> },
    { id: 'shows', title: 'Shows', cell: ({ definition }) => viewWords(definition) },
    {
      id: 'actions',
      title: 'Actions',
      width: '16rem',
      cell: (view) => (
        <ViewActions
          view={view}
          defaults={defaults}
          isChangeable={changeable.includes(view)}
          onEdit={setEdited}
        />
      ),
    },
  ];
  const rows = [...views.own, ...views.others];
  return (
    <>
      <Title order={1}>Views</Title>
      <Text c="dimmed" size="sm">
        A view is a saved filter of <Link to="/search">searches</Link>. Choose filters there and save them as
        a view.
      </Text>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!isLoaded && !error && <Loading />}
      {isLoaded && rows.length === 0 && (
        <Empty title="There are no views yet">Choose filters in a search, then save them as a view.</Empty>
      )}
      {rows.length > 0 && <DataTable label="Views" columns={columns} rows={rows} keyOf={({ urn }) => urn} />}
      {edited && <EditViewDialog view={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

/** URNs of the views that apply without a choice. */
export interface DefaultViews {
  readonly own: string | undefined;
  readonly ofAll: string | undefined;
}

function useDefaultViews(): DefaultViews {
  const { data } = useOperation(Me, {});
  return {
    own: data?.me?.corpUser.settings?.views?.defaultView?.urn,
    ofAll: data?.globalViewsSettings?.defaultView ?? undefined,
  };
}

interface ViewNameProps {
  readonly view: View;
  readonly defaults: DefaultViews;
}

function ViewName({ view: { urn, name, description, viewType }, defaults }: ViewNameProps) {
  return (
    <Stack gap={2}>
      <Link to={`/search?${new URLSearchParams({ query: '', view: urn }).toString()}`}>{name}</Link>
      {description !== null && description !== '' && (
        <Text size="xs" c="dimmed">
          {description}
        </Text>
      )}
      <Group gap={4}>
        {viewType === 'GLOBAL' && <Mark>Public</Mark>}
        {urn === defaults.own && <Mark>Your default</Mark>}
        {urn === defaults.ofAll && <Mark>Default of all users</Mark>}
      </Group>
    </Stack>
  );
}

function Mark({ children }: { readonly children: string }) {
  return (
    <Badge size="sm" variant="default">
      {children}
    </Badge>
  );
}

interface ViewActionsProps {
  readonly view: View;
  readonly defaults: DefaultViews;
  readonly isChangeable: boolean;
  readonly onEdit: (view: View) => void;
}

/** Buttons of a view: by default or not, rename, change the filter, delete. */
function ViewActions({ view, defaults, isChangeable, onEdit }: ViewActionsProps) {
  const { urn, name } = view;
  const remove = useMutateOperation(DeleteView);
  return (
    <Group gap={4}>
      <DefaultButtons view={view} defaults={defaults} />
      {isChangeable && (
        <>
          <FilterLink view={view} />
          <SmallButton label={`Edit ${name}`} onClick={() => onEdit(view)}>
            Edit…
          </SmallButton>
          <ConfirmButton
            label="Delete"
            consequence={`This permanently deletes the view ${name}. Searches that use it show everything then.`}
            isBusy={remove.isPending}
            onConfirm={() => remove.mutate({ urn })}
          />
          {remove.error && <Refusal error={remove.error} />}
        </>
      )}
    </Group>
  );
}

function DefaultButtons({
  view: { urn, name, viewType },
  defaults,
}: Pick<ViewActionsProps, 'view' | 'defaults'>) {
  const setOwn = useMutateOperation(SetOwnDefaultView);
  const setOfAll = useMutateOperation(SetGlobalDefaultView);
  const isManager = useMe()?.platformPrivileges.manageGlobalViews === true;
  const isOwn = urn === defaults.own;
  const isOfAll = urn === defaults.ofAll;
  const error = setOwn.error ?? setOfAll.error;
  return (
    <>
      <SmallButton
        label={`${isOwn ? 'Not my default' : 'My default'}: ${name}`}
        onClick={() => setOwn.mutate({ view: isOwn ? null : urn })}
      >
        {isOwn ? 'Not my default' : 'My default'}
      </SmallButton>
      {isManager && viewType === 'GLOBAL' && (
        <SmallButton
          label={`${isOfAll ? 'Not for all' : 'Default of all'}: ${name}`}
          onClick={() => setOfAll.mutate({ view: isOfAll ? null : urn })}
        >
          {isOfAll ? 'Not for all' : 'Default of all'}
        </SmallButton>
      )}
      {error && <Refusal error={error} />}
    </>
  );
}

/** Opens a search with the filters of the view, which can be changed and saved there. */
function FilterLink({ view }: { readonly view: View }) {
  const filters = filtersOf(view.definition);
  if (filters === undefined) return null;
  const state = { ...readSearchState(new URLSearchParams()), filters, view: WITHOUT_VIEW };
  return (
    <Button
      size="compact-xs"
      variant="default"
      component={Link}
      to={`/search?${writeSearchState(state).toString()}`}
      aria-label={`Change the filters of ${view.name}`}
    >
      Filters…
    </Button>
  );
}

interface SmallButtonProps {
  /** For screen readers. Contains the text of the button. */
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function SmallButton({ label, onClick, children }: SmallButtonProps) {
  return (
    <Button size="compact-xs" variant="default" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}

interface EditViewDialogProps {
  readonly view: View;
  readonly onClose: () => void;
}

/** Changes the name and the description of a view. */
function EditViewDialog({ view: { urn, name, description, viewType }, onClose }: EditViewDialogProps) {
  const [form, setForm] = useState<ViewForm>({ name, description: description ?? '', viewType });
  const update = useMutateOperation(UpdateView);
  return (
    <DialogForm
      title={`Edit ${name}`}
      label="Save"
      change={update}
      isDisabled={form.name.trim() === ''}
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
