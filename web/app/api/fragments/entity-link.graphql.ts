/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
type EntityLink_UPjqSc0WeDi1m6pQ988wYrEoOkc9fKkgB5nOcRq_Fragment = {
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
type EntityLink_Og9bJq4L9jcqBnejAttO0kLx8Nj5FLs3dScgXnmtrk_Fragment = {
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
type EntityLink_RQpzkTevnVcTpHz7o5BAcfNs1XlFLi6AvZyxkidHcJs_Fragment = {
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
  | EntityLink_UPjqSc0WeDi1m6pQ988wYrEoOkc9fKkgB5nOcRq_Fragment
  | EntityLink_Og9bJq4L9jcqBnejAttO0kLx8Nj5FLs3dScgXnmtrk_Fragment
  | EntityLink_RQpzkTevnVcTpHz7o5BAcfNs1XlFLi6AvZyxkidHcJs_Fragment;
