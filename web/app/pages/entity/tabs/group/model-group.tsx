import { Group, Stack, Text, Title } from '@mantine/core';
import { EntityLink } from '../../../../parts/entity-link.js';
import { TagLabel } from '../../../../parts/labels.js';
import { Markdown } from '../../../../parts/markdown.js';
import { TimeText } from '../../../../parts/time-text.js';
import { modelRowsOf } from '../models/model-rows.js';
import { ModelTable } from '../models/model-table.js';
import type { ModelGroupFragment } from './group.graphql.js';

export interface ModelGroupProps {
  readonly group: ModelGroupFragment;
  /** URN of the model or group whose page shows it. */
  readonly current: string;
}

/** A model group with its description and the versions of the model. */
export function ModelGroup({ group, current }: ModelGroupProps) {
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
