import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { DialogForm } from '../../../edit/dialog-form.js';
import { CreatePost, UpdatePost, type PostFactsFragment } from './posts.graphql.js';

export interface PostDialogProps {
  /** Undefined: a new announcement. */
  readonly stored?: PostFactsFragment;
  readonly onClose: () => void;
}

/** An announcement: a title, a text in Markdown, and a link. What the form does not show stays. */
export function PostDialog({ stored, onClose }: PostDialogProps) {
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
      isBusy={create.isPending || update.isPending}
      isDisabled={title.trim() === ''}
      error={create.error ?? update.error}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextInput
        label="Title"
        required
        data-autofocus
        value={title}
        onChange={({ currentTarget }) => {
          setTitle(currentTarget.value);
        }}
      />
      <Textarea
        label="Text"
        description="Markdown"
        autosize
        minRows={3}
        maxRows={12}
        value={description}
        onChange={({ currentTarget }) => {
          setDescription(currentTarget.value);
        }}
      />
      <TextInput
        label="Link"
        description="Begins with https:// or http://"
        value={link}
        onChange={({ currentTarget }) => {
          setLink(currentTarget.value);
        }}
      />
    </DialogForm>
  );
}
