/**
 * Evaluates an assertion with the data of the catalog. Pure: the same assertion and evidence give the same outcome. The evidence for
 * each kind of assertion is listed in `docs/assertions.md`.
 */
import { type JsonObject, recordAt, recordsAt, textAt } from '../../../core/json.js';
import { compare, comparisonIn } from './compare.js';
import { evaluateDataset } from './dataset-assertions.js';
import { evaluateField } from './field-assertions.js';
import { evaluateFreshness } from './freshness.js';
import {
  Inconclusive,
  type Evidence,
  type Finding,
  type Outcome,
  type Result,
  type Window,
  filterOf,
  needsRows,
} from './evidence.js';
import { evaluateVolume, evaluateSchema } from './table-assertions.js';

/** Members of `assertionInfo` by its type. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['FRESHNESS', 'freshnessAssertion'],
  ['VOLUME', 'volumeAssertion'],
  ['SQL', 'sqlAssertion'],
  ['FIELD', 'fieldAssertion'],
  ['DATA_SCHEMA', 'schemaAssertion'],
  ['DATASET', 'datasetAssertion'],
]);

/** Returns the record of `assertionInfo` that defines the assertion. */
export function assertedBy(info: JsonObject): Result<JsonObject> {
  const type = textAt(info, 'type') ?? '';
  if (type === 'CUSTOM' || textAt(recordAt(info, 'source'), 'type') === 'EXTERNAL')
    return new Inconclusive(
      'UNSUPPORTED_PLATFORM',
      'An external tool evaluates the assertion and reports its results',
    );
  const kind = KINDS.get(type);
  const assertion = kind === undefined ? undefined : recordAt(info, kind);
  if (assertion !== undefined) return assertion;
  return new Inconclusive(
    'INVALID_PARAMETERS',
    `The assertion is of the type ${type} and has no ${kind ?? 'known record'}`,
  );
}

/** @param window the time window of a freshness assertion, from `windowOf` */
export function evaluateAssertion(info: JsonObject, evidence: Evidence, window?: Result<Window>): Outcome {
  const assertion = assertedBy(info);
  if (assertion instanceof Inconclusive) return failed(assertion);
  const finding = evaluateByType(textAt(info, 'type') ?? '', { assertion, evidence, window });
  if (finding instanceof Inconclusive) return failed(finding);
  const { holds, ...found } = finding;
  const severity = holds ? undefined : severityOf(assertion, finding);
  return { type: holds ? 'SUCCESS' : 'FAILURE', ...found, ...(severity !== undefined && { severity }) };
}

export function failed({ type, message }: Inconclusive): Outcome {
  return { type: 'ERROR', error: { type, message } };
}

interface EvaluationInput {
  readonly assertion: JsonObject;
  readonly evidence: Evidence;
  readonly window: Result<Window> | undefined;
}

function evaluateByType(type: string, { assertion, evidence, window }: EvaluationInput): Result<Finding> {
  const filter = filterOf(assertion);
  if (filter !== undefined) return filter;
  switch (type) {
    case 'FRESHNESS':
      if (window === undefined)
        return new Inconclusive('INVALID_PARAMETERS', 'The assertion has no schedule');
      if (window instanceof Inconclusive) return window;
      return evaluateFreshness(
        window,
        evidence.changes,
        textAt(assertion, 'type') === 'DATA_JOB_RUN' ? 'run' : 'change',
      );
    case 'VOLUME':
      return evaluateVolume(assertion, evidence);
    case 'FIELD':
      return evaluateField(assertion, evidence);
    case 'DATA_SCHEMA':
      return evaluateSchema(assertion, evidence);
    case 'DATASET':
      return evaluateDataset(assertion, evidence);
    default:
      return needsRows('The assertion runs an SQL statement');
  }
}

/** Places where assertions may define the severity of a failure, beside the comparison. */
const SEVERITY_PLACES = ['rowCountTotal', 'rowCountChange', 'fieldValuesAssertion', 'fieldMetricAssertion'];

/** The first rule that matches the compared number decides, else the default. */
function severityOf(assertion: JsonObject, { actualAggValue }: Finding): string | undefined {
  const config = [assertion, ...SEVERITY_PLACES.map((place) => recordAt(assertion, place))]
    .map((place) => recordAt(place, 'failureSeverityConfig'))
    .find((found) => found !== undefined);
  const rule = recordsAt(config, 'rules').find((each) => {
    return actualAggValue !== undefined && compare(actualAggValue, comparisonIn(each)) === true;
  });
  return textAt(rule, 'severity') ?? textAt(config, 'defaultSeverity');
}
