import { Anchor, CloseButton, Group, Title } from '@mantine/core';
import { useMutateOperation } from '../../api/use-mutate-operation.js';
import { useOperation } from '../../api/use-operation.js';
import { Refusal } from '../../edit/refusal.js';
import { Markdown } from '../../parts/markdown.js';
import { TimeText } from '../../parts/time-text.js';
import { isWebAddress } from '../../types/web-address.js';
import type { PostFactsFragment } from '../settings/posts/posts.graphql.js';
import { HidePost, HomePosts } from './home-page.graphql.js';
import classes from './home.module.css';

/** Announcements that the user has not hidden, latest first. Nothing is shown if there are none, or if they cannot be loaded. */
export function PostsBlock() {
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
          <PostItem
            key={post.urn}
            post={post}
            onHide={() => {
              hide.mutate({ urn: post.urn });
            }}
          />
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
