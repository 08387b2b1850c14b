import { Title, UnstyledButton } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useOperation } from '../../../api/use-operation.js';
import { DataTable, type Column } from '../../../parts/data-table.js';
import { Empty } from '../../../parts/empty.js';
import { EntityLink } from '../../../parts/entity-link.js';
import { Loading } from '../../../parts/loading.js';
import { PageControl } from '../../../parts/page-control.js';
import { Problem } from '../../../parts/problem.js';
import { TimeText } from '../../../parts/time-text.js';
import { usePageNumber } from '../../../parts/use-page-number.js';
import { SourceRuns as SourceRunsOperation, type RunOfSourceFragment } from '../sources.graphql.js';
import classes from '../sources.module.css';
import { durationText } from './duration-text.js';
import { RunDetails } from './run-details.js';
import { refreshWhileRunning } from './run-state.js';
import { RunStateText } from './run-state-text.js';

const PAGE = 10;

/** The runs of a source, latest first. The address names the run whose details are open. */
export function SourceRuns({ source }: { readonly source: string }) {
  const { page, setPage } = usePageNumber();
  const [parameters, setParameters] = useSearchParams();
  const chosen = parameters.get('run');
  const { data, error, refetch } = useOperation(
    SourceRunsOperation,
    { urn: source, start: (page - 1) * PAGE },
    {
      keepsPrevious: true,
      refreshesAfter: (answer) => refreshWhileRunning(answer?.ingestionSource?.executions?.executionRequests),
    },
  );
  const found = data?.ingestionSource?.executions;
  const choose = (run: string | undefined): void => {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (run === undefined) next.delete('run');
        else next.set('run', run);
        return next;
      },
      { replace: true },
    );
  };
  return (
    <section aria-labelledby="runs">
      <Title order={2} id="runs" mb="xs">
        Runs
      </Title>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Loading />}
      {found?.executionRequests.length === 0 && page === 1 && (
        <Empty title="It has not run yet">“Run now” starts the first run.</Empty>
      )}
      {found !== undefined && found !== null && found.executionRequests.length > 0 && (
        <DataTable
          label="Runs"
          columns={columns(chosen, choose)}
          rows={found.executionRequests}
          keyOf={({ urn }) => urn}
        />
      )}
      <PageControl total={found?.total ?? 0} size={PAGE} page={page} onChange={setPage} />
      {chosen !== null && (
        <RunDetails
          key={chosen}
          source={source}
          run={chosen}
          onClose={() => {
            choose(undefined);
          }}
        />
      )}
    </section>
  );
}

/** How a run was requested, by the type of its origin. */
const ORIGINS: Readonly<Record<string, string>> = {
  MANUAL_INGESTION_SOURCE: 'by hand',
  SCHEDULED_INGESTION_SOURCE: 'by the schedule',
  CLI_INGESTION_SOURCE: 'from the command line',
};

function columns(
  chosen: string | null,
  onChoose: (run: string | undefined) => void,
): readonly Column<RunOfSourceFragment>[] {
  return [
    {
      id: 'requested',
      title: 'Requested',
      cell: ({ urn, input }) => (
        <UnstyledButton
          className={classes.open ?? ''}
          aria-expanded={urn === chosen}
          onClick={() => {
            onChoose(urn === chosen ? undefined : urn);
          }}
        >
          <TimeText time={input.requestedAt} />
        </UnstyledButton>
      ),
    },
    { id: 'state', title: 'State', cell: (run) => <RunStateText run={run} /> },
    {
      id: 'duration',
      title: 'Duration',
      width: '8rem',
      cell: ({ result }) => (result?.durationMs == null ? '–' : durationText(result.durationMs)),
    },
    {
      id: 'by',
      title: 'Requested by',
      cell: ({ input: { actor, source } }) =>
        actor ? <EntityLink entity={actor} /> : (ORIGINS[source.type ?? ''] ?? 'unknown'),
    },
  ];
}
