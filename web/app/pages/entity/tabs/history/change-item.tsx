import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EntityLink } from '../../../../parts/entity-link.js';
import { ChangedValues } from './changed-values.js';
import { operationText, type Change } from './changes.js';
import classes from './history.module.css';
import type { HistoryInput } from './use-history.js';

export interface ChangeItemProps {
  readonly urn: string;
  readonly change: Change;
  /** Input of the history page that contains the change. */
  readonly page: HistoryInput;
}

/** One change, which expands to show its diff. The address holds the expanded change. */
export function ChangeItem({ urn, change, page }: ChangeItemProps) {
  const body = useId();
  const [parameters, setParameters] = useSearchParams();
  const isOpen = parameters.get('change') === change.id;
  const toggle = (): void => {
    setParameters((before) => {
      const after = new URLSearchParams(before);
      if (isOpen) after.delete('change');
      else after.set('change', change.id);
      return after;
    });
  };
  return (
    <li className={classes.change}>
      <div className={classes.line}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={toggle}
        >
          <IconChevronRight size={14} aria-hidden className={classes.chevron} />
          <TimeOfDay time={change.time} />
          <span className={classes.what}>
            {change.aspectName !== null && <strong>{change.aspectName}</strong>} {operationText(change)}
          </span>
          {change.version !== null && <span className={classes.faint}>version {change.version}</span>}
        </button>
        <Who change={change} />
      </div>
      <div id={body}>{isOpen && <ChangedValues urn={urn} change={change} page={page} />}</div>
    </li>
  );
}

function Who({ change: { actor, runId } }: { readonly change: Change }) {
  return (
    <span className={classes.who}>
      {actor && <EntityLink entity={actor} />}
      {runId !== null && (
        <Link to={`/ingestion/${encodeURIComponent(runId)}`} className={classes.run}>
          run {runId}
        </Link>
      )}
    </span>
  );
}

function TimeOfDay({ time }: { readonly time: number }) {
  const moment = new Date(time);
  return (
    <time dateTime={moment.toISOString()} className={classes.time} title={moment.toLocaleString()}>
      {moment.toLocaleTimeString('en-GB')}
    </time>
  );
}
