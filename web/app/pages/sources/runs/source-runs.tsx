import { Title, UnstyledButton, Anchor, Button, CloseButton, Group, Stack, Text } from '@mantine/core';
import { useSearchParams, Link } from 'react-router';
import { withParameter } from '../../../parts/parameters.js';
import { useOperation } from '../../../api/use-operation.js';
import { DataTable, type Column } from '../../../parts/data-table.js';
import { Empty } from '../../../parts/empty.js';
import { EntityLink } from '../../../parts/entity-link.js';
import { PageControl } from '../../../parts/page-control.js';
import { Problem, Loading } from '../../../parts/states.js';
import { TimeText } from '../../../parts/time-text.js';
import { usePageNumber } from '../../../parts/page-number.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import {
  SourceRuns as SourceRunsOperation,
  type RunOfSourceFragment,
  CancelSourceRun,
  SourceRun,
} from '../sources.graphql.js';
import classes from '../sources.module.css';
import { refreshWhileRunning, durationText, runStateOf } from './run-state.js';
import { RunStateText, RunLog } from './run-log.js';
import { readReport, type ReportNote, type RunReport } from './read-report.js';

const PAGE_SIZE = 10;

/** The runs of a source, latest first. The address names the run whose details are open. */
export function SourceRuns({ source }: { readonly source: string }) {
  const { page, setPage } = usePageNumber();
  const [parameters, setParameters] = useSearchParams();
  const chosen = parameters.get('run');
  const { data, error, refetch } = useOperation(
    SourceRunsOperation,
    { urn: source, start: (page - 1) * PAGE_SIZE },
    {
      keepsPrevious: true,
      refreshesAfter: (answer) => refreshWhileRunning(answer?.ingestionSource?.executions?.executionRequests),
    },
  );
  const found = data?.ingestionSource?.executions;
  const choose = (run: string | undefined): void => {
    setParameters((before) => withParameter(before, 'run', run), { replace: true });
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
      <PageControl total={found?.total ?? 0} size={PAGE_SIZE} page={page} onChange={setPage} />
      {chosen !== null && (
        <RunDetails key={chosen} source={source} run={chosen} onClose={() => choose(undefined)} />
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
          onClick={() => onChoose(urn === chosen ? undefined : urn)}
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

interface RunDetailsProps {
  readonly source: string;
  /** URN of the request. */
  readonly run: string;
  readonly onClose: () => void;
}

/** State, report and log of one run. They refresh until the run has ended. */
function RunDetails({ source, run, onClose }: RunDetailsProps) {
  const { data, error, refetch } = useOperation(
    SourceRun,
    { urn: run },
    {
      refreshesAfter: (answer) =>
        refreshWhileRunning(answer?.executionRequest ? [answer.executionRequest] : undefined),
    },
  );
  const cancel = useMutateOperation(CancelSourceRun);
  const found = data?.executionRequest;
  const report = readReport(found?.result?.structuredReport?.serializedValue ?? '');
  return (
    <Stack component="section" gap="sm" mt="md" className={classes.details ?? ''} aria-labelledby="run">
      <Group justify="space-between" wrap="nowrap">
        <Title order={3} id="run">
          Details of the run
        </Title>
        <CloseButton aria-label="Close the details" onClick={onClose} />
      </Group>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Loading lines={3} />}
      {found === null && <Empty title="There is no such run" />}
      {found && (
        <>
          <Group gap="md">
            <RunStateText run={found} />
            <Anchor component={Link} size="sm" to={`/ingestion/${encodeURIComponent(run)}`}>
              What it wrote, and rollback
            </Anchor>
            {runStateOf(found).isUnderWay && (
              <Button
                size="compact-sm"
                variant="default"
                loading={cancel.isPending}
                onClick={() => cancel.mutate({ source, run })}
              >
                Cancel the run
              </Button>
            )}
          </Group>
          {cancel.error && <Problem error={cancel.error} title="The run was not cancelled" />}
          {report && <ReportFacts report={report} />}
          <RunLog log={found.result?.report ?? ''} name={run} />
        </>
      )}
    </Stack>
  );
}

/** Number of notes of a kind that are shown. The log has all of them. */
const SHOWN = 50;

/** What the connector reported: written records, failures, warnings and remarks. */
function ReportFacts({ report: { written, failures, warnings, infos } }: { readonly report: RunReport }) {
  return (
    <>
      {written !== undefined && (
        <Text size="sm">{`${written.toLocaleString('en')} records reached the catalog.`}</Text>
      )}
      <Notes title="Failures" notes={failures} />
      <Notes title="Warnings" notes={warnings} />
      <Notes title="Remarks" notes={infos} />
    </>
  );
}

function Notes({ title, notes }: { readonly title: string; readonly notes: readonly ReportNote[] }) {
  if (notes.length === 0) return null;
  const left = notes.length - SHOWN;
  return (
    <section aria-label={title}>
      <Title order={4}>{`${title} (${notes.length.toLocaleString('en')})`}</Title>
      <ul className={classes.notes}>
        {notes.slice(0, SHOWN).map((note, index) => (
          // A report may repeat a note.
          <li key={index}>
            {note.title !== '' && <strong>{note.title}: </strong>}
            {note.message}
            {note.context.length > 0 && (
              <Text span size="xs" c="dimmed">
                {` ${note.context.join(', ')}`}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {left > 0 && <Text size="xs" c="dimmed">{`${left.toLocaleString('en')} more are in the log.`}</Text>}
    </section>
  );
}
