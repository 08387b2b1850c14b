import { NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { EntityType } from '../../api/types.graphql.js';
import { useOperation } from '../../api/use-operation.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem, Loading } from '../../parts/states.js';
import { useMe } from '../../shell/use-me.js';
import { describeEntityType, typeOfEnum } from '../../types/entity-types.js';
import { AnalyticsCharts, AnalyticsHighlights, MetadataCharts } from './analytics.graphql.js';
import classes from './analytics.module.css';
import { ChartGroups } from './charts.js';

/** `/analytics`: how the catalog is used, and what it contains. Each part loads by itself. */
export function AnalyticsPage() {
  const charts = useOperation(AnalyticsCharts, {});
  const canSeeUsage = useMe()?.platformPrivileges.viewAnalytics;
  return (
    <Stack gap="lg">
      <PageTitle>Analytics</PageTitle>
      <div>
        <Title order={1}>Analytics</Title>
        <Text c="dimmed" size="sm">
          {canSeeUsage === false
            ? 'What the catalog contains. You may not see how others use it. Days are in UTC.'
            : 'How people use the catalog, and what it contains. Days are in UTC.'}
        </Text>
      </div>
      <Highlights />
      {charts.error && <Problem error={charts.error} onRetry={() => void charts.refetch()} />}
      {charts.data === undefined && !charts.error && <Loading />}
      <ChartGroups groups={charts.data?.getAnalyticsCharts ?? []} />
      <ContentsOfType />
    </Stack>
  );
}

function Highlights() {
  const { data, error, refetch } = useOperation(AnalyticsHighlights, {});
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading lines={2} />;
  return (
    <ul className={classes.highlights}>
      {data.getHighlights.map(({ title, value, body }) => (
        <li key={title}>
          <div className={classes.big}>{value.toLocaleString('en')}</div>
          <Text size="sm">{title}</Text>
          {body !== '' && (
            <Text size="xs" c="dimmed">
              {body}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Types whose contents can be looked at by themselves. */
const TYPES: readonly EntityType[] = [
  'DATASET',
  'DASHBOARD',
  'CHART',
  'DATA_JOB',
  'DATA_FLOW',
  'MLMODEL',
  'MLFEATURE_TABLE',
  'CONTAINER',
];

/** Charts of the entities of one type. The address keeps the type. */
function ContentsOfType() {
  const [parameters, setParameters] = useSearchParams();
  const chosen = TYPES.find((type) => type === parameters.get('type')) ?? 'DATASET';
  const { data, error, refetch } = useOperation(
    MetadataCharts,
    { input: { entityType: chosen, domain: 'ALL' } },
    { keepsPrevious: true },
  );
  return (
    <section aria-labelledby="contents">
      <Title order={2} id="contents" mb="xs">
        Contents by kind
      </Title>
      <NativeSelect
        size="xs"
        maw="14rem"
        aria-label="Kind"
        value={chosen}
        data={TYPES.map((value) => ({ value, label: describeEntityType(typeOfEnum(value)).plural }))}
        onChange={({ currentTarget }) => setParameters({ type: currentTarget.value }, { replace: true })}
      />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Loading />}
      <ChartGroups groups={data?.getMetadataAnalyticsCharts ?? []} />
    </section>
  );
}
