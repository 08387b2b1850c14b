import { Stack, Title, VisuallyHidden } from '@mantine/core';
import { typeOfUrn } from '../../../../types/urn.js';
import type { TabProps } from '../../entity-of-page.js';
import { ChartUsage } from './chart-usage.js';
import { DashboardUsage } from './dashboard-usage.js';
import { DatasetStatistics } from './dataset-statistics.js';

const VIEWS = { dashboard: DashboardUsage, chart: ChartUsage, dataset: DatasetStatistics };

/** Profiles and usage over time. */
export function StatisticsTab({ entity: { urn } }: TabProps) {
  const type = typeOfUrn(urn);
  const View = type === 'dashboard' || type === 'chart' ? VIEWS[type] : VIEWS.dataset;
  return (
    <Stack gap="md">
      <VisuallyHidden>
        <Title order={2}>Statistics</Title>
      </VisuallyHidden>
      <View urn={urn} />
    </Stack>
  );
}
