import { ActionIcon, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { safeStorage } from '../parts/safe-storage.js';
import { useOperation } from '../api/use-operation.js';
import classes from './beside-tree.module.css';
import { type Located, isInFolders, placeOf, type BrowsePath } from './browse-path.js';
import { BrowseTree } from './browse-tree.js';
import { BrowsePlace } from './browse.graphql.js';
import { readFolders } from './browse-scope.js';

export interface BesideTreeProps {
  /** The entity of the page; undefined while it is loading. */
  readonly entity: Located | undefined;
  readonly children: ReactNode;
}

const KEY = 'trellis-tree-beside';
const WIDE = '(min-width: 1200px)';

/**
 * A page with the browse tree to its left, expanded to the entity of the page. The browser remembers whether the tree is shown. In
 * narrow windows it is closed by default.
 */
export function BesideTree({ entity, children }: BesideTreeProps) {
  const isWide = useMediaQuery(WIDE, matchMedia(WIDE).matches, { getInitialValueInEffect: false });
  const [isWanted, setWanted] = useState(() => safeStorage.getItem(KEY) !== 'closed');
  const [isOpenNarrow, setOpenNarrow] = useState(false);
  const isOpen = isWide ? isWanted : isOpenNarrow;
  const place = usePlace(isOpen ? entity : undefined);
  const toggle = (): void => {
    if (!isWide) {
      setOpenNarrow(!isOpen);
      return;
    }
    safeStorage.setItem(KEY, isOpen ? 'closed' : 'open');
    setWanted(!isOpen);
  };
  const label = isOpen ? 'Hide the browse tree' : 'Show the browse tree';
  const Icon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  return (
    <div className={classes.layout} data-open={isOpen || undefined}>
      <aside className={classes.side} aria-label="Browse">
        <Tooltip label={label} position="right">
          <ActionIcon
            size="sm"
            className={classes.toggle ?? ''}
            aria-label={label}
            aria-expanded={isOpen}
            onClick={toggle}
          >
            <Icon size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
        {isOpen && (
          <div className={classes.tree}>
            <BrowseTree place={place} {...(entity && { current: entity.urn })} />
          </div>
        )}
      </aside>
      <div className={classes.page}>{children}</div>
    </div>
  );
}

const NO_PATH: BrowsePath = [];
const FIELD = 'browsePathV2';

/** The place of the browse trees that lists the entity; empty while it is loading. */
function usePlace(entity: Located | undefined): BrowsePath {
  const isAsked = entity !== undefined && isInFolders(entity);
  const { data, isPending } = useOperation(
    BrowsePlace,
    {
      entity: {
        query: '*',
        count: 1,
        orFilters: [{ and: [{ field: 'urn', values: [entity?.urn ?? ''] }] }],
        searchFlags: {
          fetchExtraFields: [FIELD],
          includeSoftDeleted: true,
          skipAggregates: true,
          skipHighlighting: true,
        },
      },
    },
    { enabled: isAsked },
  );
  if (entity === undefined || (isAsked && isPending)) return NO_PATH;
  const [found] = data?.searchAcrossEntities?.searchResults ?? [];
  return placeOf(entity, readFolders(found?.extraProperties?.find(({ name }) => name === FIELD)?.value));
}
