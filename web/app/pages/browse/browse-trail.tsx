import { Breadcrumbs } from '@mantine/core';
import { Link } from 'react-router';
import { browseAddress, type BrowsePath } from '../../browse/browse-path.js';
import { entityAddress } from '../../types/addresses.js';
import classes from './browse-page.module.css';

export interface BrowseTrailProps {
  readonly place: BrowsePath;
  /** A name for each step. */
  readonly names: readonly string[];
}

/** Links to the ancestors of the shown place and, if the place is an entity, to its page. */
export function BrowseTrail({ place, names }: BrowseTrailProps) {
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
