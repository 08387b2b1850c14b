import { memo, useMemo } from 'react';
import { bendPath, middleOf } from './bend-path.js';
import { columnLines } from './column-lines.js';
import classes from './edge-layer.module.css';
import { useFocus } from './focus-store.js';
import type { Edge, Picture } from './picture.js';

interface EdgeLayerProps {
  readonly picture: Picture;
  /** True if arrow heads and labels would be too small to see. */
  readonly isFar: boolean;
}

/** All edges of the graph, below the boxes. Moving the canvas does not redraw them. */
export const EdgeLayer = memo(function EdgeLayer({ picture, isFar }: EdgeLayerProps) {
  const { width, height, edges } = picture;
  return (
    <svg className={classes.layer} width={Math.max(1, width)} height={Math.max(1, height)} aria-hidden>
      <g className={classes.edges}>
        {edges.map((edge) => (
          <EdgeLine key={`${edge.from} ${edge.to}`} edge={edge} isFar={isFar} />
        ))}
      </g>
      <ColumnEdges picture={picture} />
      <LitEdges edges={edges} />
    </svg>
  );
});

const EdgeLine = memo(function EdgeLine({ edge, isFar }: { readonly edge: Edge; readonly isFar: boolean }) {
  const { points, isManual, through } = edge;
  const end = points.at(-1);
  const middle = middleOf(points);
  return (
    <>
      <path className={classes.edge} d={bendPath(points)} data-manual={isManual || undefined} />
      {end && !isFar && <path className={classes.head} d={`M${end.x} ${end.y}l-7 -3.5v7z`} />}
      {through > 0 && !isFar && (
        <text className={classes.through} x={middle.x} y={middle.y - 4}>
          {through} hidden
        </text>
      )}
    </>
  );
});

/** Edges of the hovered or focused box, drawn again in the accent colour. */
function LitEdges({ edges }: { readonly edges: readonly Edge[] }) {
  const box = useFocus((focus) => focus.box);
  if (box === undefined) return null;
  return edges
    .filter(({ from, to }) => from === box || to === box)
    .map((edge) => (
      <path key={`${edge.from} ${edge.to}`} className={classes.lit} d={bendPath(edge.points)} />
    ));
}

function ColumnEdges({ picture }: { readonly picture: Picture }) {
  const lines = useMemo(() => columnLines(picture), [picture]);
  const lit = useFocus(({ reach }) => reach?.edges);
  return lines.map((line, index) => (
    <path
      key={`${index}`}
      className={classes.column}
      d={line}
      data-lit={lit?.has(index)}
      data-faded={(lit !== undefined && !lit.has(index)) || undefined}
    />
  ));
}
