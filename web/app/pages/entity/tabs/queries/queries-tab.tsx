import { Stack, Title, VisuallyHidden, Text, Group } from '@mantine/core';
import { Link } from 'react-router';
import { typeOfUrn } from '../../../../types/urn.js';
import { useOperation } from '../../../../api/use-operation.js';
import { Empty } from '../../../../parts/empty.js';
import { PageControl } from '../../../../parts/page-control.js';
import { Problem, Loading } from '../../../../parts/states.js';
import { entityAddress } from '../../../../types/addresses.js';
import { usePageNumber } from '../../../../parts/page-number.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import { Markdown } from '../../../../parts/markdown.js';
import { TimeText } from '../../../../parts/time-text.js';
import { CopyButton } from '../../../../parts/copy-button.js';
import type { TabProps } from '../../entity-of-page.js';
import { fieldName } from '../schema/field-path.js';
import {
  DatasetQueries as DatasetQueriesOperation,
  DatasetTopQueries,
  QueryDetails,
  type ListedQueryFragment,
} from './queries.graphql.js';
import { topStatements, subjectsByDataset } from './query-lists.js';
import classes from './queries-tab.module.css';

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

const PAGE_SIZE = 10;

/** Stored queries about a dataset, and the most frequent statements of its usage reports. */
function DatasetQueries({ urn }: { readonly urn: string }) {
  const { page, setPage } = usePageNumber();
  const start = (page - 1) * PAGE_SIZE;
  const stored = useOperation(
    DatasetQueriesOperation,
    { urn, start, count: PAGE_SIZE },
    { keepsPrevious: true },
  );
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
          <PageControl total={total} size={PAGE_SIZE} page={page} onChange={setPage} />
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

/** The statement of a query, and its subjects. */
function QueryPage({ urn }: { readonly urn: string }) {
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

/** Description, creator and creation time of a query. */
function QueryFacts({ properties }: { readonly properties: NonNullable<ListedQueryFragment['properties']> }) {
  const { description, source, createdOn, lastModified, origin } = properties;
  const isChanged = lastModified.time > createdOn.time;
  return (
    <>
      {description !== null && description.trim() !== '' && <Markdown text={description} />}
      <Group gap="xs" c="dimmed" fz="sm">
        <span>
          {source === 'MANUAL' ? 'Written by a person' : 'Found by a source'}{' '}
          <TimeText time={createdOn.time} />
        </span>
        {createdOn.actor && (
          <span>
            by <EntityLink entity={createdOn.actor} />
          </span>
        )}
        {isChanged && (
          <span>
            Changed <TimeText time={lastModified.time} />
          </span>
        )}
        {origin && (
          <span>
            Found in <EntityLink entity={origin} />
          </span>
        )}
      </Group>
    </>
  );
}

/** A statement as it was written. */
function Statement({ text }: { readonly text: string }) {
  return (
    <div className={classes.statement}>
      <pre className={classes.text} tabIndex={0} role="region" aria-label="Statement">
        {text}
      </pre>
      <div className={classes.copy}>
        <CopyButton text={text} label="Copy the statement" />
      </div>
    </div>
  );
}
