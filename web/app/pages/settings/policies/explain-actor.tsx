import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useOperation } from '../../../api/use-operation.js';
import { Loading } from '../../../parts/loading.js';
import { Problem } from '../../../parts/problem.js';
import { enumOfType } from '../../../types/entity-types.js';
import { typeOfUrn } from '../../../types/urn.js';
import { GrantedPrivileges, type EntityType } from './policies-page.graphql.js';

/** Privileges that all policies together grant one user, on the platform or on one entity. */
export function ExplainActor({ labels }: { readonly labels: ReadonlyMap<string, string> }) {
  const [actor, setActor] = useState('');
  const [entity, setEntity] = useState('');
  const [asked, setAsked] = useState<{ readonly actor: string; readonly entity: string }>();
  return (
    <section aria-label="Privileges of a user">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked({ actor: userUrn(actor), entity: entity.trim() });
        }}
      >
        <Group align="flex-end" gap="sm">
          <TextInput
            label="What may this user do?"
            placeholder="User name or URN"
            value={actor}
            onChange={(event) => {
              setActor(event.currentTarget.value);
            }}
          />
          <TextInput
            label="With this entity"
            placeholder="URN (empty: platform privileges)"
            miw="20rem"
            value={entity}
            onChange={(event) => {
              setEntity(event.currentTarget.value);
            }}
          />
          <Button type="submit" variant="default" disabled={actor.trim() === ''}>
            Explain
          </Button>
        </Group>
      </form>
      {asked !== undefined && <Granted {...asked} labels={labels} />}
    </section>
  );
}

interface GrantedProps {
  readonly actor: string;
  readonly entity: string;
  readonly labels: ReadonlyMap<string, string>;
}

function Granted({ actor, entity, labels }: GrantedProps) {
  const resourceSpec =
    entity === '' ? null : { resourceType: enumOfType(typeOfUrn(entity)) as EntityType, resourceUrn: entity };
  const { data, error } = useOperation(GrantedPrivileges, { input: { actorUrn: actor, resourceSpec } });
  if (error) return <Problem error={error} title="The privileges could not be loaded" />;
  if (data === undefined) return <Loading lines={2} />;
  const privileges = data.getGrantedPrivileges?.privileges ?? [];
  if (privileges.length === 0)
    return (
      <Text size="sm" mt="xs">
        No policy grants any privilege.
      </Text>
    );
  return (
    <Text size="sm" mt="xs" role="status">
      {privileges.length} privileges: {privileges.map((name) => labels.get(name) ?? name).join(', ')}.
    </Text>
  );
}

function userUrn(text: string): string {
  const name = text.trim();
  return name.startsWith('urn:li:') ? name : `urn:li:corpuser:${name}`;
}
