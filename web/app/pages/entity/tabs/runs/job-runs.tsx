import { useOperation } from '../../../../api/use-operation.js';
import { RunList, RUN_PAGE } from './run-list.js';
import { JobRuns as JobRunsOperation } from './runs.graphql.js';
import { usePageNumber } from '../../../../parts/use-page-number.js';

/** Runs of a job, newest first. */
export function JobRuns({ urn }: { readonly urn: string }) {
  const { page, setPage } = usePageNumber();
  const start = (page - 1) * RUN_PAGE;
  const answer = useOperation(JobRunsOperation, { urn, start, count: RUN_PAGE }, { keepsPrevious: true });
  return (
    <RunList
      answer={answer}
      runs={answer.data?.dataJob?.runs}
      page={page}
      onPage={setPage}
      empty="Tools that run the job report its runs, e.g. the Airflow plugin of the ingestion client."
    />
  );
}
