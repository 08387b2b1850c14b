import { Group, Stack, Title, VisuallyHidden } from '@mantine/core';
import { useOperation } from '../../../../api/use-operation.js';
import { DialogButton } from '../../../../edit/dialog-button.js';
import { ListEditor } from '../../../../edit/list-editor.js';
import { Empty } from '../../../../parts/empty.js';
import { Loading } from '../../../../parts/loading.js';
import { Problem } from '../../../../parts/problem.js';
import { typeOfUrn } from '../../../../types/urn.js';
import type { TabProps } from '../../entity-of-page.js';
import { GROUP_COLUMNS } from '../contents/entity-columns.js';
import { RelatedList } from '../contents/related-list.js';
import { MEMBERSHIPS } from '../members/members-plan.js';
import {
  GroupTab as GroupTabOperation,
  type GroupTabQuery,
  type ModelGroupFragment,
} from './group.graphql.js';
import { ModelGroup } from './model-group.js';

/** Maximum number of listed model versions per group. The page of the group lists all. */
const VERSIONS = 100;

/** Shows the groups of a model with its other versions, a model group itself, or the memberships of a person. */
export function GroupTab({ entity }: TabProps) {
  const { urn } = entity;
  return (
    <section>
      <VisuallyHidden>
        <Title order={2}>Group</Title>
      </VisuallyHidden>
      {typeOfUrn(urn) === 'corpuser' ? (
        <RelatedList urn={urn} plan={MEMBERSHIPS} title="Groups" columns={GROUP_COLUMNS} />
      ) : (
        <ModelGroups entity={entity} />
      )}
    </section>
  );
}

function ModelGroups({ entity: { urn, overview } }: TabProps) {
  const { data, error, isPending, refetch } = useOperation(GroupTabOperation, { urn, count: VERSIONS });
  if (error)
    return <Problem error={error} title="The group could not be loaded" onRetry={() => void refetch()} />;
  if (isPending) return <Loading label="Loading the group" />;
  const groups = groupsOf(data);
  const isEditable = typeOfUrn(urn) === 'mlModel' && overview.privileges?.canEdit === true;
  return (
    <>
      {isEditable && <EditGroups urn={urn} name={overview.name} groups={groups} />}
      {groups.length === 0 && (
        <Empty title="The model belongs to no group">
          The field groups of the aspect mlModelProperties lists the groups of a model. The models of a group
          are versions of one model.
        </Empty>
      )}
      <Stack gap="xl">
        {groups.map((group) => (
          <ModelGroup key={group.urn} group={group} current={urn} />
        ))}
      </Stack>
    </>
  );
}

interface EditGroupsProps {
  readonly urn: string;
  readonly name: string;
  readonly groups: readonly ModelGroupFragment[];
}

function EditGroups({ urn, name, groups }: EditGroupsProps) {
  return (
    <Group justify="flex-end">
      <DialogButton label="Edit groups…" title={`Groups of ${name}`}>
        <ListEditor
          list={{ urn, aspectName: 'mlModelProperties', member: 'groups' }}
          entries={groups}
          label="Add a group"
          types={['mlModelGroup']}
        />
      </DialogButton>
    </Group>
  );
}

function groupsOf({ entity }: GroupTabQuery): readonly ModelGroupFragment[] {
  if (!entity) return [];
  if ('ownGroups' in entity) return (entity.ownGroups?.groups ?? []).filter((group) => group !== null);
  return 'models' in entity ? [entity] : [];
}
