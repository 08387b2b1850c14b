import { Button, Group, Text, Title, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { useOperation } from '../../../api/use-operation.js';
import { onText } from '../../../parts/form-events.js';
import { DataTable, type Column } from '../../../parts/data-table.js';
import { Empty } from '../../../parts/empty.js';
import { PageControl } from '../../../parts/page-control.js';
import { Problem, Loading } from '../../../parts/states.js';
import { TimeText } from '../../../parts/time-text.js';
import { usePageNumber } from '../../../parts/page-number.js';
import { DialogForm } from '../../../edit/dialog-form.js';
import { ConfirmButton } from '../confirm-button.js';
import { DeletePost, Posts, type PostFactsFragment, CreatePost, UpdatePost } from './posts.graphql.js';

const PAGE_SIZE = 20;

/** Announcements of the home page: create, change, delete. */
export function PostsPage() {
  const { page, setPage } = usePageNumber();
  const [edited, setEdited] = useState<PostFactsFragment | 'new'>();
  const { data, error, refetch } = useOperation(
    Posts,
    { start: (page - 1) * PAGE_SIZE },
    { keepsPrevious: true },
  );
  const remove = useMutateOperation(DeletePost);
  const found = data?.listPosts;
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>Announcements</Title>
        <Button size="compact-md" onClick={() => setEdited('new')}>
          New announcement…
        </Button>
      </Group>
      <Text c="dimmed" size="sm">
        Everybody sees those of the home page there, the latest first, and can hide them.
      </Text>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {remove.error && <Problem error={remove.error} title="The announcement was not deleted" />}
      {data === undefined && !error && <Loading />}
      {found?.total === 0 && <Empty title="There are no announcements" />}
      {found && found.posts.length > 0 && (
        <DataTable
          label="Announcements"
          columns={columns(setEdited, ({ urn, content }) => (
            <ConfirmButton
              label="Delete"
              consequence={`This permanently deletes the announcement “${content.title}”.`}
              isBusy={remove.isPending && remove.variables.urn === urn}
              onConfirm={() => remove.mutate({ urn })}
            />
          ))}
          rows={found.posts}
          keyOf={({ urn }) => urn}
        />
      )}
      <PageControl total={found?.total ?? 0} size={PAGE_SIZE} page={page} onChange={setPage} />
      {edited && (
        <PostDialog {...(edited !== 'new' && { stored: edited })} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

function columns(
  onEdit: (post: PostFactsFragment) => void,
  deleteButton: Column<PostFactsFragment>['cell'],
): readonly Column<PostFactsFragment>[] {
  return [
    { id: 'title', title: 'Title', cell: ({ content }) => content.title },
    { id: 'text', title: 'Text', cell: ({ content }) => content.description ?? content.link },
    {
      id: 'place',
      title: 'Shown on',
      width: '8rem',
      cell: ({ postType }) => (postType === 'ENTITY_ANNOUNCEMENT' ? 'an entity' : 'the home page'),
    },
    {
      id: 'time',
      title: 'Changed',
      width: '9rem',
      cell: ({ lastModified }) => <TimeText time={lastModified.time} />,
    },
    {
      id: 'actions',
      title: 'Actions',
      width: '10rem',
      cell: (post) => (
        <Group gap={4}>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Edit ${post.content.title}`}
            onClick={() => onEdit(post)}
          >
            Edit…
          </Button>
          {deleteButton(post)}
        </Group>
      ),
    },
  ];
}

interface PostDialogProps {
  /** Undefined: a new announcement. */
  readonly stored?: PostFactsFragment;
  readonly onClose: () => void;
}

/** An announcement: a title, a text in Markdown, and a link. What the form does not show stays. */
function PostDialog({ stored, onClose }: PostDialogProps) {
  const [title, setTitle] = useState(stored?.content.title ?? '');
  const [description, setDescription] = useState(stored?.content.description ?? '');
  const [link, setLink] = useState(stored?.content.link ?? '');
  const create = useMutateOperation(CreatePost);
  const update = useMutateOperation(UpdatePost);
  const submit = (): void => {
    const content = {
      title: title.trim(),
      description: description.trim() === '' ? null : description,
      link: link.trim() === '' ? null : link.trim(),
      contentType:
        stored?.content.contentType ?? (link.trim() === '' ? ('TEXT' as const) : ('LINK' as const)),
      ...(stored?.content.media && { media: stored.content.media }),
    };
    const postType = stored?.postType ?? 'HOME_PAGE_ANNOUNCEMENT';
    if (stored) update.mutate({ input: { urn: stored.urn, postType, content } }, { onSuccess: onClose });
    else create.mutate({ input: { postType, content } }, { onSuccess: onClose });
  };
  return (
    <DialogForm
      title={stored ? 'Edit the announcement' : 'New announcement'}
      label={stored ? 'Save' : 'Publish'}
      change={{ isPending: create.isPending || update.isPending, error: create.error ?? update.error }}
      isDisabled={title.trim() === ''}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextInput label="Title" required data-autofocus value={title} onChange={onText(setTitle)} />
      <Textarea
        label="Text"
        description="Markdown"
        minRows={3}
        maxRows={12}
        value={description}
        onChange={onText(setDescription)}
      />
      <TextInput
        label="Link"
        description="Begins with https:// or http://"
        value={link}
        onChange={onText(setLink)}
      />
    </DialogForm>
  );
}
