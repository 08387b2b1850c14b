import { Button, Group, Stack } from '@mantine/core';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { useOperation } from '../../../api/use-operation.js';
import { Problem } from '../../../parts/problem.js';
import { RunLog } from '../runs/run-log.js';
import { refreshWhileRunning } from '../runs/run-state.js';
import { RunStateText } from '../runs/run-state-text.js';
import { SourceRun, TestSourceConnection } from '../sources.graphql.js';

export interface ConnectionTestProps {
  readonly recipe: string;
  /** Empty: the version of the executor. */
  readonly version: string;
  readonly isDisabled: boolean;
}

/** Tries whether the recipe can connect, without reading metadata. */
export function ConnectionTest({ recipe, version, isDisabled }: ConnectionTestProps) {
  const test = useMutateOperation(TestSourceConnection);
  const run = test.data?.createTestConnectionRequest ?? undefined;
  const { data, error } = useOperation(
    SourceRun,
    { urn: run ?? '' },
    {
      enabled: run !== undefined,
      refreshesAfter: (answer) =>
        refreshWhileRunning(answer?.executionRequest ? [answer.executionRequest] : undefined),
    },
  );
  const found = run === undefined ? undefined : data?.executionRequest;
  return (
    <Stack gap="xs">
      <Group gap="md">
        <Button
          size="compact-md"
          variant="default"
          disabled={isDisabled}
          loading={test.isPending}
          onClick={() => {
            test.mutate({ recipe, version: version.trim() === '' ? null : version.trim() });
          }}
        >
          Test the connection
        </Button>
        <span role="status">{found && <RunStateText run={found} />}</span>
      </Group>
      {test.error && <Problem error={test.error} title="The connection was not tested" />}
      {error && <Problem error={error} />}
      {found?.result && run !== undefined && <RunLog log={found.result.report ?? ''} name={run} />}
    </Stack>
  );
}
