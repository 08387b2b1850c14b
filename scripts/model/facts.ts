/** The parts of the facts of the model (`metadata-model.json`) that become schemas. */

export interface FieldFacts {
  readonly name: string;
  /** `string`, `a.b.Name`, `array<T>`, `map<T>`, `union<A|B>`. */
  readonly type: string;
  readonly optional?: boolean;
  readonly default?: unknown;
  readonly urn?: { readonly class: string };
  /** The types that its URNs may have, if several do or the class does not tell them. */
  readonly urnValidation?: { readonly entityTypes: readonly string[] };
  readonly url?: boolean;
  readonly deprecated?: boolean;
  readonly validate?: { readonly strlen?: { readonly min?: number; readonly max?: number } };
}

export interface TypeFacts {
  readonly kind: 'record' | 'enum' | 'union' | 'fixed';
  readonly fields?: readonly FieldFacts[];
  readonly symbols?: readonly string[];
  readonly deprecatedSymbols?: readonly string[];
  readonly members?: readonly { readonly key: string; readonly type: string }[];
  /** Occurs only in envelopes of events, which no schema needs. */
  readonly envelopeOnly?: boolean;
}

export interface AnnotationFacts {
  readonly path: string;
  readonly searchable?: Record<string, unknown>;
  readonly relationship?: Record<string, unknown>;
  readonly timeseriesField?: Record<string, unknown>;
  readonly timeseriesFieldCollection?: Record<string, unknown>;
}

export interface AspectFacts {
  readonly name: string;
  readonly recordName: string;
  readonly type: 'versioned' | 'timeseries';
  readonly keyForEntity?: string;
  readonly schemaVersion?: number;
  readonly annotations: readonly AnnotationFacts[];
}

export interface EntityFacts {
  readonly name: string;
  readonly keyAspect: string;
  readonly keyFields: readonly {
    readonly name: string;
    readonly type: string;
    readonly urnClass?: string;
    readonly entityTypes?: readonly string[];
    readonly optional?: boolean;
  }[];
  readonly category: string | null;
  readonly aspects: readonly string[];
  /** The class of its URNs, such as `DatasetUrn`. */
  readonly clientUrnClass: string;
}

export interface ModelFacts {
  readonly entities: readonly EntityFacts[];
  readonly aspects: readonly AspectFacts[];
  readonly types: Readonly<Record<string, TypeFacts>>;
  readonly snapshots: Readonly<Record<string, { readonly record: string }>>;
}
