import { Button, Group, Table, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { Loading } from './states.js';
import classes from './time-series-chart.module.css';

const TimeSeriesPlot = lazy(async () => ({
  default: (await import('./time-series-plot.js')).TimeSeriesPlot,
}));

export interface TimePoint {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly value: number;
}

export interface TimeSeriesChartProps {
  /** Title, e.g. `Queries per day`. */
  readonly title: string;
  /** Oldest first. */
  readonly points: readonly TimePoint[];
  /** Bars for counts per time window, a line for a continuous state. */
  readonly kind: 'bars' | 'line';
  readonly format: (value: number) => string;
}

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** A number over time as a chart or as a table. Days are in UTC. */
export function TimeSeriesChart({ title, points, kind, format }: TimeSeriesChartProps) {
  const [isTable, asTable] = useDisclosure();
  return (
    <section className={classes.chart} aria-label={title}>
      <Group justify="space-between" gap="xs">
        <Title order={3}>{title}</Title>
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={`${isTable ? 'Show as chart' : 'Show as table'}: ${title}`}
          onClick={asTable.toggle}
        >
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Group>
      {points.length === 0 ? (
        <Text c="dimmed" size="sm" py="xs">
          Nothing was reported in this time range.
        </Text>
      ) : isTable ? (
        <PointTable title={title} points={points} format={format} />
      ) : (
        <Suspense fallback={<Loading lines={5} label={`Loading ${title}`} />}>
          <div role="img" aria-label={summaryOf(title, points, format)}>
            <TimeSeriesPlot points={points} kind={kind} format={format} />
          </div>
        </Suspense>
      )}
    </section>
  );
}

function PointTable({ title, points, format }: Pick<TimeSeriesChartProps, 'title' | 'points' | 'format'>) {
  return (
    <div className={classes.table} tabIndex={0} role="region" aria-label={`${title} as a table`}>
      <Table aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Date</Table.Th>
            <Table.Th scope="col">{title}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {points.toReversed().map(({ time, value }) => (
            <Table.Tr key={time}>
              <Table.Th scope="row" fw={400}>
                {DATE.format(time)}
              </Table.Th>
              <Table.Td>{format(value)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** The chart in one sentence, for screen readers. */
function summaryOf(title: string, points: readonly TimePoint[], format: (value: number) => string): string {
  const values = points.map(({ value }) => value);
  const last = points.at(-1);
  const range = `between ${format(Math.min(...values))} and ${format(Math.max(...values))}`;
  const end = last === undefined ? '' : `, last ${format(last.value)} on ${DATE.format(last.time)}`;
  return `${title}: ${points.length} points ${range}${end}`;
}
