import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { Refusal } from '../../../edit/refusal.js';
import { useMe } from '../../../shell/use-me.js';
import { readSearchState, writeSearchState } from '../../search/state/search-state.js';
import { WITHOUT_VIEW } from '../../search/views/active-view.js';
import type { View } from '../../search/views/use-views.js';
import { filtersOf } from '../../search/views/view-definition.js';
import { DeleteView, SetGlobalDefaultView, SetOwnDefaultView } from '../../search/views/views.graphql.js';
import { ConfirmButton } from '../confirm-button.js';
import type { DefaultViews } from './views-page.js';

export interface ViewActionsProps {
  readonly view: View;
  readonly defaults: DefaultViews;
  readonly isChangeable: boolean;
  readonly onEdit: (view: View) => void;
}

/** Buttons of a view: by default or not, rename, change the filter, delete. */
export function ViewActions({ view, defaults, isChangeable, onEdit }: ViewActionsProps) {
  const { urn, name } = view;
  const remove = useMutateOperation(DeleteView);
  return (
    <Group gap={4}>
      <DefaultButtons view={view} defaults={defaults} />
      {isChangeable && (
        <>
          <FilterLink view={view} />
          <SmallButton
            label={`Edit ${name}`}
            onClick={() => {
              onEdit(view);
            }}
          >
            Edit…
          </SmallButton>
          <ConfirmButton
            label="Delete"
            consequence={`This permanently deletes the view ${name}. Searches that use it show everything then.`}
            isBusy={remove.isPending}
            onConfirm={() => {
              remove.mutate({ urn });
            }}
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
        onClick={() => {
          setOwn.mutate({ view: isOwn ? null : urn });
        }}
      >
        {isOwn ? 'Not my default' : 'My default'}
      </SmallButton>
      {isManager && viewType === 'GLOBAL' && (
        <SmallButton
          label={`${isOfAll ? 'Not for all' : 'Default of all'}: ${name}`}
          onClick={() => {
            setOfAll.mutate({ view: isOfAll ? null : urn });
          }}
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
