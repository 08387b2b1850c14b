import { Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { EntityLink } from '../../parts/entity-link.js';
import { searchAddress } from '../../types/addresses.js';
import type { ChartOf } from './chart-types.js';

type Cell = NonNullable<ChartOf<'TableChart'>['rows'][number]['cells']>[number];

/** A table whose cells lead to entities and searches. */
export function TableChart({ chart: { title, columns, rows } }: { readonly chart: ChartOf<'TableChart'> }) {
  return (
    <section aria-label={title}>
      <Title order={3} mb="xs">
        {title}
      </Title>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          There is nothing to list.
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={280}>
          <Table fz="sm" verticalSpacing={4} aria-label={title}>
            <Table.Thead>
              <Table.Tr>
                {columns.map((column) => (
                  <Table.Th key={column}>{column}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ values, cells }, row) => (
                // Rows have no key of their own, and different rows can look the same.
                <Table.Tr key={row}>
                  {values.map((value, column) => (
                    <Table.Td key={columns[column]} style={{ overflowWrap: 'anywhere' }}>
                      <CellContent value={value} cell={cells?.[column]} />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </section>
  );
}

function CellContent({ value, cell }: { readonly value: string; readonly cell: Cell | undefined }) {
  if (cell?.entity) return <EntityLink entity={cell.entity} />;
  const search = cell?.linkParams?.searchParams;
  if (!search) return cell?.value ?? value;
  const filters = (search.filters ?? []).map(({ field, values }) => [field, values[0] ?? '']);
  return (
    <Link to={searchAddress(search.query, Object.fromEntries(filters) as Record<string, string>)}>
      {cell.value}
    </Link>
  );
}
