/** The feature store and the models that are trained with it. */
import { urnOf } from './datasets.js';
import { jobUrn } from './pipelines.js';
import { at, domains, globalTags, ownership, platformUrn, proposals, type SampleRecord } from './records.js';

type Column = readonly [name: string, dataType: string, about: string, ...sources: string[]];

interface FeatureTable {
  readonly about: string;
  readonly domain: string;
  readonly keys: readonly Column[];
  readonly features: readonly Column[];
}

const FEATURE_TABLES: Readonly<Record<string, FeatureTable>> = {
  station_demand: {
    about: 'What the demand forecast knows of a station and an hour.',
    domain: 'demand',
    keys: [['station_id', 'ORDINAL', 'Number painted on the station.', 'dim_station']],
    features: [
      ['event_hour', 'TIME', 'Hour that the values belong to.', 'station_demand_hourly'],
      [
        'trips_last_24_hours',
        'SEQUENCE',
        'Rides that began in each of the last 24 hours.',
        'station_demand_hourly',
      ],
      ['trips_same_hour_last_week', 'COUNT', 'Rides that began 168 hours before.', 'station_demand_hourly'],
      ['empty_share', 'CONTINUOUS', 'Share of the hour without a bike.', 'station_demand_hourly'],
      ['docks', 'COUNT', 'Places for bikes.', 'dim_station'],
      ['rain_forecast_mm', 'CONTINUOUS', 'Rain that is forecast for the hour.', 'stg_weather'],
      ['temperature_forecast', 'CONTINUOUS', 'Temperature that is forecast for the hour.', 'stg_weather'],
    ],
  },
  rider_behaviour: {
    about: 'How a rider rode and paid in the last months.',
    domain: 'riders',
    keys: [['rider_id', 'ORDINAL', 'Number of the account.', 'dim_rider']],
    features: [
      ['trips_last_28_days', 'COUNT', 'Rides in four weeks.', 'fct_trip'],
      ['days_since_last_trip', 'INTERVAL', 'Days without a ride.', 'fct_trip'],
      ['usual_hours', 'SET', 'Hours of the day with at least a tenth of the rides.', 'fct_trip'],
      ['plan', 'NOMINAL', 'Plan of today.', 'dim_rider'],
      ['euros_last_90_days', 'CONTINUOUS', 'What was paid in three months.', 'fct_payment'],
      ['has_been_refunded', 'BINARY', 'Has had a refund in a year.', 'fct_payment'],
    ],
  },
};

const featureUrn = (table: string, name: string): string => `urn:li:mlFeature:(${table},${name})`;
const keyUrn = (table: string, name: string): string => `urn:li:mlPrimaryKey:(${table},${name})`;

export function featureStoreRecords(): SampleRecord[] {
  return Object.entries(FEATURE_TABLES).flatMap(([name, table]) => [
    ...proposals(`urn:li:mlFeatureTable:(${platformUrn('feast')},${name})`, {
      mlFeatureTableProperties: {
        description: table.about,
        mlFeatures: table.features.map(([feature]) => featureUrn(name, feature)),
        mlPrimaryKeys: table.keys.map(([key]) => keyUrn(name, key)),
        customProperties: { online: 'yes' },
      },
      ownership: ownership('group/machine-learning', 'priya.lomax'),
      domains: domains(table.domain),
    }),
    ...table.keys.flatMap((key) => columnRecords(keyUrn(name, key[0]), 'mlPrimaryKeyProperties', key)),
    ...table.features.flatMap((feature) =>
      columnRecords(featureUrn(name, feature[0]), 'mlFeatureProperties', feature),
    ),
  ]);
}

function columnRecords(
  urn: string,
  aspect: string,
  [, dataType, description, ...sources]: Column,
): SampleRecord[] {
  return proposals(urn, {
    [aspect]: { description, dataType, sources: sources.map(urnOf), version: { versionTag: '1' } },
    ownership: ownership('group/machine-learning'),
  });
}

interface Model {
  readonly group: string;
  readonly version: string;
  readonly about: string;
  readonly type: string;
  readonly features: string;
  readonly trainedBy: string;
  readonly metrics: Readonly<Record<string, string>>;
  readonly trainedOn: number;
  readonly tags?: readonly string[];
  readonly deployment?: string;
}

const MODELS: Readonly<Record<string, Model>> = {
  station_demand_forecast_3: {
    group: 'station_demand_forecast',
    version: '3',
    about: 'Rides a station and hour, up to two days ahead. Replaced by version 4.',
    type: 'gradient boosting',
    features: 'station_demand',
    trainedBy: 'train_station_demand',
    metrics: { mean_absolute_error: '1.94', bias: '0.11' },
    trainedOn: at(-7, 6),
  },
  station_demand_forecast_4: {
    group: 'station_demand_forecast',
    version: '4',
    about: 'Rides a station and hour, up to two days ahead, with the rain forecast.',
    type: 'gradient boosting',
    features: 'station_demand',
    trainedBy: 'train_station_demand',
    metrics: { mean_absolute_error: '1.71', bias: '0.02' },
    trainedOn: at(0, 6),
    tags: ['gold'],
    deployment: 'demand-api',
  },
  rider_churn_2: {
    group: 'rider_churn',
    version: '2',
    about: 'Chance that a member churns within 28 days. For messages only, never for prices.',
    type: 'logistic regression',
    features: 'rider_behaviour',
    trainedBy: 'train_rider_churn',
    metrics: { area_under_curve: '0.81' },
    trainedOn: at(0, 7),
    tags: ['experimental'],
  },
};

const GROUPS: Readonly<Record<string, string>> = {
  station_demand_forecast: 'Forecasts of station demand, a new version about every month.',
  rider_churn: 'Models of churn.',
};

const groupUrn = (name: string): string => `urn:li:mlModelGroup:(${platformUrn('mlflow')},${name},PROD)`;
const deploymentUrn = (name: string): string =>
  `urn:li:mlModelDeployment:(${platformUrn('mlflow')},${name},PROD)`;

export function modelRecords(): SampleRecord[] {
  const groups = Object.entries(GROUPS).flatMap(([name, description]) =>
    proposals(groupUrn(name), {
      mlModelGroupProperties: { name, description, createdAt: at(-120), version: { versionTag: 'latest' } },
      ownership: ownership('priya.lomax'),
    }),
  );
  return [...groups, ...Object.entries(MODELS).flatMap(([name, model]) => modelRecordsOf(name, model))];
}

function modelRecordsOf(name: string, model: Model): SampleRecord[] {
  const { deployment } = model;
  const features = FEATURE_TABLES[model.features]?.features ?? [];
  const trainingMetrics = Object.entries(model.metrics).map(([metric, value]) => ({ name: metric, value }));
  const properties = {
    name,
    description: model.about,
    type: model.type,
    version: { versionTag: model.version },
    date: model.trainedOn,
    mlFeatures: features.map(([feature]) => featureUrn(model.features, feature)),
    groups: [groupUrn(model.group)],
    trainingJobs: [jobUrn('train_models', model.trainedBy)],
    trainingMetrics,
    hyperParams: [{ name: 'seed', value: '20250609' }],
    ...(deployment === undefined ? {} : { deployments: [deploymentUrn(deployment)] }),
  };
  const records = proposals(`urn:li:mlModel:(${platformUrn('mlflow')},${name},PROD)`, {
    mlModelProperties: properties,
    ownership: ownership('priya.lomax', 'jonas.achterberg'),
    globalTags: globalTags(model.tags),
  });
  if (deployment === undefined) return records;
  const description = 'Answers the vans and the app.';
  const served = {
    description,
    createdAt: at(0, 12),
    version: { versionTag: model.version },
    status: 'IN_SERVICE',
  };
  return [...records, ...proposals(deploymentUrn(deployment), { mlModelDeploymentProperties: served })];
}
