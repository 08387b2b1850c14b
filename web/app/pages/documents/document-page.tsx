import { Anchor, Badge, Breadcrumbs, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOperation } from '../../api/use-operation.js';
import { Empty } from '../../parts/empty.js';
import { EntityLink } from '../../parts/entity-link.js';
import { Loading } from '../../parts/loading.js';
import { Markdown } from '../../parts/markdown.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem } from '../../parts/problem.js';
import { TimeText } from '../../parts/time-text.js';
import { MissingPage } from '../missing/missing-page.js';
import { DOCUMENTS, documentAddress } from './document-addresses.js';
import { isDraft, titleOf } from './document-title.js';
import { DocumentPage as DocumentPageOperation, type DocumentPageQuery } from './documents.graphql.js';
import classes from './documents.module.css';
import { DocumentActions } from './edit/document-actions.js';
import { DocumentEditor } from './edit/document-editor.js';

export type ShownDocument = NonNullable<DocumentPageQuery['document']>;

/** One document: its place, its text, what it is about; and its editor. */
export function DocumentPage({ urn }: { readonly urn: string }) {
  const [isEditing, setEditing] = useState(false);
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
        <DocumentEditor
          document={document}
          onClose={() => {
            setEditing(false);
          }}
        />
      ) : (
        <>
          <Head document={document} />
          <DocumentActions
            document={document}
            onEdit={() => {
              setEditing(true);
            }}
          />
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
