import { Anchor, Button, CloseButton, Group, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { useOperation } from '../../../api/use-operation.js';
import { Empty } from '../../../parts/empty.js';
import { Loading } from '../../../parts/loading.js';
import { Problem } from '../../../parts/problem.js';
import { CancelSourceRun, SourceRun } from '../sources.graphql.js';
import classes from '../sources.module.css';
import { ReportFacts } from './report-facts.js';
import { RunLog } from './run-log.js';
import { readReport } from './read-report.js';
import { refreshWhileRunning, runStateOf } from './run-state.js';
import { RunStateText } from './run-state-text.js';

export interface RunDetailsProps {
  readonly source: string;
  /** URN of the request. */
  readonly run: string;
  readonly onClose: () => void;
}

/** State, report and log of one run. They refresh until the run has ended. */
export function RunDetails({ source, run, onClose }: RunDetailsProps) {
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
                onClick={() => {
                  cancel.mutate({ source, run });
                }}
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
