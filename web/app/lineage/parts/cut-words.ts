/** Describes the limit that cut a result, and what is missing. */
export function cutWords({ bound, limit }: { readonly bound: string; readonly limit: number }): string {
  const most = limit.toLocaleString('en');
  switch (bound) {
    case 'hops':
      return `Lineage was followed for ${most} hops. Entities farther away are not shown.`;
    case 'nodes':
      return `The nearest ${most} entities are shown. Entities farther away are not shown.`;
    case 'edges':
      return `Lineage was followed along ${most} edges. Further paths are not shown.`;
    case 'explored':
      return `In each hop, the lineage of ${most} entities was followed. Entities that can be reached only through the remaining ones are not shown.`;
    case 'paths':
      return `${most} paths are shown. There are more.`;
    case 'columns':
      return `The first ${most} columns of each table are shown.`;
    default:
      return `The result was cut at a limit (${bound}: ${most}).`;
  }
}
