import { Title } from '@mantine/core';
import { PageTitle } from '../../parts/page-title.js';
import { SearchView } from './search-view.js';
import classes from './search-view.module.css';
import { EVERYWHERE } from './state/search-variables.js';
import { useSearchState } from './state/use-search-state.js';

/** `/search?query=…`: hits with facets at the side. */
export function SearchPage() {
  const [state, change] = useSearchState();
  const typed = state.query.trim();
  return (
    <>
      <PageTitle>{typed === '' ? 'Search' : `${typed} · Search`}</PageTitle>
      <Title order={1} className={classes.title} lineClamp={2}>
        {typed === '' || typed === '*' ? 'All entities' : `Results for “${typed}”`}
      </Title>
      <SearchView state={state} scope={EVERYWHERE} onChange={change} />
    </>
  );
}
