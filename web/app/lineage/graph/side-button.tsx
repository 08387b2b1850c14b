import type { Direction } from '../state/graph-state.js';
import { number } from './box-words.js';
import type { EntityBoxData } from './flow-nodes.js';
import { useGraphActions } from './graph-actions.js';
import classes from './side-button.module.css';

interface SideButtonProps {
  readonly direction: Direction;
  readonly data: EntityBoxData;
}

/** Grows the graph on one side of a box, or collapses it. The keys + and - on the box do the same. */
export function SideButton({ direction, data }: SideButtonProps) {
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
