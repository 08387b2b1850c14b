/**
 * How an assertion turns out by what the catalog knows. Pure: the same assertion and evidence give the same outcome. What is
 * judged by what is told in `docs/assertions.md`.
 */
import type { JsonObject } from '../../../core/json.js';
import { compare } from './compare.js';
import { judgeDataset } from './dataset-assertions.js';
import { judgeField } from './field-assertions.js';
import { judgeFreshness } from './freshness.js';
import { recordAt, recordsAt, textAt } from './members.js';
import { filterOf, needsRows } from './needs-rows.js';
import { judgeSchema } from './schema-assertions.js';
import { Untold, type Evidence, type Finding, type Outcome, type Told, type Window } from './types.js';
import { judgeVolume } from './volume.js';

/** Members of `assertionInfo` by its type. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['FRESHNESS', 'freshnessAssertion'],
  ['VOLUME', 'volumeAssertion'],
  ['SQL', 'sqlAssertion'],
  ['FIELD', 'fieldAssertion'],
  ['DATA_SCHEMA', 'schemaAssertion'],
  ['DATASET', 'datasetAssertion'],
]);

/** The record of `assertionInfo` that says what is asserted. */
export function assertedBy(info: JsonObject): Told<JsonObject> {
  const type = textAt(info, 'type') ?? '';
  if (type === 'CUSTOM' || textAt(recordAt(info, 'source'), 'type') === 'EXTERNAL')
    return new Untold(
      'UNSUPPORTED_PLATFORM',
      'The assertion is checked outside of the catalog, by the tool that it comes from, which reports how it turned out',
    );
  const kind = KINDS.get(type);
  const assertion = kind === undefined ? undefined : recordAt(info, kind);
  if (assertion !== undefined) return assertion;
  return new Untold(
    'INVALID_PARAMETERS',
    `The assertion is of the type ${type} and has no ${kind ?? 'known record'}`,
  );
}

/** @param window the stretch of time of a freshness assertion, as `windowOf` told it */
export function evaluateAssertion(info: JsonObject, evidence: Evidence, window?: Told<Window>): Outcome {
  const assertion = assertedBy(info);
  if (assertion instanceof Untold) return failed(assertion);
  const finding = judge(textAt(info, 'type') ?? '', { assertion, evidence, window });
  if (finding instanceof Untold) return failed(finding);
  const { holds, ...found } = finding;
  const severity = holds ? undefined : severityOf(assertion, finding);
  return { type: holds ? 'SUCCESS' : 'FAILURE', ...found, ...(severity !== undefined && { severity }) };
}

export function failed({ type, message }: Untold): Outcome {
  return { type: 'ERROR', error: { type, message } };
}

interface Judged {
  readonly assertion: JsonObject;
  readonly evidence: Evidence;
  readonly window: Told<Window> | undefined;
}

function judge(type: string, { assertion, evidence, window }: Judged): Told<Finding> {
  const filter = filterOf(assertion);
  if (filter !== undefined) return filter;
  switch (type) {
    case 'FRESHNESS':
      if (window === undefined) return new Untold('INVALID_PARAMETERS', 'The assertion has no schedule');
      if (window instanceof Untold) return window;
      return judgeFreshness(
        window,
        evidence.changes,
        textAt(assertion, 'type') === 'DATA_JOB_RUN' ? 'run' : 'change',
      );
    case 'VOLUME':
      return judgeVolume(assertion, evidence);
    case 'FIELD':
      return judgeField(assertion, evidence);
    case 'DATA_SCHEMA':
      return judgeSchema(assertion, evidence);
    case 'DATASET':
      return judgeDataset(assertion, evidence);
    default:
      return needsRows('A statement is run (SQL)');
  }
}

/** Where assertions may say how bad a failure is: beside what they compare. */
const SEVERITY_PLACES = ['rowCountTotal', 'rowCountChange', 'fieldValuesAssertion', 'fieldMetricAssertion'];

/** The first rule that holds of the compared number decides, else the default. */
function severityOf(assertion: JsonObject, { actualAggValue }: Finding): string | undefined {
  const config = [assertion, ...SEVERITY_PLACES.map((place) => recordAt(assertion, place))]
    .map((place) => recordAt(place, 'failureSeverityConfig'))
    .find((found) => found !== undefined);
  const rule = recordsAt(config, 'rules').find((each) => {
    if (actualAggValue === undefined) return false;
    const comparison = { operator: textAt(each, 'operator') ?? '', parameters: each['parameters'] };
    return compare(actualAggValue, comparison) === true;
  });
  return textAt(rule, 'severity') ?? textAt(config, 'defaultSeverity');
}
