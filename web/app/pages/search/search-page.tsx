import { Title, Button, Group, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { PageTitle } from '../../parts/page-title.js';
import { useFocusAfter } from '../../parts/use-return-focus.js';
import { SearchView } from './search-view.js';
import classes from './search-view.module.css';
import { EVERYWHERE } from './state/search-variables.js';
import { useSearchState, type SearchState } from './state/search-state.js';
import { useActiveView, WITHOUT_VIEW, type ActiveView } from './views/active-view.js';
import { useViews, type Views } from './views/use-views.js';

/** `/search?query=…`: hits with facets at the side. */
export function SearchPage() {
  const [state, change] = useSearchState();
  const view = useActiveView(state.view);
  const typed = state.query.trim();
  return (
    <>
      <PageTitle>{typed === '' ? 'Search' : `${typed} · Search`}</PageTitle>
      <Title order={1} className={classes.title} lineClamp={2}>
        {typed === '' || typed === '*' ? 'All entities' : `Results for “${typed}”`}
      </Title>
      <ViewControl state={state} view={view} onChange={change} />
      <SearchView state={state} scope={EVERYWHERE} onChange={change} view={view} />
    </>
  );
}

const SaveViewDialog = lazy(async () => ({
  default: (await import('./views/save-view-dialog.js')).SaveViewDialog,
}));

interface ViewControlProps {
  readonly state: SearchState;
  readonly view: ActiveView;
  readonly onChange: (next: SearchState) => void;
}

/** Chooses the view of a search, and saves the chosen filters as a view. */
function ViewControl({ state, view, onChange }: ViewControlProps) {
  const { views } = useViews();
  const [isSaving, saving] = useDisclosure();
  const button = useFocusAfter(isSaving);
  const close = (): void => {
    saving.close();
  };
  return (
    <Group gap="xs" mb="sm">
      <NativeSelect
        size="xs"
        aria-label="View"
        maw="16rem"
        value={view.urn ?? WITHOUT_VIEW}
        data={optionsOf(views, view.urn)}
        onChange={({ currentTarget }) => onChange({ ...state, view: currentTarget.value, page: 1 })}
      />
      {state.filters.length > 0 && (
        <Button ref={button} size="compact-sm" variant="default" onClick={saving.open}>
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
