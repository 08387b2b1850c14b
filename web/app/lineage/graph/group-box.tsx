import type { NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { groupDetails, groupWords } from './box-words.js';
import type { GroupNode } from './flow-nodes.js';
import { useGraphActions } from './graph-actions.js';
import classes from './group-box.module.css';

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
      onClick={() => {
        open(box.id);
      }}
    >
      <span className={classes.name}>{groupWords(group)}</span>
      <span className={classes.detail}>
        {group.types.length > 1 ? `${side}: ${groupDetails(group)}` : `${side}, folded`}
      </span>
    </button>
  );
});
