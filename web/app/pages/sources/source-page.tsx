import { Anchor, Stack, Title } from '@mantine/core';
import { Link, useParams, useSearchParams } from 'react-router';
import { useOperation } from '../../api/use-operation.js';
import { Loading } from '../../parts/loading.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem } from '../../parts/problem.js';
import { MissingPage } from '../missing/missing-page.js';
import { SourceEditor } from './form/source-editor.js';
import { SourceRuns } from './runs/source-runs.js';
import { SOURCES, sourceAddress } from './source-addresses.js';
import { SourceFacts } from './source-facts.js';
import { Source } from './sources.graphql.js';

/** `/sources/<URN>` shows a source with its runs; with `edit=true` its form. */
export function SourcePage() {
  const { source: urn = '' } = useParams();
  const [parameters] = useSearchParams();
  const { data, error, refetch } = useOperation(Source, { urn });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  const source = data.ingestionSource;
  if (source === null)
    return (
      <MissingPage title="No such source" sought={urn}>
        The catalog has no ingestion source with this URN, or you may not view it:
      </MissingPage>
    );
  return (
    <Stack gap="md">
      <PageTitle>{source.name}</PageTitle>
      <Anchor component={Link} to={SOURCES} size="sm">
        All sources
      </Anchor>
      <Title order={1} style={{ overflowWrap: 'anywhere' }}>
        {source.name}
      </Title>
      {parameters.get('edit') === 'true' ? (
        <SourceEditor key={urn} stored={source} cancelAddress={sourceAddress(urn)} />
      ) : (
        <>
          <SourceFacts source={source} />
          <SourceRuns source={urn} />
        </>
      )}
    </Stack>
  );
}
