import { Stack, Title, VisuallyHidden } from '@mantine/core';
import { typeOfUrn } from '../../../../types/urn.js';
import type { TabProps } from '../../entity-of-page.js';
import { AssertionRuns } from './assertion-runs.js';
import { DatasetRuns } from './dataset-runs.js';
import { JobRuns } from './job-runs.js';
import { RunDetails } from './run-details.js';

/** Runs of a job, runs that used a dataset, checks of an assertion, or the details of one run. */
export function RunsTab({ entity: { urn } }: TabProps) {
  return (
    <Stack gap="md">
      <VisuallyHidden>
        <Title order={2}>Runs</Title>
      </VisuallyHidden>
      <RunsOf urn={urn} />
    </Stack>
  );
}

function RunsOf({ urn }: { readonly urn: string }) {
  switch (typeOfUrn(urn)) {
    case 'assertion':
      return <AssertionRuns urn={urn} />;
    case 'dataProcessInstance':
      return <RunDetails urn={urn} />;
    case 'dataset':
      return <DatasetRuns urn={urn} />;
    default:
      return <JobRuns urn={urn} />;
  }
}
