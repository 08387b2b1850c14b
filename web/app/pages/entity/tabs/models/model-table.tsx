import { Badge, Group, Stack, Text } from '@mantine/core';
import { DataTable, type Column } from '../../../../parts/data-table.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import { TagLabel } from '../../../../parts/labels.js';
import { TimeText } from '../../../../parts/time-text.js';
import { plainText } from '../../../../parts/texts.js';
import type { ModelRow } from './model-rows.js';

export interface ModelTableProps {
  readonly label: string;
  readonly rows: readonly ModelRow[];
  /** URN of the model whose page shows the table. */
  readonly current?: string;
}

/** Versions of a model. */
export function ModelTable({ label, rows, current }: ModelTableProps) {
  const name: Column<ModelRow> = {
    id: 'name',
    title: 'Model',
    width: '24%',
    cell: (row) => <ModelName row={row} isCurrent={row.entity.urn === current} />,
  };
  return (
    <DataTable label={label} columns={[name, ...COLUMNS]} rows={rows} keyOf={({ entity }) => entity.urn} />
  );
}

function ModelName({ row, isCurrent }: { readonly row: ModelRow; readonly isCurrent: boolean }) {
  return (
    <Group gap={6} maw="100%">
      <EntityLink entity={row.entity} />
      {isCurrent && <Mark text="This model" />}
      {row.isLatest && <Mark text="Latest" />}
      {row.isDeprecated && <Mark text="Deprecated" />}
    </Group>
  );
}

function Mark({ text }: { readonly text: string }) {
  return (
    <Badge size="sm" variant="default" tt="none" fw={500}>
      {text}
    </Badge>
  );
}

const COLUMNS: readonly Column<ModelRow>[] = [
  { id: 'version', title: 'Version', width: '6rem', cell: ({ version }) => version },
  {
    id: 'description',
    title: 'Description',
    cell: ({ description }) =>
      description ? (
        <Text size="sm" span lineClamp={3} title={description}>
          {plainText(description)}
        </Text>
      ) : null,
  },
  {
    id: 'created',
    title: 'Created',
    width: '8rem',
    cell: ({ created }) => (created === undefined ? null : <TimeText time={created} />),
  },
  {
    id: 'stages',
    title: 'Stages and tags',
    width: '12rem',
    cell: ({ stages, tags }) =>
      stages.length + tags.length > 0 ? (
        <Group gap={4}>
          {stages.map((stage) => (
            <Mark key={stage} text={stage} />
          ))}
          {tags.map((association) => (
            <TagLabel key={association.tag.urn} association={association} />
          ))}
        </Group>
      ) : null,
  },
  {
    id: 'deployments',
    title: 'Deployed to',
    width: '11rem',
    cell: ({ deployments }) =>
      deployments.length > 0 ? (
        <Stack gap={2}>
          {deployments.map((deployment) => (
            <EntityLink key={deployment.urn} entity={deployment} />
          ))}
        </Stack>
      ) : null,
  },
];
