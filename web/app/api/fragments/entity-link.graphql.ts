/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
type EntityLink_0s0taK7BLn0v2FtSmBTtpaKlqDzF7p4vg07j6o0vjY_Fragment = {
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
type EntityLink_R12iwrOPzeJa3BvtXszlTe0mMaTl13dDsEn7eajbDka_Fragment = {
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
type EntityLink_Vdgqf8zGbk5c440dJ9i8CdKh6hxh0OVgG1UqlnsuiGw_Fragment = {
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
  | EntityLink_0s0taK7BLn0v2FtSmBTtpaKlqDzF7p4vg07j6o0vjY_Fragment
  | EntityLink_R12iwrOPzeJa3BvtXszlTe0mMaTl13dDsEn7eajbDka_Fragment
  | EntityLink_Vdgqf8zGbk5c440dJ9i8CdKh6hxh0OVgG1UqlnsuiGw_Fragment;
