import { Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useOperation } from '../../../../api/use-operation.js';
import { Empty } from '../../../../parts/empty.js';
import { Loading } from '../../../../parts/loading.js';
import { PageControl } from '../../../../parts/page-control.js';
import { Problem } from '../../../../parts/problem.js';
import { entityAddress } from '../../../../types/addresses.js';
import { usePageNumber } from '../../../../parts/use-page-number.js';
import { DatasetQueries as DatasetQueriesOperation, DatasetTopQueries } from './queries.graphql.js';
import { QueryFacts } from './query-facts.js';
import { Statement } from './statement.js';
import { topStatements } from './top-statements.js';

const PAGE = 10;

/** Stored queries about a dataset, and the most frequent statements of its usage reports. */
export function DatasetQueries({ urn }: { readonly urn: string }) {
  const { page, setPage } = usePageNumber();
  const start = (page - 1) * PAGE;
  const stored = useOperation(DatasetQueriesOperation, { urn, start, count: PAGE }, { keepsPrevious: true });
  const usage = useOperation(DatasetTopQueries, { urn });
  const error = stored.error ?? usage.error;
  if (error) return <Problem error={error} title="The queries could not be loaded" />;
  if (!stored.data || !usage.data) return <Loading label="Loading the queries" />;
  const results = stored.data.searchAcrossEntities;
  const total = results?.total ?? 0;
  const statements = topStatements(usage.data.dataset?.usageStats?.buckets ?? []);
  if (total === 0 && statements.length === 0) {
    return (
      <Empty title="No queries yet">
        Ingestion from query logs fills this tab, and the API stores queries that people want to keep.
      </Empty>
    );
  }
  return (
    <>
      {total > 0 && (
        <section>
          <Title order={3}>Stored queries</Title>
          {(results?.searchResults ?? []).map(({ entity }) =>
            'properties' in entity && entity.properties ? (
              <article key={entity.urn}>
                <Title order={4} size="md" mt="sm">
                  <Link to={entityAddress(entity.urn)}>{entity.properties.name ?? 'Unnamed query'}</Link>
                </Title>
                <QueryFacts properties={entity.properties} />
                <Statement text={entity.properties.statement.value} />
              </article>
            ) : null,
          )}
          <PageControl total={total} size={PAGE} page={page} onChange={setPage} />
        </section>
      )}
      {statements.length > 0 && (
        <section>
          <Title order={3}>Often run</Title>
          <Text size="sm" c="dimmed">
            Statements from usage reports, the most frequent first.
          </Text>
          {statements.map((text) => (
            <Statement key={text} text={text} />
          ))}
        </section>
      )}
    </>
  );
}
