import { Title } from '@mantine/core';
import { useLocation } from 'react-router';
import { useOperation } from '../../api/use-operation.js';
import { BrowseNames } from '../../browse/browse.graphql.js';
import { keyOfPath, labelOfTree, readBrowsePath, type BrowsePath } from '../../browse/browse-path.js';
import { scopeOf } from '../../browse/browse-scope.js';
import { BrowseTree } from '../../browse/browse-tree.js';
import { PageTitle } from '../../parts/page-title.js';
import { describeEntityType } from '../../types/entity-types.js';
import { nameOfUrn } from '../../types/urn.js';
import { SearchView } from '../search/search-view.js';
import { useSearchState } from '../search/state/use-search-state.js';
import { MissingPage } from '../missing/missing-page.js';
import { BrowseTrail } from './browse-trail.js';
import classes from './browse-page.module.css';

/** The page `/browse/<tree>/<step>…`. */
export function BrowsePage() {
  const { pathname } = useLocation();
  const place = readBrowsePath(pathname);
  return place === undefined ? <MissingPage /> : <Place place={place} />;
}

/** The tree of places, and the contents of the chosen place. */
function Place({ place }: { readonly place: BrowsePath }) {
  const [state, change] = useSearchState();
  const names = useStepNames(place);
  const title = names.at(-1) ?? 'Browse';
  return (
    <div className={classes.page}>
      <PageTitle>{names.length === 0 ? title : `${title} · Browse`}</PageTitle>
      <nav className={classes.tree} aria-label="Places">
        <BrowseTree place={place} />
      </nav>
      <div className={classes.results}>
        <BrowseTrail place={place} names={names} />
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        <SearchView key={keyOfPath(place)} state={state} scope={scopeOf(place)} onChange={change} isNarrow />
      </div>
    </div>
  );
}

/** Loads the display name of each step of a path. */
function useStepNames(place: BrowsePath): string[] {
  const urns = place.filter((step) => step.startsWith('urn:li:'));
  const { data, isPending } = useOperation(
    BrowseNames,
    { urns },
    { enabled: urns.length > 0, keepsPrevious: true },
  );
  const found = new Map(
    data?.entities?.flatMap((entity) => (entity ? [[entity.urn, entity.overview.name]] : [])),
  );
  return place.map((step, index) => {
    if (index === 0) return labelOfTree(step);
    if (index === 1 && place[0] === 'type') return describeEntityType(step).plural;
    if (isPending && urns.includes(step)) return '…';
    return found.get(step) ?? nameOfUrn(step);
  });
}
