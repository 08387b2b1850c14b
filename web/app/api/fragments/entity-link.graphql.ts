/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
type EntityLink_1Jvct9GyWvCIiRvJLbItbDkNIzuyejc25OtkxMeFe_Fragment = {
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
type EntityLink_VprAjN882VjnKieyuSJcbx66Sweczn3IbjxP3DzNe_Fragment = {
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
type EntityLink_Kaw48MhFRftqRLcrLdHyLoKapVkFwGp03Z2uThK9o_Fragment = {
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
  | EntityLink_1Jvct9GyWvCIiRvJLbItbDkNIzuyejc25OtkxMeFe_Fragment
  | EntityLink_VprAjN882VjnKieyuSJcbx66Sweczn3IbjxP3DzNe_Fragment
  | EntityLink_Kaw48MhFRftqRLcrLdHyLoKapVkFwGp03Z2uThK9o_Fragment;
