/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type { CreateGroupInput, Exact } from '../../../api/types.graphql.js';
import type { Operation } from '../../../api/operation.js';

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

export type SettingsUsersQueryVariables = Exact<{ start: number; query: string }>;
export type SettingsUsersQuery = {
  readonly listUsers: {
    readonly total: number;
    readonly users: ReadonlyArray<{
      readonly status: CorpUserStatus | null;
      readonly isNativeUser: boolean | null;
      readonly urn: string;
      readonly properties: { readonly email: string | null } | null;
      readonly roles: ReadonlyArray<{ readonly urn: string; readonly name: string }> | null;
      readonly overview: {
        readonly name: string;
        readonly subTypes: ReadonlyArray<string>;
        readonly platform: {
          readonly urn: string;
          readonly name: string;
          readonly properties: { readonly displayName: string | null } | null;
        } | null;
      };
    }>;
  } | null;
  readonly listRoles: {
    readonly roles: ReadonlyArray<{
      readonly urn: string;
      readonly name: string;
      readonly description: string;
    }>;
  } | null;
};
export type SettingsGroupsQueryVariables = Exact<{ start: number; query: string }>;
export type SettingsGroupsQuery = {
  readonly listGroups: {
    readonly total: number;
    readonly groups: ReadonlyArray<{
      readonly urn: string;
      readonly overview: {
        readonly description: string | null;
        readonly name: string;
        readonly subTypes: ReadonlyArray<string>;
        readonly platform: {
          readonly urn: string;
          readonly name: string;
          readonly properties: { readonly displayName: string | null } | null;
        } | null;
      };
      readonly roles: ReadonlyArray<{ readonly urn: string; readonly name: string }> | null;
      readonly relationships: { readonly total: number | null } | null;
    }>;
  } | null;
  readonly listRoles: {
    readonly roles: ReadonlyArray<{
      readonly urn: string;
      readonly name: string;
      readonly description: string;
    }>;
  } | null;
};
export type AssignRoleMutationVariables = Exact<{ input: BatchAssignRoleInput }>;
export type AssignRoleMutation = { readonly batchAssignRole: boolean | null };
export type SetUserStatusMutationVariables = Exact<{ urn: string; status: CorpUserStatus }>;
export type SetUserStatusMutation = { readonly updateUserStatus: string | null };
export type RemoveUserMutationVariables = Exact<{ urn: string }>;
export type RemoveUserMutation = { readonly removeUser: boolean | null };
export type RemoveGroupMutationVariables = Exact<{ urn: string }>;
export type RemoveGroupMutation = { readonly removeGroup: boolean | null };
export type CreateGroupInSettingsMutationVariables = Exact<{ input: CreateGroupInput }>;
export type CreateGroupInSettingsMutation = { readonly createGroup: string | null };
export type InviteMutationVariables = Exact<{ input: CreateInviteTokenInput }>;
export type InviteMutation = { readonly createInviteToken: { readonly inviteToken: string } | null };
export type ResetPasswordMutationVariables = Exact<{ input: CreateNativeUserResetTokenInput }>;
export type ResetPasswordMutation = {
  readonly createNativeUserResetToken: { readonly resetToken: string } | null;
};

export const SettingsUsers: Operation<SettingsUsersQuery, SettingsUsersQueryVariables> =
  'query SettingsUsers($start: Int!, $query: String!) {\n  listUsers(input: {start: $start, count: 20, query: $query}) {\n    total\n    users {\n      ...EntityLink\n      status\n      isNativeUser\n      properties {\n        email\n      }\n      roles {\n        urn\n        name\n      }\n    }\n  }\n  listRoles(input: {start: 0, count: 50}) {\n    roles {\n      urn\n      name\n      description\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    SettingsUsersQuery,
    SettingsUsersQueryVariables
  >;
export const SettingsGroups: Operation<SettingsGroupsQuery, SettingsGroupsQueryVariables> =
  'query SettingsGroups($start: Int!, $query: String!) {\n  listGroups(input: {start: $start, count: 20, query: $query}) {\n    total\n    groups {\n      ...EntityLink\n      overview {\n        description\n      }\n      roles {\n        urn\n        name\n      }\n      relationships(\n        input: {types: ["IsMemberOfGroup", "IsMemberOfNativeGroup"], direction: INCOMING, count: 0, includeSoftDelete: false}\n      ) {\n        total\n      }\n    }\n  }\n  listRoles(input: {start: 0, count: 50}) {\n    roles {\n      urn\n      name\n      description\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}' as Operation<
    SettingsGroupsQuery,
    SettingsGroupsQueryVariables
  >;
export const AssignRole: Operation<AssignRoleMutation, AssignRoleMutationVariables> =
  'mutation AssignRole($input: BatchAssignRoleInput!) {\n  batchAssignRole(input: $input)\n}' as Operation<
    AssignRoleMutation,
    AssignRoleMutationVariables
  >;
export const SetUserStatus: Operation<SetUserStatusMutation, SetUserStatusMutationVariables> =
  'mutation SetUserStatus($urn: String!, $status: CorpUserStatus!) {\n  updateUserStatus(urn: $urn, status: $status)\n}' as Operation<
    SetUserStatusMutation,
    SetUserStatusMutationVariables
  >;
export const RemoveUser: Operation<RemoveUserMutation, RemoveUserMutationVariables> =
  'mutation RemoveUser($urn: String!) {\n  removeUser(urn: $urn)\n}' as Operation<
    RemoveUserMutation,
    RemoveUserMutationVariables
  >;
export const RemoveGroup: Operation<RemoveGroupMutation, RemoveGroupMutationVariables> =
  'mutation RemoveGroup($urn: String!) {\n  removeGroup(urn: $urn)\n}' as Operation<
    RemoveGroupMutation,
    RemoveGroupMutationVariables
  >;
export const CreateGroupInSettings: Operation<
  CreateGroupInSettingsMutation,
  CreateGroupInSettingsMutationVariables
> =
  'mutation CreateGroupInSettings($input: CreateGroupInput!) {\n  createGroup(input: $input)\n}' as Operation<
    CreateGroupInSettingsMutation,
    CreateGroupInSettingsMutationVariables
  >;
export const Invite: Operation<InviteMutation, InviteMutationVariables> =
  'mutation Invite($input: CreateInviteTokenInput!) {\n  createInviteToken(input: $input) {\n    inviteToken\n  }\n}' as Operation<
    InviteMutation,
    InviteMutationVariables
  >;
export const ResetPassword: Operation<ResetPasswordMutation, ResetPasswordMutationVariables> =
  'mutation ResetPassword($input: CreateNativeUserResetTokenInput!) {\n  createNativeUserResetToken(input: $input) {\n    resetToken\n  }\n}' as Operation<
    ResetPasswordMutation,
    ResetPasswordMutationVariables
  >;
