/** Resolvers of datasets, pipelines, dashboards and assertions. Merges the resolvers of one type from several files. */
import { subsetFields } from '../search/subsets.js';
import { checks } from './checks.js';
import { containers } from './containers.js';
import { dashboardUsage } from './dashboard-usage.js';
import { deprecations } from './deprecation.js';
import { edgeLists } from './edge-lists.js';
import { referrers } from './referrers.js';
import { operations } from './operations.js';
import { neverStored } from './never-stored.js';
import { pipelines } from './pipelines.js';
import { schemas } from './schemas.js';
import { statsSummaries } from './stats-summaries.js';
import { timeseries } from './timeseries.js';
import { timeseriesCapabilities } from './timeseries-capabilities.js';
import { timeWindows } from './time-windows.js';
import { usage } from './usage.js';

export const dataAssets = {
  ...checks,
  ...containers,
  ...edgeLists,
  ...schemas,
  ...timeWindows,
  ...referrers,
  Dataset: {
    ...schemas.Dataset,
    ...neverStored.Dataset,
    ...timeseries.Dataset,
    ...timeseriesCapabilities.Dataset,
    ...usage.Dataset,
    ...referrers.Dataset,
    ...operations.Dataset,
    ...statsSummaries.Dataset,
    ...deprecations.Dataset,
    ...subsetFields.Dataset,
  },
  DataFlow: pipelines.DataFlow,
  DataJob: pipelines.DataJob,
  Chart: { ...referrers.Chart, ...statsSummaries.Chart },
  Dashboard: { ...referrers.Dashboard, ...dashboardUsage.Dashboard, ...statsSummaries.Dashboard },
  Container: { ...containers.Container, ...subsetFields.Container },
  DataProduct: subsetFields.DataProduct,
  Assertion: { ...checks.Assertion, ...timeseries.Assertion },
  AssertionRunEvent: timeseries.AssertionRunEvent,
  DataProcessInstance: { ...checks.DataProcessInstance, ...timeseries.DataProcessInstance },
} as const;
