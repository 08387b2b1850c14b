import { Group, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { DataTable, type Column } from '../../../../parts/data-table.js';
import { entityAddress } from '../../../../types/addresses.js';
import { fieldName } from '../schema/field-path.js';
import { numberText, shareText } from '../schema/number-text.js';
import type { ColumnProfileFragment } from './statistics.graphql.js';

export interface ColumnStatisticsProps {
  readonly urn: string;
  readonly profiles: readonly ColumnProfileFragment[];
}

/** Statistics of each column in the latest profile. */
export function ColumnStatistics({ urn, profiles }: ColumnStatisticsProps) {
  const [filter, setFilter] = useState('');
  if (profiles.length === 0) return null;
  const wanted = filter.trim().toLowerCase();
  const shown = profiles.filter(({ fieldPath }) => fieldName(fieldPath).toLowerCase().includes(wanted));
  return (
    <section>
      <Group justify="space-between" gap="sm" mb="xs">
        <Title order={3}>Columns in the latest profile</Title>
        <Group gap="sm">
          <Text size="sm" c="dimmed" role="status">
            {wanted === '' ? `${profiles.length} columns` : `${shown.length} of ${profiles.length} columns`}
          </Text>
          <TextInput
            size="xs"
            aria-label="Filter columns"
            placeholder="Filter by name"
            value={filter}
            onChange={({ currentTarget }) => {
              setFilter(currentTarget.value);
            }}
          />
        </Group>
      </Group>
      <DataTable
        label="Statistics of columns"
        columns={columnsOf(urn, profiles)}
        rows={shown}
        keyOf={({ fieldPath }) => fieldPath}
      />
    </section>
  );
}

/** Returns the columns of the table, without those that have no values. */
function columnsOf(
  urn: string,
  profiles: readonly ColumnProfileFragment[],
): readonly Column<ColumnProfileFragment>[] {
  const all: readonly Column<ColumnProfileFragment>[] = [
    {
      id: 'name',
      title: 'Column',
      cell: ({ fieldPath }) => (
        <Link to={`${entityAddress(urn, 'Schema')}?${new URLSearchParams({ column: fieldPath }).toString()}`}>
          {fieldName(fieldPath)}
        </Link>
      ),
    },
    { id: 'nulls', title: 'Nulls', width: '6rem', cell: ({ nullProportion }) => shareText(nullProportion) },
    { id: 'distinct', title: 'Distinct', width: '7rem', cell: ({ uniqueCount }) => numberText(uniqueCount) },
    { id: 'min', title: 'Minimum', width: '9rem', cell: ({ min }) => min },
    { id: 'max', title: 'Maximum', width: '9rem', cell: ({ max }) => max },
    { id: 'mean', title: 'Mean', width: '7rem', cell: ({ mean }) => mean },
    {
      id: 'samples',
      title: 'Sample values',
      cell: ({ sampleValues }) => sampleValues?.slice(0, 3).join(' · '),
    },
  ];
  return all.filter(({ id, cell }) => id === 'name' || profiles.some((profile) => Boolean(cell(profile))));
}
