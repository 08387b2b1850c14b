import { lazy, Suspense } from 'react';
import { Route, Routes, Link } from 'react-router';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Loading, Problem } from '../../parts/states.js';
import { useOperation } from '../../api/use-operation.js';
import { DataTable, type Column } from '../../parts/data-table.js';
import { Empty } from '../../parts/empty.js';
import { PageTitle } from '../../parts/page-title.js';
import { TimeText } from '../../parts/time-text.js';
import { ListPages, ListSearch, usePagedSearch } from '../settings/paged-search.js';
import { scheduleWords } from './form/schedule-words.js';
import { refreshWhileRunning } from './runs/run-state.js';
import { RunStateText } from './runs/run-log.js';
import { NEW_SOURCE, sourceAddress } from '../../types/addresses.js';
import { Sources, type SourcesQuery } from './sources.graphql.js';

const SourcePage = lazy(async () => ({ default: (await import('./source-page.js')).SourcePage }));
const NewSourcePage = lazy(async () => ({
  default: (await import('./form/new-source-page.js')).NewSourcePage,
}));

/** `/sources` lists the ingestion sources, `/sources/new` creates one, `/sources/<URN>` shows one with its runs. */
export function SourcesPage() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route index element={<SourceList />} />
        <Route path="new" element={<NewSourcePage />} />
        <Route path=":source" element={<SourcePage />} />
      </Routes>
    </Suspense>
  );
}

type Source = NonNullable<SourcesQuery['listIngestionSources']>['ingestionSources'][number];

const COLUMNS: readonly Column<Source>[] = [
  { id: 'name', title: 'Name', cell: ({ urn, name }) => <Link to={sourceAddress(urn)}>{name}</Link> },
  { id: 'type', title: 'Connector', width: '10rem', cell: ({ type }) => type },
  { id: 'schedule', title: 'Schedule', cell: ({ schedule }) => scheduleWords(schedule) },
  { id: 'run', title: 'Last run', width: '15rem', cell: (source) => <LastRun source={source} /> },
];

/** The ingestion sources with their last runs. The list refreshes while one is running. */
function SourceList() {
  const { query, start } = usePagedSearch();
  const { data, error, refetch } = useOperation(
    Sources,
    { start, query: query === '' ? null : query },
    { keepsPrevious: true, refreshesAfter: (answer) => refreshWhileRunning(lastRunsOf(answer)) },
  );
  const found = data?.listIngestionSources;
  return (
    <Stack gap="sm">
      <PageTitle>Ingestion sources</PageTitle>
      <Group justify="space-between">
        <Title order={1}>Ingestion sources</Title>
        <Button size="compact-md" component={Link} to={NEW_SOURCE}>
          New source…
        </Button>
      </Group>
      <Text c="dimmed" size="sm">
        A source tells a connector what to read, and when. <Link to="/ingestion">All ingestion runs</Link>,
        also those of the command line, are listed by what they wrote.
      </Text>
      <ListSearch label="Find sources" />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Loading />}
      {found?.total === 0 && (
        <Empty title={query === '' ? 'There are no sources yet' : 'No source matches'}>
          {query === '' && 'Create one to read the metadata of a database, a dashboard tool or a file.'}
        </Empty>
      )}
      {found && found.total > 0 && (
        <>
          <DataTable
            label="Sources"
            columns={COLUMNS}
            rows={found.ingestionSources}
            keyOf={({ urn }) => urn}
          />
          <ListPages total={found.total} />
        </>
      )}
    </Stack>
  );
}

function LastRun({ source: { executions } }: { readonly source: Source }) {
  const run = executions?.executionRequests[0];
  if (run === undefined)
    return (
      <Text span size="sm" c="dimmed">
        never
      </Text>
    );
  return (
    <Group gap="xs">
      <RunStateText run={run} />
      <TimeText time={run.input.requestedAt} />
    </Group>
  );
}

function lastRunsOf(data: SourcesQuery | undefined) {
  return data?.listIngestionSources?.ingestionSources.flatMap(
    ({ executions }) => executions?.executionRequests ?? [],
  );
}
