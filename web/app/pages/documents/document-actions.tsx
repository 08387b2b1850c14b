import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMutateOperation } from '../../api/use-mutate-operation.js';
import { Refusal } from '../../parts/states.js';
import { DialogForm } from '../../edit/dialog-form.js';
import { entityAddress, DOCUMENTS } from '../../types/addresses.js';
import type { EntityLinkFragment } from '../../api/fragments.graphql.js';
import { PickedField } from '../../edit/entity-picker.js';
import { ConfirmButton } from '../settings/confirm-button.js';
import { isDraft, titleOf, type ShownDocument } from './document-tree.js';
import { DeleteDocument, SetDocumentState, MoveDocument } from './documents.graphql.js';

export interface DocumentActionsProps {
  readonly document: ShownDocument;
  readonly onEdit: () => void;
}

/** Buttons of a document: edit, publish, move, delete; and a link to its page with owners, tags and history. */
export function DocumentActions({ document, onEdit }: DocumentActionsProps) {
  const { urn, privileges } = document;
  return (
    <Group gap="xs">
      {privileges?.canEdit === true && <EditButtons document={document} onEdit={onEdit} />}
      {privileges?.canManageEntity === true && <DeleteButton document={document} />}
      <Button size="compact-sm" variant="default" component={Link} to={entityAddress(urn)}>
        Owners, tags, history
      </Button>
    </Group>
  );
}

function EditButtons({ document, onEdit }: DocumentActionsProps) {
  const [isMoving, moving] = useDisclosure();
  const { urn } = document;
  const setState = useMutateOperation(SetDocumentState);
  return (
    <>
      <Button size="compact-sm" onClick={onEdit}>
        Edit
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        loading={setState.isPending}
        onClick={() =>
          setState.mutate({ input: { urn, state: isDraft(document) ? 'PUBLISHED' : 'UNPUBLISHED' } })
        }
      >
        {isDraft(document) ? 'Publish' : 'Make it a draft'}
      </Button>
      <Button size="compact-sm" variant="default" onClick={moving.open}>
        Move…
      </Button>
      {setState.error && <Refusal error={setState.error} />}
      {isMoving && <MoveDialog document={document} onClose={moving.close} />}
    </>
  );
}

function DeleteButton({ document }: Pick<DocumentActionsProps, 'document'>) {
  const { urn } = document;
  const navigate = useNavigate();
  const remove = useMutateOperation(DeleteDocument);
  return (
    <>
      <ConfirmButton
        label="Delete"
        consequence={`This deletes the document ${titleOf(document)}. Documents below it stay.`}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ urn }, { onSuccess: () => void navigate(DOCUMENTS) })}
      />
      {remove.error && <Refusal error={remove.error} />}
    </>
  );
}

interface MoveDialogProps {
  readonly document: ShownDocument;
  readonly onClose: () => void;
}

/** Moves a document, with everything below it, below another one or to the top. */
function MoveDialog({ document, onClose }: MoveDialogProps) {
  const [parent, setParent] = useState<EntityLinkFragment | null>(null);
  const move = useMutateOperation(MoveDocument);
  return (
    <DialogForm
      title={`Move ${titleOf(document)}`}
      label="Move"
      change={move}
      onSubmit={() => {
        const input = { urn: document.urn, parentDocument: parent?.urn ?? null };
        move.mutate({ input }, { onSuccess: onClose });
      }}
      onCancel={onClose}
    >
      <PickedField
        label="New parent"
        types={['document']}
        picked={parent}
        hidden={[document.urn]}
        onChange={setParent}
      />
      <Text size="sm" c="dimmed">
        {parent === null ? 'Without a parent, it moves to the top.' : 'Everything below it moves, too.'}
      </Text>
    </DialogForm>
  );
}
