/** The evidence and the outcome of assertions. No warehouse is queried: only the data of the catalog counts. */
import { recordAt, textAt, type JsonObject } from '../../../core/json.js';
import { dateAt } from '../../../core/clock.js';

/** Symbols of `AssertionResultErrorType` that a check by Trellis can have. */
type FaultType =
  | 'INSUFFICIENT_DATA'
  | 'INVALID_PARAMETERS'
  | 'INVALID_SOURCE_TYPE'
  | 'SOURCE_CONNECTION_ERROR'
  | 'UNSUPPORTED_PLATFORM';

/** Why a check has no result. */
export class Inconclusive {
  constructor(
    readonly type: FaultType,
    /** The exact missing data. */
    readonly message: string,
  ) {}
}

export type Result<Value> = Value | Inconclusive;

/** A time window, both ends inclusive, in epoch milliseconds. */
export interface Window {
  readonly from: number;
  readonly until: number;
}

export interface ChangeQuestion {
  readonly urn: string;
  /** Operations on a dataset, or successful runs of a data job. */
  readonly of: 'operations' | 'runs';
  readonly window: Window;
}

/** When the asserted entity changed, or its job ran, in epoch milliseconds. */
export interface Changes {
  /** The newest change in the window of the assertion. */
  readonly inWindow?: number | undefined;
  /** The newest change up to the end of the window. */
  readonly latest?: number | undefined;
}

/** The data about the asserted entity; each part exists if the kind of assertion needs it. */
export interface Evidence {
  /** Payload of `schemaMetadata`. */
  readonly schema?: JsonObject | undefined;
  /** Payloads of `datasetProfile` of the whole table, newest first. */
  readonly profiles?: readonly JsonObject[];
  readonly changes?: Changes;
}

export interface Outcome {
  readonly type: 'SUCCESS' | 'FAILURE' | 'ERROR';
  readonly severity?: string;
  readonly rowCount?: number;
  readonly unexpectedCount?: number;
  /** The number that was compared. */
  readonly actualAggValue?: number;
  /** The data that decided, as texts. */
  readonly nativeResults?: Readonly<Record<string, string>>;
  readonly error?: { readonly type: FaultType; readonly message: string };
}

/** The finding of one kind of assertion: whether it holds, and why. */
export interface Finding extends Pick<
  Outcome,
  'rowCount' | 'unexpectedCount' | 'actualAggValue' | 'nativeResults'
> {
  readonly holds: boolean;
}

/** @param what a clause that describes the necessary check */
export function needsRows(what: string): Inconclusive {
  return new Inconclusive(
    'SOURCE_CONNECTION_ERROR',
    `${what}, which requires the rows: the catalog has no connection to the platform of the data`,
  );
}

/** Profiles and operations describe the whole table, so an assertion on some of its rows cannot be checked. */
export function filterOf(assertion: JsonObject): Inconclusive | undefined {
  const filter = recordAt(assertion, 'filter');
  if (filter === undefined) return undefined;
  return needsRows(
    `It is about the rows of a filter (${textAt(filter, 'sql') ?? textAt(filter, 'type') ?? ''})`,
  );
}

const MAX_DATE_MILLIS = 8.64e15;

/** Formats a time for people; a time outside the range of dates as its number. */
export function isoTime(moment: number): string {
  return Math.abs(moment) <= MAX_DATE_MILLIS ? dateAt(moment).toISOString() : String(moment);
}
