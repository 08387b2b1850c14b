/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { Operation } from '../../api/operation.js';
export type UpdateLineageInput = {
  readonly edgesToAdd: ReadonlyArray<LineageEdge | null | undefined>;
  readonly edgesToRemove: ReadonlyArray<LineageEdge | null | undefined>;
};
/** The downstream entity is made from the upstream entity. */
export type LineageEdge = { readonly downstreamUrn: string; readonly upstreamUrn: string };

export const UpdateLineage: Operation<
  { readonly updateLineage: boolean | null },
  { input: UpdateLineageInput }
> = 'mutation UpdateLineage($input: UpdateLineageInput!) {\n  updateLineage(input: $input)\n}';
