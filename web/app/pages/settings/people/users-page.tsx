import { Badge, Group, Table, Text, Title } from '@mantine/core';
import { useOperation } from '../../../api/use-operation.js';
import { EntityLink } from '../../../parts/entity-link.js';
import { Loading } from '../../../parts/loading.js';
import { Problem } from '../../../parts/problem.js';
import { InviteButton } from './invite-button.js';
import { ListPages, ListSearch, usePagedSearch } from '../paged-search.js';
import { SettingsUsers, type SettingsUsersQuery } from './people.graphql.js';
import { RoleSelect } from './role-select.js';
import { UserActions } from './user-actions.js';

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
