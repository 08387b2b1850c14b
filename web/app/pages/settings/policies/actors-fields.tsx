import { Checkbox, MultiSelect, Stack } from '@mantine/core';
import type { EntityLinkFragment } from '../../../api/fragments.graphql.js';
import { useOperation } from '../../../api/use-operation.js';
import { OwnershipChoices } from '../../../edit/owner-adder.graphql.js';
import { ownershipChoices, ownershipUrn } from '../../../edit/ownership-choices.js';
import type { KnownEntities } from './use-policy-choices.js';
import { PickedList } from './criteria-fields.js';
import type { FormActors, Problems, PolicyType } from './policy-form.js';

export interface ActorsFieldsProps {
  readonly actors: FormActors;
  readonly type: PolicyType;
  readonly roles: readonly EntityLinkFragment[];
  readonly known: KnownEntities;
  readonly problems: Problems;
  readonly onChange: (change: Partial<FormActors>) => void;
}

/** Fields that choose whom a policy covers. A user who meets one of the choices is covered. */
export function ActorsFields({ actors, type, roles, known, problems, onChange }: ActorsFieldsProps) {
  const { users, groups, allUsers, allGroups } = actors;
  const choice = (member: 'allUsers' | 'allGroups', label: string, isChecked: boolean) => (
    <Checkbox
      label={label}
      checked={isChecked}
      onChange={(event) => onChange({ [member]: event.currentTarget.checked })}
    />
  );
  return (
    <Stack gap="sm">
      {choice('allUsers', 'All users', allUsers)}
      {choice('allGroups', 'Members of any group', allGroups)}
      {type === 'METADATA' && (
        <OwnerChoice actors={actors} known={known} problems={problems} onChange={onChange} />
      )}
      <MultiSelect
        label="Users with one of the roles"
        data={choicesOf(roles, actors.roles, known)}
        value={[...actors.roles]}
        error={problems.get('/actors/roles')}
        onChange={(chosen) => onChange({ roles: chosen })}
      />
      <PickedList
        label="Members of a group"
        types={['corpGroup']}
        urns={groups}
        known={known}
        error={problems.get('/actors/groups')}
        onChange={(chosen) => onChange({ groups: chosen })}
      />
      <PickedList
        label="Single users"
        types={['corpuser']}
        urns={users}
        known={known}
        error={problems.get('/actors/users')}
        onChange={(chosen) => onChange({ users: chosen })}
      />
    </Stack>
  );
}

function OwnerChoice({
  actors: { resourceOwners, resourceOwnersTypes },
  known,
  problems,
  onChange,
}: Pick<ActorsFieldsProps, 'actors' | 'known' | 'problems' | 'onChange'>) {
  const { data } = useOperation(OwnershipChoices, {}, { enabled: resourceOwners });
  const found = data?.searchAcrossEntities?.searchResults.map(({ entity }) => entity) ?? [];
  const kinds = ownershipChoices(found).map(({ value, label }) => ({ value: ownershipUrn(value), label }));
  const others = resourceOwnersTypes.filter((urn) => !kinds.some(({ value }) => value === urn));
  return (
    <>
      <Checkbox
        label="Owners of the entity"
        checked={resourceOwners}
        error={problems.get('/actors/resourceOwners')}
        onChange={(event) => onChange({ resourceOwners: event.currentTarget.checked })}
      />
      {resourceOwners && (
        <MultiSelect
          label="Types of ownership"
          placeholder={resourceOwnersTypes.length === 0 ? 'All types' : ''}
          data={[...kinds, ...others.map((urn) => ({ value: urn, label: known.nameOf(urn) }))]}
          value={[...resourceOwnersTypes]}
          error={problems.get('/actors/resourceOwnersTypes')}
          onChange={(chosen) => onChange({ resourceOwnersTypes: chosen })}
        />
      )}
    </>
  );
}

function choicesOf(
  offered: readonly EntityLinkFragment[],
  chosen: readonly string[],
  known: KnownEntities,
): { readonly value: string; readonly label: string }[] {
  const urns = [...new Set([...offered.map(({ urn }) => urn), ...chosen])];
  const names = new Map(offered.map(({ urn, overview }) => [urn, overview.name]));
  return urns.map((urn) => ({ value: urn, label: names.get(urn) ?? known.nameOf(urn) }));
}
