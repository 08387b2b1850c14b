/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
export type FacetCountsFragment = {
  readonly field: string;
  readonly aggregations: ReadonlyArray<{
    readonly value: string;
    readonly count: number;
    readonly displayName: string | null;
  }>;
};
