import { SimpleGrid, Title } from '@mantine/core';
import type { ChartGroupFragment } from './analytics.graphql.js';
import { BarChart } from './bar-chart.js';
import { LineCharts } from './line-charts.js';
import { TableChart } from './table-chart.js';

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
            <Chart key={chart.title} chart={chart} />
          ))}
        </SimpleGrid>
      </section>
    ));
}

function Chart({ chart }: { readonly chart: ChartGroupFragment['charts'][number] }) {
  if (chart.__typename === 'TimeSeriesChart') return <LineCharts chart={chart} />;
  if (chart.__typename === 'BarChart') return <BarChart chart={chart} />;
  return <TableChart chart={chart} />;
}
