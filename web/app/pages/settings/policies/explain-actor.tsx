import { SimpleGrid, Stack, Text, Anchor } from '@mantine/core';
import { useSearchParams, Link } from 'react-router';
import { withParameter } from '../../../parts/parameters.js';
import type { EntityType } from '../../../api/types.graphql.js';
import type { EntityLinkFragment } from '../../../api/fragments.graphql.js';
import { useOperation } from '../../../api/use-operation.js';
import { PickedField } from '../../../edit/entity-picker.js';
import { namedEntity } from '../../../types/entity-link.js';
import { nameOfUrn, typeOfUrn } from '../../../types/urn.js';
import { FilterBox } from '../../../parts/filter-box.js';
import { Problem, Loading } from '../../../parts/states.js';
import { enumOfType } from '../../../types/entity-types.js';
import facts from '../settings.module.css';
import { PICKABLE } from './criterion-fields.js';
import { EntityLinks } from '../../../api/entities.graphql.js';
import { ExplainPrivileges, type ExplainPrivilegesQuery } from './explain.graphql.js';
import { reasonWords } from './grant-words.js';
import classes from './policies.module.css';
import { policyAddress } from '../../../types/addresses.js';

export interface ExplainActorProps {
  /** Display name of a privilege. */
  readonly labelOf: (privilege: string) => string;
}

/** Explains what one user may do, on the catalog or on one entity. The address contains the user and the entity. */
export function ExplainActor({ labelOf }: ExplainActorProps) {
  const [parameters, setParameters] = useSearchParams();
  const [user, entity] = [parameters.get('user') ?? undefined, parameters.get('entity') ?? undefined];
  const urns = [user, entity].filter((urn) => urn !== undefined);
  const { data } = useOperation(EntityLinks, { urns }, { enabled: urns.length > 0, keepsPrevious: true });
  const linkOf = (urn: string | undefined): EntityLinkFragment | null =>
    urn === undefined
      ? null
      : (data?.entities?.find((found) => found?.urn === urn) ?? namedEntity(urn, nameOfUrn(urn)));
  const choose = (name: 'user' | 'entity', urn: string | undefined) => {
    const next = withParameter(parameters, name, urn);
    if (name === 'user' && urn === undefined) for (const other of ['entity', 'privilege']) next.delete(other);
    setParameters(next);
  };
  return (
    <section aria-label="Privileges of a user">
      <Stack gap="xs">
        <Text fw={600}>What may a user do, and why?</Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }} maw="48rem">
          <PickedField
            label="User"
            types={['corpuser']}
            picked={linkOf(user)}
            onChange={(picked) => choose('user', picked?.urn)}
          />
          {user !== undefined && (
            <PickedField
              label="Entity (none: the catalog as a whole)"
              types={PICKABLE}
              picked={linkOf(entity)}
              onChange={(picked) => choose('entity', picked?.urn)}
            />
          )}
        </SimpleGrid>
        {user !== undefined && <GrantList user={user} entity={entity} labelOf={labelOf} />}
      </Stack>
    </section>
  );
}

interface GrantListProps {
  /** URNs. */
  readonly user: string;
  readonly entity: string | undefined;
  /** Display name of a privilege. */
  readonly labelOf: (privilege: string) => string;
}

/** Each policy that grants the user privileges: why it covers the user, and what it grants. The address contains the filter. */
function GrantList({ user, entity, labelOf }: GrantListProps) {
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
          setParameters(withParameter(parameters, 'privilege', privilege || undefined), { replace: true });
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
