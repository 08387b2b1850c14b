import { ActionIcon, Badge, Drawer, Group, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { CopyButton } from '../../../../parts/copy-button.js';
import { entityAddress } from '../../../../types/addresses.js';
import type { EntityOfPage } from '../../entity-of-page.js';
import { ColumnDescription } from './column-description.js';
import { ColumnFacts } from './column-facts.js';
import { ColumnLabels } from './column-labels.js';
import type { FieldStatistics } from './field-statistics.js';
import type { DatasetSchemaFragment } from './schema.graphql.js';
import type { SchemaRow } from './schema-row.js';

export interface ColumnDetailsProps {
  readonly row: SchemaRow;
  /** Paths of the rows in the table, for navigation to the next column. */
  readonly order: readonly string[];
  readonly entity: EntityOfPage;
  readonly schema: DatasetSchemaFragment;
  readonly statistics: FieldStatistics;
  /** True if the column belongs to an older schema, which cannot be edited. */
  readonly isOlder: boolean;
  /** Opens another column. The empty text closes the drawer. */
  readonly onChoose: (path: string) => void;
}

export interface ColumnDrawerProps extends Omit<ColumnDetailsProps, 'row'> {
  /** Undefined if the drawer is closed. It stays mounted then, so that the focus returns to the table. */
  readonly row: SchemaRow | undefined;
}

/** All metadata of one column. */
export function ColumnDrawer({ row, ...details }: ColumnDrawerProps) {
  return (
    <Drawer
      opened={row !== undefined}
      position="right"
      size="lg"
      onClose={() => {
        details.onChoose('');
      }}
      title={
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {row?.name}
        </Text>
      }
      closeButtonProps={{ 'aria-label': 'Close the details' }}
    >
      {row && <ColumnDetails key={row.path} row={row} {...details} />}
    </Drawer>
  );
}

function ColumnDetails(props: ColumnDetailsProps) {
  const { row, entity, isOlder } = props;
  return (
    <Stack gap="md">
      <Marks {...props} />
      <ColumnDescription row={row} entity={entity} isOlder={isOlder} />
      <ColumnLabels row={row} entity={entity} isOlder={isOlder} />
      <ColumnFacts {...props} />
    </Stack>
  );
}

function Marks({ row, order, onChoose }: ColumnDetailsProps) {
  const at = order.indexOf(row.path);
  const marks = [
    ...(row.isPrimaryKey ? ['Primary key'] : []),
    ...(row.isPartitionKey ? ['Partition key'] : []),
    ...(row.isForeignKey ? ['Foreign key'] : []),
    row.nullable ? 'May be null' : 'Never null',
    ...(row.recursive ? ['Recursive'] : []),
  ];
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <code>{row.nativeType ?? row.type.toLowerCase()}</code>
        {marks.map((mark) => (
          <Badge key={mark} variant="default" size="sm" tt="none" fw={500}>
            {mark}
          </Badge>
        ))}
      </Group>
      <Group gap={4}>
        {row.urn !== undefined && (
          <>
            <Text size="sm">
              <Link to={entityAddress(row.urn, 'Lineage')}>Lineage of the column</Link>
            </Text>
            <CopyButton text={row.urn} label="Copy URN of the column" />
          </>
        )}
        <Group gap={4} ml="auto">
          <StepButton path={order[at - 1]} label="Previous column" onChoose={onChoose} />
          <Text size="sm" c="dimmed">
            {at < 0 ? '' : `${at + 1} of ${order.length}`}
          </Text>
          <StepButton path={order[at + 1]} label="Next column" onChoose={onChoose} />
        </Group>
      </Group>
    </Stack>
  );
}

interface StepButtonProps {
  readonly path: string | undefined;
  readonly label: 'Previous column' | 'Next column';
  readonly onChoose: (path: string) => void;
}

function StepButton({ path, label, onChoose }: StepButtonProps) {
  const Icon = label === 'Next column' ? IconArrowDown : IconArrowUp;
  return (
    <ActionIcon
      variant="default"
      size="sm"
      aria-label={label}
      disabled={path === undefined}
      onClick={() => {
        onChoose(path ?? '');
      }}
    >
      <Icon size={14} aria-hidden />
    </ActionIcon>
  );
}
