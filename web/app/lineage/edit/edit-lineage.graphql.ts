/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type { Exact } from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';

export type UpdateLineageInput = {
  readonly edgesToAdd: ReadonlyArray<LineageEdge | null | undefined>;
  readonly edgesToRemove: ReadonlyArray<LineageEdge | null | undefined>;
};
/** The downstream entity is made from the upstream entity. */
export type LineageEdge = { readonly downstreamUrn: string; readonly upstreamUrn: string };
export type UpdateLineageMutationVariables = Exact<{ input: UpdateLineageInput }>;
export type UpdateLineageMutation = { readonly updateLineage: boolean | null };

export const UpdateLineage: Operation<UpdateLineageMutation, UpdateLineageMutationVariables> =
  'mutation UpdateLineage($input: UpdateLineageInput!) {\n  updateLineage(input: $input)\n}' as Operation<
    UpdateLineageMutation,
    UpdateLineageMutationVariables
  >;
