import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useOperation } from '../../../api/use-operation.js';
import type { EntityLinkFragment } from '../../../api/fragments.graphql.js';
import { EntityLink } from '../../../parts/entity-link.js';
import { Problem, Loading } from '../../../parts/states.js';
import facts from '../settings.module.css';
import { policyAddress } from '../../../types/addresses.js';
import { SettingsRoles, type SettingsRolesQuery } from './roles-page.graphql.js';

/** The roles, each with its users and groups and with the policies that grant it privileges. */
export function RolesPage() {
  const { data, error, refetch } = useOperation(SettingsRoles, {});
  return (
    <>
      <Title order={1}>Roles</Title>
      <Text size="sm" c="dimmed">
        A role has the privileges that its policies grant. Assign roles under Users and Groups.
      </Text>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Loading />}
      {data?.listRoles && (
        <ul className={facts.list}>
          {data.listRoles.roles.map((role) => (
            <RoleItem key={role.urn} role={role} />
          ))}
        </ul>
      )}
    </>
  );
}

type Role = NonNullable<SettingsRolesQuery['listRoles']>['roles'][number];

function RoleItem({ role }: { readonly role: Role }) {
  const { overview, description, holders, policies } = role;
  return (
    <li>
      <Stack gap={4}>
        <Title order={2}>{overview.name}</Title>
        <Text size="sm">{description}</Text>
        <dl className={facts.facts}>
          <dt>Policies</dt>
          <dd>
            <Names
              found={policies}
              show={({ urn, overview: { name } }) => (
                <Anchor component={Link} to={policyAddress(urn)} size="sm">
                  {name}
                </Anchor>
              )}
            />
          </dd>
          <dt>Users and groups</dt>
          <dd>
            <Names found={holders} show={(entity) => <EntityLink entity={entity} />} />
          </dd>
        </dl>
      </Stack>
    </li>
  );
}

interface NamesProps {
  readonly found: Role['holders'];
  readonly show: (entity: EntityLinkFragment) => ReactNode;
}

/** The first entities of a list, and the number of further ones. */
function Names({ found, show }: NamesProps) {
  const entities = found?.relationships.flatMap(({ entity }) => (entity ? [entity] : [])) ?? [];
  const left = (found?.total ?? 0) - entities.length;
  if (entities.length === 0) return <Text size="sm">None</Text>;
  return (
    <ul className={facts.names}>
      {entities.map((entity) => (
        <li key={entity.urn}>{show(entity)}</li>
      ))}
      {left > 0 && <li>and {left.toLocaleString('en')} more</li>}
    </ul>
  );
}
