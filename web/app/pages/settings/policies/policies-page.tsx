import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { useOperation } from '../../../api/use-operation.js';
import { Loading } from '../../../parts/loading.js';
import { Problem } from '../../../parts/problem.js';
import { ConfirmButton } from '../confirm-button.js';
import { ListPages, ListSearch, usePagedSearch } from '../paged-search.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { ExplainActor } from './explain-actor.js';
import { DeletePolicy, SettingsPolicies, type PolicyRowFragment } from './policies-page.graphql.js';
import { actorsSentence, resourcesSentence } from './policy-sentence.js';
import classes from './policies.module.css';

/** All policies in words, and their combined effect for one user. */
export function PoliciesPage() {
  const { query, start } = usePagedSearch();
  const { data, error, refetch } = useOperation(SettingsPolicies, { query, start }, { keepsPrevious: true });
  const config = data?.appConfig?.policiesConfig;
  const labels = new Map(
    [
      ...(config?.platformPrivileges ?? []),
      ...(config?.resourcePrivileges ?? []).flatMap(({ privileges }) => privileges),
    ].map(({ type, displayName }) => [type, displayName ?? type]),
  );
  return (
    <>
      <Title order={1}>Policies</Title>
      <ExplainActor labels={labels} />
      <Title order={2}>All policies</Title>
      <ListSearch label="Find policies" />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Loading />}
      {data?.listPolicies && (
        <>
          <Text c="dimmed" size="sm" role="status">
            {data.listPolicies.total.toLocaleString('en')} policies
          </Text>
          <ul className={classes.list}>
            {data.listPolicies.policies.map((policy) => (
              <PolicyItem key={policy.urn} policy={policy} labels={labels} />
            ))}
          </ul>
          <ListPages total={data.listPolicies.total} />
        </>
      )}
    </>
  );
}

interface PolicyItemProps {
  readonly policy: PolicyRowFragment;
  /** Display names of privileges. */
  readonly labels: ReadonlyMap<string, string>;
}

function PolicyItem({ policy, labels }: PolicyItemProps) {
  const remove = useMutateOperation(DeletePolicy);
  return (
    <li className={classes.policy}>
      <Stack gap={4}>
        <Group justify="space-between" align="flex-start">
          <Group gap="xs">
            <Text fw={600}>{policy.name}</Text>
            {policy.state !== 'ACTIVE' && <Badge variant="default">{policy.state.toLowerCase()}</Badge>}
            {!policy.editable && <Badge variant="outline">Ships with the catalog</Badge>}
          </Group>
          {policy.editable && (
            <ConfirmButton
              label="Delete"
              consequence={`Deleting the policy "${policy.name}" revokes what it grants, unless another policy grants it too.`}
              isBusy={remove.isPending}
              onConfirm={() => {
                remove.mutate({ urn: policy.urn });
              }}
            />
          )}
        </Group>
        {remove.error && <Problem error={remove.error} title="The policy was not deleted" />}
        {policy.description !== null && policy.description !== '' && (
          <Text size="sm" c="dimmed">
            {policy.description}
          </Text>
        )}
        <dl className={classes.facts}>
          <dt>Who</dt>
          <dd>{actorsSentence(policy)}</dd>
          <dt>On what</dt>
          <dd>{resourcesSentence(policy)}</dd>
          <dt>May</dt>
          <dd>
            <PrivilegeNames names={policy.privileges.map((name) => labels.get(name) ?? name)} />
          </dd>
        </dl>
      </Stack>
    </li>
  );
}

const SHOWN = 6;

function PrivilegeNames({ names }: { readonly names: readonly string[] }) {
  if (names.length <= SHOWN) return <>{names.join(', ')}</>;
  return (
    <details>
      <summary>
        {names.slice(0, SHOWN).join(', ')} and {names.length - SHOWN} more
      </summary>
      {names.slice(SHOWN).join(', ')}
    </details>
  );
}
