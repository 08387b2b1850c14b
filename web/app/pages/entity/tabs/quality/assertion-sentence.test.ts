import { assertionSentence } from './assertion-sentence.js';

type Info = NonNullable<Parameters<typeof assertionSentence>[0]>;

const EMPTY: Info = {
  type: 'CUSTOM',
  description: null,
  externalUrl: null,
  source: null,
  datasetAssertion: null,
  freshnessAssertion: null,
  volumeAssertion: null,
  sqlAssertion: null,
  fieldAssertion: null,
  schemaAssertion: null,
  customAssertion: null,
};

const value = (text: string) => ({ value: { value: text }, minValue: null, maxValue: null });
const between = (least: string, greatest: string) => ({
  value: null,
  minValue: { value: least },
  maxValue: { value: greatest },
});

it('prefers the written description to a generated sentence', () => {
  const info: Info = {
    ...EMPTY,
    description: 'Yesterday has trips.',
    customAssertion: { customType: 'x', logic: null, field: null },
  };
  expect(assertionSentence(info)).toBe('Yesterday has trips.');
});

const volume = (rowCountTotal: NonNullable<Info['volumeAssertion']>['rowCountTotal']): Partial<Info> => ({
  volumeAssertion: { type: 'ROW_COUNT_TOTAL', rowCountTotal, rowCountChange: null },
});

const cases: readonly (readonly [string, Partial<Info>])[] = [
  [
    'The number of rows is between 10 and 20.',
    volume({ operator: 'BETWEEN', parameters: between('10', '20') }),
  ],
  [
    'The number of rows is at least 10.',
    volume({ operator: 'GREATER_THAN_OR_EQUAL_TO', parameters: value('10') }),
  ],
  [
    'The change of the number of rows is less than 5 percent.',
    {
      volumeAssertion: {
        type: 'ROW_COUNT_CHANGE',
        rowCountTotal: null,
        rowCountChange: { changeType: 'PERCENTAGE', operator: 'LESS_THAN', parameters: value('5') },
      },
    },
  ],
  [
    'The data change at least every 6 hours.',
    {
      freshnessAssertion: {
        type: 'DATASET_CHANGE',
        schedule: { type: 'FIXED_INTERVAL', cron: null, fixedInterval: { unit: 'HOUR', multiple: 6 } },
      },
    },
  ],
  [
    'The job runs by the schedule 0 8 * * * (Europe/Berlin).',
    {
      freshnessAssertion: {
        type: 'DATA_JOB_RUN',
        schedule: {
          type: 'CRON',
          cron: { cron: '0 8 * * *', timezone: 'Europe/Berlin' },
          fixedInterval: null,
        },
      },
    },
  ],
  [
    'The number of null values of address.zip is 0.',
    {
      fieldAssertion: {
        type: 'FIELD_METRIC',
        fieldValuesAssertion: null,
        fieldMetricAssertion: {
          metric: 'NULL_COUNT',
          operator: 'EQUAL_TO',
          field: { path: '[version=2.0].[type=Address].address.[type=string].zip' },
          parameters: value('0'),
        },
      },
    },
  ],
  [
    'Every value of mail matches $&@.',
    {
      fieldAssertion: {
        type: 'FIELD_VALUES',
        fieldMetricAssertion: null,
        fieldValuesAssertion: { operator: 'REGEX_MATCH', field: { path: 'mail' }, parameters: value('$&@') },
      },
    },
  ],
  [
    'The schema has at least the expected column.',
    { schemaAssertion: { compatibility: 'SUPERSET', fields: [{ path: 'a' }] } },
  ],
  [
    'The check expect_unique of the source passes for a, b.',
    {
      datasetAssertion: {
        scope: 'DATASET_COLUMN',
        aggregation: null,
        operator: '_NATIVE_',
        nativeType: 'expect_unique',
        logic: null,
        fields: [{ path: 'a' }, { path: 'b' }],
        parameters: null,
      },
    },
  ],
  [
    'Row count of the rows is greater than 0.',
    {
      datasetAssertion: {
        scope: 'DATASET_ROWS',
        aggregation: 'ROW_COUNT',
        operator: 'GREATER_THAN',
        nativeType: null,
        logic: null,
        fields: null,
        parameters: value('0'),
      },
    },
  ],
];

it.each(cases)('%s', (sentence, parts) => {
  expect(assertionSentence({ ...EMPTY, ...parts })).toBe(sentence);
});
