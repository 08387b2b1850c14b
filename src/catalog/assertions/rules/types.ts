/** What an assertion is judged by, and how it turned out. Nothing here asks a warehouse: the catalog's own knowledge is all there is. */
import type { JsonObject } from '../../../core/json.js';

/** Symbols of `AssertionResultErrorType` that a run of Trellis may end with. */
export type FaultType =
  | 'INSUFFICIENT_DATA'
  | 'INVALID_PARAMETERS'
  | 'INVALID_SOURCE_TYPE'
  | 'SOURCE_CONNECTION_ERROR'
  | 'UNSUPPORTED_PLATFORM';

/** Why a check has no result. */
export class Inconclusive {
  constructor(
    readonly type: FaultType,
    /** Exactly what is missing. */
    readonly message: string,
  ) {}
}

export type Result<Value> = Value | Inconclusive;

/** A stretch of time, both ends inclusive, in epoch milliseconds. */
export interface Window {
  readonly from: number;
  readonly until: number;
}

export interface ChangeQuestion {
  readonly urn: string;
  /** Operations on a dataset, or runs of a data job that ended well. */
  readonly of: 'operations' | 'runs';
  readonly window: Window;
}

/** When the asserted entity changed, or its job ran; epoch milliseconds. */
export interface Changes {
  /** Newest one in the window of the assertion. */
  readonly inWindow?: number | undefined;
  /** Newest one up to the end of the window. */
  readonly latest?: number | undefined;
}

/** What the catalog knows of the asserted entity; a part is there where the kind of assertion needs it. */
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
  /** What it was judged by, in texts. */
  readonly nativeResults?: Readonly<Record<string, string>>;
  readonly error?: { readonly type: FaultType; readonly message: string };
}

/** What a kind of assertion found: does it hold, and by what. */
export interface Finding extends Pick<
  Outcome,
  'rowCount' | 'unexpectedCount' | 'actualAggValue' | 'nativeResults'
> {
  readonly holds: boolean;
}
