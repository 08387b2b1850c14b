import { SimpleGrid, Stack, Title, Code, Text, Anchor, CloseButton, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOperation } from '../../api/use-operation.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem, Loading, Refusal } from '../../parts/states.js';
import { EntityLink } from '../../parts/entity-link.js';
import { useMe } from '../../shell/use-me.js';
import { searchAddress } from '../../types/addresses.js';
import { TimeText } from '../../parts/time-text.js';
import { readViewed } from '../../usage/recently-viewed.js';
import { safeStorage } from '../../parts/safe-storage.js';
import { useMutateOperation } from '../../api/use-mutate-operation.js';
import { Markdown } from '../../parts/markdown.js';
import { isWebAddress } from '../../parts/links.js';
import type { PostFactsFragment } from '../settings/posts/posts.graphql.js';
import { Attention } from './attention.js';
import { CountList } from './count-list.js';
import { countsOf, type Counts } from './counts-of.js';
import { EntityLinks } from '../../api/entities.graphql.js';
import { HomeCounts, HomeOwned, HomeRecent, HidePost, HomePosts } from './home-page.graphql.js';
import classes from './home.module.css';

/** Number of values that each field lists at first, and after "Show all". The service lists at most 2000. */
const FIRST_COUNT = 100;
const MAX_COUNT = 2000;

/** Contents of the catalog, latest changes, and problems. Each block loads independently. */
export function HomePage() {
  const [most, setMost] = useState(FIRST_COUNT);
  const { data, error, isPending, refetch } = useOperation(HomeCounts, { most }, { keepsPrevious: true });
  const counts = countsOf(data?.aggregateAcrossEntities?.facets ?? []);
  const isEmpty = data !== undefined && counts.kinds.counts.every(({ isBuiltIn }) => isBuiltIn);
  const loadAll = (): void => {
    setMost(MAX_COUNT);
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

/** Instructions for filling an empty catalog. */
function EmptyCatalog() {
  const { origin } = location;
  return (
    <Stack gap="md" maw="44rem">
      <Title order={2}>The catalog is empty</Title>
      <Text>There are two ways to fill it.</Text>
      <div>
        <Title order={3}>Load the sample data</Title>
        <Text mb={4}>It describes an invented bike-rental company with about 190 entities.</Text>
        <Code block>npm run sample-data</Code>
      </div>
      <div>
        <Title order={3}>Run your connectors</Title>
        <Text mb={4}>Existing connectors work unmodified. Let their recipes write to this address:</Text>
        <Code block>{`sink:\n  type: datahub-rest\n  config:\n    server: ${origin}`}</Code>
        <Text mt="xs">Files that connectors wrote are loaded by the command line:</Text>
        <Code block>node dist/cli/main.js load FILE...</Code>
      </div>
    </Stack>
  );
}

/** Entities that the user owns. */
function OwnedBlock() {
  const owner = useMe()?.corpUser.urn;
  const { data } = useOperation(HomeOwned, { owner: owner ?? '' }, { enabled: owner !== undefined });
  const found = data?.searchAcrossEntities;
  return (
    <section>
      <Title order={2} mb="xs">
        Yours
      </Title>
      {found?.total === 0 && (
        <Text c="dimmed" size="sm">
          You own nothing yet. Add yourself as an owner on the page of an asset.
        </Text>
      )}
      <ul className={classes.list}>
        {found?.searchResults.map(({ entity }) => (
          <li key={entity.urn} className={classes.row}>
            <EntityLink entity={entity} />
          </li>
        ))}
      </ul>
      {found && owner !== undefined && found.total > found.searchResults.length && (
        <Anchor component={Link} to={searchAddress('', { owners: owner })} size="sm">
          All {found.total.toLocaleString('en')}
        </Anchor>
      )}
    </section>
  );
}

/** The most recently changed entities, with the times of their changes. */
function RecentBlock() {
  const { data, error, refetch } = useOperation(HomeRecent, {});
  return (
    <section>
      <Title order={2} mb="xs">
        Recently changed
      </Title>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Loading />}
      <ul className={classes.list}>
        {data?.recentlyChanged.map(({ entity, time }) => (
          <li key={entity.urn} className={classes.row}>
            <EntityLink entity={entity} />
            <span className={classes.aside}>
              <TimeText time={time} />
            </span>
          </li>
        ))}
      </ul>
      <Anchor component={Link} to="/changes" size="sm">
        All changes
      </Anchor>
    </section>
  );
}

/** The most recently opened entities in this browser. */
function ViewedBlock() {
  const [urns] = useState(() => readViewed(safeStorage));
  const { data } = useOperation(EntityLinks, { urns }, { enabled: urns.length > 0 });
  return (
    <section>
      <Title order={2} mb="xs">
        Recently viewed
      </Title>
      {urns.length === 0 && (
        <Text c="dimmed" size="sm">
          The pages that you open in this browser are listed here.
        </Text>
      )}
      <ul className={classes.list}>
        {data?.entities?.map(
          (entity) =>
            entity && (
              <li key={entity.urn} className={classes.row}>
                <EntityLink entity={entity} />
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

/** Announcements that the user has not hidden, latest first. Nothing is shown if there are none, or if they cannot be loaded. */
function PostsBlock() {
  const { data } = useOperation(HomePosts, {});
  const hide = useMutateOperation(HidePost);
  const hidden = new Set(data?.me?.corpUser.settings?.homePage?.dismissedAnnouncementUrns ?? []);
  const shown = (data?.listPosts?.posts ?? []).filter(
    ({ urn, postType }) => postType === 'HOME_PAGE_ANNOUNCEMENT' && !hidden.has(urn),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="announcements">
      <Title order={2} id="announcements" mb="xs">
        Announcements
      </Title>
      {hide.error && <Refusal error={hide.error} />}
      <ul className={classes.posts}>
        {shown.map((post) => (
          <PostItem key={post.urn} post={post} onHide={() => hide.mutate({ urn: post.urn })} />
        ))}
      </ul>
    </section>
  );
}

interface PostItemProps {
  readonly post: PostFactsFragment;
  readonly onHide: () => void;
}

function PostItem({ post: { content, lastModified }, onHide }: PostItemProps) {
  const { title, description, link } = content;
  return (
    <li className={classes.post}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={3} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        <Group gap="xs" wrap="nowrap">
          <span className={classes.aside}>
            <TimeText time={lastModified.time} />
          </span>
          <CloseButton size="sm" aria-label={`Hide ${title}`} onClick={onHide} />
        </Group>
      </Group>
      {description !== null && description !== '' && <Markdown text={description} />}
      {link !== null && isWebAddress(link) && (
        <Anchor href={link} target="_blank" rel="noreferrer noopener" size="sm">
          {link}
        </Anchor>
      )}
    </li>
  );
}
