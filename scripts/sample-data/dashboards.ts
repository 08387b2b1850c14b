/** Charts and dashboards with their views. */
import { urnOf } from './datasets.js';
import {
  at,
  domains,
  globalTags,
  glossaryTerms,
  links,
  ownership,
  proposal,
  proposals,
  stamp,
  userUrn,
  type Aspect,
  type SampleRecord,
} from './records.js';

interface Chart {
  readonly title: string;
  readonly about: string;
  readonly type: string;
  readonly input: string;
}

const CHARTS: Readonly<Record<string, Chart>> = {
  '101': {
    title: 'Trips by hour',
    about: 'Rides that began, by hour and town.',
    type: 'LINE',
    input: 'station_demand_hourly',
  },
  '102': {
    title: 'Empty stations',
    about: 'Stations that were empty for more than a tenth of the hour.',
    type: 'TABLE',
    input: 'station_demand_hourly',
  },
  '103': {
    title: 'Rain and demand',
    about: 'Rides against rain, each dot an hour.',
    type: 'SCATTER',
    input: 'fct_trip_enriched',
  },
  '201': {
    title: 'Net revenue by plan',
    about: 'Net revenue a day, stacked by plan.',
    type: 'AREA',
    input: 'daily_revenue',
  },
  '202': {
    title: 'Refund rate',
    about: 'Refunds as a share of payments.',
    type: 'LINE',
    input: 'daily_revenue',
  },
  '301': {
    title: 'Bikes in the workshop',
    about: 'Bikes in repair by town.',
    type: 'BAR',
    input: 'fleet_health',
  },
  '302': { title: 'Faults by kind', about: 'What breaks most often.', type: 'PIE', input: 'stg_repairs' },
  '401': {
    title: 'Retention by cohort',
    about: 'Share of riders that still ride, by month of sign-up.',
    type: 'COHORT',
    input: 'rider_retention',
  },
  '501': {
    title: 'The week in five numbers',
    about: 'Revenue, rides, riders and utilisation.',
    type: 'TEXT',
    input: 'executive_weekly',
  },
};

interface Dashboard {
  readonly title: string;
  readonly about: string;
  readonly charts: readonly string[];
  readonly owner: string;
  readonly domain: string;
  readonly folder: string;
  /** Number of views on each day of the week. */
  readonly views: readonly number[];
  readonly tags?: readonly string[];
  readonly terms?: readonly string[];
}

const DASHBOARDS: Readonly<Record<string, Dashboard>> = {
  '1': {
    title: 'Station demand',
    about: 'For the vans that move bikes: where there will be too few and where too many.',
    charts: ['101', '102', '103'],
    owner: 'bram.oyelaran',
    domain: 'demand',
    folder: 'Fleet',
    views: [84, 79, 91, 88, 102, 131, 127],
    tags: ['gold'],
    terms: ['fleet.station-demand'],
  },
  '2': {
    title: 'Revenue',
    about: 'Net revenue and refunds. Days after the last close may still change.',
    charts: ['201', '202'],
    owner: 'leila.farrow',
    domain: 'revenue',
    folder: 'Finance',
    views: [22, 19, 25, 17, 20, 1, 0],
    tags: ['finance-close'],
    terms: ['money.net-revenue'],
  },
  '3': {
    title: 'Fleet health',
    about: 'What is in the workshop, and why.',
    charts: ['301', '302'],
    owner: 'bram.oyelaran',
    domain: 'fleet',
    folder: 'Fleet',
    views: [31, 35, 28, 40, 33, 12, 9],
  },
  '4': {
    title: 'Monday meeting',
    about: 'The week on one page.',
    charts: ['501', '201', '401'],
    owner: 'ines.halvorsen',
    domain: 'revenue',
    folder: 'Management',
    views: [64, 12, 8, 6, 5, 0, 2],
    tags: ['gold'],
  },
};

const chartUrn = (id: string): string => `urn:li:chart:(superset,${id})`;
const dashboardUrn = (id: string): string => `urn:li:dashboard:(superset,${id})`;
const modified = {
  created: stamp('oskar.vandermeer', at(0, 9)),
  lastModified: stamp('oskar.vandermeer', at(2, 15)),
};

export function chartRecords(): SampleRecord[] {
  return Object.entries(CHARTS).flatMap(([id, { title, about, type, input }]) =>
    proposals(chartUrn(id), {
      chartInfo: {
        title,
        description: about,
        type,
        inputs: [{ string: urnOf(input) }],
        chartUrl: `https://bi.pedalmoor.example/charts/${id}`,
        lastModified: modified,
      },
      ownership: ownership('group/analytics'),
      browsePaths: { paths: [`/superset/${folderOf(id)}`] },
    }),
  );
}

function folderOf(chart: string): string {
  return Object.values(DASHBOARDS).find(({ charts }) => charts.includes(chart))?.folder ?? 'Drafts';
}

export function dashboardRecords(): SampleRecord[] {
  return Object.entries(DASHBOARDS).flatMap(([id, dashboard]) => [
    ...proposals(dashboardUrn(id), {
      dashboardInfo: {
        title: dashboard.title,
        description: dashboard.about,
        charts: dashboard.charts.map(chartUrn),
        dashboardUrl: `https://bi.pedalmoor.example/dashboards/${id}`,
        lastModified: modified,
      },
      ownership: ownership(dashboard.owner, 'oskar.vandermeer'),
      domains: domains(dashboard.domain),
      globalTags: globalTags(dashboard.tags),
      glossaryTerms: glossaryTerms(dashboard.terms),
      browsePaths: { paths: [`/superset/${dashboard.folder}`] },
      institutionalMemory:
        id === '4' ? links({ 'Agenda of the Monday meeting': 'management/monday' }) : undefined,
    }),
    ...dashboard.views.map((views, day) =>
      proposal(dashboardUrn(id), 'dashboardUsageStatistics', usage(views, day)),
    ),
  ]);
}

function usage(viewsCount: number, day: number): Aspect {
  return {
    timestampMillis: at(day),
    eventGranularity: { unit: 'DAY', multiple: 1 },
    viewsCount,
    uniqueUserCount: Math.ceil(viewsCount / 7),
    userCounts: [{ user: userUrn('bram.oyelaran'), viewsCount: Math.ceil(viewsCount / 4) }],
  };
}
