import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, useParams } from 'react-router';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { useOperation } from '../../../api/use-operation.js';
import { DataTable, type Column } from '../../../parts/data-table.js';
import { Empty } from '../../../parts/empty.js';
import { Problem, Loading } from '../../../parts/states.js';
import { TimeText } from '../../../parts/time-text.js';
import { entityAddress } from '../../../types/addresses.js';
import { ConfirmButton } from '../confirm-button.js';
import { CreateTokenDialog } from '../tokens/create-token-dialog.js';
import { RevokeToken } from '../tokens/tokens-page.graphql.js';
import { ACCOUNTS, nameOfAccount } from './account.js';
import { ServiceAccountPage as Operation, type ServiceAccountPageQuery } from './service-accounts.graphql.js';

type Token = ServiceAccountPageQuery['listAccessTokens']['tokens'][number];

/** `/settings/service-accounts/<URN>`: an account and its tokens. */
export function ServiceAccountPage() {
  const { account: urn = '' } = useParams();
  const [isCreating, { open, close }] = useDisclosure(false);
  const { data, error, refetch } = useOperation(Operation, { urn, actor: [urn] });
  const revoke = useMutateOperation(RevokeToken);
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  const { getServiceAccount: account, listAccessTokens: tokens } = data;
  if (account === null) return <Empty title="There is no such service account" />;
  return (
    <>
      <Anchor component={Link} to={ACCOUNTS} size="sm">
        All service accounts
      </Anchor>
      <Group justify="space-between">
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {nameOfAccount(account)}
        </Title>
        <Button size="compact-md" onClick={open}>
          New token…
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        User name <code>{account.name}</code>. <Link to={entityAddress(urn)}>Its page as a user</Link> shows
        what it owns. Roles are given under <Link to="/settings/users">Users</Link>.
      </Text>
      {revoke.error && <Problem error={revoke.error} title="The token was not revoked" />}
      {tokens.total === 0 ? (
        <Empty title="It has no tokens">A program needs a token to work as this account.</Empty>
      ) : (
        <DataTable
          label="Tokens"
          columns={columns(({ id, name }) => (
            <ConfirmButton
              label="Revoke"
              consequence={`Programs that use the token "${name}" are refused from then on. This cannot be undone.`}
              isBusy={revoke.isPending && revoke.variables.tokenId === id}
              onConfirm={() => revoke.mutate({ tokenId: id })}
            />
          ))}
          rows={tokens.tokens}
          keyOf={({ id }) => id}
        />
      )}
      {isCreating && <CreateTokenDialog account={urn} onClose={close} />}
    </>
  );
}

function columns(revokeButton: Column<Token>['cell']): readonly Column<Token>[] {
  return [
    { id: 'name', title: 'Name', cell: ({ name }) => name },
    {
      id: 'created',
      title: 'Created',
      width: '9rem',
      cell: ({ createdAt }) => <TimeText time={createdAt} />,
    },
    {
      id: 'expires',
      title: 'Expires',
      width: '9rem',
      cell: ({ expiresAt }) => (expiresAt === null ? 'never' : <TimeText time={expiresAt} />),
    },
    { id: 'actions', title: 'Actions', width: '7rem', cell: revokeButton },
  ];
}
