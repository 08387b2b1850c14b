/** Example queries. Their URNs are those of the sample data (`npm run sample-data`). */
export interface Example {
  readonly title: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const FEATURE = 'urn:li:mlFeature:(rider_behaviour,days_since_last_trip)';
const TRIPS = 'urn:li:dataset:(urn:li:dataPlatform:postgres,operations.fleet.bikes,PROD)';

export const EXAMPLES: readonly Example[] = [
  {
    title: 'Find something',
    query: `query Find($query: String!) {
  searchAcrossEntities(input: { query: $query, count: 10 }) {
    total
    searchResults {
      matchedFields { name value }
      entity {
        urn
        type
        ... on Dataset { name platform { name } }
        ... on Dashboard { properties { name } }
      }
    }
    facets { field aggregations { value count displayName } }
  }
}
`,
    variables: { query: 'revenue' },
  },
  {
    title: 'What breaks if I change it?',
    query: `query Impact($urn: String!) {
  searchAcrossLineage(input: { urn: $urn, direction: DOWNSTREAM, query: "*", count: 20 }) {
    total
    cuts { bound limit }
    facets { field aggregations { value count } }
    searchResults {
      degree
      paths { path { urn } }
      entity { urn type }
    }
  }
}
`,
    variables: { urn: TRIPS },
  },
  {
    title: 'Neighbours in lineage',
    query: `query Neighbours($urn: String!) {
  dataset(urn: $urn) {
    name
    upstream: lineage(input: { direction: UPSTREAM }) { total relationships { type entity { urn } } }
    downstream: lineage(input: { direction: DOWNSTREAM }) { total relationships { type entity { urn } } }
  }
}
`,
    variables: { urn: TRIPS },
  },
  {
    title: 'A feature',
    query: `query Feature($urn: String!) {
  mlFeature(urn: $urn) {
    name
    featureNamespace
    description
    properties { description dataType version { versionTag } }
  }
}
`,
    variables: { urn: FEATURE },
  },
  {
    title: 'A primary key',
    query: `query PrimaryKey($urn: String!) {
  mlPrimaryKey(urn: $urn) {
    name
    featureNamespace
    description
    dataType
    properties { description dataType version { versionTag } }
  }
}
`,
    variables: { urn: 'urn:li:mlPrimaryKey:(rider_behaviour,rider_id)' },
  },
  {
    title: 'A feature table',
    query: `query FeatureTable($urn: String!) {
  mlFeatureTable(urn: $urn) {
    name
    description
    platform { name }
    properties { description mlFeatures { name } }
  }
}
`,
    variables: { urn: 'urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,rider_behaviour)' },
  },
  {
    title: 'A model',
    query: `query Model($urn: String!) {
  mlModel(urn: $urn) {
    name
    description
    properties { description version type mlFeatures groups { urn name } }
  }
}
`,
    variables: { urn: 'urn:li:mlModel:(urn:li:dataPlatform:mlflow,rider_churn_2,PROD)' },
  },
  {
    title: 'Make a tag',
    query: `mutation MakeTag($input: CreateTagInput!) {
  createTag(input: $input)
}
`,
    variables: { input: { name: 'Deprecated soon', description: 'Will be gone by the end of the quarter' } },
  },
];
