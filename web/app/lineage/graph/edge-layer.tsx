import { memo, useMemo } from 'react';
import { bendPath, middleOf, columnLines } from './svg-paths.js';
import classes from './edge-layer.module.css';
import { useFocus } from './graph-context.js';
import type { Edge, Picture } from './picture.js';

interface EdgeLayerProps {
  readonly picture: Picture;
  /** Edges of the paths that the user searched for. */
  readonly path: ReadonlySet<Edge>;
  /** True if arrow heads and labels would be too small to see. */
  readonly isFar: boolean;
}

/** All edges of the graph, below the boxes. Moving the canvas does not redraw them. */
export const EdgeLayer = memo(function EdgeLayer({ picture, path, isFar }: EdgeLayerProps) {
  const { width, height, edges, columnEdges } = picture;
  return (
    <svg className={classes.layer} width={Math.max(1, width)} height={Math.max(1, height)} aria-hidden>
      <g data-under={columnEdges.length > 0 || undefined}>
        {edges.map((edge) => (
          <EdgeLine key={`${edge.from} ${edge.to}`} edge={edge} isFar={isFar} isPath={path.has(edge)} />
        ))}
      </g>
      <ColumnEdges picture={picture} />
      <LitEdges edges={edges} />
    </svg>
  );
});

interface EdgeLineProps {
  readonly edge: Edge;
  readonly isFar: boolean;
  readonly isPath: boolean;
}

const EdgeLine = memo(function EdgeLine({ edge, isFar, isPath }: EdgeLineProps) {
  const { points, isManual, through } = edge;
  const end = points.at(-1);
  const middle = middleOf(points);
  return (
    <>
      <path
        className={classes.edge}
        d={bendPath(points)}
        data-manual={isManual || undefined}
        data-path={isPath || undefined}
      />
      {end && !isFar && (
        <path className={classes.head} d={`M${end.x} ${end.y}l-7 -3.5v7z`} data-path={isPath || undefined} />
      )}
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
