import { IconChevronRight } from '@tabler/icons-react';
import { useId, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Text } from '@mantine/core';
import { withParameter } from '../../../../parts/parameters.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import { useOperation } from '../../../../api/use-operation.js';
import { Problem, Loading } from '../../../../parts/states.js';
import { comparableJson } from '../raw/json-text.js';
import { JsonView } from '../raw/json-view.js';
import { operationText, type Change, type HistoryInput } from './changes.js';
import classes from './history.module.css';
import { DiffTable } from '../../../../parts/diff-table.js';
import { diffLines, sideBySide } from '../../../../parts/line-diff.js';
import { HistoryValues } from './history.graphql.js';

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
    setParameters((before) => withParameter(before, 'change', isOpen ? undefined : change.id));
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

interface ChangedValuesProps {
  readonly urn: string;
  readonly change: Change;
  readonly page: HistoryInput;
}

/** The values before and after a change side by side; one value if the other does not exist. */
function ChangedValues({ urn, change, page }: ChangedValuesProps) {
  const { data, error, isPending, refetch } = useOperation(HistoryValues, { urn, input: page });
  if (error)
    return <Problem error={error} title="The values could not be loaded" onRetry={() => void refetch()} />;
  if (isPending) return <Loading lines={3} label="Loading the values" />;
  const values = data.entity?.history.changes.find(({ id }) => id === change.id);
  const before = values?.before ?? null;
  const after = values?.after ?? null;
  if (before === null && after === null) {
    return (
      <Text size="sm" c="dimmed" py="xs">
        {change.aspectName === null
          ? 'All aspects were deleted.'
          : 'The values of this change are no longer kept.'}
      </Text>
    );
  }
  const subject = change.aspectName ?? 'the entity';
  if (before !== null && after !== null) return <Difference {...{ before, after, subject }} />;
  return (
    <>
      <Text size="sm" c="dimmed" py={4}>
        {before === null ? 'The written value. No previous value is known.' : 'The value before the change.'}
      </Text>
      <JsonView text={comparableJson(before ?? after ?? '')} label={`Value of ${subject}`} />
    </>
  );
}

interface DifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly subject: string;
}

function Difference({ before, after, subject }: DifferenceProps) {
  const rows = useMemo(() => {
    const [left, right] = [before, after].map((value) => comparableJson(value).split('\n'));
    return sideBySide(diffLines(left ?? [], right ?? []));
  }, [before, after]);
  if (rows.every(({ kind }) => kind === 'same')) {
    return (
      <>
        <Text size="sm" c="dimmed" py={4}>
          The same value was written again.
        </Text>
        <JsonView text={comparableJson(after)} label={`Value of ${subject}`} />
      </>
    );
  }
  return <DiffTable rows={rows} label={`Changes of ${subject}`} />;
}
