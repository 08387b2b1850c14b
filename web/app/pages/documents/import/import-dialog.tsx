import { Checkbox, FileInput, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../api/request.js';
import { DialogForm } from '../../../edit/dialog-form.js';
import { ImportDocuments } from '../documents.graphql.js';
import { ImportOutcome } from './import-outcome.js';

export interface ImportDialogProps {
  /** URN of the document that is shown. */
  readonly parent: string | undefined;
  readonly onClose: () => void;
}

/** Imports text files as documents, and tells which files were refused and why. */
export function ImportDialog({ parent, onClose }: ImportDialogProps) {
  const [files, setFiles] = useState<File[]>([]);
  const [isBelow, setBelow] = useState(parent !== undefined);
  const queries = useQueryClient();
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      const documents = await Promise.all(
        files.map(async (file) => ({ fileName: file.name, content: await file.text() })),
      );
      const place = parent !== undefined && isBelow ? { parentDocumentUrn: parent } : {};
      return (await request(ImportDocuments, { input: { documents, ...place } })).importDocumentsFromFiles;
    },
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <DialogForm
      title="Import files"
      label="Import"
      isBusy={isPending}
      isDisabled={files.length === 0 || data !== undefined}
      error={error}
      onSubmit={() => {
        if (!isPending) mutate();
      }}
      onCancel={onClose}
      cancelLabel={data === undefined ? 'Cancel' : 'Done'}
    >
      <FileInput
        label="Files"
        description="Markdown, HTML and other texts. A file of a known name updates its document."
        placeholder="Choose files"
        multiple
        clearable
        clearButtonProps={{ 'aria-label': 'Choose no files' }}
        accept=".md,.markdown,.txt,.html,.htm,.rst,.csv,.json,.yaml,.yml,.sql,text/*"
        value={files}
        onChange={(chosen) => {
          setFiles(chosen);
          reset();
        }}
      />
      {parent !== undefined && (
        <Checkbox
          label="Below the document that is shown"
          checked={isBelow}
          onChange={({ currentTarget }) => {
            setBelow(currentTarget.checked);
          }}
        />
      )}
      <Text size="sm" c="dimmed">
        Imported documents are published at once.
      </Text>
      {data && <ImportOutcome outcome={data} />}
    </DialogForm>
  );
}
