/** Resolvers of datasets, pipelines, dashboards and checks, those of one type from several files put together. */
import { checks } from './checks.js';
import { containers } from './containers.js';
import { dashboardUsage } from './dashboard-usage.js';
import { edgeLists } from './edge-lists.js';
import { referrers } from './referrers.js';
import { schemas } from './schemas.js';
import { timeseries } from './timeseries.js';
import { timeWindows } from './time-windows.js';
import { usage } from './usage.js';

export const dataAssets = {
  ...checks,
  ...containers,
  ...edgeLists,
  ...schemas,
  ...timeWindows,
  ...referrers,
  Dataset: { ...schemas.Dataset, ...timeseries.Dataset, ...usage.Dataset, ...referrers.Dataset },
  Dashboard: { ...referrers.Dashboard, ...dashboardUsage.Dashboard },
  Assertion: { ...checks.Assertion, ...timeseries.Assertion },
  DataProcessInstance: { ...checks.DataProcessInstance, ...timeseries.DataProcessInstance },
} as const;
