import { SimpleGrid, Title, Text, Table } from '@mantine/core';
import { Link } from 'react-router';
import { TimeSeriesChart } from '../../parts/time-series-chart.js';
import { EntityLink } from '../../parts/entity-link.js';
import { searchAddress } from '../../types/addresses.js';
import type { ChartGroupFragment } from './analytics.graphql.js';
import classes from './analytics.module.css';

/** Charts below the titles of their groups. Groups without charts are left out. */
export function ChartGroups({ groups }: { readonly groups: readonly ChartGroupFragment[] }) {
  return groups
    .filter(({ charts }) => charts.length > 0)
    .map(({ groupId, title, charts }) => (
      <section key={groupId} aria-label={title}>
        {title !== '' && (
          <Title order={2} mb="xs">
            {title}
          </Title>
        )}
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
          {charts.map((chart) => (
            <AnyChart key={chart.title} chart={chart} />
          ))}
        </SimpleGrid>
      </section>
    ));
}

function AnyChart({ chart }: { readonly chart: ChartGroupFragment['charts'][number] }) {
  if (chart.__typename === 'TimeSeriesChart') return <LineCharts chart={chart} />;
  if (chart.__typename === 'BarChart') return <BarChart chart={chart} />;
  return <TableChart chart={chart} />;
}

/** One chart for each line, because lines of one chart can differ in size. */
function LineCharts({ chart: { title, lines } }: { readonly chart: ChartOf<'TimeSeriesChart'> }) {
  return lines.map(({ name, data }) => (
    <TimeSeriesChart
      key={name}
      title={lines.length === 1 ? title : `${title}: ${name}`}
      kind="bars"
      points={data.map(({ x, y }) => ({ time: Date.parse(x), value: y }))}
      format={formatCount}
    />
  ));
}

function formatCount(value: number): string {
  return value.toLocaleString('en');
}

/** Counts as bars with their numbers. The parts of a bar are named beside it. */
function BarChart({ chart: { title, bars } }: { readonly chart: ChartOf<'BarChart'> }) {
  const rows = bars.map(({ name, segments }) => ({
    name,
    total: segments.reduce((sum, { value }) => sum + value, 0),
    parts:
      segments.length > 1
        ? segments.map(({ label, value }) => `${label}: ${value.toLocaleString('en')}`)
        : [],
  }));
  const most = Math.max(1, ...rows.map(({ total }) => total));
  return (
    <section aria-label={title}>
      <Title order={3} mb="xs">
        {title}
      </Title>
      {rows.length === 0 && (
        <Text size="sm" c="dimmed">
          There is nothing to count.
        </Text>
      )}
      <ul className={classes.bars}>
        {rows.map(({ name, total, parts }) => (
          <li key={name} className={classes.bar} title={parts.join('\n')}>
            <span className={classes.length} style={{ width: `${String((total / most) * 100)}%` }} />
            <span className={classes.label}>
              {name}
              {parts.length > 0 && (
                <Text span size="xs" c="dimmed">
                  {` ${parts.join(', ')}`}
                </Text>
              )}
            </span>
            <span className={classes.number}>{total.toLocaleString('en')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Cell = NonNullable<ChartOf<'TableChart'>['rows'][number]['cells']>[number];

/** A table whose cells lead to entities and searches. */
function TableChart({ chart: { title, columns, rows } }: { readonly chart: ChartOf<'TableChart'> }) {
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

type Chart = ChartGroupFragment['charts'][number];

/** A chart of one kind, e.g. `ChartOf<'BarChart'>`. */
type ChartOf<Kind extends Chart['__typename']> = Extract<Chart, { readonly __typename: Kind }>;
