import { ActionIcon, Badge, Drawer, Group, Stack, Text, Table, Title } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../../parts/copy-button.js';
import { entityAddress } from '../../../../types/addresses.js';
import { useOperation } from '../../../../api/use-operation.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import { TimeText } from '../../../../parts/time-text.js';
import type { EntityOfPage } from '../../entity-of-page.js';
import { ColumnDescription } from './column-description.js';
import { ColumnLabels } from './column-labels.js';
import type { DatasetSchemaFragment } from './schema.graphql.js';
import type { SchemaRow, FieldStatistics } from './schema-rows.js';
import { SchemaBlame } from './blame.graphql.js';
import { fieldName } from './field-path.js';
import { numberText, shareText } from '../../../../parts/texts.js';

interface ColumnDetailsProps {
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
      onClose={() => details.onChoose('')}
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
      onClick={() => onChoose(path ?? '')}
    >
      <Icon size={14} aria-hidden />
    </ActionIcon>
  );
}

/** Facts about a column from the source, the latest profile and the history. */
function ColumnFacts({ row, entity, schema, statistics, isOlder }: ColumnDetailsProps) {
  return (
    <>
      <ForeignKeysOf path={row.path} schema={schema} />
      {!isOlder && <Statistics row={row} statistics={statistics} />}
      {!isOlder && <LastChange path={row.path} urn={entity.urn} />}
      {row.properties !== undefined && (
        <section>
          <Title order={3}>Properties of the source</Title>
          <code style={{ overflowWrap: 'anywhere' }}>{row.properties}</code>
        </section>
      )}
      <section>
        <Group gap="xs">
          <Title order={3}>Path in the source</Title>
          <CopyButton text={row.path} label="Copy path" />
        </Group>
        <code style={{ overflowWrap: 'anywhere' }}>{row.path}</code>
      </section>
    </>
  );
}

function ForeignKeysOf({ path, schema }: { readonly path: string } & Pick<ColumnDetailsProps, 'schema'>) {
  const keys = (schema.foreignKeys ?? []).flatMap((key) =>
    key?.sourceFields?.some((field) => field?.fieldPath === path) ? [key] : [],
  );
  if (keys.length === 0) return null;
  return (
    <section>
      <Title order={3}>Foreign key</Title>
      <Stack gap={4}>
        {keys.map(({ name, foreignFields, foreignDataset }, index) => (
          <Text key={`${name ?? ''} ${index}`} size="sm" component="div">
            Refers to{' '}
            <code>{(foreignFields ?? []).map((field) => fieldName(field?.fieldPath ?? '')).join(', ')}</code>{' '}
            of {foreignDataset ? <EntityLink entity={foreignDataset} tab="Schema" /> : 'an unknown table'}
          </Text>
        ))}
      </Stack>
    </section>
  );
}

function Statistics({ row, statistics }: Pick<ColumnDetailsProps, 'row' | 'statistics'>) {
  const profile = statistics.of(row);
  const uses = statistics.useOf(row);
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Null values', joined(numberText(profile?.nullCount), shareText(profile?.nullProportion))],
    ['Distinct values', joined(numberText(profile?.uniqueCount), shareText(profile?.uniqueProportion))],
    ['Minimum', profile?.min],
    ['Maximum', profile?.max],
    ['Mean', profile?.mean],
    ['Median', profile?.median],
    ['Standard deviation', profile?.stdev],
    ['Sample values', profile?.sampleValues?.slice(0, 10).join(' · ')],
    ['Queries that used it', numberText(uses)],
  ];
  const known = facts.filter(([, value]) => value !== undefined && value !== null && value !== '');
  return (
    <section>
      <Title order={3}>Statistics</Title>
      {known.length === 0 ? (
        <Text c="dimmed" size="sm">
          No profile has statistics of this column.
        </Text>
      ) : (
        <Table aria-label="Statistics of the column" layout="fixed">
          <Table.Tbody>
            {known.map(([name, value]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" fw={500} w="45%">
                  {name}
                </Table.Th>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{value}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {statistics.profiledAt !== undefined && profile && (
        <Text c="dimmed" size="xs">
          Profiled <TimeText time={statistics.profiledAt} />
          {statistics.partition !== undefined && `, partition ${statistics.partition}`}.
        </Text>
      )}
    </section>
  );
}

/** Returns a count with its share, e.g. `12 (3%)`. */
function joined(count: string, share: string): string {
  if (count === '') return share;
  return share === '' ? count : `${count} (${share})`;
}

function LastChange({ path, urn }: { readonly path: string; readonly urn: string }) {
  const { data } = useOperation(SchemaBlame, { urn });
  const blame = data?.getSchemaBlame?.schemaFieldBlameList?.find(({ fieldPath }) => fieldPath === path);
  if (blame === undefined) return null;
  const { lastSchemaFieldChange, lastSemanticVersion, timestampMillis } = blame.schemaFieldChange;
  return (
    <section>
      <Title order={3}>Last change in the schema</Title>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {lastSchemaFieldChange?.replaceAll(path, () => fieldName(path))} Version{' '}
        {lastSemanticVersion.replace(/-computed$/, '')}, <TimeText time={timestampMillis} />.
      </Text>
    </section>
  );
}
