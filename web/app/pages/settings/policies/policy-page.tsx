import { Anchor, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { useFresh } from '../../../edit/use-fresh.js';
import { Loading } from '../../../parts/loading.js';
import { Problem } from '../../../parts/problem.js';
import { MissingPage } from '../../missing/missing-page.js';
import { POLICIES } from './policy-addresses.js';
import { PolicyEditor } from './policy-editor.js';
import { PolicyFacts } from './policy-facts.js';
import { PolicyToEdit } from './policy.graphql.js';
import { storedPolicyOf } from './stored-policy.js';
import { usePolicyChoices, type Choices } from './use-policy-choices.js';

/** The form of a policy at `/settings/policies/<URN>`, and of a new policy at `/settings/policies/new`. */
export function PolicyPage() {
  const { policy: urn = 'new' } = useParams();
  const { choices, error, refetch } = usePolicyChoices();
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (choices === undefined) return <Loading />;
  if (urn !== 'new') return <StoredPolicyPage key={urn} urn={urn} choices={choices} />;
  return (
    <>
      <Title order={1}>New policy</Title>
      <PolicyEditor choices={choices} />
    </>
  );
}

interface StoredPolicyPageProps {
  readonly urn: string;
  readonly choices: Choices;
}

function StoredPolicyPage({ urn, choices }: StoredPolicyPageProps) {
  const { data, error, load } = useFresh(PolicyToEdit, { urn });
  useEffect(() => {
    void load();
    // `load` is no dependency, because it is a new function in each render.
  }, []);
  if (error) return <Problem error={error} onRetry={() => void load()} />;
  if (data === undefined) return <Loading />;
  const policy = storedPolicyOf(data);
  if (policy === undefined)
    return (
      <MissingPage title="Policy not found" sought={urn}>
        The catalog has no policy with this URN, or you may not view it:
      </MissingPage>
    );
  return (
    <>
      <Title order={1}>{policy.name}</Title>
      {policy.editable ? (
        <PolicyEditor choices={choices} stored={policy} />
      ) : (
        <>
          <Text size="sm">
            This policy comes with the catalog, and its roles depend on it. Therefore nobody can change or
            delete it. Create another policy to grant more.
          </Text>
          <PolicyFacts policy={policy} labelOf={choices.labelOf} />
          <Anchor component={Link} to={POLICIES} size="sm">
            All policies
          </Anchor>
        </>
      )}
    </>
  );
}
