import { Text } from '@mantine/core';
import { useState } from 'react';
import type { EntityLinkFragment } from '../../../api/fragments/entity-link.graphql.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { DialogForm } from '../../../edit/dialog-form.js';
import { PickedField } from '../../../edit/picked-field.js';
import type { ShownDocument } from '../document-page.js';
import { titleOf } from '../document-title.js';
import { MoveDocument } from '../documents.graphql.js';

export interface MoveDialogProps {
  readonly document: ShownDocument;
  readonly onClose: () => void;
}

/** Moves a document, with everything below it, below another one or to the top. */
export function MoveDialog({ document, onClose }: MoveDialogProps) {
  const [parent, setParent] = useState<EntityLinkFragment | null>(null);
  const move = useMutateOperation(MoveDocument);
  return (
    <DialogForm
      title={`Move ${titleOf(document)}`}
      label="Move"
      isBusy={move.isPending}
      error={move.error}
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
