/** Platforms, and the databases, schemas, buckets and folders that contain tables. */
import { containerUrn, platformUrn, proposal, proposals, type SampleRecord } from './records.js';

const PLATFORMS: readonly (readonly [name: string, displayName: string, type: string, delimiter: string])[] =
  [
    ['postgres', 'PostgreSQL', 'RELATIONAL_DB', '.'],
    ['kafka', 'Kafka', 'MESSAGE_BROKER', '.'],
    ['s3', 'S3', 'OBJECT_STORE', '/'],
    ['snowflake', 'Snowflake', 'OLAP_DATASTORE', '.'],
    ['airflow', 'Airflow', 'OTHERS', '.'],
    ['superset', 'Superset', 'OTHERS', '.'],
    ['feast', 'Feast', 'OTHERS', '.'],
    ['mlflow', 'MLflow', 'OTHERS', '.'],
  ];

export function platformRecords(): SampleRecord[] {
  return PLATFORMS.map(([name, displayName, type, datasetNameDelimiter]) =>
    proposal(platformUrn(name), 'dataPlatformInfo', { name, displayName, type, datasetNameDelimiter }),
  );
}

interface Place {
  readonly id: string;
  readonly name: string;
  readonly platform: string;
  readonly subType: string;
  readonly description: string;
  readonly parts: Readonly<Record<string, string>>;
  readonly partType: string;
}

const PLACES: readonly Place[] = [
  {
    id: 'operations-db',
    name: 'operations',
    platform: 'postgres',
    subType: 'Database',
    description: 'The database behind the app, the docks and the workshop.',
    partType: 'Schema',
    parts: {
      fleet: 'Bikes, stations and the workshop.',
      riders: 'Accounts, plans and rides.',
      billing: 'Payments as the provider confirmed them.',
    },
  },
  {
    id: 'raw-bucket',
    name: 'pedalmoor-raw',
    platform: 's3',
    subType: 'Bucket',
    description: 'Everything that arrives, as it arrived, kept for 400 days.',
    partType: 'Folder',
    parts: {
      fleet: 'Nightly exports of the schema fleet.',
      riders: 'Nightly exports of the schema riders.',
      billing: 'Nightly exports of the schema billing.',
      docks: 'Events of the docks.',
      telemetry: 'Positions of the bikes.',
      weather: 'Deliveries of the weather service.',
    },
  },
  {
    id: 'warehouse',
    name: 'pedalmoor',
    platform: 'snowflake',
    subType: 'Database',
    description: 'The warehouse.',
    partType: 'Schema',
    parts: {
      raw: 'Copies of raw files. Nobody queries these but the views of staging.',
      staging: 'Cleaned views, one for each source.',
      core: 'Facts and dimensions that all teams share.',
      marts: 'Tables made for one purpose each.',
    },
  },
];

export function containerRecords(): SampleRecord[] {
  return PLACES.flatMap((place) => {
    const { id, name, platform, subType, description } = place;
    const own = { dataPlatformInstance: { platform: platformUrn(platform) } };
    return [
      ...proposals(containerUrn(id), {
        containerProperties: { name, qualifiedName: name, description, env: 'PROD' },
        subTypes: { typeNames: [subType] },
        ...own,
      }),
      ...Object.entries(place.parts).flatMap(([part, about]) =>
        proposals(containerUrn(`${id}-${part}`), {
          containerProperties: {
            name: part,
            qualifiedName: `${name}.${part}`,
            description: about,
            env: 'PROD',
          },
          subTypes: { typeNames: [place.partType] },
          container: { container: containerUrn(id) },
          ...own,
        }),
      ),
    ];
  });
}
