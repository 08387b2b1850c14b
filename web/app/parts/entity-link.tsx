import { Link } from 'react-router';
import type { EntityLinkFragment } from '../api/fragments.graphql.js';
import { entityAddress } from '../types/addresses.js';
import { kindOf } from '../types/entity-link.js';
import type { TabName } from '../types/entity-types.js';
import { typeOfUrn } from '../types/urn.js';
import classes from './entity-link.module.css';
import { PlatformMark, EntityIcon } from './icons.js';

export interface EntityLinkProps {
  readonly entity: EntityLinkFragment;
  /** The tab that the link opens. */
  readonly tab?: TabName;
  /** False: show only the name. */
  readonly hasMark?: boolean;
}

/** Name of an entity as a link to its page, with the mark of its platform or kind. Long names end with an ellipsis. */
export function EntityLink({ entity, tab, hasMark = true }: EntityLinkProps) {
  const { urn, overview } = entity;
  const type = typeOfUrn(urn);
  const title = `${kindOf(entity)} ${overview.name}`;
  return (
    <Link to={entityAddress(urn, tab)} className={classes.link} title={title}>
      {hasMark &&
        (overview.platform && type !== 'dataPlatform' ? (
          <PlatformMark name={overview.platform.name} size={14} />
        ) : (
          <EntityIcon type={type} size={14} />
        ))}
      <span className={classes.name}>{overview.name}</span>
    </Link>
  );
}
