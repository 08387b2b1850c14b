/** Describes an assertion in one sentence. */
import { fieldName } from '../schema/field-path.js';
import type { AssertionParametersFragment, AssertionTextFragment } from './quality.graphql.js';
import { capitalized } from '../../../../parts/texts.js';

type Parameters = AssertionParametersFragment | null | undefined;

/** Returns the written description, else a sentence generated from the properties of the assertion. */
export function assertionSentence(info: AssertionTextFragment | null | undefined): string {
  if (!info) return 'An assertion without content.';
  const { description } = info;
  return description !== null && description.trim() !== '' ? description : sentenceOf(info);
}

function sentenceOf(info: AssertionTextFragment): string {
  const { freshnessAssertion, volumeAssertion, sqlAssertion, fieldAssertion, schemaAssertion } = info;
  if (freshnessAssertion) return freshnessSentence(freshnessAssertion);
  if (volumeAssertion) return volumeSentence(volumeAssertion);
  if (sqlAssertion)
    return `The result of the statement ${comparison(sqlAssertion.operator, sqlAssertion.parameters)}.`;
  if (fieldAssertion) return fieldSentence(fieldAssertion);
  if (schemaAssertion) return schemaSentence(schemaAssertion);
  if (info.datasetAssertion) return datasetSentence(info.datasetAssertion);
  if (info.customAssertion) return customSentence(info.customAssertion);
  return `A check of the kind ${wordsOf(info.type)}.`;
}

function freshnessSentence({
  type,
  schedule,
}: NonNullable<AssertionTextFragment['freshnessAssertion']>): string {
  const what = type === 'DATA_JOB_RUN' ? 'The job runs' : 'The data change';
  const { cron, fixedInterval } = schedule;
  if (fixedInterval) {
    const { multiple, unit } = fixedInterval;
    return `${what} at least every ${multiple === 1 ? '' : `${multiple} `}${unit.toLowerCase()}${multiple === 1 ? '' : 's'}.`;
  }
  if (cron) return `${what} by the schedule ${cron.cron} (${cron.timezone}).`;
  return `${what} between two checks.`;
}

function volumeSentence(volume: NonNullable<AssertionTextFragment['volumeAssertion']>): string {
  const { rowCountTotal, rowCountChange } = volume;
  if (rowCountTotal)
    return `The number of rows ${comparison(rowCountTotal.operator, rowCountTotal.parameters)}.`;
  if (rowCountChange) {
    const unit = rowCountChange.changeType === 'PERCENTAGE' ? ' percent' : '';
    return `The change of the number of rows ${comparison(rowCountChange.operator, rowCountChange.parameters, unit)}.`;
  }
  return 'The number of rows of each new segment is as expected.';
}

function fieldSentence(field: NonNullable<AssertionTextFragment['fieldAssertion']>): string {
  const { fieldValuesAssertion: values, fieldMetricAssertion: metric } = field;
  if (values)
    return `Every value of ${fieldName(values.field.path)} ${comparison(values.operator, values.parameters)}.`;
  if (metric) {
    const what = METRICS[metric.metric] ?? wordsOf(metric.metric);
    return `The ${what} of ${fieldName(metric.field.path)} ${comparison(metric.operator, metric.parameters)}.`;
  }
  return 'A column is as expected.';
}

const METRICS: Readonly<Record<string, string>> = {
  UNIQUE_COUNT: 'number of distinct values',
  UNIQUE_PERCENTAGE: 'share of distinct values',
  NULL_COUNT: 'number of null values',
  NULL_PERCENTAGE: 'share of null values',
  MIN: 'minimum value',
  MAX: 'maximum value',
  STDDEV: 'standard deviation',
  NEGATIVE_COUNT: 'number of negative values',
  NEGATIVE_PERCENTAGE: 'share of negative values',
  ZERO_COUNT: 'number of zeros',
  ZERO_PERCENTAGE: 'share of zeros',
  MIN_LENGTH: 'minimum length',
  MAX_LENGTH: 'maximum length',
  EMPTY_COUNT: 'number of empty values',
  EMPTY_PERCENTAGE: 'share of empty values',
};

function schemaSentence({
  compatibility,
  fields,
}: NonNullable<AssertionTextFragment['schemaAssertion']>): string {
  const columns = fields.length === 1 ? 'the expected column' : `the ${fields.length} expected columns`;
  if (compatibility === 'SUPERSET') return `The schema has at least ${columns}.`;
  if (compatibility === 'SUBSET') return `The schema has no column besides ${columns}.`;
  return `The schema has exactly ${columns}.`;
}

function datasetSentence(dataset: NonNullable<AssertionTextFragment['datasetAssertion']>): string {
  const columns = (dataset.fields ?? []).map(({ path }) => fieldName(path)).join(', ');
  const isNative = dataset.operator === '_NATIVE_';
  if (isNative) {
    const check = dataset.nativeType === null ? 'custom check' : `check ${dataset.nativeType}`;
    return `The ${check} of the source passes${columns === '' ? '' : ` for ${columns}`}.`;
  }
  const counted =
    dataset.aggregation === null || dataset.aggregation === '_NATIVE_' || dataset.aggregation === 'IDENTITY';
  const aggregation = counted ? '' : `${wordsOf(dataset.aggregation)} of `;
  const what = columns === '' ? SCOPES[dataset.scope] : columns;
  const subject = `${aggregation}${what ?? 'the data'}`;
  return capitalized(`${subject} ${comparison(dataset.operator, dataset.parameters)}.`);
}

const SCOPES: Readonly<Record<string, string>> = {
  DATASET_ROWS: 'the rows',
  DATASET_SCHEMA: 'the schema',
  DATASET_COLUMN: 'the column',
  DATASET_STORAGE_SIZE: 'the size',
  UNKNOWN: 'the data',
};

function customSentence({
  customType,
  field,
}: NonNullable<AssertionTextFragment['customAssertion']>): string {
  const column = field ? ` for ${fieldName(field.path)}` : '';
  return `The check ${customType} passes${column}.`;
}

/** Returns a predicate, e.g. `is between 1 and 5`. */
function comparison(operator: string, parameters: Parameters, unit = ''): string {
  const value = `${parameters?.value?.value ?? '?'}${unit}`;
  const least = `${parameters?.minValue?.value ?? '?'}${unit}`;
  const greatest = `${parameters?.maxValue?.value ?? '?'}${unit}`;
  if (operator === 'BETWEEN') return `is between ${least} and ${greatest}`;
  const text = OPERATORS[operator];
  if (text === undefined) return `passes ${wordsOf(operator)}`;
  return text.replace('{}', () => value);
}

const OPERATORS: Readonly<Record<string, string>> = {
  EQUAL_TO: 'is {}',
  NOT_EQUAL_TO: 'is not {}',
  LESS_THAN: 'is less than {}',
  LESS_THAN_OR_EQUAL_TO: 'is at most {}',
  GREATER_THAN: 'is greater than {}',
  GREATER_THAN_OR_EQUAL_TO: 'is at least {}',
  IN: 'is one of {}',
  NOT_IN: 'is none of {}',
  NULL: 'is null',
  NOT_NULL: 'is not null',
  IS_TRUE: 'is true',
  IS_FALSE: 'is false',
  CONTAIN: 'contains {}',
  START_WITH: 'starts with {}',
  END_WITH: 'ends with {}',
  REGEX_MATCH: 'matches {}',
};

function wordsOf(name: string): string {
  return name.toLowerCase().replaceAll('_', ' ').trim();
}
