/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
type EntityLink_Cebf1mf96wVsWoWdpnRVb4XztPk1fZ7OidpMOhll8_Fragment = {
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
type EntityLink_Hx2ObzkoXu6EzHkkqmAStivY91lrTmOZdnydFxDYk_Fragment = {
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
type EntityLink_Ys1kyJ5L7xf04KhmYgEiP0Wj8NOhdwqYfkz5oLNd8_Fragment = {
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
export type EntityLinkFragment =
  | EntityLink_Cebf1mf96wVsWoWdpnRVb4XztPk1fZ7OidpMOhll8_Fragment
  | EntityLink_Hx2ObzkoXu6EzHkkqmAStivY91lrTmOZdnydFxDYk_Fragment
  | EntityLink_Ys1kyJ5L7xf04KhmYgEiP0Wj8NOhdwqYfkz5oLNd8_Fragment;
