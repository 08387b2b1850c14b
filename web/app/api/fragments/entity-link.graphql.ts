/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
export type EntityLinkFragment = {
  readonly urn: string;
  readonly overview: {
    readonly name: string;
    readonly subTypes: ReadonlyArray<string>;
    readonly platform: {
      readonly urn: string;
      readonly name: string;
      readonly properties: { readonly displayName: string | null } | null;
    } | null;
  };
};
export type EntityNameFragment = { readonly urn: string; readonly overview: { readonly name: string } };
export type FoundEntitiesFragment = {
  readonly total: number;
  readonly searchResults: ReadonlyArray<{ readonly entity: EntityLinkFragment }>;
};
