import { memo, useContext } from 'react';
import type { NodeProps } from '@xyflow/react';
import { EntityIcon } from '../../parts/entity-icon.js';
import { PlatformMark } from '../../parts/platform-mark.js';
import { typeOfUrn } from '../../types/urn.js';
import { countWords, markWords, placeWords } from './box-words.js';
import { ColumnList } from './column-list.js';
import classes from './entity-box.module.css';
import { FarContext } from './far-context.js';
import type { EntityNode } from './flow-nodes.js';
import { useGraphActions } from './graph-actions.js';
import { SideButton } from './side-button.js';

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
        onClick={() => {
          open(box.id);
        }}
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
          onClick={() => {
            toggleColumns(box.id);
          }}
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
