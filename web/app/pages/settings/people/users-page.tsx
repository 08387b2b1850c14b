import { Badge, Group, Table, Text, Title, Button, Modal, Select, Stack, Code } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { useOperation } from '../../../api/use-operation.js';
import { EntityLink } from '../../../parts/entity-link.js';
import { Problem, Loading } from '../../../parts/states.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { CopyButton } from '../../../parts/copy-button.js';
import { ListPages, ListSearch, usePagedSearch } from '../paged-search.js';
import { ConfirmButton } from '../confirm-button.js';
import {
  SettingsUsers,
  type SettingsUsersQuery,
  Invite,
  RemoveUser,
  ResetPassword,
  SetUserStatus,
} from './people.graphql.js';
import { RoleSelect } from './role-select.js';

/** Users with their roles, and invitations for new users. */
export function UsersPage() {
  const { query, start } = usePagedSearch();
  const { data, error, refetch } = useOperation(SettingsUsers, { query, start }, { keepsPrevious: true });
  const roles = data?.listRoles?.roles ?? [];
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>Users</Title>
        <InviteButton roles={roles} />
      </Group>
      <ListSearch label="Find users" />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Loading />}
      {data?.listUsers && (
        <>
          <Text c="dimmed" size="sm" role="status">
            {data.listUsers.total.toLocaleString('en')} users
          </Text>
          <Table.ScrollContainer minWidth={640}>
            <Table fz="sm" verticalSpacing={4}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Name</Table.Th>
                  <Table.Th>E-mail</Table.Th>
                  <Table.Th>Role</Table.Th>
                  <Table.Th aria-label="Actions" />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.listUsers.users.map((user) => (
                  <UserRow key={user.urn} user={user} roles={roles} />
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          <ListPages total={data.listUsers.total} />
        </>
      )}
    </>
  );
}

type User = NonNullable<SettingsUsersQuery['listUsers']>['users'][number];
type Role = NonNullable<SettingsUsersQuery['listRoles']>['roles'][number];

function UserRow({ user, roles }: { readonly user: User; readonly roles: readonly Role[] }) {
  return (
    <Table.Tr>
      <Table.Td maw={240}>
        <Group gap="xs" wrap="nowrap">
          <EntityLink entity={user} />
          {user.status === 'SUSPENDED' && <Badge color="red.9">Suspended</Badge>}
        </Group>
      </Table.Td>
      <Table.Td maw={240} style={{ overflowWrap: 'anywhere' }}>
        {user.properties?.email}
      </Table.Td>
      <Table.Td w={160}>
        <RoleSelect actor={user.urn} name={user.overview.name} current={user.roles?.[0]?.urn} roles={roles} />
      </Table.Td>
      <Table.Td>
        <UserActions
          urn={user.urn}
          name={user.overview.name}
          isSuspended={user.status === 'SUSPENDED'}
          hasPassword={user.isNativeUser === true}
        />
      </Table.Td>
    </Table.Tr>
  );
}

/** Creates a link with which people sign up. */
function InviteButton({
  roles,
}: {
  readonly roles: readonly { readonly urn: string; readonly name: string }[];
}) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const [roleUrn, setRoleUrn] = useState<string | null>(null);
  const invite = useMutateOperation(Invite);
  const token = invite.data?.createInviteToken?.inviteToken;
  return (
    <>
      <Button size="compact-md" onClick={open}>
        Invite…
      </Button>
      <Modal opened={isOpen} onClose={close} title="Invite people">
        <Stack gap="sm">
          <Select
            label="Role of those who sign up"
            placeholder="No role"
            clearable
            data={roles.map(({ urn, name }) => ({ value: urn, label: name }))}
            value={roleUrn}
            onChange={(value) => {
              setRoleUrn(value);
              invite.reset();
            }}
          />
          {invite.error && <Problem error={invite.error} title="The invitation could not be created" />}
          {token === undefined ? (
            <Button loading={invite.isPending} onClick={() => invite.mutate({ input: { roleUrn } })}>
              Create link
            </Button>
          ) : (
            <OneTimeLink address={`/signup?invite_token=${encodeURIComponent(token)}`}>
              Anyone with this link can create an account. It replaces the previous link.
            </OneTimeLink>
          )}
        </Stack>
      </Modal>
    </>
  );
}

/** A link to share. @param address path and query, to which the origin of the page is added */
function OneTimeLink({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  const link = location.origin + address;
  return (
    <Stack gap="sm">
      <Text size="sm">{children}</Text>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', flex: 1 }}>
          {link}
        </Code>
        <CopyButton text={link} label="Copy the link" />
      </Group>
    </Stack>
  );
}

interface UserActionsProps {
  readonly urn: string;
  readonly name: string;
  readonly isSuspended: boolean;
  /** True if the user has a local password, false if an identity provider signs the user in. */
  readonly hasPassword: boolean;
}

/** Actions on a user: suspend, reactivate, set a new password, remove. */
function UserActions({ urn, name, isSuspended, hasPassword }: UserActionsProps) {
  const setStatus = useMutateOperation(SetUserStatus);
  const remove = useMutateOperation(RemoveUser);
  const reset = useMutateOperation(ResetPassword);
  const error = setStatus.error ?? remove.error ?? reset.error;
  const token = reset.data?.createNativeUserResetToken?.resetToken;
  return (
    <Group gap={4} justify="flex-end">
      {hasPassword && (
        <Button
          variant="default"
          size="compact-xs"
          loading={reset.isPending}
          onClick={() => reset.mutate({ input: { userUrn: urn } })}
        >
          New password…
        </Button>
      )}
      <Button
        variant="default"
        size="compact-xs"
        loading={setStatus.isPending}
        onClick={() => setStatus.mutate({ urn, status: isSuspended ? 'ACTIVE' : 'SUSPENDED' })}
      >
        {isSuspended ? 'Reactivate' : 'Suspend'}
      </Button>
      <ConfirmButton
        label="Remove"
        consequence={`This permanently deletes ${name}, including sessions, tokens and ownerships.`}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ urn })}
      />
      {error && <Problem error={error} title="The change failed" />}
      <Modal opened={token !== undefined} onClose={reset.reset} title={`New password for ${name}`}>
        {token !== undefined && (
          <OneTimeLink address={`/reset?reset_token=${encodeURIComponent(token)}`}>
            Send this link to {name}. It can be used once, within a day, to set a new password.
          </OneTimeLink>
        )}
      </Modal>
    </Group>
  );
}
