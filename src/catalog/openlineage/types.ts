/** The parts of OpenLineage run events that are read. Other members and facets are ignored. */

/** Producers write a missing text as null, or leave it out. */
type Text = string | null;

export interface RunEvent {
  /** Absent: the event describes the job without a change of its run. */
  readonly eventType?: 'START' | 'RUNNING' | 'COMPLETE' | 'ABORT' | 'FAIL' | 'OTHER' | null;
  /** ISO 8601 with a time zone. */
  readonly eventTime: string;
  readonly producer?: Text;
  readonly run: Run;
  readonly job: Job;
  readonly inputs?: readonly Dataset[];
  readonly outputs?: readonly Dataset[];
}

interface Run {
  readonly runId: string;
  readonly facets?: {
    readonly parent?: { readonly run?: { readonly runId: string }; readonly job?: Named };
    readonly processing_engine?: { readonly name?: Text };
  };
}

export interface Named {
  readonly namespace: string;
  readonly name: string;
}

interface Job extends Named {
  readonly facets?: {
    readonly documentation?: { readonly description?: Text };
    readonly jobType?: { readonly integration?: Text; readonly jobType?: Text };
    readonly sourceCodeLocation?: { readonly url?: Text };
    readonly sql?: { readonly query?: Text };
  };
}

export interface Dataset extends Named {
  readonly facets?: {
    readonly documentation?: { readonly description?: Text };
    readonly schema?: { readonly fields?: readonly Field[] };
    readonly symlinks?: { readonly identifiers?: readonly (Named & { readonly type?: Text })[] };
    readonly columnLineage?: { readonly fields?: Readonly<Record<string, ColumnSources>> };
  };
}

export interface Field {
  readonly name: string;
  readonly type?: Text;
  readonly description?: Text;
  readonly fields?: readonly Field[];
}

interface ColumnSources {
  readonly inputFields: readonly (Named & { readonly field: string })[];
}
