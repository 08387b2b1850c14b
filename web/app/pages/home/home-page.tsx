import { SimpleGrid, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useOperation } from '../../api/use-operation.js';
import { Loading } from '../../parts/loading.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem } from '../../parts/problem.js';
import { Attention } from './attention.js';
import { CountList } from './count-list.js';
import { countsOf, type Counts } from './counts-of.js';
import { EmptyCatalog } from './empty-catalog.js';
import { HomeCounts } from './home-page.graphql.js';
import { OwnedBlock } from './owned-block.js';
import { PostsBlock } from './posts-block.js';
import { RecentBlock } from './recent-block.js';
import { ViewedBlock } from './viewed-block.js';

/** Number of values that each field lists at first, and after "Show all". The service lists at most 2000. */
const FIRST = 100;
const MOST = 2000;

/** Contents of the catalog, latest changes, and problems. Each block loads independently. */
export function HomePage() {
  const [most, setMost] = useState(FIRST);
  const { data, error, isPending, refetch } = useOperation(HomeCounts, { most }, { keepsPrevious: true });
  const counts = countsOf(data?.aggregateAcrossEntities?.facets ?? []);
  const isEmpty = data !== undefined && counts.kinds.counts.every(({ isBuiltIn }) => isBuiltIn);
  const loadAll = (): void => {
    setMost(MOST);
  };
  return (
    <Stack gap="lg">
      <PageTitle>{''}</PageTitle>
      <Title order={1}>Catalog</Title>
      <PostsBlock />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {isPending && <Loading label="Counting entities" />}
      {isEmpty && <EmptyCatalog />}
      {data !== undefined && !isEmpty && (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="xl">
            <CountList title="Kinds" {...withoutBuiltIn(counts.kinds)} onLoadAll={loadAll} />
            <CountList title="Platforms" {...counts.platforms} onLoadAll={loadAll} />
            <CountList title="Domains" {...counts.domains} onLoadAll={loadAll} />
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

function withoutBuiltIn({ counts }: Counts): Counts {
  const shown = counts.filter(({ isBuiltIn }) => !isBuiltIn);
  return { counts: shown, total: shown.length };
}
