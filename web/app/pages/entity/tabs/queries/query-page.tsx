import { Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useOperation } from '../../../../api/use-operation.js';
import { Empty } from '../../../../parts/empty.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import { Loading } from '../../../../parts/loading.js';
import { Problem } from '../../../../parts/problem.js';
import { entityAddress } from '../../../../types/addresses.js';
import { fieldName } from '../schema/field-path.js';
import { QueryDetails } from './queries.graphql.js';
import { QueryFacts } from './query-facts.js';
import { Statement } from './statement.js';
import { subjectsByDataset } from './subjects-by-dataset.js';

/** The statement of a query, and its subjects. */
export function QueryPage({ urn }: { readonly urn: string }) {
  const { data, error, isPending } = useOperation(QueryDetails, { urn });
  if (error) return <Problem error={error} title="The query could not be loaded" />;
  if (isPending) return <Loading label="Loading the query" />;
  const { query } = data;
  if (!query?.properties) return <Empty title="The query has no statement" />;
  const subjects = subjectsByDataset(query.subjects ?? []);
  return (
    <>
      <div>
        <QueryFacts properties={query.properties} />
        <Statement text={query.properties.statement.value} />
      </div>
      {subjects.length > 0 && (
        <section>
          <Title order={3}>Subjects</Title>
          <Stack component="ul" gap={4} my="xs" pl="lg">
            {subjects.map(({ dataset, columns }) => (
              <li key={dataset.urn}>
                <EntityLink entity={dataset} tab="Queries" />
                {columns.length > 0 && ': '}
                {columns.map(({ urn: column, fieldPath }, index) => (
                  <span key={column}>
                    {index > 0 && ', '}
                    <Link to={entityAddress(column)}>{fieldName(fieldPath)}</Link>
                  </span>
                ))}
              </li>
            ))}
          </Stack>
        </section>
      )}
    </>
  );
}
