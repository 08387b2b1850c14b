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
type EntityLink_MjwVlXewleRmcWcRlp33zD7lSnhcw7y0JoWgCmSuzI_Fragment = {
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
type EntityLink_PRixiQgv3GzRqSRi9dQagZvfaw9fPpi3BrcOUjN6vU_Fragment = {
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
  | EntityLink_MjwVlXewleRmcWcRlp33zD7lSnhcw7y0JoWgCmSuzI_Fragment
  | EntityLink_PRixiQgv3GzRqSRi9dQagZvfaw9fPpi3BrcOUjN6vU_Fragment;
