/** Charts, independent of how an API presents them, and the names of entities in them. */
import type { MetadataModel } from '../../model/types.js';
import { readableEnd } from '../../model/search/key-facts.js';
import type { EntityReader } from '../entities/types.js';
import type { SearchReader } from '../search/types.js';
import type { Span, UsageEventReader } from '../usage-events/types.js';

/** The readers of the actor. */
export interface AnalyticsReaders {
  readonly model: MetadataModel;
  readonly entities: Pick<EntityReader, 'findEntities' | 'findNames'>;
  readonly search: Pick<SearchReader, 'search' | 'searchEach'>;
  readonly usageEvents: UsageEventReader;
}

export interface TimeSeriesChart {
  readonly kind: 'TimeSeriesChart';
  readonly title: string;
  readonly interval: 'DAY' | 'WEEK' | 'MONTH';
  /** In epoch milliseconds; `until` is exclusive. */
  readonly span: Span;
  /** Oldest first. `start` is the beginning of the period in epoch milliseconds. */
  readonly points: readonly { readonly start: number; readonly count: number }[];
}

export interface Bar {
  readonly name: string;
  readonly segments: readonly { readonly label: string; readonly value: number }[];
}

export interface BarChart {
  readonly kind: 'BarChart';
  readonly title: string;
  readonly bars: readonly Bar[];
}

export interface TableCell {
  readonly text: string;
  /** URN of the entity that the cell links to. */
  readonly urn?: string;
  /** Query text of the search that the cell links to. */
  readonly query?: string;
}

export interface TableChart {
  readonly kind: 'TableChart';
  readonly title: string;
  readonly columns: readonly string[];
  /** `values` are the values that were counted, `cells` how people read them. */
  readonly rows: readonly { readonly values: readonly string[]; readonly cells: readonly TableCell[] }[];
}

export type Chart = TimeSeriesChart | BarChart | TableChart;

export interface Highlight {
  readonly title: string;
  readonly value: number;
  /** A sentence about the value; empty if there is nothing to say. */
  readonly body: string;
}

/** Returns the display names of the entities; of an entity without one, the name in its URN. At most one statement. */
export async function findDisplayNames(
  { model, entities }: Pick<AnalyticsReaders, 'model' | 'entities'>,
  urns: readonly string[],
): Promise<(urn: string) => string> {
  const names = urns.length === 0 ? new Map<string, string>() : await entities.findNames([...new Set(urns)]);
  return (urn) => {
    const name = names.get(urn)?.trim() ?? '';
    return name === '' ? readableEnd(model, urn) : name;
  };
}
