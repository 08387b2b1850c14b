import { Group, Title } from '@mantine/core';
import { useOperation } from '../../../../api/use-operation.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import { Loading } from '../../../../parts/loading.js';
import { Problem } from '../../../../parts/problem.js';
import { numberText } from '../schema/number-text.js';
import { Highlights } from './highlights.js';
import { NoUsage } from './no-usage.js';
import { ChartStatistics } from './statistics.graphql.js';

/** Views of a chart. */
export function ChartUsage({ urn }: { readonly urn: string }) {
  const { data, error, isPending, refetch } = useOperation(ChartStatistics, { urn });
  if (error)
    return <Problem error={error} title="The usage could not be loaded" onRetry={() => void refetch()} />;
  if (isPending) return <Loading label="Loading the usage" />;
  const summary = data.chart?.statsSummary;
  if (summary?.viewCount == null && summary?.viewCountLast30Days == null) return <NoUsage />;
  const users = summary.topUsersLast30Days ?? [];
  return (
    <>
      <Highlights
        facts={[
          { name: 'Total views', value: numberText(summary.viewCount) },
          { name: 'Views', value: numberText(summary.viewCountLast30Days), note: 'in the last 30 days' },
          {
            name: 'Users',
            value: numberText(summary.uniqueUserCountLast30Days),
            note: 'in the last 30 days',
          },
        ]}
      />
      {users.length > 0 && (
        <section>
          <Title order={3}>Top users of the last 30 days</Title>
          <Group component="ul" gap="sm" p={0} my="xs" style={{ listStyle: 'none' }}>
            {users.map((user) => (
              <li key={user.urn}>
                <EntityLink entity={user} />
              </li>
            ))}
          </Group>
        </section>
      )}
    </>
  );
}
