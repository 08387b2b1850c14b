import { Button, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { onChecked } from '../../parts/form-events.js';
import { Empty } from '../../parts/empty.js';
import { EntityLink } from '../../parts/entity-link.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem, Loading } from '../../parts/states.js';
import { TimeText } from '../../parts/time-text.js';
import classes from './changes.module.css';
import { useLiveChanges, type Change } from './use-live-changes.js';

/** The change log of the catalog as a live feed. `runId` and `actor` in the address filter it. */
export function ChangesPage() {
  const [parameters] = useSearchParams();
  const [isLive, setLive] = useState(true);
  const runId = parameters.get('runId');
  const actor = parameters.get('actor');
  const { changes, error, loadOlder, isLoadingOlder } = useLiveChanges(
    { ...(runId !== null && { runId }), ...(actor !== null && { actor }) },
    isLive,
  );
  return (
    <Stack gap="sm">
      <PageTitle>Changes</PageTitle>
      <Group justify="space-between">
        <Title order={1}>Changes</Title>
        <Switch label="Show new changes live" checked={isLive} onChange={onChecked(setLive)} />
      </Group>
      {(runId ?? actor) !== null && (
        <Text size="sm">
          Only changes of {runId === null ? `the actor ${String(actor)}` : `the run ${runId}`}.{' '}
          <Link to="/changes">Show all</Link>
        </Text>
      )}
      {error !== undefined && <Problem error={error} />}
      {changes === undefined && error === undefined && <Loading />}
      {changes?.length === 0 && <Empty title="No changes yet">Every write is listed here immediately.</Empty>}
      {changes !== undefined && changes.length > 0 && <ChangeTable changes={changes} />}
      {loadOlder !== undefined && (
        <Button
          variant="default"
          size="compact-md"
          loading={isLoadingOlder}
          onClick={loadOlder}
          w="fit-content"
        >
          Show older changes
        </Button>
      )}
    </Stack>
  );
}

function ChangeTable({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col">Change</th>
          <th scope="col">Who</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </tbody>
    </table>
  );
}

function ChangeRow({ change }: { readonly change: Change }) {
  const { time, urn, entity, aspects, isDeletion, actor, runId } = change;
  return (
    <tr>
      <td className={classes.time}>
        <TimeText time={time} />
      </td>
      <td>
        {entity ? <EntityLink entity={entity} tab="History" /> : <code className={classes.urn}>{urn}</code>}
      </td>
      <td>
        {isDeletion
          ? 'Deleted'
          : aspects.map(({ name, operation }) => `${name} (${wordOf(operation)})`).join(', ')}
      </td>
      <td>
        {actor && <EntityLink entity={actor} hasMark={false} />}
        {runId !== null && (
          <Link to={`/ingestion/${encodeURIComponent(runId)}`} className={classes.run} title={`Run ${runId}`}>
            {runId}
          </Link>
        )}
      </td>
    </tr>
  );
}

/** Returns the words of an operation: `UPSERT` → `upsert`, `DELETE_POINTS` → `delete points`. */
function wordOf(operation: string): string {
  return operation.toLowerCase().replaceAll('_', ' ');
}
