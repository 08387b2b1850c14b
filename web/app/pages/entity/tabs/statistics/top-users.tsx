import { Table, Text, Title } from '@mantine/core';
import type { EntityLinkFragment } from '../../../../api/fragments/entity-link.graphql.js';
import { EntityLink } from '../../../../parts/entity-link.js';

export interface UserCount {
  /** Undefined if only an e-mail address is known. */
  readonly user: EntityLinkFragment | undefined;
  readonly mail: string | undefined;
  readonly count: number;
}

const MOST_USERS = 10;

/** The most active users. @param what is counted, e.g. `Queries` */
export function TopUsers({ users, what }: { readonly users: readonly UserCount[]; readonly what: string }) {
  if (users.length === 0) return null;
  const shown = users.toSorted((first, second) => second.count - first.count).slice(0, MOST_USERS);
  return (
    <section>
      <Title order={3}>Top users</Title>
      <Table aria-label="Top users" maw="32rem">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">User</Table.Th>
            <Table.Th scope="col" ta="end">
              {what}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ user, mail, count }) => (
            <Table.Tr key={user?.urn ?? mail}>
              <Table.Th scope="row" fw={400}>
                {user ? <EntityLink entity={user} /> : (mail ?? 'unknown')}
              </Table.Th>
              <Table.Td ta="end">{count.toLocaleString('en')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {users.length > shown.length && (
        <Text size="sm" c="dimmed">
          The first {shown.length} of {users.length} users.
        </Text>
      )}
    </section>
  );
}
