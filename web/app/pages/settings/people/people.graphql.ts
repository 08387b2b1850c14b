/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { Operation } from '../../../api/operation.js';
import type { EntityLinkFragment } from '../../../api/fragments.graphql.js';
export type CreateInviteTokenInput = {
  /** Role of the invitation. */
  readonly roleUrn?: string | null | undefined;
};
export type BatchAssignRoleInput = {
  readonly roleUrn?: string | null | undefined;
  /** URNs of users and groups. */
  readonly actors: ReadonlyArray<string>;
};
export type CreateNativeUserResetTokenInput = { readonly userUrn: string };
export type CorpUserStatus = 'ACTIVE' | 'SUSPENDED';
export type SettingsUsersQuery = {
  readonly listUsers: {
    readonly total: number;
    readonly users: ReadonlyArray<
      {
        readonly status: CorpUserStatus | null;
        readonly isNativeUser: boolean | null;
        readonly properties: { readonly email: string | null } | null;
        readonly roles: ReadonlyArray<{ readonly urn: string; readonly name: string }> | null;
      } & EntityLinkFragment
    >;
  } | null;
  readonly listRoles: {
    readonly roles: ReadonlyArray<{
      readonly urn: string;
      readonly name: string;
      readonly description: string;
    }>;
  } | null;
};
export type SettingsGroupsQuery = {
  readonly listGroups: {
    readonly total: number;
    readonly groups: ReadonlyArray<
      {
        readonly overview: { readonly description: string | null };
        readonly roles: ReadonlyArray<{ readonly urn: string; readonly name: string }> | null;
        readonly relationships: { readonly total: number | null } | null;
      } & EntityLinkFragment
    >;
  } | null;
  readonly listRoles: {
    readonly roles: ReadonlyArray<{
      readonly urn: string;
      readonly name: string;
      readonly description: string;
    }>;
  } | null;
};

export const SettingsUsers: Operation<SettingsUsersQuery, { start: number; query: string }> =
  'query SettingsUsers($start: Int!, $query: String!) {\n  listUsers(input: {start: $start, count: 20, query: $query}) {\n    total\n    users {\n      ...EntityLink\n      status\n      isNativeUser\n      properties {\n        email\n      }\n      roles {\n        urn\n        name\n      }\n    }\n  }\n  listRoles(input: {start: 0, count: 50}) {\n    roles {\n      urn\n      name\n      description\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const SettingsGroups: Operation<SettingsGroupsQuery, { start: number; query: string }> =
  'query SettingsGroups($start: Int!, $query: String!) {\n  listGroups(input: {start: $start, count: 20, query: $query}) {\n    total\n    groups {\n      ...EntityLink\n      overview {\n        description\n      }\n      roles {\n        urn\n        name\n      }\n      relationships(\n        input: {types: ["IsMemberOfGroup", "IsMemberOfNativeGroup"], direction: INCOMING, count: 0, includeSoftDelete: false}\n      ) {\n        total\n      }\n    }\n  }\n  listRoles(input: {start: 0, count: 50}) {\n    roles {\n      urn\n      name\n      description\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
export const AssignRole: Operation<
  { readonly batchAssignRole: boolean | null },
  { input: BatchAssignRoleInput }
> = 'mutation AssignRole($input: BatchAssignRoleInput!) {\n  batchAssignRole(input: $input)\n}';
export const SetUserStatus: Operation<
  { readonly updateUserStatus: string | null },
  { urn: string; status: CorpUserStatus }
> =
  'mutation SetUserStatus($urn: String!, $status: CorpUserStatus!) {\n  updateUserStatus(urn: $urn, status: $status)\n}';
export const RemoveUser: Operation<{ readonly removeUser: boolean | null }, { urn: string }> =
  'mutation RemoveUser($urn: String!) {\n  removeUser(urn: $urn)\n}';
export const RemoveGroup: Operation<{ readonly removeGroup: boolean | null }, { urn: string }> =
  'mutation RemoveGroup($urn: String!) {\n  removeGroup(urn: $urn)\n}';
export const Invite: Operation<
  { readonly createInviteToken: { readonly inviteToken: string } | null },
  { input: CreateInviteTokenInput }
> =
  'mutation Invite($input: CreateInviteTokenInput!) {\n  createInviteToken(input: $input) {\n    inviteToken\n  }\n}';
export const ResetPassword: Operation<
  { readonly createNativeUserResetToken: { readonly resetToken: string } | null },
  { input: CreateNativeUserResetTokenInput }
> =
  'mutation ResetPassword($input: CreateNativeUserResetTokenInput!) {\n  createNativeUserResetToken(input: $input) {\n    resetToken\n  }\n}';
