/** Builds assertions and the evidence for their evaluation. */
import { evaluateAssertion } from '../../../src/catalog/assertions/rules/evaluate-assertion.js';
import type { Evidence } from '../../../src/catalog/assertions/rules/evidence.js';

export const NUMBER = 'NUMBER';
export const value = (text: string | number, type = NUMBER) => ({ value: { value: String(text), type } });
export const between = (low: number, high: number) => ({
  minValue: { value: String(low), type: NUMBER },
  maxValue: { value: String(high), type: NUMBER },
});
export const dataset = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';

export const volume = (standard: object, type = 'ROW_COUNT_TOTAL', member = 'rowCountTotal') => ({
  type: 'VOLUME',
  volumeAssertion: { type, entity: dataset, [member]: standard },
});
export const change = (type: string, standard: object) =>
  volume({ type, ...standard }, 'ROW_COUNT_CHANGE', 'rowCountChange');
export const metric = (name: string, standard: object) => ({
  type: 'FIELD',
  fieldAssertion: {
    type: 'FIELD_METRIC',
    entity: dataset,
    fieldMetricAssertion: { field: { path: 'amount' }, metric: name, ...standard },
  },
});
export const values = (standard: object) => ({
  type: 'FIELD',
  fieldAssertion: {
    type: 'FIELD_VALUES',
    entity: dataset,
    fieldValuesAssertion: { field: { path: 'amount' }, failThreshold: {}, ...standard },
  },
});
export const legacy = (members: object) => ({ type: 'DATASET', datasetAssertion: { dataset, ...members } });
export const profile = (members: object, timestampMillis = 1_700_000_000_000) =>
  ({ timestampMillis, ...members }) as any;
export const amount = (members: object, rowCount = 100): Evidence => ({
  profiles: [profile({ rowCount, fieldProfiles: [{ fieldPath: 'amount', ...members }] })],
});
export const evaluate = (info: object, evidence: Evidence) => evaluateAssertion(info as any, evidence);
export const verdict = (info: object, evidence: Evidence) => {
  const { type, error } = evaluate(info, evidence);
  return error?.type ?? type;
};
