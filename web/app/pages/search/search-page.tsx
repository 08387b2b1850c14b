import { Title } from '@mantine/core';
import { PageTitle } from '../../parts/page-title.js';
import { SearchView } from './search-view.js';
import classes from './search-view.module.css';
import { EVERYWHERE } from './state/search-variables.js';
import { useSearchState } from './state/use-search-state.js';
import { useActiveView } from './views/active-view.js';
import { ViewControl } from './views/view-control.js';

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
