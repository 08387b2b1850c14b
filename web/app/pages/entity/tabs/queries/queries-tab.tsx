import { Stack, Title, VisuallyHidden } from '@mantine/core';
import { typeOfUrn } from '../../../../types/urn.js';
import type { TabProps } from '../../entity-of-page.js';
import { DatasetQueries } from './dataset-queries.js';
import { QueryPage } from './query-page.js';

/** Queries about a dataset, or the statement of the query of the page. */
export function QueriesTab({ entity: { urn } }: TabProps) {
  return (
    <Stack gap="lg">
      <VisuallyHidden>
        <Title order={2}>Queries</Title>
      </VisuallyHidden>
      {typeOfUrn(urn) === 'query' ? <QueryPage urn={urn} /> : <DatasetQueries urn={urn} />}
    </Stack>
  );
}
