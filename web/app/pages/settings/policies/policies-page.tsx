import { Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useOperation } from '../../../api/use-operation.js';
import { Loading } from '../../../parts/loading.js';
import { Problem } from '../../../parts/problem.js';
import facts from '../facts.module.css';
import { ListPages, ListSearch, usePagedSearch } from '../paged-search.js';
import { ExplainActor } from './explain-actor.js';
import { SettingsPolicies } from './policies-page.graphql.js';
import { NEW_POLICY_ADDRESS } from './policy-addresses.js';
import { PolicyItem } from './policy-item.js';
import { useOwnRight } from './use-own-right.js';
import { usePolicyChoices } from './use-policy-choices.js';

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
