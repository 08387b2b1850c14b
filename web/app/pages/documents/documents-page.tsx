import { Button, Group, Stack, Text, Title, Checkbox, TextInput, FileInput, Alert } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { onChecked, onText } from '../../parts/form-events.js';
import { FilterBox } from '../../parts/filter-box.js';
import { Empty } from '../../parts/empty.js';
import { PageTitle } from '../../parts/page-title.js';
import { useMe } from '../../shell/use-me.js';
import { decodeSafely, documentAddress } from '../../types/addresses.js';
import type { AnswerOf } from '../../api/operation.js';
import { useMutateOperation } from '../../api/use-mutate-operation.js';
import { DialogForm } from '../../edit/dialog-form.js';
import { request } from '../../api/request.js';
import { DocumentPage } from './document-page.js';
import { DocumentTree } from './document-tree.js';
import classes from './documents.module.css';
import { CreateDocument, ImportDocuments } from './documents.graphql.js';

/** `/documents` shows the documents as a tree, `/documents/<URN>` one of them beside it. */
export function DocumentsPage() {
  const urn = decodeSafely(useLocation().pathname.replace(/\/+$/, '').split('/').slice(2).join('/'));
  const [query, setQuery] = useState('');
  const current = urn === '' ? undefined : urn;
  return (
    <div className={classes.layout} data-chosen={current !== undefined || undefined}>
      <aside className={classes.side} aria-label="Documents">
        <Actions parent={current} />
        <FilterBox label="Find documents" value={query} onChange={setQuery} />
        <DocumentTree current={current} query={query.trim()} />
      </aside>
      {current === undefined ? (
        <Stack gap="sm">
          <PageTitle>Documents</PageTitle>
          <Title order={1}>Documents</Title>
          <Text c="dimmed" size="sm">
            Texts about data: runbooks, decisions, questions and answers. You see published documents, and
            your own drafts.
          </Text>
          <Empty title="Choose a document to read it" />
        </Stack>
      ) : (
        <DocumentPage key={current} urn={current} />
      )}
    </div>
  );
}

/** @param parent URN of the document that is shown; a new document can be below it */
function Actions({ parent }: { readonly parent: string | undefined }) {
  const [open, setOpen] = useState<'new' | 'import'>();
  const canManage = useMe()?.platformPrivileges.manageDocuments === true;
  const close = (): void => {
    setOpen(undefined);
  };
  if (!canManage) return null;
  return (
    <Group gap="xs">
      <Button size="compact-sm" onClick={() => setOpen('new')}>
        New document…
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setOpen('import')}>
        Import files…
      </Button>
      {open === 'new' && <NewDocumentDialog parent={parent} onClose={close} />}
      {open === 'import' && <ImportDialog parent={parent} onClose={close} />}
    </Group>
  );
}

interface DocumentDialogProps {
  /** URN of the document that is shown. */
  readonly parent: string | undefined;
  readonly onClose: () => void;
}

/** Creates a draft and opens it. */
function NewDocumentDialog({ parent, onClose }: DocumentDialogProps) {
  const [title, setTitle] = useState('');
  const [isBelow, setBelow] = useState(true);
  const navigate = useNavigate();
  const create = useMutateOperation(CreateDocument);
  const submit = (): void => {
    const place = parent !== undefined && isBelow ? { parentDocument: parent } : {};
    create.mutate(
      { input: { title: title.trim(), contents: { text: '' }, ...place } },
      {
        onSuccess: ({ createDocument }) => {
          onClose();
          void navigate(documentAddress(createDocument));
        },
      },
    );
  };
  return (
    <DialogForm
      title="New document"
      label="Create"
      change={create}
      isDisabled={title.trim() === ''}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextInput
        label="Title"
        description="It is a draft until you publish it."
        required
        data-autofocus
        value={title}
        onChange={onText(setTitle)}
      />
      {parent !== undefined && (
        <Checkbox label="Below the document that is shown" checked={isBelow} onChange={onChecked(setBelow)} />
      )}
    </DialogForm>
  );
}

/** Imports text files as documents, and tells which files were refused and why. */
function ImportDialog({ parent, onClose }: DocumentDialogProps) {
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
      change={{ isPending, error }}
      isDisabled={files.length === 0 || data !== undefined}
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
        <Checkbox label="Below the document that is shown" checked={isBelow} onChange={onChecked(setBelow)} />
      )}
      <Text size="sm" c="dimmed">
        Imported documents are published at once.
      </Text>
      {data && <ImportOutcome outcome={data} />}
    </DialogForm>
  );
}

type Outcome = AnswerOf<typeof ImportDocuments>['importDocumentsFromFiles'];

/** What an import did with the files. */
function ImportOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { createdCount, updatedCount, failedCount, errors } = outcome;
  return (
    <Alert
      role="status"
      color={failedCount > 0 ? 'yellow' : 'leaf'}
      title={`Created: ${createdCount.toLocaleString('en')} · updated: ${updatedCount.toLocaleString('en')} · refused: ${failedCount.toLocaleString('en')}`}
    >
      {errors.length > 0 && (
        <ul className={classes.list}>
          {errors.map((error) => (
            <li key={error}>
              <Text size="sm">{error}</Text>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
