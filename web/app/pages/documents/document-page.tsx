import {
  Anchor,
  Badge,
  Breadcrumbs,
  Group,
  Stack,
  Text,
  Title,
  Button,
  SegmentedControl,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOperation } from '../../api/use-operation.js';
import { onText } from '../../parts/form-events.js';
import { Empty } from '../../parts/empty.js';
import { EntityLink } from '../../parts/entity-link.js';
import { Markdown } from '../../parts/markdown.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem, Loading, Refusal } from '../../parts/states.js';
import { TimeText } from '../../parts/time-text.js';
import { DOCUMENTS, documentAddress } from '../../types/addresses.js';
import { useMutateOperation } from '../../api/use-mutate-operation.js';
import { MissingPage } from '../missing/missing-page.js';
import { isDraft, titleOf, type ShownDocument } from './document-tree.js';
import { DocumentPage as DocumentPageOperation, SaveDocument } from './documents.graphql.js';
import classes from './documents.module.css';
import { DocumentActions } from './document-actions.js';

/** One document: its place, its text, what it is about; and its editor. */
export function DocumentPage({ urn }: { readonly urn: string }) {
  const [isEditing, editing] = useDisclosure();
  const { data, error, refetch } = useOperation(DocumentPageOperation, { urn });
  if (error && data === undefined) return <Problem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  const { document } = data;
  if (document === null)
    return (
      <MissingPage title="No such document" sought={urn}>
        The catalog has no document with this URN, or you may not view it:
      </MissingPage>
    );
  return (
    <Stack component="article" gap="sm" className={classes.text ?? ''}>
      <PageTitle>{titleOf(document)}</PageTitle>
      <Place document={document} />
      {isEditing ? (
        <DocumentEditor document={document} onClose={editing.close} />
      ) : (
        <>
          <Head document={document} />
          <DocumentActions document={document} onEdit={editing.open} />
          <Content document={document} />
        </>
      )}
    </Stack>
  );
}

interface PartProps {
  readonly document: ShownDocument;
}

function Place({ document: { parentDocuments } }: PartProps) {
  const parents = parentDocuments?.documents.toReversed() ?? [];
  return (
    <Breadcrumbs fz="sm">
      <Anchor component={Link} to={DOCUMENTS} size="sm">
        Documents
      </Anchor>
      {parents.map((parent) => (
        <Anchor key={parent.urn} component={Link} to={documentAddress(parent.urn)} size="sm">
          {titleOf(parent)}
        </Anchor>
      ))}
    </Breadcrumbs>
  );
}

function Head({ document }: PartProps) {
  const changed = document.info?.lastModified;
  return (
    <>
      <Group gap="xs">
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {titleOf(document)}
        </Title>
        {isDraft(document) && <Badge variant="default">Draft</Badge>}
      </Group>
      {changed && (
        <Text size="sm" c="dimmed" component="div">
          Changed <TimeText time={changed.time} />
          {changed.actor && (
            <>
              {' by '}
              <EntityLink entity={changed.actor} hasMark={false} />
            </>
          )}
        </Text>
      )}
    </>
  );
}

function Content({ document: { info } }: PartProps) {
  const text = info?.contents.text ?? '';
  const assets = info?.relatedAssets ?? [];
  return (
    <>
      {text.trim() === '' ? <Empty title="It has no text yet" /> : <Markdown text={text} />}
      {assets.length > 0 && (
        <section aria-labelledby="about">
          <Title order={2} id="about" mb="xs">
            About
          </Title>
          <ul className={classes.list}>
            {assets.map(({ asset }) => (
              <li key={asset.urn}>
                <EntityLink entity={asset} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface DocumentEditorProps {
  readonly document: ShownDocument;
  readonly onClose: () => void;
}

/** Changes the title and the text of a document. Leaving a changed text asks first. */
function DocumentEditor({ document: { urn, info }, onClose }: DocumentEditorProps) {
  const [before] = useState({ title: info?.title ?? '', text: info?.contents.text ?? '' });
  const [title, setTitle] = useState(before.title);
  const [text, setText] = useState(before.text);
  const [view, setView] = useState('Write');
  const save = useMutateOperation(SaveDocument);
  const isChanged = title !== before.title || text !== before.text;
  const leave = (): void => {
    if (!isChanged || window.confirm('Leave without saving the changed document?')) onClose();
  };
  const submit = (): void => {
    if (isChanged) save.mutate({ input: { urn, title, contents: { text } } }, { onSuccess: onClose });
    else onClose();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="xs">
        <TextInput label="Title" value={title} onChange={onText(setTitle)} />
        <SegmentedControl size="xs" w="12rem" data={['Write', 'Preview']} value={view} onChange={setView} />
        {view === 'Preview' ? (
          <Markdown text={text} />
        ) : (
          <Textarea
            aria-label="Text"
            description="Markdown"
            minRows={12}
            maxRows={40}
            value={text}
            onChange={onText(setText)}
          />
        )}
        {save.error && <Refusal error={save.error} />}
        <Group gap="xs">
          <Button type="submit" size="compact-md" loading={save.isPending}>
            Save
          </Button>
          <Button size="compact-md" variant="default" onClick={leave}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
