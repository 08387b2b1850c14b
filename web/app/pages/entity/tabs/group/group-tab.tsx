import { Group, Stack, Title, VisuallyHidden, Text } from '@mantine/core';
import { useOperation } from '../../../../api/use-operation.js';
import { DialogButton } from '../../../../edit/dialog-form.js';
import { ListEditor } from '../../../../edit/labels-editor.js';
import { Empty } from '../../../../parts/empty.js';
import { Problem, Loading } from '../../../../parts/states.js';
import { typeOfUrn } from '../../../../types/urn.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import { TagLabel } from '../../../../parts/labels.js';
import { Markdown } from '../../../../parts/markdown.js';
import { TimeText } from '../../../../parts/time-text.js';
import type { TabProps } from '../../entity-of-page.js';
import { GROUP_COLUMNS } from '../contents/entity-columns.js';
import { RelatedList } from '../contents/entity-lists.js';
import { MEMBERSHIPS } from '../contents/contents-plan.js';
import { modelRowsOf } from '../models/model-rows.js';
import { ModelTable } from '../models/model-table.js';
import {
  GroupTab as GroupTabOperation,
  type GroupTabQuery,
  type ModelGroupFragment,
} from './group.graphql.js';

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

interface ModelGroupProps {
  readonly group: ModelGroupFragment;
  /** URN of the model or group whose page shows it. */
  readonly current: string;
}

/** A model group with its description and the versions of the model. */
function ModelGroup({ group, current }: ModelGroupProps) {
  const { overview, models } = group;
  const rows = modelRowsOf({ relationships: models?.relationships ?? [] });
  const total = models?.total ?? 0;
  return (
    <section>
      <Stack gap={6} pb="sm">
        <Title order={3} lh={1.4}>
          <EntityLink entity={group} tab={group.urn === current ? 'Group' : 'Models'} />
        </Title>
        <Facts group={group} total={total} />
        {overview.description ? <Markdown text={overview.description} /> : null}
      </Stack>
      {rows.length > 0 && <ModelTable label={`Models of ${overview.name}`} rows={rows} current={current} />}
      {total > rows.length && (
        <Text size="sm" pt="xs">
          {`First ${rows.length} of ${total}. The Models tab of the group lists all.`}
        </Text>
      )}
    </section>
  );
}

function Facts({ group, total }: { readonly group: ModelGroupFragment; readonly total: number }) {
  const { overview, groupProperties, origin } = group;
  const created = groupProperties?.created?.time ?? groupProperties?.createdAt;
  const version = groupProperties?.version?.versionTag;
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed" span>
        {[
          overview.platform?.properties?.displayName ?? overview.platform?.name,
          origin,
          `${total} ${total === 1 ? 'model' : 'models'}`,
          version && `version ${version}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {created ? (
        <Text size="sm" c="dimmed" span>
          created <TimeText time={created} />
        </Text>
      ) : null}
      {overview.tags.map((association) => (
        <TagLabel key={association.tag.urn} association={association} />
      ))}
    </Group>
  );
}
