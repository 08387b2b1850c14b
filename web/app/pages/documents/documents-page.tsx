import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { FilterBox } from '../../parts/filter-box.js';
import { Empty } from '../../parts/empty.js';
import { PageTitle } from '../../parts/page-title.js';
import { useMe } from '../../shell/use-me.js';
import { decodeSafely } from '../../types/addresses.js';
import { DocumentPage } from './document-page.js';
import { DocumentTree } from './tree/document-tree.js';
import { ImportDialog } from './import/import-dialog.js';
import { NewDocumentDialog } from './edit/new-document-dialog.js';
import classes from './documents.module.css';

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
      <Button
        size="compact-sm"
        onClick={() => {
          setOpen('new');
        }}
      >
        New document…
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          setOpen('import');
        }}
      >
        Import files…
      </Button>
      {open === 'new' && <NewDocumentDialog parent={parent} onClose={close} />}
      {open === 'import' && <ImportDialog parent={parent} onClose={close} />}
    </Group>
  );
}
