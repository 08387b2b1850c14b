import { Button, Group, Text, Title, Badge, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useOperation } from '../../../api/use-operation.js';
import { Problem, Loading } from '../../../parts/states.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { request } from '../../../api/request.js';
import facts from '../settings.module.css';
import { ListPages, ListSearch, usePagedSearch } from '../paged-search.js';
import { ConfirmButton } from '../confirm-button.js';
import { ExplainActor } from './explain-actor.js';
import { SettingsPolicies } from './policies-page.graphql.js';
import { NEW_POLICY_ADDRESS, policyAddress } from '../../../types/addresses.js';
import { useOwnRight } from './own-right.js';
import { usePolicyChoices } from './use-policy-choices.js';
import classes from './policies.module.css';
import { PolicyFacts } from './policy-facts.js';
import {
  readPolicyForm,
  type PolicyForm,
  policyInput,
  type StoredPolicy,
  storedPolicyOf,
  type PolicyState,
} from './policy-form.js';
import { DeletePolicy, PolicyToEdit, UpdatePolicy } from './policy.graphql.js';

/** All policies as sentences, and the privileges that they give to one user. */
export function PoliciesPage() {
  const { query, start } = usePagedSearch();
  const { data, error, refetch } = useOperation(SettingsPolicies, { query, start }, { keepsPrevious: true });
  const { choices } = usePolicyChoices();
  const losesOwnRight = useOwnRight();
  const labelOf = choices?.labelOf ?? ((privilege: string) => privilege);
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>Policies</Title>
        <Button size="compact-md" component={Link} to={NEW_POLICY_ADDRESS}>
          New policy…
        </Button>
      </Group>
      <ExplainActor labelOf={labelOf} />
      <Title order={2}>All policies</Title>
      <ListSearch label="Find policies" />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Loading />}
      {data?.listPolicies && (
        <>
          <Text c="dimmed" size="sm" role="status">
            {data.listPolicies.total.toLocaleString('en')}{' '}
            {data.listPolicies.total === 1 ? 'policy' : 'policies'}
          </Text>
          <ul className={facts.list} aria-label="All policies">
            {data.listPolicies.policies.map((policy) => (
              <PolicyItem key={policy.urn} policy={policy} labelOf={labelOf} losesOwnRight={losesOwnRight} />
            ))}
          </ul>
          <ListPages total={data.listPolicies.total} />
        </>
      )}
    </>
  );
}

interface PolicyItemProps {
  readonly policy: StoredPolicy;
  /** Display name of a privilege. */
  readonly labelOf: (privilege: string) => string;
  /** Returns whether the change takes the privilege to manage policies from the actor. */
  readonly losesOwnRight: (policy: string, form: PolicyForm | undefined) => boolean;
}

/** A policy as a sentence, with buttons that edit it, switch it on or off, and delete it. */
function PolicyItem({ policy, labelOf, losesOwnRight }: PolicyItemProps) {
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
          onConfirm={() => remove.mutate({ urn })}
        />
      </Group>
      {remove.error && <Problem error={remove.error} title="The policy was not deleted" />}
      {update.error && <Problem error={update.error} title="The policy was not changed" />}
    </Stack>
  );
}

/** Switches a policy on or off. Reads the policy first, so that an outdated list does not undo other changes. */
function useStateChange(urn: string): UseMutationResult<unknown, Error, PolicyState> {
  const queries = useQueryClient();
  return useMutation<unknown, Error, PolicyState>({
    mutationFn: async (state) => {
      const stored = storedPolicyOf(await request(PolicyToEdit, { urn }));
      if (stored === undefined) throw new Error('The policy no longer exists.');
      const before = readPolicyForm(stored);
      await request(UpdatePolicy, { urn, input: policyInput({ ...before, state }, before) });
    },
    onSettled: () => queries.invalidateQueries(),
  });
}
