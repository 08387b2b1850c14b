import { SimpleGrid, Stack, Title } from '@mantine/core';
import { useOperation } from '../../api/use-operation.js';
import { Loading } from '../../parts/loading.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem } from '../../parts/problem.js';
import { Attention } from './attention.js';
import { CountList } from './count-list.js';
import { countsOf } from './counts-of.js';
import { EmptyCatalog } from './empty-catalog.js';
import { HomeCounts } from './home-page.graphql.js';
import { OwnedBlock } from './owned-block.js';
import { RecentBlock } from './recent-block.js';
import { ViewedBlock } from './viewed-block.js';

/** Contents of the catalog, latest changes, and what needs attention. Each block loads independently. */
export function HomePage() {
  const { data, error, isPending, refetch } = useOperation(HomeCounts, {});
  const counts = countsOf(data?.aggregateAcrossEntities?.facets ?? []);
  const isEmpty = data !== undefined && counts.kinds.every(({ isBuiltIn }) => isBuiltIn);
  return (
    <Stack gap="lg">
      <PageTitle>{''}</PageTitle>
      <Title order={1}>Catalog</Title>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {isPending && <Loading label="Counting entities" />}
      {isEmpty && <EmptyCatalog />}
      {data !== undefined && !isEmpty && (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="xl">
            <CountList title="Kinds" counts={counts.kinds.filter(({ isBuiltIn }) => !isBuiltIn)} />
            <CountList title="Platforms" counts={counts.platforms} />
            <CountList title="Domains" counts={counts.domains} />
          </SimpleGrid>
          <Attention />
        </>
      )}
      {!isEmpty && (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="xl">
          <RecentBlock />
          <ViewedBlock />
          <OwnedBlock />
        </SimpleGrid>
      )}
    </Stack>
  );
}
