import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EntityIcon } from '../parts/entity-icon.js';
import { PlatformMark } from '../parts/platform-mark.js';
import { typeOfUrn } from '../types/urn.js';
import type { BrowsePath } from './browse-path.js';
import classes from './browse-tree.module.css';
import type { TreeItem } from './tree-item.js';
import type { TreeRow } from './tree-rows.js';

export interface BrowseTreeRowProps {
  readonly row: TreeRow;
  readonly isSelected: boolean;
  /** True for the one row of the tree that Tab focuses. */
  readonly isReachable: boolean;
  readonly onFocus: (key: string) => void;
  readonly onToggle: (path: BrowsePath) => void;
}

/** A place or an entity of the tree, or a note in place of missing rows. */
export function BrowseTreeRow({ row, isSelected, isReachable, onFocus, onToggle }: BrowseTreeRowProps) {
  const indent = { paddingInlineStart: `${String(row.level * 0.9 - 0.65)}rem` };
  if (row.kind === 'note') {
    return (
      <div role="none" className={classes.note} style={indent}>
        {row.text}
      </div>
    );
  }
  const { item, isOpen, key, level } = row;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-selected={isSelected}
      {...(item.canOpen && { 'aria-expanded': isOpen })}
      tabIndex={isReachable ? 0 : -1}
      data-key={key}
      className={classes.row}
      style={indent}
      onFocus={() => {
        onFocus(key);
      }}
    >
      {item.canOpen ? (
        <Chevron
          size={14}
          aria-hidden
          className={classes.chevron ?? ''}
          onClick={() => {
            onToggle(item.path);
          }}
        />
      ) : (
        <span className={classes.gap} />
      )}
      <Link to={item.address} tabIndex={-1} className={classes.link} title={item.label}>
        <ItemMark item={item} />
        <span className={classes.label}>{item.label}</span>
        {item.count !== undefined && <span className={classes.count}>{item.count.toLocaleString('en')}</span>}
      </Link>
    </div>
  );
}

/** The platform's icon for a platform, else the icon of the kind. */
function ItemMark({ item: { entity, type, path, canOpen } }: { readonly item: TreeItem }) {
  if (entity === undefined)
    return type !== undefined || canOpen ? <KindMark path={path} type={type} /> : null;
  const entityType = typeOfUrn(entity.urn);
  if (entityType === 'dataPlatform' && entity.overview.platform) {
    return <PlatformMark name={entity.overview.platform.name} size={14} />;
  }
  return <EntityIcon type={entityType} size={14} />;
}

function KindMark({ path, type }: { readonly path: BrowsePath; readonly type: string | undefined }) {
  if (path.length === 1) return null;
  return <EntityIcon type={type ?? 'container'} size={14} />;
}
