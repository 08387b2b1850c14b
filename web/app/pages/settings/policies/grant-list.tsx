import { Anchor, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useOperation } from '../../../api/use-operation.js';
import { FilterBox } from '../../../parts/filter-box.js';
import { Loading } from '../../../parts/loading.js';
import { Problem } from '../../../parts/problem.js';
import { enumOfType } from '../../../types/entity-types.js';
import { typeOfUrn } from '../../../types/urn.js';
import facts from '../facts.module.css';
import { ExplainPrivileges, type EntityType, type ExplainPrivilegesQuery } from './explain.graphql.js';
import { reasonWords } from './grant-words.js';
import classes from './policies.module.css';
import { policyAddress } from './policy-addresses.js';

export interface GrantListProps {
  /** URNs. */
  readonly user: string;
  readonly entity: string | undefined;
  /** Display name of a privilege. */
  readonly labelOf: (privilege: string) => string;
}

/** Each policy that grants the user privileges: why it covers the user, and what it grants. The address contains the filter. */
export function GrantList({ user, entity, labelOf }: GrantListProps) {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('privilege') ?? '';
  const resourceSpec =
    entity === undefined
      ? null
      : { resourceType: enumOfType(typeOfUrn(entity)) as EntityType, resourceUrn: entity };
  const { data, error, refetch } = useOperation(ExplainPrivileges, {
    input: { actorUrn: user, resourceSpec },
  });
  if (error)
    return (
      <Problem error={error} title="The privileges could not be loaded" onRetry={() => void refetch()} />
    );
  if (data === undefined) return <Loading lines={2} />;
  const { privileges = [], grants = [] } = data.getGrantedPrivileges ?? {};
  const isShown = (name: string): boolean => labelOf(name).toLowerCase().includes(text.toLowerCase().trim());
  const shown = grants.filter((grant) => grant.privileges.some(isShown));
  const explained = new Set(grants.flatMap((grant) => grant.privileges));
  const unexplained = privileges.filter((name) => !explained.has(name) && isShown(name));
  const count = privileges.filter(isShown).length;
  return (
    <>
      <FilterBox
        label="Find privileges of the user"
        value={text}
        onChange={(privilege) => {
          const next = new URLSearchParams(parameters);
          if (privilege === '') next.delete('privilege');
          else next.set('privilege', privilege);
          setParameters(next, { replace: true });
        }}
      />
      <Text size="sm" role="status">
        {count} {count === 1 ? 'privilege' : 'privileges'}
      </Text>
      <ul className={facts.list} aria-label="Privileges by policy">
        {shown.map((grant) => (
          <GrantItem
            key={grant.policy?.urn ?? 'none'}
            grant={grant}
            user={user}
            labels={grant.privileges.filter(isShown).map(labelOf)}
          />
        ))}
      </ul>
      {unexplained.length > 0 && (
        <Text size="sm">By policies that you may not view: {unexplained.map(labelOf).join(', ')}</Text>
      )}
    </>
  );
}

interface GrantItemProps {
  readonly grant: NonNullable<ExplainPrivilegesQuery['getGrantedPrivileges']>['grants'][number];
  readonly user: string;
  /** Display names of the privileges. */
  readonly labels: readonly string[];
}

function GrantItem({ grant: { policy, reasons }, user, labels }: GrantItemProps) {
  const name = policy?.name ?? 'No policy needed';
  return (
    <li aria-label={name}>
      {policy === null ? (
        <Text size="sm">{name}</Text>
      ) : (
        <Anchor component={Link} to={policyAddress(policy.urn)} className={classes.name ?? ''} size="sm">
          {name}
        </Anchor>
      )}
      <dl className={facts.facts}>
        <dt>Why</dt>
        <dd>{reasonWords(reasons, user)}</dd>
        <dt>May</dt>
        <dd>{labels.join(', ')}</dd>
      </dl>
    </li>
  );
}
