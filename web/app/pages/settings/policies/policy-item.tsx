import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { Problem } from '../../../parts/problem.js';
import { ConfirmButton } from '../confirm-button.js';
import classes from './policies.module.css';
import { policyAddress } from './policy-addresses.js';
import { PolicyFacts } from './policy-facts.js';
import { readPolicyForm, type PolicyForm } from './policy-form.js';
import { DeletePolicy } from './policy.graphql.js';
import type { StoredPolicy } from './stored-policy.js';
import { useStateChange } from './use-state-change.js';

export interface PolicyItemProps {
  readonly policy: StoredPolicy;
  /** Display name of a privilege. */
  readonly labelOf: (privilege: string) => string;
  /** Returns whether the change takes the privilege to manage policies from the actor. */
  readonly losesOwnRight: (policy: string, form: PolicyForm | undefined) => boolean;
}

/** A policy as a sentence, with buttons that edit it, switch it on or off, and delete it. */
export function PolicyItem({ policy, labelOf, losesOwnRight }: PolicyItemProps) {
  return (
    <li aria-label={policy.name}>
      <Stack gap={4}>
        <Group justify="space-between" align="flex-start">
          <Group gap="xs" className={classes.name ?? ''}>
            <Text fw={600}>{policy.name}</Text>
            {policy.state !== 'ACTIVE' && <Badge variant="default">{policy.state.toLowerCase()}</Badge>}
            {!policy.editable && <Badge variant="outline">Ships with the catalog</Badge>}
          </Group>
          {policy.editable ? (
            <PolicyActions policy={policy} losesOwnRight={losesOwnRight} />
          ) : (
            <Button size="compact-xs" variant="default" component={Link} to={policyAddress(policy.urn)}>
              View
            </Button>
          )}
        </Group>
        {policy.description !== null && policy.description !== '' && (
          <Text size="sm" c="dimmed">
            {policy.description}
          </Text>
        )}
        <PolicyFacts policy={policy} labelOf={labelOf} />
      </Stack>
    </li>
  );
}

type PolicyActionsProps = Pick<PolicyItemProps, 'policy' | 'losesOwnRight'>;

const OWN_LOSS = ' You would lose the right to manage policies.';

function PolicyActions({ policy, losesOwnRight }: PolicyActionsProps) {
  const { urn, name, state } = policy;
  const remove = useMutateOperation(DeletePolicy);
  const update = useStateChange(urn);
  const isActive = state === 'ACTIVE';
  const changed: PolicyForm = { ...readPolicyForm(policy), state: isActive ? 'INACTIVE' : 'ACTIVE' };
  const change = () => {
    update.mutate(changed.state);
  };
  return (
    <Stack gap={4} align="flex-end">
      <Group gap="xs">
        <Button size="compact-xs" variant="default" component={Link} to={policyAddress(urn)}>
          Edit…
        </Button>
        {isActive && losesOwnRight(urn, changed) ? (
          <ConfirmButton
            label="Switch off"
            consequence={`The policy "${name}" grants nothing until it is switched on.${OWN_LOSS}`}
            isBusy={update.isPending}
            onConfirm={change}
          />
        ) : (
          <Button size="compact-xs" variant="default" loading={update.isPending} onClick={change}>
            {isActive ? 'Switch off' : 'Switch on'}
          </Button>
        )}
        <ConfirmButton
          label="Delete"
          consequence={`Deleting the policy "${name}" revokes what it grants, unless another policy grants it too.${
            losesOwnRight(urn, undefined) ? OWN_LOSS : ''
          }`}
          isBusy={remove.isPending}
          onConfirm={() => {
            remove.mutate({ urn });
          }}
        />
      </Group>
      {remove.error && <Problem error={remove.error} title="The policy was not deleted" />}
      {update.error && <Problem error={update.error} title="The policy was not changed" />}
    </Stack>
  );
}
