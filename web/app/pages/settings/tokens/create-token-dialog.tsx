import { Alert, Button, Code, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { onText } from '../../../parts/form-events.js';
import { CopyButton } from '../../../parts/copy-button.js';
import { Problem } from '../../../parts/states.js';
import { useReturnFocus } from '../../../parts/use-return-focus.js';
import { useMe } from '../../../shell/use-me.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { CreateToken, type CreateAccessTokenInput } from './tokens-page.graphql.js';

type Duration = CreateAccessTokenInput['duration'];

const DURATIONS: readonly { readonly value: Duration; readonly label: string }[] = [
  { value: 'ONE_HOUR', label: '1 hour' },
  { value: 'ONE_DAY', label: '1 day' },
  { value: 'ONE_WEEK', label: '1 week' },
  { value: 'ONE_MONTH', label: '30 days' },
  { value: 'THREE_MONTHS', label: '90 days' },
  { value: 'SIX_MONTHS', label: '180 days' },
  { value: 'ONE_YEAR', label: '365 days' },
  { value: 'NO_EXPIRY', label: 'No expiry' },
];

export interface CreateTokenDialogProps {
  /** URN of a service account. Default: the token is one of the actor. */
  readonly account?: string;
  readonly onClose: () => void;
}

/** A dialog that creates a token for the actor or for a service account, and shows it once. */
export function CreateTokenDialog({ account, onClose }: CreateTokenDialogProps) {
  const me = useMe()?.corpUser.urn;
  const actorUrn = account ?? me;
  const type = account === undefined ? ('PERSONAL' as const) : ('SERVICE_ACCOUNT' as const);
  const [name, setName] = useState('');
  const [duration, setDuration] = useState<Duration>('ONE_MONTH');
  const create = useMutateOperation(CreateToken);
  useReturnFocus();
  const token = create.data?.createAccessToken?.accessToken;
  return (
    <Modal
      opened
      onClose={onClose}
      title="New access token"
      size="lg"
      closeOnClickOutside={token === undefined}
    >
      {token !== undefined ? (
        <ShownOnce token={token} onClose={onClose} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (actorUrn !== undefined) create.mutate({ input: { type, actorUrn, duration, name } });
          }}
        >
          <Stack gap="sm">
            {create.error && <Problem error={create.error} title="The token could not be created" />}
            <TextInput
              label="Name"
              description="A name for the program that uses the token."
              required
              data-autofocus
              value={name}
              onChange={onText(setName)}
            />
            <Select
              label="Expires after"
              data={DURATIONS}
              value={duration}
              allowDeselect={false}
              onChange={(value) => {
                if (value !== null) setDuration(value);
              }}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button
                type="submit"
                loading={create.isPending}
                disabled={name.trim() === '' || actorUrn === undefined}
              >
                Create token
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}

function ShownOnce({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const command = `curl -s ${location.origin}/api/graphql -H 'Authorization: Bearer ${token}' -H 'Content-Type: application/json' -d '{"query": "{ me { corpUser { urn } } }"}'`;
  return (
    <Stack gap="sm">
      <Alert color="yellow" title="Copy the token now">
        The catalog keeps only its hash, so it cannot be shown again.
      </Alert>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', flex: 1 }} data-testid="token">
          {token}
        </Code>
        <CopyButton text={token} label="Copy the token" />
      </Group>
      <Text size="sm">To try it:</Text>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', flex: 1 }}>
          {command}
        </Code>
        <CopyButton text={command} label="Copy the command" />
      </Group>
      <Group justify="flex-end">
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Stack>
  );
}
