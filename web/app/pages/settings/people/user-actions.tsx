import { Button, Group, Modal } from '@mantine/core';
import { Problem } from '../../../parts/problem.js';
import { ConfirmButton } from '../confirm-button.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { OneTimeLink } from './one-time-link.js';
import { RemoveUser, ResetPassword, SetUserStatus } from './people.graphql.js';

export interface UserActionsProps {
  readonly urn: string;
  readonly name: string;
  readonly isSuspended: boolean;
  /** True if the user has a local password, false if an identity provider signs the user in. */
  readonly hasPassword: boolean;
}

/** Actions on a user: suspend, reactivate, set a new password, remove. */
export function UserActions({ urn, name, isSuspended, hasPassword }: UserActionsProps) {
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
          onClick={() => {
            reset.mutate({ input: { userUrn: urn } });
          }}
        >
          New password…
        </Button>
      )}
      <Button
        variant="default"
        size="compact-xs"
        loading={setStatus.isPending}
        onClick={() => {
          setStatus.mutate({ urn, status: isSuspended ? 'ACTIVE' : 'SUSPENDED' });
        }}
      >
        {isSuspended ? 'Reactivate' : 'Suspend'}
      </Button>
      <ConfirmButton
        label="Remove"
        consequence={`This permanently deletes ${name}, including sessions, tokens and ownerships.`}
        isBusy={remove.isPending}
        onConfirm={() => {
          remove.mutate({ urn });
        }}
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
