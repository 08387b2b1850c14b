import { Button, Group, Table, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { useOperation } from '../../../api/use-operation.js';
import { Empty } from '../../../parts/empty.js';
import { PageControl } from '../../../parts/page-control.js';
import { Problem, Loading } from '../../../parts/states.js';
import { TimeText } from '../../../parts/time-text.js';
import { usePageNumber } from '../../../parts/page-number.js';
import { useMe } from '../../../shell/use-me.js';
import { nameOfUrn } from '../../../types/urn.js';
import { ConfirmButton } from '../confirm-button.js';
import { CreateTokenDialog } from './create-token-dialog.js';
import { AccessTokens, RevokeToken } from './tokens-page.graphql.js';

const PAGE_SIZE = 20;

/** The tokens that the actor created, or all tokens if the actor manages tokens. */
export function TokensPage() {
  const [isCreating, { open, close }] = useDisclosure(false);
  const { page, setPage } = usePageNumber();
  const me = useMe();
  const isManager = me?.platformPrivileges.manageTokens === true;
  const filters = isManager ? [] : [{ field: 'ownerUrn', values: [me?.corpUser.urn ?? ''] }];
  const { data, error, refetch } = useOperation(
    AccessTokens,
    { start: (page - 1) * PAGE_SIZE, filters },
    { keepsPrevious: true },
  );
  const revoke = useMutateOperation(RevokeToken);
  const found = data?.listAccessTokens;
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>Access tokens</Title>
        <Button onClick={open} size="compact-md">
          New token…
        </Button>
      </Group>
      <Text c="dimmed" size="sm">
        Programs send a token as <code>Authorization: Bearer …</code> and then act as the user of the token.
      </Text>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {revoke.error && <Problem error={revoke.error} title="The token was not revoked" />}
      {found === undefined && !error && <Loading />}
      {found?.total === 0 && (
        <Empty title="There are no tokens">A new token is shown once, when it is created.</Empty>
      )}
      {found !== undefined && found.total > 0 && (
        <Table.ScrollContainer minWidth={640}>
          <Table fz="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Name</Table.Th>
                <Table.Th>Acts as</Table.Th>
                <Table.Th>Created</Table.Th>
                <Table.Th>Expires</Table.Th>
                <Table.Th aria-label="Actions" />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {found.tokens.map(({ id, name, description, actorUrn, createdAt, expiresAt }) => (
                <Table.Tr key={id}>
                  <Table.Td maw={300} style={{ overflowWrap: 'anywhere' }}>
                    {name}
                    {description !== null && description !== '' && (
                      <Text size="xs" c="dimmed">
                        {description}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>{nameOfUrn(actorUrn)}</Table.Td>
                  <Table.Td>
                    <TimeText time={createdAt} />
                  </Table.Td>
                  <Table.Td>{expiresAt === null ? 'never' : <TimeText time={expiresAt} />}</Table.Td>
                  <Table.Td ta="right">
                    <ConfirmButton
                      label="Revoke"
                      consequence={`Programs that use the token "${name}" are refused from then on. This cannot be undone.`}
                      isBusy={revoke.isPending && revoke.variables.tokenId === id}
                      onConfirm={() => revoke.mutate({ tokenId: id })}
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <PageControl total={found?.total ?? 0} size={PAGE_SIZE} page={page} onChange={setPage} />
      {isCreating && <CreateTokenDialog onClose={close} />}
    </>
  );
}
