import { ActionIcon, Badge, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOperation } from '../../api/use-operation.js';
import { Problem, Loading } from '../../parts/states.js';
import { nameOfUrn } from '../../types/urn.js';
import { documentAddress } from '../../types/addresses.js';
import {
  DocumentChildren,
  DocumentPage,
  type DocumentPageQuery,
  type DocumentRowFragment,
} from './documents.graphql.js';
import classes from './documents.module.css';

export type ShownDocument = NonNullable<DocumentPageQuery['document']>;

const PAGE_SIZE = 50;

export interface DocumentTreeProps {
  /** URN of the document that is shown. */
  readonly current: string | undefined;
  /** Words; empty: the tree from its top. */
  readonly query: string;
}

/** Documents below their parents, open down to the shown one; with words, a list of the documents that match. */
export function DocumentTree({ current, query }: DocumentTreeProps) {
  const { data } = useOperation(DocumentPage, { urn: current ?? '' }, { enabled: current !== undefined });
  const parents = data?.document?.parentDocuments?.documents.map(({ urn }) => urn) ?? [];
  return (
    <nav aria-label="Tree of documents">
      <Branch key={query} parent={undefined} query={query} current={current} opened={parents} />
    </nav>
  );
}

interface BranchProps {
  /** URN; undefined for the top level. */
  readonly parent: string | undefined;
  readonly query: string;
  readonly current: string | undefined;
  /** URNs of the parents of the shown document. */
  readonly opened: readonly string[];
}

/** The documents with one parent, 50 at a time. */
function Branch(branch: BranchProps) {
  const [pages, setPages] = useState(1);
  return (
    <ul className={classes.list}>
      {Array.from({ length: pages }, (_, page) => (
        <BranchPage
          key={page}
          {...branch}
          start={page * PAGE_SIZE}
          onMore={
            page === pages - 1
              ? () => {
                  setPages(pages + 1);
                }
              : undefined
          }
        />
      ))}
    </ul>
  );
}

interface BranchPageProps extends BranchProps {
  readonly start: number;
  /** Shows the next documents; undefined if they are shown already. */
  readonly onMore: (() => void) | undefined;
}

function BranchPage({ start, onMore, ...branch }: BranchPageProps) {
  const { parent, query } = branch;
  const { data, error, refetch } = useOperation(DocumentChildren, {
    start,
    parents: parent === undefined ? null : [parent],
    isRoot: parent === undefined && query === '',
    query: query === '' ? null : query,
  });
  if (error)
    return (
      <li>
        <Problem error={error} onRetry={() => void refetch()} />
      </li>
    );
  if (data === undefined)
    return (
      <li>
        <Loading lines={3} />
      </li>
    );
  const { total, documents } = data.searchDocuments;
  const left = total - start - documents.length;
  return (
    <>
      {total === 0 && <li className={classes.note}>{noteFor(branch)}</li>}
      {documents.map((document) => (
        <Node key={document.urn} document={document} {...branch} />
      ))}
      {left > 0 && onMore && (
        <li>
          <Button size="compact-xs" variant="subtle" onClick={onMore}>
            {`${left.toLocaleString('en')} more`}
          </Button>
        </li>
      )}
    </>
  );
}

function noteFor({ parent, query }: BranchProps): string {
  if (query !== '') return 'No document matches.';
  return parent === undefined ? 'There are no documents yet.' : 'Nothing is below it.';
}

interface NodeProps extends BranchProps {
  readonly document: DocumentRowFragment;
}

function Node({ document, query, current, opened }: NodeProps) {
  const { urn } = document;
  const title = titleOf(document);
  const [isToggled, toggled] = useDisclosure();
  const isOpen = opened.includes(urn) !== isToggled;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li>
      <div className={classes.row} data-current={urn === current || undefined}>
        {query === '' && (
          <ActionIcon
            size="xs"
            aria-label={`${isOpen ? 'Close' : 'Open'} ${title}`}
            aria-expanded={isOpen}
            onClick={toggled.toggle}
          >
            <Chevron size={14} aria-hidden />
          </ActionIcon>
        )}
        <Link
          to={documentAddress(urn)}
          className={classes.name}
          title={title}
          aria-current={urn === current ? 'page' : undefined}
        >
          {title}
        </Link>
        {isDraft(document) && (
          <Badge size="xs" variant="default">
            Draft
          </Badge>
        )}
      </div>
      {isOpen && query === '' && <Branch parent={urn} query="" current={current} opened={opened} />}
    </li>
  );
}

/** The title of a document, else the id in its URN. */
export function titleOf({ urn, info }: DocumentRowFragment): string {
  const title = info?.title?.trim() ?? '';
  return title === '' ? nameOfUrn(urn) : title;
}

export function isDraft({ info }: DocumentRowFragment): boolean {
  return info?.status?.state === 'UNPUBLISHED';
}
