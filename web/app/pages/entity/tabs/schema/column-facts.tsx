import { Group, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useOperation } from '../../../../api/use-operation.js';
import { CopyButton } from '../../../../parts/copy-button.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import { TimeText } from '../../../../parts/time-text.js';
import { SchemaBlame } from './blame.graphql.js';
import type { ColumnDetailsProps } from './column-drawer.js';
import { fieldName } from './field-path.js';
import { numberText, shareText } from './number-text.js';

/** Facts about a column from the source, the latest profile and the history. */
export function ColumnFacts({ row, entity, schema, statistics, isOlder }: ColumnDetailsProps) {
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
