import { memo, useContext } from 'react';
import type { NodeProps, Node } from '@xyflow/react';
import { PlatformMark, EntityIcon } from '../../parts/icons.js';
import { typeOfUrn } from '../../types/urn.js';
import {
  countWords,
  markWords,
  placeWords,
  type Box,
  type BoxEntity,
  type FoldedGroup,
  type Picture,
  number,
  groupDetails,
  groupWords,
  columnName,
} from './picture.js';
import classes from './boxes.module.css';
import { useGraphActions, FarContext, FocusContext, useFocus } from './graph-context.js';
import { type GraphState, isGrown, type Direction } from './graph-state.js';

/** An entity in the graph: name, kind, parent and counts, with its columns if they are open. */
export const EntityBox = memo(function EntityBox({ data }: NodeProps<EntityNode>) {
  const { box, entity, isStart, areColumnsOpen } = data;
  const { open, toggleColumns } = useGraphActions();
  const isFar = useContext(FarContext);
  const { name } = entity.overview;
  const marks = markWords(entity);
  const place = placeWords(entity);
  const counts = countWords(box);
  const isTable = typeOfUrn(entity.urn) === 'dataset';
  return (
    <div
      className={classes.box}
      data-box={box.id}
      data-start={isStart || undefined}
      data-ghost={isGhost(marks)}
      data-far={isFar || undefined}
    >
      <button
        type="button"
        className={classes.header}
        aria-haspopup="menu"
        // At near zoom, the text of the box serves as its label.
        aria-label={isFar ? [name, place, counts, ...marks].filter(Boolean).join(', ') : undefined}
        title={name}
        onClick={() => open(box.id)}
      >
        {!isFar && <Words data={data} />}
      </button>
      {!isFar && isTable && (
        <button
          type="button"
          className={classes.columns}
          tabIndex={-1}
          aria-expanded={areColumnsOpen}
          aria-label={`Columns of ${name}`}
          onClick={() => toggleColumns(box.id)}
        >
          {areColumnsOpen && box.columns === null ? 'No columns' : areColumnsOpen ? 'Columns ▴' : 'Columns ▾'}
        </button>
      )}
      {!isFar && box.columns && <ColumnList urn={box.id} name={name} columns={box.columns} />}
      {!isFar && <SideButton direction="UPSTREAM" data={data} />}
      {!isFar && <SideButton direction="DOWNSTREAM" data={data} />}
    </div>
  );
});

function Words({ data: { box, entity } }: Pick<NodeProps<EntityNode>, 'data'>) {
  const { name, platform } = entity.overview;
  const marks = markWords(entity);
  return (
    <>
      <span className={classes.name}>
        {platform ? (
          <PlatformMark name={platform.name} size={14} />
        ) : (
          <EntityIcon type={typeOfUrn(entity.urn)} size={14} />
        )}
        <span className={classes.text}>{name}</span>
      </span>
      <span className={classes.detail}>{placeWords(entity)}</span>
      <span className={classes.detail}>
        {marks.length > 0 ? <strong className={classes.mark}>{marks.join(', ')}</strong> : countWords(box)}
      </span>
    </>
  );
}

function isGhost(marks: readonly string[]): true | undefined {
  return marks.some((mark) => mark === 'Deleted' || mark === 'Not in the catalog') || undefined;
}

interface EntityBoxData extends Record<string, unknown> {
  readonly box: Box;
  readonly entity: BoxEntity;
  readonly isStart: boolean;
  readonly isUpstreamGrown: boolean;
  readonly isDownstreamGrown: boolean;
  readonly areColumnsOpen: boolean;
}

interface GroupBoxData extends Record<string, unknown> {
  readonly box: Box;
  readonly group: FoldedGroup;
}

type EntityNode = Node<EntityBoxData, 'entity'>;
type GroupNode = Node<GroupBoxData, 'group'>;

/**
 * Positions boxes without a transform and without a stacking order, because a thousand of these take the browser longer to
 * draw than the boxes themselves.
 */
const FLAT = { transform: 'none', zIndex: 'auto' };

/** Converts boxes to nodes of the canvas library, in the order of the graph, which is the order of keyboard focus. */
export function flowNodes({ nodes }: Picture, state: GraphState, start: string): (EntityNode | GroupNode)[] {
  const open = new Set(state.openColumns);
  return nodes.flatMap((box): (EntityNode | GroupNode)[] => {
    const { id, x, y, width, height, entity, group } = box;
    const place = { id, position: { x, y }, width, height, handles: [], style: { ...FLAT, left: x, top: y } };
    if (group) return [{ ...place, type: 'group', data: { box, group } }];
    if (!entity) return [];
    const data = {
      box,
      entity,
      isStart: id === start,
      isUpstreamGrown: isGrown(state, { urn: id, direction: 'UPSTREAM' }, start),
      isDownstreamGrown: isGrown(state, { urn: id, direction: 'DOWNSTREAM' }, start),
      areColumnsOpen: open.has(id),
    };
    return [{ ...place, type: 'entity', data }];
  });
}

/** Grows the graph on one side of a box, or collapses it. The keys + and - on the box do the same. */
function SideButton({ direction, data }: { readonly direction: Direction; readonly data: EntityBoxData }) {
  const { grow, collapse } = useGraphActions();
  const { box, entity, isUpstreamGrown, isDownstreamGrown } = data;
  const isUpstream = direction === 'UPSTREAM';
  const hidden = isUpstream ? box.hiddenUpstream : box.hiddenDownstream;
  const isGrown = isUpstream ? isUpstreamGrown : isDownstreamGrown;
  const isNeeded = hidden > 0 || (isGrown && (isUpstream ? box.upstreamCount : box.downstreamCount) > 0);
  if (!isNeeded) return null;
  const side = { urn: box.id, direction };
  const where = `${isUpstream ? 'upstream' : 'downstream'} of ${entity.overview.name}`;
  const canGrow = hidden > 0 && !isGrown;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.button}
      data-side={isUpstream ? 'left' : 'right'}
      aria-label={canGrow ? `Show ${number(hidden)} more ${where}` : `Hide entities ${where}`}
      onClick={() => {
        if (canGrow) grow(side);
        else collapse(side);
      }}
    >
      {canGrow ? `+${number(hidden)}` : '−'}
    </button>
  );
}

/** Folded neighbours with their number and kinds. Opens a list of them. */
export const GroupBox = memo(function GroupBox({ data: { box, group } }: NodeProps<GroupNode>) {
  const { open } = useGraphActions();
  const side = group.direction === 'UPSTREAM' ? 'upstream' : 'downstream';
  return (
    <button
      type="button"
      className={classes.group}
      data-box={box.id}
      aria-haspopup="dialog"
      onClick={() => open(box.id)}
    >
      <span className={classes.groupName}>{groupWords(group)}</span>
      <span className={classes.groupDetail}>
        {group.types.length > 1 ? `${side}: ${groupDetails(group)}` : `${side}, folded`}
      </span>
    </button>
  );
});

interface ColumnListProps {
  readonly urn: string;
  readonly name: string;
  readonly columns: NonNullable<Box['columns']>;
}

/** Columns of an open table. The hovered or focused column is highlighted together with its upstream and downstream columns. */
function ColumnList({ urn, name, columns }: ColumnListProps) {
  const { lightColumn } = useGraphActions();
  const store = useContext(FocusContext);
  const lit = useFocus(({ reach }) => reach?.columns.get(urn));
  const clear = () => {
    store.clear();
  };
  return (
    <ul className={classes.list} aria-label={`Columns of ${name}`}>
      {columns.map(({ fieldPath, type }) => {
        const light = () => {
          lightColumn(urn, fieldPath);
        };
        return (
          <li key={fieldPath}>
            <button
              type="button"
              className={classes.column}
              data-lit={lit?.has(fieldPath) === true || undefined}
              title={`${columnName(fieldPath)}${type ? ` · ${type}` : ''}`}
              onPointerEnter={light}
              onPointerLeave={clear}
              onFocus={light}
              onBlur={clear}
            >
              <span className={classes.columnName}>{columnName(fieldPath)}</span>
              <span className={classes.type}>{type}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
