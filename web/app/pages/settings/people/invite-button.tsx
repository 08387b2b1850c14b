import { Button, Modal, Select, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Problem } from '../../../parts/problem.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { OneTimeLink } from './one-time-link.js';
import { Invite } from './people.graphql.js';

/** Creates a link with which people sign up. */
export function InviteButton({
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
            <Button
              loading={invite.isPending}
              onClick={() => {
                invite.mutate({ input: { roleUrn } });
              }}
            >
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
