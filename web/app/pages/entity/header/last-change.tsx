import { Link } from 'react-router';
import type { Overview } from '../../../edit/edit.js';
import { EntityLink } from '../../../parts/entity-link.js';
import { TimeText } from '../../../parts/time-text.js';
import classes from './header.module.css';

/** Time, actor and ingestion run of the last change of the entity. */
export function LastChange({ change }: { readonly change: Overview['lastChange'] }) {
  if (change === null) return null;
  const { time, actor, runId } = change;
  return (
    <span className={`${classes.inline ?? ''} ${classes.change ?? ''}`}>
      Changed <TimeText time={time} />
      {actor && (
        <>
          by <EntityLink entity={actor} hasMark={false} />
        </>
      )}
      {runId !== null && (
        <>
          in run <Link to={`/ingestion/${encodeURIComponent(runId)}`}>{runId}</Link>
        </>
      )}
    </span>
  );
}
