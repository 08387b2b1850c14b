import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { Refusal } from '../../../edit/refusal.js';
import { entityAddress } from '../../../types/addresses.js';
import { ConfirmButton } from '../../settings/confirm-button.js';
import { DOCUMENTS } from '../document-addresses.js';
import type { ShownDocument } from '../document-page.js';
import { isDraft, titleOf } from '../document-title.js';
import { DeleteDocument, SetDocumentState } from '../documents.graphql.js';
import { MoveDialog } from './move-dialog.js';

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
  const [isMoving, setMoving] = useState(false);
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
        onClick={() => {
          setState.mutate({ input: { urn, state: isDraft(document) ? 'PUBLISHED' : 'UNPUBLISHED' } });
        }}
      >
        {isDraft(document) ? 'Publish' : 'Make it a draft'}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          setMoving(true);
        }}
      >
        Move…
      </Button>
      {setState.error && <Refusal error={setState.error} />}
      {isMoving && (
        <MoveDialog
          document={document}
          onClose={() => {
            setMoving(false);
          }}
        />
      )}
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
        onConfirm={() => {
          remove.mutate({ urn }, { onSuccess: () => void navigate(DOCUMENTS) });
        }}
      />
      {remove.error && <Refusal error={remove.error} />}
    </>
  );
}
