/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
type EntityLink_LelDyle7x8emkTzWMyrl6B37jpQcP44BsYtmjbuPJw_Fragment = {
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
type EntityLink_Fu2xUniAAiUpBl7GpYjSwjCItOdaCkAtPcFv4Cn5Hu_Fragment = {
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
type EntityLink_MBm4cfpJufj3l2gTpcif4vv6E5YydhnP9xzVDnL2iI_Fragment = {
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
  | EntityLink_LelDyle7x8emkTzWMyrl6B37jpQcP44BsYtmjbuPJw_Fragment
  | EntityLink_Fu2xUniAAiUpBl7GpYjSwjCItOdaCkAtPcFv4Cn5Hu_Fragment
  | EntityLink_MBm4cfpJufj3l2gTpcif4vv6E5YydhnP9xzVDnL2iI_Fragment;
