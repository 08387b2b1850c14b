import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { EntityLinkFragment } from '../../../api/fragments/entity-link.graphql.js';
import { useOperation } from '../../../api/use-operation.js';
import { PickedField } from '../../../edit/picked-field.js';
import { namedEntity } from '../../../types/entity-link.js';
import { nameOfUrn } from '../../../types/urn.js';
import { PICKABLE } from './criterion-fields.js';
import { ExplainedEntities } from './explain.graphql.js';
import { GrantList } from './grant-list.js';

export interface ExplainActorProps {
  /** Display name of a privilege. */
  readonly labelOf: (privilege: string) => string;
}

/** Explains what one user may do, on the catalog or on one entity. The address contains the user and the entity. */
export function ExplainActor({ labelOf }: ExplainActorProps) {
  const [parameters, setParameters] = useSearchParams();
  const [user, entity] = [parameters.get('user') ?? undefined, parameters.get('entity') ?? undefined];
  const urns = [user, entity].filter((urn) => urn !== undefined);
  const { data } = useOperation(
    ExplainedEntities,
    { urns },
    { enabled: urns.length > 0, keepsPrevious: true },
  );
  const linkOf = (urn: string | undefined): EntityLinkFragment | null =>
    urn === undefined
      ? null
      : (data?.entities?.find((found) => found?.urn === urn) ?? namedEntity(urn, nameOfUrn(urn)));
  const choose = (name: 'user' | 'entity', urn: string | undefined) => {
    const next = new URLSearchParams(parameters);
    if (urn === undefined) next.delete(name);
    else next.set(name, urn);
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
            onChange={(picked) => {
              choose('user', picked?.urn);
            }}
          />
          {user !== undefined && (
            <PickedField
              label="Entity (none: the catalog as a whole)"
              types={PICKABLE}
              picked={linkOf(entity)}
              onChange={(picked) => {
                choose('entity', picked?.urn);
              }}
            />
          )}
        </SimpleGrid>
        {user !== undefined && <GrantList user={user} entity={entity} labelOf={labelOf} />}
      </Stack>
    </section>
  );
}
