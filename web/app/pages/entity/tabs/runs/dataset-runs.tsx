import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useOperation } from '../../../../api/use-operation.js';
import { RunList, RUN_PAGE } from './run-list.js';
import { DatasetRuns as DatasetRunsOperation } from './runs.graphql.js';
import { usePageNumber } from '../../../../parts/use-page-number.js';

/** Runs that wrote or read a dataset. */
export function DatasetRuns({ urn }: { readonly urn: string }) {
  const [params, setParams] = useSearchParams();
  const { page, setPage } = usePageNumber();
  const isReading = params.get('runs') === 'read';
  const answer = useOperation(
    DatasetRunsOperation,
    { urn, start: (page - 1) * RUN_PAGE, count: RUN_PAGE, direction: isReading ? 'OUTGOING' : 'INCOMING' },
    { keepsPrevious: true },
  );
  return (
    <>
      <SegmentedControl
        size="xs"
        w="fit-content"
        aria-label="Which runs"
        data={[
          { value: 'wrote', label: 'Wrote it' },
          { value: 'read', label: 'Read it' },
        ]}
        value={isReading ? 'read' : 'wrote'}
        onChange={(value) => {
          setParams(value === 'read' ? { runs: value } : {});
        }}
      />
      <RunList
        answer={answer}
        runs={answer.data?.dataset?.runs}
        page={page}
        onPage={setPage}
        hasJobs
        empty={`No known run has ${isReading ? 'read' : 'written'} this dataset. Tools that run jobs report the inputs and outputs of each run.`}
      />
    </>
  );
}
