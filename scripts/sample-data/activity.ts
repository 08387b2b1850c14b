/** Activity on tables: queries, profiles, loads, checks, manual edits and deprecations. */
import { TABLES, urnOf } from './datasets.js';
import {
  at,
  datasetUrn,
  domains,
  ownership,
  proposal,
  proposals,
  stamp,
  tagUrn,
  userUrn,
  type Aspect,
  type SampleRecord,
} from './records.js';

const DAY = { unit: 'DAY', multiple: 1 };

/** Queries on Monday; weekends are quieter. */
const QUERIES: Readonly<Record<string, number>> = {
  fct_trip: 412,
  station_demand_hourly: 268,
  daily_revenue: 95,
  dim_rider: 61,
};
const DAY_SHARE = [1, 0.97, 1.04, 0.92, 0.88, 0.21, 0.18];
const ANALYSTS = ['oskar.vandermeer', 'jonas.achterberg', 'sofia.kessling'];

export function usageRecords(): SampleRecord[] {
  return Object.entries(QUERIES).flatMap(([id, queries]) =>
    DAY_SHARE.map((share, day) =>
      proposal(urnOf(id), 'datasetUsageStatistics', usage(id, Math.round(queries * share), day)),
    ),
  );
}

function usage(id: string, totalSqlQueries: number, day: number): Aspect {
  const columns = TABLES.find((table) => table.id === id)?.columns ?? [];
  return {
    timestampMillis: at(day),
    eventGranularity: DAY,
    uniqueUserCount: ANALYSTS.length,
    totalSqlQueries,
    userCounts: ANALYSTS.map((user, rank) => ({
      user: userUrn(user),
      count: Math.floor(totalSqlQueries / (rank + 2)),
    })),
    fieldCounts: columns.map(({ name }, rank) => ({
      fieldPath: name,
      count: Math.floor(totalSqlQueries / (rank + 1)),
    })),
  };
}

/** Number of rows on Monday, and rows added each day. */
const ROWS: Readonly<Record<string, readonly [rows: number, daily: number]>> = {
  ops_trips: [18_204_311, 21_870],
  fct_trip: [17_655_902, 20_911],
  dim_station: [412, 0],
  station_demand_hourly: [7_020_480, 9_888],
  daily_revenue: [9_125, 5],
};

export function profileRecords(): SampleRecord[] {
  return Object.entries(ROWS).flatMap(([id, [rows, daily]]) =>
    [0, 3, 6].map((day) => proposal(urnOf(id), 'datasetProfile', profile(id, rows + daily * day, day))),
  );
}

function profile(id: string, rowCount: number, day: number): Aspect {
  const columns = TABLES.find((table) => table.id === id)?.columns ?? [];
  return {
    timestampMillis: at(day, 5),
    rowCount,
    columnCount: columns.length,
    fieldProfiles: columns.map(({ name, key, nullable }) => {
      const uniqueCount = key ? rowCount : Math.min(rowCount, 365);
      const nullCount = nullable ? Math.floor(rowCount / 50) : 0;
      const counts = {
        uniqueCount,
        uniqueProportion: ratio(uniqueCount, rowCount),
        nullCount,
        nullProportion: ratio(nullCount, rowCount),
      };
      return { fieldPath: name, ...counts, ...(TOWNS[name] ?? {}) };
    }),
  };
}

const TOWNS: Readonly<Record<string, Aspect>> = {
  town: {
    uniqueCount: 3,
    sampleValues: ['Ostwick', 'Brennport', 'Salthaven'],
    distinctValueFrequencies: [
      { value: 'Brennport', frequency: 201 },
      { value: 'Ostwick', frequency: 138 },
      { value: 'Salthaven', frequency: 73 },
    ],
  },
  minutes: { min: '1', max: '1439', mean: '17.4', median: '12' },
};

function ratio(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 10_000;
}

export function operationRecords(): SampleRecord[] {
  return ['fct_trip', 'station_demand_hourly', 'daily_revenue'].map((id) =>
    proposal(urnOf(id), 'operation', {
      timestampMillis: at(6, 4),
      lastUpdatedTimestamp: at(6, 4),
      operationType: 'INSERT',
      actor: userUrn('data-bot'),
      sourceType: 'DATA_PROCESS',
      numAffectedRows: ROWS[id]?.[1] ?? 0,
    }),
  );
}

const CHECKS: Readonly<
  Record<string, readonly [table: string, about: string, logic: string, failsOn?: number]>
> = {
  'trips-are-fresh': ['fct_trip', 'Yesterday has trips.', 'max(started_at) >= current_date - 1'],
  'stations-are-unique': [
    'dim_station',
    'No station appears twice.',
    'count(*) = count(distinct station_id)',
  ],
  'revenue-adds-up': [
    'daily_revenue',
    'Net is gross less refunds.',
    'net_euros = gross_euros - refund_euros',
    3,
  ],
};

export function checkRecords(): SampleRecord[] {
  return Object.entries(CHECKS).flatMap(([id, [table, description, logic, failsOn]]) => {
    const urn = `urn:li:assertion:${id}`;
    const entity = urnOf(table);
    const info = { type: 'CUSTOM', customAssertion: { type: 'SQL check', entity, logic }, description };
    const runs = [2, 3, 4].map((day) =>
      proposal(urn, 'assertionRunEvent', {
        timestampMillis: at(day, 6),
        runId: `${id}-${day}`,
        asserteeUrn: entity,
        assertionUrn: urn,
        status: 'COMPLETE',
        result: { type: day === failsOn ? 'FAILURE' : 'SUCCESS' },
      }),
    );
    return [proposal(urn, 'assertionInfo', info), ...runs];
  });
}

/** Descriptions and tags that users added to columns in the catalog. */
export function editedRecords(): SampleRecord[] {
  const edited = {
    created: stamp('oskar.vandermeer', at(1, 10)),
    lastModified: stamp('oskar.vandermeer', at(1, 10)),
  };
  const personal = { tags: [{ tag: tagUrn('pii') }] };
  return [
    proposal(urnOf('stg_riders'), 'editableSchemaMetadata', {
      ...edited,
      editableSchemaFieldInfo: [
        { fieldPath: 'email_hash', globalTags: personal },
        {
          fieldPath: 'born_in',
          globalTags: personal,
          description: 'Only ever show it in bands of ten years.',
        },
      ],
    }),
    proposal(urnOf('stg_payments'), 'editableSchemaMetadata', {
      ...edited,
      editableSchemaFieldInfo: [{ fieldPath: 'rider_id', globalTags: personal }],
    }),
  ];
}

/** A deprecated and soft-deleted table, which can be read but not found by search. */
export function retiredRecords(): SampleRecord[] {
  return proposals(datasetUrn('snowflake', 'pedalmoor.marts.trip_summary_2019'), {
    datasetProperties: {
      name: 'trip_summary_2019',
      description: 'Monthly trips of the first year, kept by hand.',
    },
    deprecation: {
      deprecated: true,
      note: 'Use fct_trip.',
      actor: userUrn('oskar.vandermeer'),
      replacement: urnOf('fct_trip'),
    },
    status: { removed: true },
  });
}

/** Data products. */
export function productRecords(): SampleRecord[] {
  const products = {
    'station-demand': [
      'Station demand',
      'demand',
      'jonas.achterberg',
      'station_demand_hourly',
      'fct_dock_change',
      'dim_station',
    ],
    'closed-books': ['Closed books', 'revenue', 'leila.farrow', 'daily_revenue', 'fct_payment'],
  };
  return Object.entries(products).flatMap(([id, [name, domain = '', owner = '', ...tables]]) =>
    proposals(`urn:li:dataProduct:${id}`, {
      dataProductProperties: { name, assets: tables.map((table) => ({ destinationUrn: urnOf(table) })) },
      domains: domains(domain),
      ownership: ownership(owner),
    }),
  );
}
