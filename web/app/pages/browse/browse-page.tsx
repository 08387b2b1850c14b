import { Title, Breadcrumbs } from '@mantine/core';
import { useLocation, Link } from 'react-router';
import { useOperation } from '../../api/use-operation.js';
import { EntityNames } from '../../api/entities.graphql.js';
import {
  keyOfPath,
  labelOfTree,
  readBrowsePath,
  type BrowsePath,
  browseAddress,
} from '../../browse/browse-path.js';
import { scopeOf } from '../../browse/browse-scope.js';
import { BrowseTree } from '../../browse/browse-tree.js';
import { PageTitle } from '../../parts/page-title.js';
import { describeEntityType } from '../../types/entity-types.js';
import { nameOfUrn } from '../../types/urn.js';
import { entityAddress } from '../../types/addresses.js';
import { SearchView } from '../search/search-view.js';
import { useSearchState } from '../search/state/search-state.js';
import { MissingPage } from '../missing/missing-page.js';
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
    EntityNames,
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

interface BrowseTrailProps {
  readonly place: BrowsePath;
  /** A name for each step. */
  readonly names: readonly string[];
}

/** Links to the ancestors of the shown place and, if the place is an entity, to its page. */
function BrowseTrail({ place, names }: BrowseTrailProps) {
  const last = place.at(-1) ?? '';
  if (place.length < 2) return null;
  return (
    <div className={classes.trail}>
      <Breadcrumbs separatorMargin={6} className={classes.crumbs ?? ''}>
        {names.slice(0, -1).map((name, index) => (
          <Link key={index} to={browseAddress(place.slice(0, index + 1))}>
            {name}
          </Link>
        ))}
      </Breadcrumbs>
      {last.startsWith('urn:li:') && <Link to={entityAddress(last)}>Open the entity page</Link>}
    </div>
  );
}
